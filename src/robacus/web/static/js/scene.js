/**
 * Draws a scene as SVG: the board once, pieces by their key.  It puts things where they are told to be;
 * `motion.js` makes them travel, `grid.js` lets people point at squares.  Colours and strokes come from
 * scene.css.
 *
 * @import {Board, Piece, Point, Scene, Square, Trail} from "./types.js"
 */

import { BoardParts } from "./board-parts.js";
import { svg, svgNodes } from "./dom.js";

/**
 * A piece on the page: the whole of it, and the part of it that turns (what is written on it stays upright).
 * @typedef {{element: SVGGElement, body: SVGGElement, piece: Piece, x: number, y: number, turn: number}}
 *   Drawn
 */

let boards = 0;

export class SceneView {
  /** @type {Board | null} */
  board = null;
  /**
   * Pieces as they are drawn now, which may lag behind the game while something moves.
   * @type {Map<string, Drawn>}
   */
  drawn = new Map();
  #name = `b${++boards}`;
  #defs = svg("defs");
  #art = svg("g", { class: "board-art" });
  #trail = svg("g");
  #ways = svg("g", { class: "ways" });
  #below = svg("g");
  #above = svg("g");
  /** @type {Map<number, SVGGElement>} */
  #layers = new Map();
  /** @type {BoardParts} */
  #parts;

  /** @param {HTMLElement} frame  What holds the picture; its shape follows the board. */
  constructor(frame) {
    this.frame = frame;
    this.#parts = new BoardParts(frame);
    this.svg = svg(
      "svg",
      { class: "scene", "aria-hidden": "true", focusable: "false", preserveAspectRatio: "xMidYMid meet" },
      this.#defs,
      this.#art,
      this.#below,
      this.#trail,
      this.#ways,
      this.#above,
    );
    frame.prepend(this.svg);
  }

  /** Show a scene at once. @param {Scene} scene */
  show(scene) {
    this.#setBoard(scene.board);
    for (const key of [...this.drawn.keys()]) if (!scene.pieces.has(key)) this.remove(key);
    for (const piece of scene.pieces.values()) this.put(piece);
    this.#drawTrails(scene.trails);
  }

  /** Whether showing this scene means another board. @param {Scene} scene */
  isNewBoard(scene) {
    return scene.board.key !== this.board?.key;
  }

  /** Draw a piece where it belongs, new or not. @param {Piece} piece @returns {Drawn} */
  put(piece) {
    let drawn = this.drawn.get(piece.key);
    if (!drawn) {
      const element = svg("g", { "data-key": piece.key });
      drawn = { element, body: svg("g"), piece, x: NaN, y: NaN, turn: NaN };
      this.drawn.set(piece.key, drawn);
      this.#dress(drawn, piece);
    } else if (drawn.piece !== piece) {
      this.#dress(drawn, piece);
    }
    this.move(drawn, piece.x, piece.y, piece.turn);
    return drawn;
  }

  /** @param {Drawn} drawn @param {number} x @param {number} y @param {number} turn */
  move(drawn, x, y, turn) {
    if (drawn.x === x && drawn.y === y && drawn.turn === turn) return;
    Object.assign(drawn, { x, y, turn });
    drawn.element.style.transform = shift(x, y);
    drawn.body.style.transform = rotation(turn);
  }

  /** @param {string} key */
  remove(key) {
    this.drawn.get(key)?.element.remove();
    this.drawn.delete(key);
  }

  /** Ring around the chosen piece. @param {string | null} key */
  choose(key) {
    for (const { element, piece } of this.drawn.values())
      element.classList.toggle("chosen", piece.key === key);
  }

  /** Faint ways to where something could go. @param {Point[][]} ways @param {Point[]} spots */
  hint(ways, spots) {
    this.#ways.replaceChildren(
      ...ways
        .filter((way) => way.length > 1)
        .flatMap((way) => [
          svg("polyline", { class: "way", points: way.map((point) => point.join()).join(" ") }),
          landing(/** @type {Point} */ (way.at(-1))),
        ]),
      ...spots.map(landing),
    );
  }

  /**
   * The board point under a place on the screen.
   * @param {number} clientX @param {number} clientY @returns {Point}
   */
  pointAt(clientX, clientY) {
    const box = this.svg.getBoundingClientRect();
    const { width, height } = this.board ?? { width: 1, height: 1 };
    return [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height];
  }

  /**
   * The square that a pointer means: of hexes, which the areas that take clicks cover roughly, the nearest one.
   * @param {Square} square  Whose area it is in. @param {MouseEvent} event
   */
  squareAt(square, { clientX, clientY }) {
    if (!this.board?.hexes) return square;
    const [x, y] = this.pointAt(clientX, clientY);
    const away = (/** @type {Square} */ other) => Math.hypot(other.x - x, other.y - y);
    return this.board.squares.reduce((best, other) => (away(other) < away(best) ? other : best), square);
  }

  /**
   * A small picture of one of the board's symbols, for names and buttons.
   * @param {string} symbol @param {string} [classes]
   */
  icon(symbol, classes = "") {
    const drawn = this.symbol(symbol, classes);
    return (
      drawn &&
      svg(
        "svg",
        { class: "piece-icon", viewBox: "-0.5 -0.5 1 1", "aria-hidden": "true", focusable: "false" },
        drawn,
      )
    );
  }

  /**
   * A drawing of one of the board's symbols around (0, 0) that is no piece of the scene.
   * @param {string} symbol @param {string} [classes]
   */
  symbol(symbol, classes = "") {
    if (!symbol || !this.board?.symbols[symbol]) return null;
    return svg("g", { class: `piece ${classes}` }, svg("use", { href: `#${this.#symbolId(symbol)}` }));
  }

  /** @param {string} symbol */
  #symbolId(symbol) {
    return `${this.#name}-${symbol}`;
  }

  /** @param {Board} board */
  #setBoard(board) {
    if (board.key === this.board?.key) return;
    this.board = board;
    this.svg.setAttribute("viewBox", `0 0 ${board.width} ${board.height}`);
    // The page's layout gives the board as much room as its shape can use.
    const layout = /** @type {HTMLElement} */ (this.frame.closest(".desk, .table") ?? this.frame);
    layout.style.setProperty("--board-width", String(board.width));
    layout.style.setProperty("--board-height", String(board.height));
    this.#defs.replaceChildren(
      ...Object.entries(board.symbols).map(([name, art]) =>
        svg("g", { id: this.#symbolId(name) }, ...svgNodes(art)),
      ),
    );
    this.#art.replaceChildren(...svgNodes(board.art));
    this.#layers.clear();
    this.#below.replaceChildren();
    this.#above.replaceChildren();
    this.drawn.clear();
    this.#parts.lay(board, (symbol) => this.icon(symbol));
    this.hint([], []);
  }

  /** @param {Drawn} drawn @param {Piece} piece */
  #dress(drawn, piece) {
    const { element } = drawn;
    const chosen = element.classList.contains("chosen");
    element.setAttribute("class", `piece ${piece.classes}`);
    element.classList.toggle("chosen", chosen);
    if (drawn.piece.symbol !== piece.symbol || drawn.piece.value !== piece.value || !element.firstChild) {
      drawn.body.replaceChildren(svg("use", { href: `#${this.#symbolId(piece.symbol)}` }));
      element.replaceChildren(
        svg("circle", { class: "ring", r: 0.49 }),
        drawn.body,
        ...(piece.value ? [svg("text", { class: "value" }, piece.value)] : []),
      );
    }
    const layer = this.#parts.layer(piece.x, piece.y, piece.layer) ?? this.#layer(piece.layer);
    if (element.parentNode !== layer) layer.append(element);
    drawn.piece = piece;
  }

  /** @param {number} number */
  #layer(number) {
    let layer = this.#layers.get(number);
    if (!layer) {
      layer = svg("g", { "data-layer": number });
      // What lies on the board below layer 1 lies under a trail, too.
      const group = number < 1 ? this.#below : this.#above;
      const higher = [...this.#layers.keys()].filter((other) => other > number && other < 1 === number < 1);
      group.insertBefore(layer, this.#layers.get(Math.min(...higher)) ?? null);
      this.#layers.set(number, layer);
    }
    return layer;
  }

  /** @param {Trail[]} trails */
  #drawTrails(trails) {
    this.#trail.replaceChildren(...trails.map(drawTrail));
  }
}

/** A way with arrows along it and a dot where it begins, as `robacus.drawing` has it. @param {Trail} trail */
function drawTrail({ points: corners, tone = "" }) {
  const points = corners.map((point) => point.join()).join(" ");
  const parts = corners.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = corners[index];
    return { x: (x + fromX) / 2, y: (y + fromY) / 2, dx: x - fromX, dy: y - fromY };
  });
  const last = parts.filter(({ dx, dy }) => dx || dy).at(-1);
  const [endX, endY] = corners.at(-1) ?? [0, 0];
  const [startX, startY] = corners[0] ?? [0, 0];
  const end = tone ? "trail-end-tone" : "trail-end";
  return svg(
    "g",
    { class: tone },
    svg("polyline", { class: "trail-edge", points }),
    svg("polyline", { class: tone ? "trail-tone" : "trail", points }),
    ...parts
      .filter(({ dx, dy }) => Math.hypot(dx, dy) >= 1.5)
      .map(({ x, y, dx, dy }) => arrow(x, y, dx, dy, 0.17, end)),
    svg("circle", { class: end, cx: startX, cy: startY, r: 0.14 }),
    last && arrow(endX, endY, last.dx, last.dy, 0.24, end),
  );
}

/**
 * @param {number} x @param {number} y @param {number} dx @param {number} dy @param {number} size
 * @param {string} classes
 */
function arrow(x, y, dx, dy, size, classes) {
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const d = `M${-0.7 * size} ${-size}L${size} 0L${-0.7 * size} ${size}Z`;
  return svg("path", { class: classes, d, transform: `translate(${x} ${y}) rotate(${turn})` });
}

/** @param {Point} point */
function landing([x, y]) {
  return svg("circle", { class: "landing", cx: x, cy: y, r: 0.17 });
}

/** As a transform that the browser can go smoothly from and to. @param {number} x @param {number} y */
export function shift(x, y) {
  return `translate(${x}px, ${y}px)`;
}

/** @param {number} turn  Degrees clockwise. */
export function rotation(turn) {
  return `rotate(${turn}deg)`;
}
