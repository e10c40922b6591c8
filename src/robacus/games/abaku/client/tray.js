/**
 * The tiles of a hand in the table's picture: those in the tray, those that lie tentatively, and an arrow where typing
 * goes on; with a button over each tile of the tray for keys, fingers and ears.
 *
 * @import {Hand} from "./hand.js"
 * @import {Square} from "../../../web/static/js/types.js"
 */

import { SVG, element } from "./elements.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
/** How far a chosen tile stands out of the tray, in tiles. */
const LIFT = 0.22;

export class Tray {
  #board = "";

  /**
   * @param {import("../../../web/static/js/enhance.js").GameTable} table
   * @param {(tile: string) => void} tap
   */
  constructor(table, tap) {
    this.table = table;
    this.tap = tap;
    this.drawing = document.createElementNS(SVG, "g");
    table.board.querySelector("svg")?.append(this.drawing);
    this.keys = element("div", { role: "group", "aria-label": table.text("client-rack") });
    table.board.append(this.keys);
  }

  /** Where tiles of the tray lie: the same as in the server's picture. */
  #place() {
    const { width, height } = this.table.scene()?.board ?? { width: 1, height: 1 };
    const scale = height - width - 0.7;
    return { width, height, scale, gap: scale * 1.1, y: width + 0.35 + scale / 2 };
  }

  /** Which place of a tray with so many tiles lies there. @param {number} x  In board units. @param {number} count */
  placeAt(x, count) {
    const { width, gap } = this.#place();
    return Math.round((x - width / 2) / gap + (count - 1) / 2);
  }

  /** The element that draws a tile. @param {string} tile */
  piece(tile) {
    const piece = this.drawing.querySelector(`[data-tile="${CSS.escape(tile)}"]`);
    return piece instanceof SVGElement ? piece : null;
  }

  /** Let a tile follow the pointer. @param {string} tile @param {number} x @param {number} y */
  fly(tile, x, y) {
    const piece = this.piece(tile);
    if (!piece) return;
    this.drawing.append(piece);
    piece.style.transition = "none";
    piece.style.transform = `translate(${x}px, ${y}px) scale(1.25)`;
  }

  /**
   * @param {Hand | null} hand  Null: nobody's hand is seen.
   * @param {ReadonlySet<string>} raised  Tiles that stand out.
   * @param {(key: string) => Square | undefined} squareOf
   * @param {{square: Square, down: boolean} | null} cursor  Where typing goes on.
   */
  draw(hand, raised, squareOf, cursor) {
    const board = this.table.scene()?.board.key ?? "";
    const before = board === this.#board ? this.drawing.querySelectorAll("[data-tile]") : [];
    this.#board = board;
    const old = new Map([...before].map((piece) => [piece.getAttribute("data-tile"), piece]));
    /** @type {Element[]} */
    const drawn = cursor ? [arrow(cursor)] : [];
    if (hand) {
      const { width, scale, gap, y } = this.#place();
      const rack = hand.rack();
      rack.forEach((key, place) => {
        const x = width / 2 + (place - (rack.length - 1) / 2) * gap;
        const up = raised.has(key) ? LIFT * scale : 0;
        const digit = hand.isJoker(key) ? hand.digit(key) : "";
        // A joker that has its digit is drawn as on the board, larger.
        const [symbol, size] = digit ? [`joker-${digit}`, scale] : [`held-${hand.face(key)}`, 1];
        drawn.push(...this.#tile(key, symbol, x, y - up, size, up > 0, old));
      });
      for (const { tile, square, digit } of hand.laid) {
        const at = squareOf(square);
        // A joker that has no digit yet is drawn as in the tray, smaller.
        const bare = hand.isJoker(tile) && !digit;
        const symbol = bare ? "held-?" : `${hand.isJoker(tile) ? "joker" : "tile"}-${digit}`;
        if (at) drawn.push(...this.#tile(tile, symbol, at.x, at.y, bare ? 1 / scale : 1, true, old));
      }
    }
    this.drawing.replaceChildren(...drawn);
    for (const spot of this.table.board.querySelectorAll("[data-square]")) {
      const laid = hand?.on(spot.getAttribute("data-square"));
      /** @type {HTMLElement} */ (spot).style.touchAction = laid ? "none" : "";
    }
  }

  /**
   * @param {string} key @param {string} symbol @param {number} x @param {number} y @param {number} size
   * @param {boolean} lit @param {Map<string | null, Element>} old
   */
  #tile(key, symbol, x, y, size, lit, old) {
    let piece = old.get(key);
    if (piece?.getAttribute("data-symbol") !== symbol) {
      const made = this.table.symbol(symbol);
      if (!made) return [];
      made.setAttribute("data-tile", key);
      made.setAttribute("data-symbol", symbol);
      piece = made;
    }
    piece.setAttribute("class", `piece ${lit ? "tone-green" : "tone-1"}`);
    const { style } = /** @type {SVGElement} */ (piece);
    style.transition = still.matches ? "none" : "transform 140ms ease-out";
    style.transform = `translate(${x}px, ${y}px) scale(${size})`;
    return [piece];
  }

  /** @param {Hand | null} hand @param {(tile: string) => boolean} pressed */
  dress(hand, pressed) {
    const { width, height, scale, gap, y } = this.#place();
    const focused = document.activeElement?.getAttribute("data-held");
    const rack = hand?.rack() ?? [];
    const buttons = rack.map((key, place) => {
      const known = this.keys.querySelector(`[data-held="${CSS.escape(key)}"]`);
      const button = known instanceof HTMLElement ? known : this.#button(key);
      const x = width / 2 + (place - (rack.length - 1) / 2) * gap;
      button.setAttribute("aria-pressed", String(pressed(key)));
      button.setAttribute("aria-label", this.#label(/** @type {Hand} */ (hand), key));
      Object.assign(button.style, {
        left: `${((x - scale / 2) / width) * 100}%`,
        top: `${((y - scale / 2) / height) * 100}%`,
        width: `${(scale / width) * 100}%`,
        height: `${(scale / height) * 100}%`,
      });
      return button;
    });
    this.keys.replaceChildren(...buttons);
    if (focused) buttons.find((button) => button.dataset.held === focused)?.focus();
  }

  /** @param {Hand} hand @param {string} key */
  #label(hand, key) {
    const digit = hand.isJoker(key) ? hand.digit(key) : "";
    return digit
      ? this.table.text("client-joker-set", { digit })
      : (this.table.scene()?.pieces.get(key)?.label ?? "");
  }

  /** @param {string} key */
  #button(key) {
    const button = element("button", { type: "button", "data-held": key, class: "spot" });
    Object.assign(button.style, { background: "none", border: "0", padding: "0", touchAction: "none", cursor: "grab" });
    button.addEventListener("click", () => this.tap(key));
    return button;
  }
}

/** An arrow on the field where typing goes on. @param {{square: Square, down: boolean}} cursor */
function arrow({ square, down }) {
  const mark = document.createElementNS(SVG, "path");
  mark.setAttribute("class", "trail-end");
  mark.setAttribute("d", "M-0.16 -0.24L0.24 0L-0.16 0.24Z");
  mark.style.transform = `translate(${square.x}px, ${square.y}px) rotate(${down ? 90 : 0}deg)`;
  return mark;
}
