/** Dragging a card with mouse, pen or finger: it flies under the pointer until it is let go. */

/** A pointer that moved so far drags (px). */
const DRAG = 7;

/**
 * @param {PointerEvent} down @param {HTMLElement} face  The card.
 * @param {(event: PointerEvent) => void} over  The pointer is there now.
 * @param {(event: PointerEvent | null) => void} end  It was let go there; null: nowhere, or it was no drag.
 */
export function drag(down, face, over, end) {
  if (down.button !== 0) return;
  /** @type {HTMLElement | null} */
  let flying = null;
  const stop = new AbortController();
  const { signal } = stop;
  const move = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== down.pointerId) return;
    if (!flying) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < DRAG) return;
      flying = /** @type {HTMLElement} */ (face.cloneNode(true));
      flying.classList.add("bench-flying");
      flying.setAttribute("aria-hidden", "true");
      face.classList.add("bench-away");
      document.body.append(flying);
    }
    flying.style.left = `${event.clientX}px`;
    flying.style.top = `${event.clientY}px`;
    over(event);
  };
  const up = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== down.pointerId) return;
    stop.abort();
    if (!flying) {
      end(null);
      return;
    }
    flying.remove();
    face.classList.remove("bench-away");
    // The click that comes with letting go is none.
    const swallow = (/** @type {Event} */ click) => (click.stopPropagation(), click.preventDefault());
    document.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", swallow, { capture: true }));
    end(event.type === "pointerup" ? event : null);
  };
  document.addEventListener("pointermove", move, { signal });
  document.addEventListener("pointerup", up, { signal });
  document.addEventListener("pointercancel", up, { signal });
}
