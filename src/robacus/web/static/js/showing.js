/**
 * The rest of an action that is too long to be sent whole, such as a battle: its steps are fetched in pages and
 * shown one after the other, with the buttons of `Transport`.  The game is over by then, so nothing waits for it.
 *
 * @import {Model} from "./model.js"
 * @import {Motion} from "./motion.js"
 * @import {Live} from "./live.js"
 * @import {Transport} from "./transport.js"
 * @import {Scene} from "./types.js"
 */

import { Film } from "./film.js";

/** Between two steps while playing, at usual speed (ms). */
const DWELL = 420;

/**
 * @typedef {object} Parts
 * @property {Model} model
 * @property {Motion} motion
 * @property {Live} live
 * @property {Transport} transport
 * @property {string} framesUrl
 * @property {(scene: Scene) => void} show  A scene is to be seen now.
 * @property {() => void} done  The end has been seen.
 */

export class Showing {
  /** @type {Film | null} */
  #film = null;
  #playing = false;
  #timer = 0;
  /** Grows with everything that is wanted, so that what was wanted before is forgotten. */
  #wanted = 0;

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** Whether there is still something to be seen. */
  get active() {
    return this.#film !== null;
  }

  /** Begin with what comes after the last step known. @param {number | null} looking */
  begin(looking) {
    if (this.#film) return;
    this.#film = new Film(this.parts.framesUrl, looking);
    this.parts.transport.take(this);
    this.play();
  }

  /** Nothing is left to show: everything came at once, or was seen. */
  stop() {
    if (!this.#film) return;
    this.#wanted++;
    clearTimeout(this.#timer);
    this.#film = null;
    this.#playing = false;
    this.parts.transport.leave(this);
    this.parts.done();
  }

  play() {
    this.#playing = this.parts.transport.playing = true;
    if (!this.parts.motion.busy) void this.#on();
  }

  pause() {
    clearTimeout(this.#timer);
    this.#playing = this.parts.transport.playing = false;
  }

  step() {
    this.pause();
    void this.#on();
  }

  /** @param {number} speed */
  speed(speed) {
    this.parts.motion.speed = speed;
  }

  /** Straight to the end. */
  async end() {
    const { model, motion, show } = this.parts;
    const film = this.#film;
    if (!film) return;
    this.pause();
    const wanted = ++this.#wanted;
    await film.open();
    const scene = await film.scene(film.last);
    if (wanted !== this.#wanted) return;
    model.arrive(scene, film.last, film.log);
    if (scene) {
      motion.jump(scene);
      show(scene);
    }
    this.stop();
  }

  /** One step on, with its motion. */
  async #on() {
    const { model, motion, live, show } = this.parts;
    const film = this.#film;
    if (!film) return;
    const wanted = ++this.#wanted;
    const at = model.number + 1;
    const frame = await film.frame(at);
    if (wanted !== this.#wanted) return;
    if (!frame || !model.behind) {
      this.stop();
      return;
    }
    film.ahead(at);
    const step = model.take(frame);
    live.say(frame.say);
    this.parts.transport.say(frame.say);
    if (motion.busy && step.scene) motion.hurry();
    motion.push({ ...step, shown: () => show(step.scene) });
  }

  /** Everything of a step was seen: after a while comes the next one. */
  next() {
    clearTimeout(this.#timer);
    if (!this.parts.model.behind) this.stop();
    else if (this.#playing) this.#timer = setTimeout(() => void this.#on(), DWELL / this.parts.motion.speed);
  }
}
