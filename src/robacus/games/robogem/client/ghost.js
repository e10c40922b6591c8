/** The robot's ghost and its way, over the picture: what an arrangement would do (`preview.py`). */

import { SVG } from "./elements.js";

/** @typedef {import("../../../web/static/js/enhance.js").GameTable} GameTable */
/** @typedef {import("../../../web/static/js/types.js").Previewed} Previewed */

export class Ghost {
  /** @type {SVGGElement | null} */
  #drawn = null;

  /** @param {GameTable} table */
  constructor(table) {
    this.table = table;
  }

  /** @param {Previewed | null} answer  Null: there is none. */
  show(answer) {
    this.#drawn?.remove();
    this.#drawn = null;
    const scene = answer?.scene;
    const picture = this.table.board.querySelector("svg");
    if (!scene || !picture) return;
    const ghost = document.createElementNS(SVG, "g");
    for (const { points, tone = "" } of scene.trails) {
      const line = document.createElementNS(SVG, "g");
      line.setAttribute("class", tone);
      for (const name of ["trail-edge", "trail-tone"]) {
        const part = document.createElementNS(SVG, "polyline");
        part.setAttribute("class", name);
        part.setAttribute("points", points.map((point) => point.join()).join(" "));
        line.append(part);
      }
      ghost.append(line);
    }
    for (const piece of scene.pieces.values()) {
      if (!piece.key.startsWith("ghost-")) continue;
      const drawn = this.table.symbol(piece.symbol, piece.classes);
      drawn?.setAttribute("transform", `translate(${piece.x} ${piece.y}) rotate(${piece.turn ?? 0})`);
      if (drawn) ghost.append(drawn);
    }
    // Under the pieces, as the ways of the house are.
    picture.insertBefore(ghost, picture.lastElementChild);
    this.#drawn = ghost;
  }
}
