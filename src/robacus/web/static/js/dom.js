/**
 * Small helpers for making and finding elements.  Text always goes in as text, never as markup.
 */

/** @typedef {string | Node | null | undefined | false} Child */
/**
 * @typedef {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} Attributes
 */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element.  Attributes that are false, null or undefined are left out; true means an empty attribute;
 * functions are listeners (`onclick`).
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  dress(element, attributes);
  element.append(...children.filter(isNode));
  return element;
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  dress(element, attributes);
  element.append(...children.filter(isNode));
  return element;
}

/** @param {Child} child @returns {child is string | Node} */
function isNode(child) {
  return child !== null && child !== undefined && child !== false && child !== "";
}

/** @param {Element} element @param {Attributes} attributes */
function dress(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined)
      element.setAttribute(name, String(value));
  }
}

/**
 * The element with this id, which the page's template has put there.
 * @template {Element} T
 * @param {string} id
 * @param {{new (): T}} type
 * @returns {T}
 */
export function byId(id, type) {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`the page has no ${type.name} #${id}`);
  return element;
}

/**
 * What a data block of the page holds.
 * @param {string} id
 * @returns {any}
 */
export function dataBlock(id) {
  return JSON.parse(document.getElementById(id)?.textContent || "null");
}

/**
 * SVG elements of trusted markup that the server made.  Parsed as XML, so nothing in it can run.
 * @param {string} markup
 * @returns {Node[]}
 */
export function svgNodes(markup) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, "image/svg+xml");
  for (const script of parsed.querySelectorAll("script, foreignObject, parsererror")) script.remove();
  return [...document.importNode(parsed.documentElement, true).childNodes];
}

/**
 * Put children in place of what is there, but only when they differ: focus and screen readers are left in
 * peace.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
