/**
 * The parts of a picture that are no parts of the board, such as program sheets: each in a picture of its own beside
 * the board, with buttons to fold and unfold them where there are many.  Pieces in a part are drawn in it; `scene.js`
 * puts them there.
 *
 * @import {Board, Part} from "./types.js"
 */

import { h, svg, svgNodes } from "./dom.js";

/** More than so many can be folded. */
const SHOWN_AT_ONCE = 2;

export class BoardParts {
  #element = h("div", { class: "board-parts", hidden: true });
  /** @type {{part: Part, drawn: SVGElement, layers: Map<number, SVGElement>}[]} */
  #parts = [];
  /** What somebody has folded or unfolded, by its key. @type {Map<string, boolean>} */
  #chosen = new Map();

  /** @param {HTMLElement} frame  What holds the board. */
  constructor(frame) {
    this.frame = frame;
  }

  /** @param {Board} board @param {(symbol: string) => SVGElement | null} icon */
  lay(board, icon) {
    const { parts } = board;
    if (!parts.length) this.#chosen.clear();
    this.#parts = parts.map((part) => ({
      part,
      drawn: svg(
        "svg",
        {
          class: "scene board-part",
          viewBox: `${part.x} ${part.y} ${part.width} ${part.height}`,
          "aria-hidden": "true",
          focusable: "false",
          "data-part": part.key,
        },
        ...svgNodes(part.art),
      ),
      layers: new Map(),
    }));
    const many = parts.length > SHOWN_AT_ONCE;
    const buttons = many ? parts.map((part) => this.#button(part, icon(part.symbol))) : [];
    this.#element.replaceChildren(
      ...(many ? [h("div", { class: "row board-parts-row" }, ...buttons)] : []),
      ...this.#parts.map(({ drawn }) => drawn),
    );
    this.#element.hidden = parts.length === 0;
    if (parts.length && !this.#element.isConnected) this.#place();
    this.#fold();
  }

  /**
   * Where a piece of that layer is drawn that stands in a part; null where it stands on the board.
   * @param {number} x @param {number} y @param {number} number
   */
  layer(x, y, number) {
    const found = this.#parts.find(
      ({ part }) => x >= part.x && x <= part.x + part.width && y >= part.y && y <= part.y + part.height,
    );
    if (!found) return null;
    let layer = found.layers.get(number);
    if (!layer) {
      layer = svg("g");
      const higher = [...found.layers.keys()].filter((other) => other > number);
      found.drawn.insertBefore(layer, found.layers.get(Math.min(...higher)) ?? null);
      found.layers.set(number, layer);
    }
    return layer;
  }

  /** Beside the board where there is room, else below what is done with it. */
  #place() {
    const controls = this.frame.closest(".table")?.querySelector(":scope > .controls");
    (controls ?? this.frame).after(this.#element);
  }

  /** @param {Part} part @param {SVGElement | null} icon */
  #button(part, icon) {
    return h(
      "button",
      {
        type: "button",
        class: "btn square",
        "aria-label": part.label,
        title: part.label,
        "data-id": `part/${part.key}`,
        onclick: () => {
          this.#chosen.set(part.key, !this.#open(part));
          this.#fold();
        },
      },
      icon ?? part.label,
    );
  }

  /** @param {Part} part */
  #open(part) {
    return this.#chosen.get(part.key) ?? !part.folded;
  }

  #fold() {
    for (const { part, drawn } of this.#parts) {
      drawn.toggleAttribute("hidden", !this.#open(part));
      const button = this.#element.querySelector(`[data-id="${CSS.escape(`part/${part.key}`)}"]`);
      button?.setAttribute("aria-pressed", String(this.#open(part)));
    }
  }
}
