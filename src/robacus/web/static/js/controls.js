/**
 * What can be done now, as buttons, number pads, and pieces that are chosen and sent a way; and their keys.
 * On a screen with several players each one has a place of their own.  What was chosen goes to the page's
 * `act`.
 *
 * @import {Control, Scene, SeatInfo, Square} from "./types.js"
 * @import {SceneView} from "./scene.js"
 * @import {Way} from "./grid.js"
 */

import { frontDialog } from "./dialogs.js";
import { h } from "./dom.js";
import { WAYS } from "./grid.js";
import { keyCap, numberPad } from "./pad.js";
import { drawUnpressed } from "./press.js";
import { text } from "./texts.js";

const ARROWS = /** @type {const} */ ({ left: "←", up: "↑", down: "↓", right: "→" });
const WAY_NAMES = /** @type {const} */ ({
  left: "ui-way-left",
  up: "ui-way-up",
  down: "ui-way-down",
  right: "ui-way-right",
});

/** @typedef {(control: Control, number?: number) => void} Act */

export class Controls {
  /** @type {Control[]} */
  #controls = [];
  /** @type {Scene | null} */
  #scene = null;
  #drawn = "";
  /** Whose pieces can be sent. @type {number | null} */
  #slider = null;
  /** The chosen piece. @type {string | null} */
  chosen = null;

  /**
   * @param {HTMLElement} root
   * @param {SceneView} view
   * @param {Act} act
   * @param {() => void} changed  Another piece is chosen.
   */
  constructor(root, view, act, changed) {
    this.root = root;
    this.view = view;
    this.act = act;
    this.changed = changed;
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  /**
   * @param {Control[]} controls
   * @param {Scene | null} scene
   * @param {SeatInfo[]} seats
   */
  update(controls, scene, seats) {
    this.#controls = controls;
    this.#scene = scene;
    const movable = this.movable();
    if (this.chosen !== null && !movable.includes(this.chosen)) this.chosen = null;
    if (this.chosen === null && movable.length === 1) this.chosen = movable[0];
    const slides = controls.filter((control) => control.kind === "slide");
    const slider = slides[0]?.seat ?? null;
    // Whoever begins to send pieces most likely begins with the first one.
    if (slider !== this.#slider) this.chosen = slides.find((slide) => slide.primary)?.on ?? this.chosen;
    this.#slider = slider;
    const signature = JSON.stringify([controls, this.chosen, seats.map((seat) => [seat.name, seat.mine])]);
    if (signature !== this.#drawn) {
      this.#drawn = signature;
      drawUnpressed(this.root, () => this.#draw(seats));
    }
  }

  /** Pieces that something can be done with. */
  movable() {
    return [...new Set(this.#controls.filter((control) => control.on).map((control) => control.on))];
  }

  /** @param {string | null} key */
  choose(key) {
    this.chosen = key;
    this.changed();
  }

  /**
   * A square was pointed at: a place to go, a piece to choose, or a control of its own.
   * @param {Square} square
   * @returns {boolean} whether it was one of these
   */
  pointAt(square) {
    const here = this.#controls.filter((control) => control.on === "" && control.to === square.key);
    const going = this.chosen === null ? undefined : this.#wayTo(this.chosen, square);
    const piece = this.movable().find((key) => this.#scene?.pieces.get(key)?.square === square.key);
    const point = here.find((control) => control.kind === "point" || control.kind === "button");
    if (going) this.act(going);
    else if (piece !== undefined)
      this.choose(piece === this.chosen && this.movable().length > 1 ? null : piece);
    else if (point) this.act(point);
    else if (here.length) this.#grab(here[0]);
    else return false;
    return true;
  }

  /** @param {string | null} piece @param {Way} way @returns {boolean} whether a piece was meant */
  swipe(piece, way) {
    const key = piece ?? this.chosen;
    const slides = this.#controls.filter((control) => control.kind === "slide" && control.on === key);
    if (key === null || !slides.length) return false;
    if (key !== this.chosen) this.choose(key);
    const slide = slides.find((control) => control.way === way);
    if (slide) this.act(slide);
    else this.act({ ...slides[0], way, key: "", path: [] });
    return true;
  }

  /**
   * The control that takes a piece to a square: where it lands, or somewhere on its line.
   * @param {string} key
   * @param {Square} square
   */
  #wayTo(key, square) {
    const mine = this.#controls.filter((control) => control.on === key);
    const piece = this.#scene?.pieces.get(key);
    const lands = mine.find((control) => {
      const end = control.path.at(-1);
      return control.to
        ? control.to === square.key
        : !!end && Math.hypot(end[0] - square.x, end[1] - square.y) < 0.3;
    });
    if (lands || !piece) return lands;
    const [dx, dy] = [square.x - piece.x, square.y - piece.y];
    if ((Math.abs(dx) > 0.3 && Math.abs(dy) > 0.3) || Math.hypot(dx, dy) < 0.3) return undefined;
    const way = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "right" : "left") : dy > 0 ? "down" : "up";
    return mine.find((control) => control.kind === "slide" && control.way === way);
  }

  /**
   * The focus to a number pad, perhaps with a digit.  What was typed before belongs to something else.
   * @param {Control} control @param {string} [digit]
   */
  #grab(control, digit) {
    const selector = `[data-id^="${CSS.escape(`${idOf(control)}/`)}"]`;
    const first = /** @type {HTMLElement | null} */ (this.root.querySelector(selector));
    first?.dispatchEvent(new CustomEvent("begin", { bubbles: true }));
    first?.focus();
    if (digit) first?.dispatchEvent(new KeyboardEvent("keydown", { key: digit, bubbles: true }));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const dialog = frontDialog();
    if (isWriting(event.target) || !this.root.isConnected || (dialog && !dialog.contains(this.root))) return;
    const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // Enter and Space on a button mean that button.
    if ((pressed === "Enter" || pressed === " ") && event.target instanceof HTMLButtonElement) return;
    const control = this.#controls.find(
      ({ keys }) => keys && (keys.length === 1 ? keys.toLowerCase() : keys) === pressed,
    );
    const way = WAYS[event.key];
    const numbers = this.#controls.filter(({ kind }) => kind === "number");
    if (control?.kind === "number") this.#grab(control);
    else if (control?.kind === "slide") this.choose(control.on);
    else if (control) this.act(control);
    else if (/^\d$/.test(pressed) && numbers.length === 1) this.#grab(numbers[0], pressed);
    else if (!(way && this.swipe(null, way))) return;
    event.preventDefault();
  }

  // -- drawing ----------------------------------------------------------------------------------------------

  /** @param {SeatInfo[]} seats */
  #draw(seats) {
    const focused = this.root.contains(document.activeElement) ? document.activeElement : null;
    const id = focused?.getAttribute("data-id");
    const shared = this.#shared();
    const mine = seats.filter(
      (seat) => seat.mine && this.#controls.some((one) => one.seat === seat.seat && !shared.includes(one)),
    );
    const together = shared.filter((control) => control.seat === shared[0].seat);
    this.root.replaceChildren(
      ...(together.length
        ? [h("div", { class: "row" }, ...together.map((control) => this.#button(control)))]
        : []),
      ...mine.map((seat) => this.#place(seat, seats.filter((other) => other.mine).length > 1, shared)),
    );
    this.root.classList.toggle("several", mine.length > 1);
    if (!focused) return;
    const again = id && this.root.querySelector(`[data-id="${CSS.escape(id)}"]`);
    /** @type {HTMLElement} */ (again || this.root).focus();
  }

  /** Buttons that are the same for all players at this screen: one for all of them will do. */
  #shared() {
    const seats = new Set(this.#controls.map((control) => control.seat));
    const same = (/** @type {Control} */ one, /** @type {Control} */ other) =>
      one.key === other.key && one.text === other.text && one.keys === other.keys;
    return this.#controls.filter(
      (one) =>
        seats.size > 1 &&
        one.kind === "button" &&
        this.#controls.filter((other) => same(one, other)).length === seats.size,
    );
  }

  /** @param {SeatInfo} seat @param {boolean} named @param {Control[]} shared */
  #place(seat, named, shared) {
    const controls = this.#controls.filter((one) => one.seat === seat.seat && !shared.includes(one));
    const buttons = controls.filter((control) => control.kind === "button");
    return h(
      "section",
      { class: "place-controls", "data-seat": seat.seat, "aria-label": seat.name },
      named && h("h3", { class: "place-name" }, seat.name),
      ...this.#slides(controls.filter((control) => control.kind === "slide" || control.on)),
      ...controls
        .filter((control) => control.kind === "number")
        .map((control) => numberPad(control, idOf(control), (number) => this.act(control, number))),
      buttons.length > 0 && h("div", { class: "row" }, ...buttons.map((control) => this.#button(control))),
    );
  }

  /** @param {Control} control */
  #button(control) {
    return h(
      "button",
      {
        type: "button",
        class: control.primary ? "btn go" : "btn",
        "data-id": idOf(control),
        "aria-keyshortcuts": control.keys || null,
        onclick: () => this.act(control),
      },
      control.label,
      keyCap(control.keys),
    );
  }

  /** Choosing a piece and a way without touching the board. @param {Control[]} controls */
  #slides(controls) {
    const pieces = [...new Set(controls.map((control) => control.on))];
    if (!pieces.length) return [];
    const picker = h(
      "div",
      { class: "picker", role: "group", "aria-label": text("ui-choose-piece") },
      ...pieces.map((key) => {
        const piece = this.#scene?.pieces.get(key);
        const keys = controls.find((control) => control.on === key && control.kind === "slide")?.keys ?? "";
        return h(
          "button",
          {
            type: "button",
            class: "btn square pick-piece",
            "data-id": `pick/${key}`,
            "aria-pressed": String(key === this.chosen),
            "aria-label": piece?.label || key,
            "aria-keyshortcuts": keys || null,
            title: piece?.label || key,
            onclick: () => this.choose(key === this.chosen && pieces.length > 1 ? null : key),
          },
          this.view.icon(piece?.symbol ?? "", piece?.classes) ?? key,
          keyCap(keys),
        );
      }),
    );
    const slides = controls.filter((control) => control.kind === "slide" && control.on === this.chosen);
    const label = this.#scene?.pieces.get(this.chosen ?? "")?.label ?? "";
    const ways = h(
      "div",
      { class: "ways-pad", role: "group", "aria-label": text("ui-choose-way", { piece: label }) },
      .../** @type {Way[]} */ (Object.keys(ARROWS)).map((way) => {
        const slide = slides.find((control) => control.way === way);
        return h(
          "button",
          {
            type: "button",
            class: "btn square",
            "data-id": `way/${way}`,
            disabled: !slide,
            "aria-label": slide?.label ?? text(WAY_NAMES[way]),
            title: slide?.label,
            onclick: () => slide && this.act(slide),
          },
          ARROWS[way],
        );
      }),
    );
    return controls.some((control) => control.kind === "slide")
      ? [h("div", { class: "slides" }, picker, ways)]
      : [picker];
  }
}

/** @param {Control} control */
function idOf(control) {
  return `${control.seat}/${control.key}`;
}

/** @param {EventTarget | null} target */
export function isWriting(target) {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
