/**
 * While a mouse button or a finger is down, what lies under it is not drawn anew: a press that ends on another element
 * than it began on would be lost, and whoever pressed would wait for nothing.
 */

/** What is being pressed. @type {Node | null} */
let pressed = null;
/** What is to be drawn after that, once for each part. @type {Map<HTMLElement, () => void>} */
const waiting = new Map();

/**
 * Draw a part of the page anew, now or right after the press that it would disturb; only the last drawing counts.
 * @param {HTMLElement} part @param {() => void} draw
 */
export function drawUnpressed(part, draw) {
  if (pressed && part.contains(pressed)) waiting.set(part, draw);
  else draw();
}

function released() {
  pressed = null;
  const draws = [...waiting.values()];
  waiting.clear();
  for (const draw of draws) draw();
}

addEventListener("pointerdown", (event) => (pressed = /** @type {Node} */ (event.target)), true);
// The click that belongs to a press comes right after its end.
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(released), true);
addEventListener("blur", released);
