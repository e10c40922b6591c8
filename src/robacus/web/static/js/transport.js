/**
 * The buttons and keys of what is shown at the table step by step: play and pause, one step on, straight to the end,
 * and speed, which this device remembers.  What is shown, and how, is the affair of whoever drives it.
 */

import { h, setText, svg } from "./dom.js";
import { text } from "./texts.js";

const SPEEDS = [0.5, 1, 2, 4, 8];
/** Where this device keeps the speed. */
const NAME = "robacus-speed";

const ICONS = /** @type {const} */ ({
  play: "M7 4.5v15l12-7.5z",
  stop: "M8 5v14M16 5v14",
  step: "M7 5.5v13L17 12z",
  last: "M18 5v14M5 5.5v13l9.5-6.5z",
});
/** Key -> button, while there is something to be seen. */
const KEYS = /** @type {Record<string, "play" | "step" | "last">} */ ({
  " ": "play",
  ArrowRight: "step",
  End: "last",
});

/**
 * @typedef {object} Driver
 * @property {() => void} play
 * @property {() => void} pause
 * @property {() => void} step
 * @property {() => void} end
 * @property {(speed: number) => void} speed
 */

export class Transport {
  /** @type {Driver | null} */
  #driver = null;
  #playing = false;
  #label = h("span", {});
  #play = button("play", "Space", () => this.#toggle(), this.#label);
  #step = button("step", "ArrowRight", () => this.#driver?.step());
  #last = button("last", "End", () => this.#driver?.end());
  #speed = h(
    "select",
    { onchange: () => this.#chosen() },
    ...SPEEDS.map((speed) => h("option", { value: speed, selected: speed === 1 }, `${speed} ×`)),
  );
  #words = h("p", { class: "transport-say" });
  #keys = h("p", { class: "help transport-keys" }, text("ui-transport-keys"));

  constructor() {
    this.element = h(
      "div",
      { class: "transport", role: "group", "aria-label": text("ui-transport"), hidden: true },
      this.#play,
      this.#step,
      this.#last,
      h("label", { class: "speed" }, h("span", { class: "sr" }, text("ui-speed")), this.#speed),
      this.#words,
      this.#keys,
    );
    this.#speed.value = String(kept());
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  /** What is shown now, in a sentence. @param {string} words */
  say(words) {
    if (words) setText(this.#words, words);
  }

  /** From now on this is what is shown, playing. @param {Driver} driver */
  take(driver) {
    if (!this.#driver) setText(this.#words, "");
    this.#driver = driver;
    driver.speed(Number(this.#speed.value));
    this.element.hidden = false;
    this.#enable(true);
    this.playing = true;
  }

  /** It has been shown. @param {Driver} driver */
  leave(driver) {
    if (this.#driver !== driver) return;
    driver.speed(1);
    this.#driver = null;
    this.element.hidden = true;
  }

  /** Nothing is shown, but others are about to do something: it keeps its place. @param {boolean} soon */
  wait(soon) {
    if (this.#driver) return;
    this.element.hidden = !soon;
    this.playing = true;
    this.#enable(false);
  }

  /** @param {boolean} on */
  #enable(on) {
    for (const button of [this.#play, this.#step, this.#last]) button.disabled = !on;
  }

  /** @param {boolean} playing */
  set playing(playing) {
    this.#playing = playing;
    setText(this.#label, text(playing ? "ui-hold" : "ui-go-on"));
    this.#play.querySelector("path")?.setAttribute("d", ICONS[playing ? "stop" : "play"]);
  }

  #toggle() {
    if (this.#playing) this.#driver?.pause();
    else this.#driver?.play();
  }

  #chosen() {
    this.#driver?.speed(Number(this.#speed.value));
    try {
      localStorage.setItem(NAME, this.#speed.value);
    } catch {
      // Then it is for this page alone.
    }
  }

  /** One speed faster or slower. @param {number} by */
  #change(by) {
    const at = SPEEDS.indexOf(Number(this.#speed.value)) + by;
    if (!(at in SPEEDS)) return;
    this.#speed.value = String(SPEEDS[at]);
    this.#chosen();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!this.#driver || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest("input, select, textarea, dialog, [role=grid]")) return;
    if (event.key === " " && target.closest("button, a, summary")) return;
    const id = KEYS[event.key];
    if (event.key === "+" || event.key === "-") this.#change(event.key === "+" ? 1 : -1);
    else if (id) ({ play: this.#play, step: this.#step, last: this.#last })[id].click();
    else return;
    event.preventDefault();
  }
}

/** The speed that this device remembers. */
function kept() {
  try {
    const speed = Number(localStorage.getItem(NAME));
    return SPEEDS.includes(speed) ? speed : 1;
  } catch {
    return 1;
  }
}

/** @param {"play" | "step" | "last"} name @param {string} key @param {() => void} press @param {HTMLElement} [label] */
function button(name, key, press, label) {
  const words = label ? "" : text(`ui-${name}`);
  return h(
    "button",
    {
      type: "button",
      class: label ? "btn go" : "btn square",
      "data-show": name,
      "aria-label": label ? null : words,
      "aria-keyshortcuts": key,
      title: label ? null : words,
      onclick: press,
    },
    svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: ICONS[name] })),
    label,
  );
}
