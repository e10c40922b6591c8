/**
 * The menus of the header close as menus do: with Esc, which gives the focus back, and by a press elsewhere.  They are
 * `<details>` elements and open and close by themselves without this.
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
