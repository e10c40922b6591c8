/**
 * What is marked over the board of a desk: squares that are at fault, the part of the board that a chooser is
 * about, and the square or side that a tool points at.
 *
 * @import {Fault, Scene, Square} from "./types.js"
 * @import {SceneView} from "./scene.js"
 */

import { svg } from "./dom.js";

/** @typedef {"N" | "E" | "S" | "W"} Side */

/** Where a side of a square begins and ends, from its middle. @type {Record<Side, number[]>} */
const SIDES = {
  N: [-0.5, -0.5, 0.5, -0.5],
  E: [0.5, -0.5, 0.5, 0.5],
  S: [-0.5, 0.5, 0.5, 0.5],
  W: [-0.5, -0.5, -0.5, 0.5],
};

/** Corners of a hex of height 1 that stands on a flat side, from its middle, and a little inside. */
const HEX = [0, 1, 2, 3, 4, 5].map((corner) => {
  const turn = (corner * Math.PI) / 3;
  return [Math.cos(turn) * 0.51, Math.sin(turn) * 0.51];
});

export class Marks {
  #faults = svg("g", { class: "desk-faults-drawn" });
  #part = svg("g");
  #aim = svg("g");

  /** @param {SceneView} view */
  constructor(view) {
    this.view = view;
    view.svg.append(svg("g", { class: "desk-marks" }, this.#part, this.#faults, this.#aim));
  }

  /** @param {Scene} scene @param {Fault[]} faults */
  faults(scene, faults) {
    const squares = new Map(scene.board.squares.map((square) => [square.key, square]));
    const hex = scene.board.hexes;
    const said = new Map(faults.map((fault) => [fault.square, fault.say]));
    this.#faults.replaceChildren(
      ...[...said.keys()].flatMap((key) => {
        const square = squares.get(key);
        return square ? [frame(square, "desk-fault-ground", hex), frame(square, "mark-bad", hex), alarm(square)] : [];
      }),
    );
    for (const cell of this.view.frame.querySelectorAll("[data-square]")) {
      const fault = said.get(cell.getAttribute("data-square") ?? "");
      if (fault) {
        cell.setAttribute("aria-invalid", "true");
        cell.setAttribute("aria-description", fault);
      } else if (cell.hasAttribute("aria-invalid")) {
        cell.removeAttribute("aria-invalid");
        cell.removeAttribute("aria-description");
      }
    }
  }

  /** A part of the board. @param {readonly number[] | null} at  x, y, width, height */
  part(at) {
    this.#part.replaceChildren();
    if (!at) return;
    const [x, y, width, height] = at;
    this.#part.append(svg("rect", { class: "desk-part", x, y, width, height, rx: 0.2 }));
  }

  /** What a tool points at. @param {Square | null} square @param {Side | null} side */
  aim(square, side) {
    this.#aim.replaceChildren();
    if (!square) return;
    if (side) {
      const [x1, y1, x2, y2] = SIDES[side];
      const ends = { x1: square.x + x1, y1: square.y + y1, x2: square.x + x2, y2: square.y + y2 };
      this.#aim.append(svg("line", { class: "desk-aim", ...ends }));
    } else {
      this.#aim.append(frame(square, "mark-hint", this.view.board?.hexes ?? false));
    }
  }
}

/** Around a square, in its shape. @param {Square} square @param {string} classes @param {boolean} hex */
function frame({ x, y, size = 1 }, classes, hex) {
  const [half, side] = [0.44 * size, 0.88 * size];
  if (!hex) return svg("rect", { class: classes, x: x - half, y: y - half, width: side, height: side, rx: 0.14 * size });
  const points = HEX.map(([dx, dy]) => `${x + dx},${y + dy}`).join(" ");
  return svg("polygon", { class: classes, points });
}

/** @param {Square} square */
function alarm(square) {
  return svg(
    "g",
    { transform: `translate(${square.x + 0.34} ${square.y - 0.34})` },
    svg("circle", { class: "desk-alarm", r: 0.17 }),
    svg("path", { class: "desk-alarm-sign", d: "M0 -0.085V0.02M0 0.085V0.086" }),
  );
}
