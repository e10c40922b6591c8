/**
 * The menus of the header close as menus do: with Esc, which gives the focus back, and by a press elsewhere.  They are
 * `<details>` elements and open and close by themselves without this.
 *
 * Pages whose address keeps up with what is done there, such as desks, come back as they are now, and not as they
 * were when they came.
 */

const OPEN = "details.menu[open]";

/** @returns {NodeListOf<HTMLDetailsElement>} */
const openMenus = () => document.querySelectorAll(OPEN);

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of openMenus()) {
    const inside = menu.contains(document.activeElement);
    menu.open = false;
    if (inside) menu.querySelector("summary")?.focus();
  }
});

document.addEventListener("pointerdown", (event) => {
  for (const menu of openMenus()) {
    if (!menu.contains(/** @type {Node} */ (event.target))) menu.open = false;
  }
});

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const back = form.matches(".menu-panel") && form.elements.namedItem("back");
  if (!(back instanceof HTMLInputElement)) return;
  const { pathname, search } = location;
  // Another path than that of the page is where a refused form was sent to: nothing to come back to.
  if (back.value.split("?")[0] === pathname) back.value = pathname + search;
});
