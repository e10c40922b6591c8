/**
 * A finished game as a strip of scenes: fetched in pages, kept, and followed frame by frame.  Position N is
 * what there was to see after step N.  No elements here.
 *
 * @import {Change, Frame, LogLine, Piece, ReplayPage, Result, Scene, SeatInfo} from "./types.js"
 */

import { follow } from "./model.js";
import { readFrame, readLine, readNow, readScene } from "./wire.js";

const PAGE = 100;

export class Film {
  /** @type {Map<number, Scene | null>} */
  #scenes = new Map();
  /** @type {Map<number, Frame>} */
  #frames = new Map();
  last = 0;
  /** The first position with something to see. */
  first = 0;
  /** @type {LogLine[]} */
  log = [];
  /** @type {SeatInfo[]} */
  seats = [];
  /** @type {Result | null} */
  outcome = null;
  /** Steps of which the judge says something. @type {number[]} */
  judged = [];

  /**
   * @param {string} address
   * @param {number | null} looking  Over whose shoulder; null: as somebody watching.
   */
  constructor(address, looking) {
    this.address = address;
    this.looking = looking;
  }

  /** Get the beginning, the move list and who played. */
  async open() {
    const page = await this.#load(1, true);
    this.log = page.log;
    this.seats = page.seats;
    this.outcome = page.outcome;
    this.judged = page.judged;
    const begin = page.frames.find((frame) => frame.change?.board);
    this.first = begin?.number ?? Math.min(1, page.last);
  }

  /** @param {number} at @returns {Promise<Scene | null>} */
  async scene(at) {
    if (!this.#scenes.has(at)) await this.#load(Math.max(1, at - PAGE / 2));
    return this.#scenes.get(at) ?? null;
  }

  /** The step that leads to a position. @param {number} at @returns {Promise<Frame | undefined>} */
  async frame(at) {
    if (!this.#frames.has(at)) await this.#load(at);
    return this.#frames.get(at);
  }

  /** What is likely wanted soon. @param {number} at */
  ahead(at) {
    const next = Math.min(this.last, at + 20);
    if (!this.#frames.has(next)) void this.#load(next).catch(() => {});
  }

  /** @param {number} from @returns {Promise<ReplayPage>} */
  async #load(from, log = false) {
    const url = new URL(this.address, location.href);
    url.searchParams.set("from", String(from));
    url.searchParams.set("count", String(PAGE));
    if (this.looking !== null) url.searchParams.set("looking", String(this.looking));
    if (log) url.searchParams.set("log", "1");
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${answer.status}`);
    const page = readPage(await answer.json());
    this.last = page.last;
    let scene = page.scene;
    this.#scenes.set(page.first - 1, scene);
    for (const frame of page.frames) {
      scene = follow(scene, frame);
      this.#scenes.set(frame.number, scene);
      this.#frames.set(frame.number, frame);
    }
    return page;
  }
}

/** @param {any} raw @returns {ReplayPage} */
function readPage(raw) {
  const { seats } = readNow({ number: 0, at: 0, phase: "over", seats: raw.seats ?? [] });
  return {
    first: raw.first,
    last: raw.last,
    frames: raw.frames.map(readFrame),
    scene: readScene(raw.scene),
    seats,
    outcome: raw.outcome ?? null,
    log: (raw.log ?? []).map(readLine),
    judged: raw.judged ?? [],
  };
}

/**
 * What makes one scene into another, for going back.
 * @param {Scene} old
 * @param {Scene} next
 * @returns {Change}
 */
export function difference(old, next) {
  /** @type {Piece[]} */
  const put = [];
  for (const piece of next.pieces.values()) {
    if (JSON.stringify(old.pieces.get(piece.key)) !== JSON.stringify(piece)) put.push(piece);
  }
  return { put, gone: [...old.pieces.keys()].filter((key) => !next.pieces.has(key)) };
}
