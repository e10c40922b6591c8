/**
 * The sheets of a desk that can be gone back to, and those that were gone back from.  No elements here.
 *
 * @import {Sheet} from "./types.js"
 */

/** Sheets that can be gone back to. */
const REMEMBERED = 500;

/**
 * @typedef {object} Step
 * @property {string} draft
 * @property {Sheet | null} sheet  What it looks like; null where only its draft was kept.
 *
 * @typedef {object} Steps  Drafts, the nearest last.
 * @property {string[]} past
 * @property {string[]} future
 */

export class SheetHistory {
  /** @type {Step[]} */
  #past;
  /** @type {Step[]} */
  #future;

  /** @param {Steps} [kept] */
  constructor({ past, future } = { past: [], future: [] }) {
    this.#past = past.map((draft) => ({ draft, sheet: null }));
    this.#future = future.map((draft) => ({ draft, sheet: null }));
  }

  /** The step before this one, if there is one. */
  get before() {
    return this.#past.at(-1);
  }

  /** The step after this one, if there is one. */
  get after() {
    return this.#future.at(-1);
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /** All of it as drafts. @returns {Steps} */
  get drafts() {
    return { past: this.#past.map(({ draft }) => draft), future: this.#future.map(({ draft }) => draft) };
  }

  /** Something new was made of this sheet. @param {Sheet} before */
  add(before) {
    this.#past = [...this.#past.slice(1 - REMEMBERED), step(before)];
    this.#future = [];
  }

  /** The step before is the one that is shown. @param {Sheet} now  What was shown. */
  undo(now) {
    if (this.#past.pop()) this.#future.push(step(now));
  }

  /** The step after is the one that is shown. @param {Sheet} now  What was shown. */
  redo(now) {
    if (this.#future.pop()) this.#past.push(step(now));
  }
}

/** @param {Sheet} sheet @returns {Step} */
function step(sheet) {
  return { draft: sheet.draft, sheet };
}
