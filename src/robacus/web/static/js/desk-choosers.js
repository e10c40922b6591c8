/**
 * What a desk lets people choose: the printed pieces of a board, part by part with a picture of everything that may
 * lie there; and settings, as buttons that belong together or, where they are many, as a list.
 *
 * @import {Chooser, DeskPick, Sheet, Square} from "./types.js"
 * @import {SceneView} from "./scene.js"
 * @import {Marks} from "./desk-marks.js"
 */

import { h } from "./dom.js";
import { text } from "./texts.js";

/** More things to choose from than this stand in a list. */
const BUTTONS = 6;

/** @typedef {Chooser & {at: readonly number[]}} Part  A chooser of a part of the board. */

export class Choosers {
  /** @type {Chooser[]} */
  #choosers = [];
  #drawn = "";
  /** The part of the board that is being chosen. */
  #part = 0;
  #open = false;
  /** One part after another is gone through, and this is not the last one. */
  midway = false;

  /**
   * @param {HTMLElement} pieces  Where the parts of the board and what belongs to them are chosen.
   * @param {HTMLElement} settings  Where everything else is.
   * @param {SceneView} view
   * @param {Marks} marks
   * @param {{pick: (text: string) => void, opened: () => void, done: () => void}} listener
   */
  constructor(pieces, settings, view, marks, listener) {
    this.pieces = pieces;
    this.settings = settings;
    this.view = view;
    this.marks = marks;
    this.listener = listener;
  }

  /** Begin with the parts of the board. */
  begin() {
    this.#open = true;
    this.#part = 0;
  }

  /** @param {Sheet} sheet */
  update(sheet) {
    this.#choosers = sheet.choosers;
    this.#part = Math.min(this.#part, Math.max(0, this.#parts().length - 1));
    const signature = JSON.stringify([sheet.choosers, sheet.scene.board.key, this.#part, this.#open]);
    if (signature === this.#drawn) return;
    this.#drawn = signature;
    this.#draw();
  }

  /** A square was pointed at while the parts are shown: its part. @param {Square} square @returns {boolean} */
  pointAt(square) {
    if (!this.#open) return false;
    const found = this.#parts().findIndex(({ at: [x, y, width, height] }) => {
      return square.x > x && square.x < x + width && square.y > y && square.y < y + height;
    });
    if (found < 0) return false;
    this.#go(found);
    return true;
  }

  /** @returns {Part[]} */
  #parts() {
    return /** @type {Part[]} */ (this.#choosers.filter((chooser) => chooser.at));
  }

  /** @param {number} part */
  #go(part) {
    this.#part = part;
    this.#draw();
  }

  /** @param {Part[]} parts @param {DeskPick} pick */
  #take(parts, pick) {
    this.midway = this.#part < parts.length - 1;
    if (this.midway) this.#part++;
    else [this.#open, this.#part] = [false, 0];
    this.#drawn = "";
    this.listener.pick(pick.text);
    if (!this.#open) this.listener.done();
  }

  #draw() {
    const focused = document.activeElement?.getAttribute("data-id");
    const within = [this.pieces, this.settings].some((root) => root.contains(document.activeElement));
    const parts = this.#parts();
    // What stands before the parts belongs to them.
    const first = this.#choosers.findIndex((chooser) => chooser.at);
    const before = first < 0 ? [] : this.#choosers.slice(0, first);
    const others = this.#choosers.slice(before.length).filter((chooser) => !chooser.at);
    this.pieces.hidden = parts.length === 0;
    this.settings.hidden = others.length === 0;
    this.pieces.replaceChildren(...(parts.length ? [this.#gallery(before, parts)] : []));
    this.settings.replaceChildren(...others.map((chooser) => this.#setting(chooser)));
    this.marks.part(this.#open ? (parts[this.#part]?.at ?? null) : null);
    if (!focused || !within) return;
    // Once a piece is chosen, the next part has others: its own one is where the keyboard goes on.
    const again =
      document.querySelector(`[data-id="${CSS.escape(focused)}"]`) ??
      this.pieces.querySelector('.gallery [aria-pressed="true"]');
    /** @type {HTMLElement | null} */ (again)?.focus();
  }

  /** @param {Chooser} chooser */
  #setting(chooser) {
    if (chooser.picks.length > BUTTONS) return this.#list(chooser);
    return h(
      "div",
      { class: "chooser", role: "group", "aria-label": chooser.label },
      h("span", { class: "chooser-name", "aria-hidden": "true" }, chooser.label),
      ...chooser.picks.map((pick) => this.#pick(chooser, pick, () => this.listener.pick(pick.text))),
    );
  }

  /** @param {Chooser} chooser */
  #list(chooser) {
    const list = h(
      "select",
      {
        "data-id": `list/${chooser.key}`,
        onchange: () => this.listener.pick(chooser.picks[list.selectedIndex].text),
      },
      ...chooser.picks.map((pick) => h("option", { selected: pick.chosen }, pick.label)),
    );
    return h("label", { class: "chooser" }, h("span", { class: "chooser-name" }, chooser.label), list);
  }

  /** @param {Chooser[]} before @param {Part[]} parts */
  #gallery(before, parts) {
    const chooser = parts[this.#part];
    const details = h(
      "details",
      { class: "more parts", open: this.#open },
      h("summary", { "data-id": "parts" }, text("ui-desk-parts")),
      h(
        "div",
        { class: "more-in stack" },
        ...before.map((setting) => this.#setting(setting)),
        h(
          "div",
          { class: "parts-in" },
          h(
            "div",
            { class: "parts-map", role: "group", "aria-label": text("ui-desk-which-part") },
            ...parts.map((part, index) => this.#tile(parts, part, index)),
          ),
          h("p", { class: "parts-now" }, chooser.label),
          h(
            "div",
            { class: "gallery", role: "group", "aria-label": chooser.label },
            ...chooser.picks.map((pick) => this.#pick(chooser, pick, () => this.#take(parts, pick))),
          ),
        ),
      ),
    );
    details.addEventListener("toggle", () => {
      if (details.open === this.#open) return;
      this.#open = details.open;
      this.midway = false;
      if (this.#open) this.listener.opened();
      this.marks.part(this.#open ? parts[this.#part].at : null);
    });
    return details;
  }

  /** A part of the board, small, in its place. @param {Part[]} parts @param {Part} part @param {number} index */
  #tile(parts, part, index) {
    const order = (/** @type {0 | 1} */ axis) => {
      const starts = [...new Set(parts.map(({ at }) => at[axis]))].sort((one, other) => one - other);
      return String(starts.indexOf(part.at[axis]) + 1);
    };
    const chosen = part.picks.find((pick) => pick.chosen);
    const tile = h(
      "button",
      {
        type: "button",
        class: "btn tile",
        "data-id": `part/${part.key}`,
        "aria-pressed": String(index === this.#part),
        "aria-label": `${part.label}: ${chosen?.label ?? ""}`,
        onclick: () => this.#go(index),
      },
      chosen ? (this.#picture(chosen) ?? chosen.label) : "",
    );
    tile.style.gridColumn = order(0);
    tile.style.gridRow = order(1);
    return tile;
  }

  /** @param {DeskPick} pick */
  #picture(pick) {
    const icon = this.view.icon(pick.symbol);
    if (icon && pick.turn) icon.style.transform = `rotate(${pick.turn}deg)`;
    return icon;
  }

  /** @param {Chooser} chooser @param {DeskPick} pick @param {() => void} press */
  #pick(chooser, pick, press) {
    const icon = this.#picture(pick);
    return h(
      "button",
      {
        type: "button",
        class: icon || pick.note ? "btn pick" : "btn",
        "data-id": `pick/${chooser.key}/${pick.key}`,
        "aria-pressed": String(pick.chosen),
        onclick: press,
      },
      icon,
      h("span", {}, pick.label),
      pick.note !== "" && h("span", { class: "pick-note" }, pick.note),
    );
  }
}
