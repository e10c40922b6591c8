/**
 * What this page knows of the table: the latest scene, where the table stands, the move list.  It follows the
 * server's messages and says what is new to be shown.  No elements, no socket.
 *
 * @import {Frame, Frames, LogLine, Now, Scene, Snapshot, Standing} from "./types.js"
 * @import {Showing} from "./motion.js"
 */

import { changed } from "./wire.js";

/** Lines of the move list that are kept on the page. */
const LINES = 500;

/** @typedef {Showing & {frame: Frame}} NewStep */

/**
 * @typedef {object} News
 * @property {boolean} anew  Everything is new: show it at once.
 * @property {boolean} gap  Something between was missed: ask again.
 * @property {NewStep[]} steps  What happened, in order.
 */

export class Model {
  /** @type {Now | null} */
  now = null;
  /** @type {Scene | null} */
  scene = null;
  /** @type {LogLine[]} */
  log = [];
  /** Number of the last step known; -1 before anything is. */
  number = -1;
  #heardAt = 0;

  /** @param {Snapshot | Frames | Standing} message @returns {News} */
  heard(message) {
    /** @type {News} */
    const news = { anew: false, gap: false, steps: [] };
    if (message.t === "snapshot") {
      this.scene = message.scene;
      this.log = [...message.log];
      this.number = message.now.number;
      news.anew = true;
    } else if (message.t === "frames") {
      const fresh = message.frames.filter((frame) => frame.number > this.number);
      if (fresh.length && fresh[0].number !== this.number + 1) return { ...news, gap: true };
      news.steps = fresh.map((frame) => this.take(frame));
    }
    this.now = message.now;
    this.#heardAt = performance.now();
    return news;
  }

  /** The table's own time now, in milliseconds. */
  time() {
    if (!this.now) return 0;
    return this.now.at + (this.now.running ? performance.now() - this.#heardAt : 0);
  }

  /** There is more than was sent: the end of a long action is fetched as it is shown. */
  get behind() {
    return this.now?.phase === "over" && this.number < this.now.number;
  }

  /** Everything is known now. @param {Scene | null} scene @param {number} number @param {LogLine[]} log */
  arrive(scene, number, log) {
    this.scene = scene;
    this.number = number;
    this.log = log.slice(-LINES);
  }

  /** Seats held by this page. */
  mine() {
    return (this.now?.seats ?? []).filter((seat) => seat.mine);
  }

  /** @param {number | null} seat */
  name(seat) {
    return this.now?.seats.find((info) => info.seat === seat)?.name ?? "";
  }

  /** The next step, whoever brought it. @param {Frame} frame @returns {NewStep} */
  take(frame) {
    this.number = frame.number;
    if (frame.listed) this.log = [...this.log.slice(1 - LINES), frame];
    const scene = follow(this.scene, frame);
    this.scene = scene;
    // Before the game has begun there is nothing to draw, and nothing to move.
    const shown = scene ?? EMPTY;
    const paths = new Map(frame.paths);
    return { frame, scene: shown, change: scene && frame.change, paths, hold: frame.hold };
  }
}

/** @type {Scene} */
export const EMPTY = {
  board: { key: "", width: 1, height: 1, art: "", symbols: {}, squares: [], label: "", hexes: false, parts: [] },
  pieces: new Map(),
  places: [],
  facts: [],
  status: "",
  clock: null,
  trails: [],
};

/**
 * The scene after a frame; null while the game has not begun.
 * @param {Scene | null} scene
 * @param {Frame} frame
 */
export function follow(scene, frame) {
  if (!frame.change) return scene;
  if (!scene && !frame.change.board) return null;
  return changed(scene ?? EMPTY, frame.change);
}
