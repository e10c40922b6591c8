/**
 * What can be gone back to at a desk, kept in this tab: so that a page that is loaded again, in another language for
 * example, goes on where it was.  Where the browser keeps nothing, everything works without.
 *
 * @import {Steps} from "./desk-history.js"
 */

/** Steps back and forth that are kept, and characters of them: a tab keeps a few million, of all its pages. */
const STEPS = 100;
const CHARACTERS = 200_000;

const name = () => `robacus-steps ${location.pathname}`;

/** Keep the steps around a draft. @param {string} draft @param {Steps} steps */
export function keepSteps(draft, { past, future }) {
  try {
    sessionStorage.setItem(name(), JSON.stringify({ draft, past: nearest(past), future: nearest(future) }));
  } catch {
    // A full or forbidden store: after loading the page again there is nothing to go back to.
  }
}

/** The steps that were kept around a draft. @param {string} draft @returns {Steps} */
export function keptSteps(draft) {
  try {
    const found = JSON.parse(sessionStorage.getItem(name()) ?? "null");
    if (found?.draft === draft) return { past: texts(found.past), future: texts(found.future) };
  } catch {
    // As above.
  }
  return { past: [], future: [] };
}

/** The last ones, as many as may be kept. @param {string[]} drafts */
function nearest(drafts) {
  let room = CHARACTERS;
  const kept = [];
  for (const draft of drafts.slice(-STEPS).reverse()) {
    room -= draft.length;
    if (room < 0) break;
    kept.unshift(draft);
  }
  return kept;
}

/** @param {unknown} found @returns {string[]} */
function texts(found) {
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
}
