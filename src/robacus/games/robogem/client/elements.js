/** Small helpers for making elements. */

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

/** @param {string} classes @param {(event: MouseEvent) => void} press @returns {HTMLButtonElement} */
export function button(classes, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = classes;
  made.addEventListener("click", press);
  return made;
}

/** @param {string} words */
export function note(words) {
  return element("span", { class: "bench-hint" }, words);
}
