/** Small helpers for making elements, and the digit that a key means. */

export const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} name @param {Record<string, string>} [attributes] @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/**
 * @param {string} classes @param {string} id  To find it again. @param {string} words @param {() => void} press
 * @param {boolean} [possible]
 */
export function button(classes, id, words, press, possible = true) {
  const made = /** @type {HTMLButtonElement} */ (
    element("button", { type: "button", class: `btn ${classes}`, "data-id": id }, words)
  );
  made.disabled = !possible;
  made.addEventListener("click", press);
  return made;
}

/**
 * Other buttons in the place of those there are; the focus stays on the one with the same name.
 * @param {HTMLElement} root @param {HTMLElement[]} inside
 */
export function renew(root, inside) {
  const focused = root.contains(document.activeElement) ? document.activeElement?.getAttribute("data-id") : null;
  root.replaceChildren(...inside);
  if (!focused) return;
  const again = root.querySelector(`[data-id="${CSS.escape(focused)}"]`);
  /** @type {HTMLElement | null} */ (again)?.focus();
}

/**
 * The digit that a key means, "" for none.  On Czech and French keyboards digits need Shift: the key in the row of
 * digits counts, whatever is written on it.  The number pad without its lock is for the arrows.
 * @param {KeyboardEvent} event
 */
export function digitOf(event) {
  if (/^[0-9]$/.test(event.key)) return event.key;
  if (event.ctrlKey || event.altKey || event.metaKey || event.key === "?") return "";
  return /^Digit([0-9])$/.exec(event.code)?.[1] ?? "";
}
