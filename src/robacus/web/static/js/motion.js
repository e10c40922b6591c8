/**
 * Lets pieces travel from one scene to the next: a queue of steps with play, pause, one step at a time, and
 * speed.  Live play and replay are this same code.  What is queued here is only what is still to be *seen*;
 * what the game is, and what can be done in it, is known to the page at once and never waits for a picture.
 *
 * @import {Change, Piece, Point, Scene} from "./types.js"
 * @import {Drawn, SceneView} from "./scene.js"
 */

import { rotation, shift } from "./scene.js";

/**
 * @typedef {object} Showing
 * @property {Scene} scene  The scene after it.
 * @property {Change | null} change
 * @property {ReadonlyMap<string, Point[]>} paths  Piece key -> the points it passes.
 * @property {number} [hold]  Milliseconds that it stays to be seen at least.
 * @property {() => void} [shown]  Called when it is to be seen (not when it is jumped over).
 */

/**
 * @typedef {{key: string, path: Point[]}} Promised  A way that a piece goes before the server has said so.
 */

/** How much faster what is queued goes for every step that waits behind it. */
const HASTE = 0.6;
/** What stays to be read is only hurried when more than so many steps wait, by so much for each. */
const PATIENCE = 8;
const IMPATIENCE = 0.25;
/** What was still under way when a person does the next thing is brought home this much faster. */
const HURRY = 8;

const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Motion {
  /** @type {(Showing | Promised)[]} */
  #queue = [];
  /** @type {Animation[]} */
  #moving = [];
  /** @type {Promised | null} */
  #promise = null;
  #running = false;
  #hurried = 0;
  #round = 0;
  /** In the middle of a pause one more step was asked for. */
  #more = false;
  paused = false;
  speed = 1;
  /** Every step is to be followed: what waits behind it does not hurry it, and it is held even where nothing moves. */
  steady = false;
  /** Called whenever nothing is left to show. */
  idle = () => {};

  /** @param {SceneView} view */
  constructor(view) {
    this.view = view;
    document.addEventListener("visibilitychange", () => document.hidden && this.#finish());
  }

  get busy() {
    return this.#running;
  }

  /** Show a scene at once and forget what was queued. @param {Scene} scene */
  jump(scene) {
    this.#round++;
    this.#queue = [];
    this.#promise = null;
    this.#hurried = 0;
    this.#finish();
    this.view.show(scene);
  }

  /** @param {Showing} showing */
  push(showing) {
    this.#queue.push(showing);
    if (!this.paused) void this.#run();
  }

  /** Let a piece go at once where its control says it will. @param {string} key @param {Point[]} path */
  promise(key, path) {
    if (path.length < 2 || !this.view.drawn.has(key)) return;
    this.hurry();
    this.#queue.push({ key, path });
    void this.#run();
  }

  /** The promise could not be kept: back to where the piece is in truth. @param {Scene} scene */
  retract(scene) {
    this.#queue = this.#queue.filter((item) => "scene" in item);
    const promise = this.#promise;
    this.#promise = null;
    const piece = promise && scene.pieces.get(promise.key);
    if (piece) this.push({ scene, change: { put: [piece] }, paths: new Map() });
  }

  /** Bring home quickly what is still under way. */
  hurry() {
    this.#hurried = this.#queue.length;
    for (const animation of this.#moving) animation.updatePlaybackRate(HURRY);
  }

  pause() {
    this.paused = true;
  }

  play() {
    this.paused = false;
    void this.#run();
  }

  /** Show one more step of the queue; while one is shown, its end, and then the next if it was paused before. */
  step() {
    this.#more = this.paused && this.#running;
    this.paused = true;
    if (this.#running) this.#finish();
    else void this.#run(true);
  }

  async #run(once = false) {
    if (this.#running) return;
    this.#running = true;
    let item;
    while ((once || !this.paused || this.#more) && (item = this.#queue.shift())) {
      this.#more = false;
      const round = this.#round;
      if ("scene" in item) await this.#show(item, round);
      else await this.#keep(item);
      this.#hurried = Math.max(0, this.#hurried - 1);
      if (round === this.#round && "scene" in item) {
        item.shown?.();
        if (item.hold && item.change && this.#isHeld()) await this.#rest(item.hold);
      }
      once = false;
    }
    this.#running = false;
    if (this.#queue.length === 0) this.idle();
    else if (!this.paused) void this.#run();
  }

  /** @param {Showing} item @param {number} round */
  async #show({ scene, change, paths }, round) {
    const promised = this.#promise;
    this.#promise = null;
    if (!change || this.view.isNewBoard(scene) || isStill()) {
      if (change) this.view.show(scene);
      return;
    }
    /** @type {Animation[]} */
    const moving = [];
    for (const key of change.gone ?? []) {
      const drawn = this.view.drawn.get(key);
      if (drawn) moving.push(this.#fade(drawn, 1, 0));
    }
    for (const piece of change.put ?? []) {
      const before = this.view.drawn.get(piece.key);
      const from = before && { x: before.x, y: before.y, turn: before.turn };
      const drawn = this.view.put(piece);
      if (!from) moving.push(this.#fade(drawn, 0, 1));
      else if (from.x !== piece.x || from.y !== piece.y || from.turn !== piece.turn) {
        const path = promised?.key === piece.key ? [] : (paths.get(piece.key) ?? []);
        moving.push(...this.#travel(drawn, from, path, piece));
      }
    }
    await this.#watch(moving);
    if (round === this.#round) this.view.show(scene);
  }

  /** Whether a step stays to be read. */
  #isHeld() {
    return this.steady ? !document.hidden : !isStill();
  }

  /** Nothing moves: what is there is read. @param {number} duration */
  async #rest(duration) {
    const resting = this.view.frame.animate([], { duration });
    const late = this.steady ? 0 : Math.max(0, this.#queue.length - PATIENCE);
    resting.playbackRate = this.#hurried ? HURRY : this.speed * (1 + IMPATIENCE * late);
    this.#moving = [resting];
    await Promise.allSettled([resting.finished]);
    this.#moving = [];
  }

  /** @param {Promised} promise */
  async #keep({ key, path }) {
    this.#promise = { key, path };
    const drawn = this.view.drawn.get(key);
    if (!drawn) return;
    const from = { x: drawn.x, y: drawn.y, turn: drawn.turn };
    const [x, y] = /** @type {Point} */ (path.at(-1));
    this.view.move(drawn, x, y, drawn.turn);
    if (!isStill()) await this.#watch(this.#travel(drawn, from, path, drawn));
  }

  /**
   * @param {Drawn} drawn
   * @param {{x: number, y: number, turn: number}} from
   * @param {Point[]} path
   * @param {{x: number, y: number, turn: number}} to
   */
  #travel(drawn, from, path, to) {
    /** @type {Point[]} */
    const points =
      path.length > 1
        ? path
        : [
            [from.x, from.y],
            [to.x, to.y],
          ];
    const lengths = points.map((point, index) => (index ? distance(point, points[index - 1]) : 0));
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    let gone = 0;
    const steps = points.map(([x, y], index) => {
      gone += lengths[index];
      const last = index === points.length - 1;
      return {
        transform: shift(x, y),
        offset: last ? 1 : whole ? gone / whole : index / (points.length - 1),
      };
    });
    const timing = {
      duration: milliseconds("--slide", 320) * Math.min(2, 0.5 + 0.1 * whole),
      easing: "cubic-bezier(0.3, 0.1, 0.25, 1)",
    };
    // Things in motion are above things at rest.
    drawn.element.parentNode?.append(drawn.element);
    const moving = whole ? [drawn.element.animate(steps, timing)] : [];
    if (from.turn !== to.turn) {
      // The short way round.
      const end = to.turn + 360 * Math.round((from.turn - to.turn) / 360);
      moving.push(drawn.body.animate([{ transform: rotation(from.turn) }, { transform: rotation(end) }], timing));
    }
    return moving;
  }

  /** @param {Drawn} drawn @param {number} from @param {number} to */
  #fade(drawn, from, to) {
    const place = shift(drawn.x, drawn.y);
    return drawn.element.animate(
      [
        { opacity: from, transform: `${place} scale(${from ? 1 : 0.6})` },
        { opacity: to, transform: `${place} scale(${to ? 1 : 0.6})` },
      ],
      { duration: milliseconds("--calm", 220), easing: "ease-out", fill: to ? "none" : "forwards" },
    );
  }

  /** @param {Animation[]} moving */
  async #watch(moving) {
    if (!moving.length) return;
    const haste = this.#hurried ? HURRY : this.steady ? 1 : 1 + HASTE * this.#queue.length;
    for (const animation of moving) animation.playbackRate = Math.min(this.speed * haste, HURRY * 2);
    this.#moving = moving;
    this.view.frame.classList.add("moving");
    await Promise.allSettled(moving.map((animation) => animation.finished));
    this.view.frame.classList.remove("moving");
    this.#moving = [];
  }

  #finish() {
    for (const animation of this.#moving) animation.finish();
  }
}

/** Nobody wants to see it move, or nobody can. */
function isStill() {
  return still.matches || document.hidden;
}

/** @param {Point} a @param {Point} b */
function distance(a, b) {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** A duration of the visual language. @param {string} name @param {number} usual */
function milliseconds(name, usual) {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const number = parseFloat(value);
  if (!Number.isFinite(number)) return usual;
  return value.endsWith("ms") ? number : number * 1000;
}
