/** Small helpers for making elements and for reading a program's text. */

export const CELLS = 16;
export const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Record<string, string | number | boolean | null | ((event: any) => void)>} Attributes */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name @param {Attributes} [attributes] @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== null) element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/** @param {string} words @param {() => void} press */
export function button(words, press) {
  return make("button", { type: "button", class: "btn", onclick: press }, words);
}

/** @param {string} name @param {() => void} changed */
export function select(name, changed) {
  return make("select", { name, onchange: changed });
}

/** @param {string} words @param {HTMLElement} field @param {string} [classes] */
export function label(words, field, classes = "") {
  return make("label", { class: classes }, make("span", {}, words), field);
}

/** @param {...HTMLElement} children */
export function row(...children) {
  return make("div", { class: "sheet-row" }, ...children);
}

/** @typedef {[string, string][]} Entries  Value and words. */

/** @param {HTMLSelectElement} list @param {Entries} entries */
export function options(list, entries) {
  fill(list, entries.map(option));
}

/**
 * The same in groups; those without a heading stand alone, and empty ones are left out.
 * @param {HTMLSelectElement} list @param {{heading: string, entries: Entries}[]} groups
 */
export function grouped(list, groups) {
  fill(
    list,
    groups.flatMap(({ heading, entries }) => {
      if (!entries.length) return [];
      return heading ? [make("optgroup", { label: heading }, ...entries.map(option))] : entries.map(option);
    }),
  );
}

/** @param {[string, string]} entry */
function option([value, words]) {
  return make("option", { value }, words);
}

/** What was chosen stays so, where it is still there. @param {HTMLSelectElement} list @param {HTMLElement[]} children */
function fill(list, children) {
  const { value } = list;
  list.replaceChildren(...children);
  if ([...list.options].some((one) => one.value === value)) list.value = value;
}

/** A field with its label. @param {HTMLElement} field @param {boolean} yes */
export function shown(field, yes) {
  if (field.parentElement) field.parentElement.hidden = !yes;
}

/** The cells of a typed program, without remarks. @param {string} words */
export function split(words) {
  return words
    .replace(/#.*$/gm, "")
    .trim()
    .split(/[\s,;|]+/)
    .filter(Boolean)
    .slice(0, 4 * CELLS);
}
