/**
 * The sheets of a desk that can be gone back to, and those that were gone back from.  No elements here.
 *
 * @import {Sheet} from "./types.js"
 */

/** Sheets that can be gone back to. */
const REMEMBERED = 500;

export class SheetHistory {
  /** @type {Sheet[]} */
  #past = [];
  /** @type {Sheet[]} */
  #future = [];

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /** Something new was made of this sheet. @param {Sheet} before */
  add(before) {
    this.#past = [...this.#past.slice(1 - REMEMBERED), before];
    this.#future = [];
  }

  /** The sheet before this one, if there is one. @param {Sheet} now */
  undo(now) {
    const to = this.#past.pop();
    if (to) this.#future.push(now);
    return to;
  }

  /** The sheet after this one, if there is one. @param {Sheet} now */
  redo(now) {
    const to = this.#future.pop();
    if (to) this.#past.push(now);
    return to;
  }
}
