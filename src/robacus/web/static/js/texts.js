/**
 * The page's own words, in the reader's language.  The server sends them finished in a data block; where a
 * word stands for something only the browser knows, it is written `{name}` and filled in here.
 */

import { dataBlock } from "./dom.js";

/** @type {Record<string, string>} */
let words = {};

/** Read the data block; called once by the entry module of a page. */
export function readTexts() {
  words = dataBlock("texts") ?? {};
}

/**
 * @param {string} id  As in the message files, such as `ui-copy`.
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function text(id, values = {}) {
  const found = words[id] ?? id;
  return found.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
