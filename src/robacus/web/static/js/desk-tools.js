/**
 * The tools of a desk: a palette to choose one from, and what pointing at a square then means.  A tool works on
 * a square, or on that side of a square which is nearest to the finger; with keys the side is chosen by an
 * arrow.
 *
 * @import {Scene, Sheet, Square, Tool} from "./types.js"
 * @import {SceneView} from "./scene.js"
 * @import {Side} from "./desk-marks.js"
 * @import {Way} from "./grid.js"
 */

import { h } from "./dom.js";
import { Marks } from "./desk-marks.js";
import { keyCap } from "./pad.js";
import { drawUnpressed } from "./press.js";
import { text } from "./texts.js";

/** @type {Record<Way, Side>} */
const SIDE_OF = { up: "N", right: "E", down: "S", left: "W" };

export class Tools {
  /** @type {Tool[]} */
  #tools = [];
  /** What the desk says while no tool is in hand. */
  #told = "";
  /** The desk has put the tool into the hand. */
  #given = false;
  #drawn = "";
  /** The group that is shown where there is no room for all. */
  #group = "";
  /** The tool in hand. @type {Tool | null} */
  hand = null;
  /** The square of which a side is to be chosen with an arrow. @type {Square | null} */
  waiting = null;

  /**
   * @param {HTMLElement} root
   * @param {SceneView} view
   * @param {Marks} marks
   * @param {{use: (text: string) => void, changed: () => void, say: (words: string) => void}} listener
   */
  constructor(root, view, marks, listener) {
    this.root = root;
    this.view = view;
    this.marks = marks;
    this.listener = listener;
    view.frame.addEventListener("pointermove", (event) => this.#hover(event));
    view.frame.addEventListener("pointerleave", () => this.waiting || this.marks.aim(null, null));
  }

  /** @param {Sheet} sheet @param {boolean} lead  Take up the tool that comes next. */
  update(sheet, lead) {
    this.#tools = sheet.tools;
    this.#told = sheet.advice;
    const key = (lead && sheet.tool) || this.hand?.key;
    const hand = this.#tools.find((tool) => tool.key === key) ?? null;
    if (hand?.key !== this.hand?.key) {
      this.#drop();
      this.#given = hand !== null;
    }
    this.hand = hand;
    this.#group = hand?.group ?? this.#group;
    const signature = JSON.stringify([sheet.tools, hand?.key, sheet.scene.board.key, sheet.advice]);
    if (signature !== this.#drawn) {
      this.#drawn = signature;
      drawUnpressed(this.root, () => this.#draw());
    }
  }

  /** Take up a tool, or lay it down. @param {Tool | null} tool */
  take(tool) {
    this.#drop();
    // Whoever takes what the desk has given them already wants it, and does not put it away.
    this.hand = tool?.key === this.hand?.key && !this.#given ? null : tool;
    this.#given = false;
    this.#group = this.hand?.group ?? this.#group;
    this.#draw();
    this.listener.changed();
    this.listener.say(this.hand ? this.#advice(this.hand) : "");
  }

  /** Lay down what is in hand; whether there was anything. */
  escape() {
    if (this.waiting) {
      this.#drop();
      return true;
    }
    if (!this.hand) return false;
    this.take(null);
    return true;
  }

  /** A square was pointed at. @param {Square} square @param {MouseEvent} [event]  Nothing where it was a key. */
  pointAt(square, event) {
    const tool = this.hand;
    if (!tool) return false;
    if (tool.at === "square") {
      this.#use(tool, square, null);
    } else if (event && event.detail > 0) {
      this.#use(tool, square, this.#nearest(square, event));
    } else {
      this.waiting = square;
      this.marks.aim(square, null);
      this.listener.say(text("ui-desk-choose-side", { square: square.label }));
      this.#draw();
    }
    return true;
  }

  /**
   * Without a tool in hand: take up the one that puts what stands on the square, so that it can be put elsewhere.
   * @param {Square} square @param {Scene} scene
   */
  pickUp(square, scene) {
    const symbols = [...scene.pieces.values()]
      .filter((piece) => piece.square === square.key)
      .sort((one, other) => other.layer - one.layer)
      .map((piece) => piece.symbol);
    const tool = symbols.flatMap((symbol) => this.#tools.filter((other) => [other.symbol, other.key].includes(symbol)))[0];
    if (this.hand || !tool) return false;
    this.take(tool);
    return true;
  }

  /** An arrow was pressed; whether it chose a side. @param {Way} way */
  turn(way) {
    const square = this.waiting;
    if (!square || !this.hand) return false;
    const tool = this.hand;
    this.#drop();
    this.#use(tool, square, SIDE_OF[way]);
    return true;
  }

  /**
   * An arrow was pressed together with Shift: the tool is used on that side of the square that has the focus.
   * @param {EventTarget | null} target @param {Way} way
   */
  turnAt(target, way) {
    const key = /** @type {Element | null} */ (target)?.getAttribute?.("data-square");
    const square = this.view.board?.squares.find((other) => other.key === key);
    if (!square || this.hand?.at !== "side") return false;
    const tool = this.hand;
    this.#drop();
    this.#use(tool, square, SIDE_OF[way]);
    return true;
  }

  /** @param {string} pressed  A key; whether it belongs to a tool.  Tools with the same key take turns. */
  key(pressed) {
    const same = this.#tools.filter(({ keys }) => keys && keys.toLowerCase() === pressed.toLowerCase());
    if (!same.length) return false;
    const at = same.findIndex((tool) => tool.key === this.hand?.key);
    const next =
      at < 0 || (this.#given && same.length === 1)
        ? same[0]
        : (same[at + 1] ?? (same.length > 1 ? same[0] : null));
    this.#drop();
    if (this.#given || next?.key !== this.hand?.key) this.take(next);
    return true;
  }

  /**
   * A key was pressed while a square has the focus: a tool that is typed is used there at once.
   * @param {KeyboardEvent} event
   * @returns {{use: () => void, back: boolean, on: boolean} | null}  Null: the key belongs to no such tool.
   */
  typed(event) {
    if (!/** @type {Element | null} */ (event.target)?.getAttribute?.("data-square")) return null;
    const rubs = event.key === "Backspace" || event.key === "Delete";
    const meant = rubs ? "Backspace" : (digitOf(event) ?? event.key);
    const tool = this.#tools.find(({ typed, keys }) => typed && keys === meant);
    if (!tool) return null;
    return {
      use: () => {
        const key = document.activeElement?.getAttribute("data-square");
        const square = this.view.board?.squares.find((other) => other.key === key);
        this.#drop();
        if (square) this.#use(tool, square, null);
      },
      back: event.key === "Backspace",
      on: !rubs,
    };
  }

  #drop() {
    const waited = this.waiting !== null;
    this.waiting = null;
    this.marks.aim(null, null);
    if (waited) this.#draw();
  }

  /** @param {Tool} tool @param {Square} square @param {Side | null} side */
  #use(tool, square, side) {
    this.listener.use(tool.text.replaceAll("{square}", square.key).replaceAll("{side}", side ?? ""));
  }

  /** @param {Square} square @param {MouseEvent} event @returns {Side} */
  #nearest(square, event) {
    const [x, y] = this.view.pointAt(event.clientX, event.clientY);
    const [dx, dy] = [x - square.x, y - square.y];
    if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "E" : "W";
    return dy > 0 ? "S" : "N";
  }

  /** @param {PointerEvent} event */
  #hover(event) {
    if (!this.hand || this.waiting || event.pointerType === "touch") return;
    const cell = /** @type {HTMLElement} */ (event.target).closest?.("[data-square]");
    const key = cell?.getAttribute("data-square");
    const below = this.view.board?.squares.find((other) => other.key === key);
    const square = below ? this.view.squareAt(below, event) : null;
    const side = square && this.hand.at === "side" ? this.#nearest(square, event) : null;
    this.marks.aim(square, side);
  }

  /** @param {Tool} tool */
  #advice(tool) {
    return text(tool.at === "side" ? "ui-desk-use-side" : "ui-desk-use-square", { tool: tool.label });
  }

  #draw() {
    this.root.hidden = this.#tools.length === 0;
    const focused = this.root.contains(document.activeElement)
      ? document.activeElement?.getAttribute("data-id")
      : null;
    const groups = [...new Set(this.#tools.map((tool) => tool.group))];
    if (!groups.includes(this.#group)) this.#group = groups[0] ?? "";
    const advice = this.waiting
      ? text("ui-desk-choose-side", { square: this.waiting.label })
      : this.hand
        ? this.#advice(this.hand)
        : this.#told || text("ui-desk-choose-tool");
    this.root.replaceChildren(
      ...(groups.length > 1 ? [this.#tabs(groups)] : []),
      ...groups.map((group) => this.#drawer(group)),
      ...(this.#tools.length ? [h("p", { class: "help tool-advice" }, advice)] : []),
    );
    if (focused) {
      const again = this.root.querySelector(`[data-id="${CSS.escape(focused)}"]`);
      /** @type {HTMLElement | null} */ (again)?.focus();
    }
  }

  /** The groups, to show one of them where there is no room for all. @param {string[]} groups */
  #tabs(groups) {
    return h(
      "div",
      { class: "tool-tabs", role: "group", "aria-label": text("ui-desk-tools") },
      ...groups.map((group) =>
        h(
          "button",
          {
            type: "button",
            class: "chip",
            "data-id": `group/${group}`,
            "aria-pressed": String(group === this.#group),
            onclick: () => {
              this.#group = group;
              this.#draw();
            },
          },
          group,
        ),
      ),
    );
  }

  /** @param {string} group */
  #drawer(group) {
    const tools = this.#tools.filter((tool) => tool.group === group);
    const [{ keys }] = tools;
    // A key that all have in common stands once.
    const common = tools.length > 1 && tools.every((tool) => tool.keys === keys);
    return h(
      "div",
      {
        class: "tool-group",
        role: "group",
        "aria-label": group || text("ui-desk-tools"),
        "data-shown": group === this.#group,
      },
      group !== "" &&
        h("span", { class: "tool-group-name", "aria-hidden": "true" }, group, common && keyCap(keys)),
      h("div", { class: "tool-group-in" }, ...tools.map((tool) => this.#button(tool, common))),
    );
  }

  /** @param {Tool} tool @param {boolean} common  Its key is that of its group. */
  #button(tool, common) {
    const icon = this.view.icon(tool.symbol);
    return h(
      "button",
      {
        type: "button",
        class: icon ? "btn square tool" : "btn tool",
        "data-id": tool.key,
        "aria-pressed": String(tool.key === this.hand?.key),
        "aria-label": icon ? tool.label : null,
        "aria-keyshortcuts": tool.keys || null,
        title: tool.label,
        onclick: () => this.take(tool),
      },
      icon ?? tool.label,
      !common && keyCap(tool.keys),
    );
  }
}

/**
 * The digit that a key means.  On Czech and French keyboards digits need Shift: the key in the row of digits counts.
 * @param {KeyboardEvent} event
 * @returns {string | null}
 */
function digitOf(event) {
  if (/^[0-9]$/.test(event.key)) return event.key;
  return event.key === "?" ? null : (/^Digit([0-9])$/.exec(event.code)?.[1] ?? null);
}
