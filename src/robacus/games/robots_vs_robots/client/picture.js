/** A scene as pictures that stand still: the board, then each of its parts that something is shown in. */

import { SVG } from "./elements.js";

/** @typedef {import("../../../web/static/js/types.js").Scene} Scene */
/** @typedef {{x: number, y: number, width: number, height: number}} Frame */

/** @param {Scene} scene */
export function pictures(scene) {
  const { board } = scene;
  const whole = { x: 0, y: 0, width: board.width, height: board.height };
  const trails = scene.trails.map(
    ({ points, tone }) =>
      `<g class="${tone ?? ""}"><polyline class="trail-tone" points="${points.map((point) => point.join()).join(" ")}"/></g>`,
  );
  const used = board.parts.filter((part) => inside(scene, part).length);
  return [
    picture(scene, whole, board.art + trails.join("")),
    ...used.map((part) => picture(scene, part, part.art)),
  ];
}

/** @param {Scene} scene @param {Frame} frame */
function inside(scene, { x, y, width, height }) {
  return [...scene.pieces.values()].filter(
    (piece) => piece.x >= x && piece.x <= x + width && piece.y >= y && piece.y <= y + height,
  );
}

/** @param {Scene} scene @param {Frame} frame @param {string} art */
function picture(scene, frame, art) {
  const { symbols } = scene.board;
  const pieces = inside(scene, frame)
    .sort((one, other) => one.layer - other.layer)
    .map(
      ({ symbol, x, y, turn, classes }) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})" class="${classes}">${symbols[symbol] ?? ""}</g>`,
    );
  const box = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
  const markup = `<svg xmlns="${SVG}" viewBox="${box}" aria-hidden="true" class="scene">${art}${pieces.join("")}</svg>`;
  return document.importNode(new DOMParser().parseFromString(markup, "image/svg+xml").documentElement, true);
}
