/**
 * What a desk asks of the server, and when: edits one after another, each on what the one before it has made,
 * and beside them one search in the background.  What comes of it is the desk's affair.  No elements here.
 *
 * @import {Sheet} from "./types.js"
 */

import { askDesk } from "./desk-sheet.js";

/** A search that answers this soon needs no sign that it is under way (ms). */
const SOON = 300;

/**
 * @typedef {object} AskingListener
 * @property {() => string} board  Key of the board that is to be seen now.
 * @property {(sheet: Sheet) => void} came  An edit was made.
 * @property {(why: string) => void} failed  What was asked for did not come; "": somebody has stopped it.
 * @property {(sheet: Sheet, found: Sheet) => void} found  What the background has to say about a sheet.
 * @property {(why: string) => void} lost  The background has nothing to say.
 * @property {(busy: boolean) => void} busy  An edit is waited for.
 * @property {(thinking: boolean) => void} thinking  Something is searched for in the background.
 */

export class Asking {
  /** What is to be done, one after another. */
  #chain = Promise.resolve();
  /** Grows when something fails: what was asked for on the strength of it is forgotten. */
  #round = 0;
  /** The edit that is waited for. @type {AbortController | null} */
  #edit = null;
  /** @type {AbortController | null} */
  #background = null;

  /** @param {string} url  The address of the desk. @param {AskingListener} listener */
  constructor(url, listener) {
    this.url = url;
    this.listener = listener;
  }

  /**
   * Do something when everything before it has been done, unless that fails.
   * @param {() => Promise<string>} work
   * @returns {Promise<string>} why it was not possible, or ""
   */
  next(work) {
    const round = this.#round;
    const done = this.#chain.then(() => (round === this.#round ? work() : ""));
    this.#chain = done.then(
      () => {},
      () => {},
    );
    return done;
  }

  /** Forget what waits to be done. */
  forget() {
    this.#round++;
  }

  /**
   * Make an edit of a draft, now.
   * @param {string} draft @param {string} edit
   * @returns {Promise<string>} why it was not possible, or ""
   */
  async edit(draft, edit) {
    const search = new AbortController();
    this.#edit = search;
    const sign = setTimeout(() => this.listener.busy(true), SOON);
    try {
      this.listener.came(await this.look(draft, edit, search.signal));
      return "";
    } catch (error) {
      this.forget();
      const why = search.signal.aborted ? "" : reason(error);
      this.listener.failed(why);
      return why;
    } finally {
      clearTimeout(sign);
      this.listener.busy(false);
      this.#edit = null;
    }
  }

  /** Stop the edit that is waited for. */
  cancel() {
    this.#edit?.abort();
  }

  /**
   * What a draft looks like after an edit; nothing comes of it.
   * @param {string} draft @param {string} edit @param {AbortSignal} [signal]
   */
  look(draft, edit, signal) {
    return askDesk(this.url, draft, edit, this.listener.board(), signal);
  }

  /**
   * What a draft looks like that was there before; null where that cannot be found out.
   * @param {string} draft @param {string} keep  The edit that brings it what cannot be taken back.
   */
  async open(draft, keep) {
    this.leaveBackground();
    try {
      return await this.look(draft, keep);
    } catch (error) {
      this.forget();
      this.listener.failed(reason(error));
      return null;
    }
  }

  /** Find out more about a draft while people go on, as its sheet says (`then`). @param {Sheet} sheet */
  findOut(sheet) {
    this.leaveBackground();
    if (sheet.then) void this.#search(sheet);
  }

  /** @param {Sheet} sheet */
  async #search(sheet) {
    const search = new AbortController();
    this.#background = search;
    const sign = setTimeout(() => this.listener.thinking(true), SOON);
    try {
      const found = await askDesk(this.url, sheet.draft, sheet.then, sheet.scene.board.key, search.signal);
      if (!search.signal.aborted) this.listener.found(sheet, found);
    } catch (error) {
      if (!search.signal.aborted) this.listener.lost(reason(error));
    } finally {
      clearTimeout(sign);
      if (this.#background === search) {
        this.listener.thinking(false);
        this.#background = null;
      }
    }
  }

  /** Nobody waits any more for what is searched for in the background. */
  leaveBackground() {
    this.#background?.abort();
  }
}

/** @param {unknown} error */
function reason(error) {
  return error instanceof Error ? error.message : String(error);
}
