/**
 * The rest of an action that is too long to be sent whole, such as a battle: its steps are fetched in pages and
 * shown one after the other, with play, pause, one step on, speed, and a way straight to the end.  The game is
 * over by then, so nothing waits for it.
 *
 * @import {Model} from "./model.js"
 * @import {Motion} from "./motion.js"
 * @import {Live} from "./live.js"
 * @import {Scene} from "./types.js"
 */

import { h, setText, svg } from "./dom.js";
import { Film } from "./film.js";
import { text } from "./texts.js";

/** Between two steps while playing, at usual speed (ms). */
const DWELL = 420;
const SPEEDS = [0.5, 1, 2, 4, 8];

const ICONS = /** @type {const} */ ({
  play: "M7 4.5v15l12-7.5z",
  stop: "M8 5v14M16 5v14",
  step: "M7 5.5v13L17 12z",
  last: "M18 5v14M5 5.5v13l9.5-6.5z",
});

/**
 * @typedef {object} Parts
 * @property {Model} model
 * @property {Motion} motion
 * @property {Live} live
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
  #label = h("span", {});
  #play = button("play", () => (this.#playing ? this.pause() : this.play()), this.#label);
  #speed = h(
    "select",
    { onchange: () => (this.parts.motion.speed = Number(this.#speed.value)) },
    ...SPEEDS.map((speed) => h("option", { value: speed, selected: speed === 1 }, `${speed} ×`)),
  );

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
    this.element = h(
      "div",
      { class: "transport", role: "group", "aria-label": text("ui-transport"), hidden: true },
      this.#play,
      button("step", () => this.step()),
      button("last", () => void this.end()),
      h("label", { class: "speed" }, h("span", { class: "sr" }, text("ui-speed")), this.#speed),
    );
  }

  /** Whether there is still something to be seen. */
  get active() {
    return this.#film !== null;
  }

  /** Begin with what comes after the last step known. @param {number | null} looking */
  begin(looking) {
    if (this.#film) return;
    this.#film = new Film(this.parts.framesUrl, looking);
    this.element.hidden = false;
    this.parts.motion.idle = () => this.#next();
    this.play();
  }

  /** Nothing is left to show: everything came at once, or was seen. */
  stop() {
    if (!this.#film) return;
    this.#wanted++;
    clearTimeout(this.#timer);
    this.#film = null;
    this.#playing = false;
    this.element.hidden = true;
    this.parts.motion.idle = () => {};
    this.parts.motion.speed = 1;
    this.#speed.value = "1";
    this.parts.done();
  }

  play() {
    this.#playing = true;
    this.#buttons();
    if (!this.parts.motion.busy) void this.#on();
  }

  pause() {
    clearTimeout(this.#timer);
    this.#playing = false;
    this.#buttons();
  }

  step() {
    this.pause();
    void this.#on();
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
    if (motion.busy && step.scene) motion.hurry();
    motion.push({ ...step, shown: () => show(step.scene) });
  }

  /** Everything of a step was seen: after a while comes the next one. */
  #next() {
    clearTimeout(this.#timer);
    if (!this.parts.model.behind) this.stop();
    else if (this.#playing) this.#timer = setTimeout(() => void this.#on(), DWELL / this.parts.motion.speed);
  }

  #buttons() {
    setText(this.#label, text(this.#playing ? "ui-stop" : "ui-play"));
    this.#play.querySelector("path")?.setAttribute("d", ICONS[this.#playing ? "stop" : "play"]);
  }
}

/** @param {keyof typeof ICONS} name @param {() => void} press @param {HTMLElement} [label] */
function button(name, press, label) {
  const words = text(`ui-${name}`);
  return h(
    "button",
    {
      type: "button",
      class: label ? "btn go" : "btn square",
      "data-show": name,
      "aria-label": label ? null : words,
      title: label ? null : words,
      onclick: press,
    },
    svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: ICONS[name] })),
    label,
  );
}
