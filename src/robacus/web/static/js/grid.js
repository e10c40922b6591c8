/**
 * The squares of a board as people point at them: a grid over the picture that a screen reader can walk, that
 * takes taps, clicks, swipes and keys, and tells the page which square or which way was meant.  It decides
 * nothing.
 *
 * @import {Board, Control, Scene, Square} from "./types.js"
 * @import {SceneView} from "./scene.js"
 */

import { h } from "./dom.js";

/** @typedef {"up" | "right" | "down" | "left"} Way */

/** @type {Record<string, Way>} */
export const WAYS = { ArrowUp: "up", ArrowRight: "right", ArrowDown: "down", ArrowLeft: "left" };

/** How far a finger goes before it is a swipe and no tap (CSS pixels). */
const SWIPE = 22;
/** How far from the middle of a piece a finger still means it (board units). */
const REACH = 0.75;

/**
 * @typedef {object} GridListener
 * @property {(square: Square, event?: MouseEvent) => boolean | void} square  A square was chosen; without an event by
 *   a key.  False: that means nothing here, and the key Enter is for whoever else listens.
 * @property {(piece: string | null, way: Way) => boolean} swipe  A way, from a piece or (null) for the chosen
 *   one; whether it means something.
 * @property {() => string | null} chosen  The chosen piece.
 * @property {() => void} escape
 */

export class Grid {
  /** @type {HTMLElement[][]} */
  #rows = [];
  /** @type {Map<string, HTMLElement>} */
  #cells = new Map();
  /** @type {Board | null} */
  #board = null;
  /** @type {HTMLElement | null} */
  #current = null;
  /** @type {{id: number, x: number, y: number, piece: string | null} | null} */
  #press = null;
  #swiped = false;
  /** Where writing goes on: the way of the last arrow, right or down. @type {"right" | "down"} */
  #writing = "right";
  /** Pieces that can be swiped. @type {ReadonlySet<string>} */
  #movable = new Set();

  /** @param {SceneView} view @param {GridListener} listener */
  constructor(view, listener) {
    this.view = view;
    this.listener = listener;
    this.element = h("div", { class: "squares", role: "grid", hidden: true });
    view.frame.append(this.element);
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("focusin", (event) =>
      this.#enter(/** @type {HTMLElement} */ (event.target)),
    );
    this.element.addEventListener("click", (event) => this.#click(event));
    this.element.addEventListener("pointerdown", (event) => this.#down(event));
    this.element.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel"]) {
      this.element.addEventListener(end, () => {
        this.#press = null;
        // The click that belongs to a swipe comes right after it, where it comes at all.
        setTimeout(() => (this.#swiped = false));
      });
    }
  }

  /**
   * Names for what is there now, and what can be done with it.
   * @param {Scene} scene @param {readonly Control[]} controls @param {string | null} chosen
   */
  name(scene, controls, chosen) {
    if (scene.board.key !== this.#board?.key) this.#lay(scene.board);
    /** @type {Map<string, string[]>} */
    const standing = new Map();
    for (const piece of scene.pieces.values()) {
      if (piece.label && piece.square) {
        standing.set(piece.square, [...(standing.get(piece.square) ?? []), piece.label]);
      }
    }
    const movable = new Set(controls.filter((control) => control.on).map((control) => control.on));
    const choosable = new Set([...movable].map((key) => scene.pieces.get(key)?.square));
    const at = chosen === null ? "" : scene.pieces.get(chosen)?.square;
    for (const square of scene.board.squares) {
      const cell = this.#cells.get(square.key);
      if (!cell) continue;
      const names = counted(standing.get(square.key) ?? []);
      const label = names.length ? `${square.label}: ${names.join(", ")}` : square.label;
      if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
      const selectable = choosable.has(square.key);
      if (selectable) cell.setAttribute("aria-selected", String(square.key === at));
      else cell.removeAttribute("aria-selected");
      cell.classList.toggle("choosable", selectable);
    }
    this.#movable = new Set(
      controls.filter((control) => control.kind === "slide").map((control) => control.on),
    );
    // Only where a finger may swipe does the board keep the page from scrolling.
    this.element.classList.toggle("swipeable", this.#movable.size > 0);
  }

  focus() {
    this.#current?.focus();
  }

  /** Whoever writes into the squares goes on to the next one, or back. @param {boolean} [back] */
  write(back = false) {
    /** @type {Record<"right" | "down", Way>} */
    const before = { right: "left", down: "up" };
    this.#walk(back ? before[this.#writing] : this.#writing, false);
  }

  /** @param {Board} board */
  #lay(board) {
    const before = this.#board;
    this.#board = board;
    // In an editor the board changes under people's hands: squares that stay where they are keep the focus.
    if (before && sameSquares(before, board)) {
      this.element.setAttribute("aria-label", board.label);
      return;
    }
    const at = this.#current?.dataset.square ?? "";
    const focused = this.element.contains(document.activeElement);
    this.#cells.clear();
    this.#rows = [];
    this.element.setAttribute("aria-label", board.label);
    // What lies below a board, such as cards, need not stand in its columns.
    const width = Math.min(
      ...rows(board.squares).map((row) =>
        gap(
          row.map((square) => square.x),
          board.width,
        ),
      ),
    );
    // Hexes of neighbouring columns lie half a hex apart, so how high one is its own column says.
    const height = Math.min(
      ...columns(board.squares).map((column) =>
        gap(
          column.map((square) => square.y),
          board.height,
        ),
      ),
    );
    for (const square of board.squares) {
      const cell = h("div", { role: "gridcell", class: "spot", tabindex: -1, "data-square": square.key });
      cell.setAttribute("aria-colindex", String(square.column + 1));
      const [wide, high] = [width * (square.size ?? 1), height * (square.size ?? 1)];
      cell.style.left = `${((square.x - wide / 2) / board.width) * 100}%`;
      cell.style.top = `${((square.y - high / 2) / board.height) * 100}%`;
      cell.style.width = `${(wide / board.width) * 100}%`;
      cell.style.height = `${(high / board.height) * 100}%`;
      (this.#rows[square.row] ??= [])[square.column] = cell;
      this.#cells.set(square.key, cell);
    }
    this.#rows = this.#rows.map((row) => row.filter(Boolean)).filter((row) => row?.length);
    this.element.replaceChildren(
      ...this.#rows.map((row) => h("div", { role: "row", class: "squares-row" }, ...row)),
    );
    this.element.hidden = this.#rows.length === 0;
    this.#enter(this.#cells.get(at) ?? this.#rows[0]?.[0] ?? null);
    if (focused) this.focus();
  }

  /** Only one square is in the order of the tab key. @param {HTMLElement | null} cell */
  #enter(cell) {
    if (!cell?.dataset.square) return;
    this.#current?.setAttribute("tabindex", "-1");
    cell.setAttribute("tabindex", "0");
    this.#current = cell;
  }

  /** @param {HTMLElement | null} cell @returns {Square | undefined} */
  #square(cell) {
    return this.#board?.squares.find((square) => square.key === cell?.dataset.square);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.metaKey) return;
    const way = WAYS[event.key];
    if (way && !event.ctrlKey && this.listener.chosen() !== null && this.listener.swipe(null, way)) {
      // The chosen piece went that way.
    } else if (way || event.key === "Home" || event.key === "End") {
      if (way) this.#writing = way === "up" || way === "down" ? "down" : "right";
      this.#walk(way ?? event.key, event.ctrlKey);
    } else if (event.key === "Enter" || event.key === " ") {
      const square = this.#square(this.#current);
      if (square && this.listener.square(square) === false && event.key === "Enter") return;
    } else if (event.key === "Escape") {
      this.listener.escape();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {Way | string} to @param {boolean} whole  To the edge of the whole grid. */
  #walk(to, whole) {
    const row = this.#rows.findIndex((cells) => this.#current && cells.includes(this.#current));
    if (row < 0 || !this.#current) return;
    const column = this.#rows[row].indexOf(this.#current);
    if (to === "up" || to === "down") {
      // Rows may begin at different columns: the same column where there is one, else the nearest.
      const next = this.#rows[Math.max(0, Math.min(this.#rows.length - 1, row + (to === "up" ? -1 : 1)))];
      const here = columnOf(this.#current);
      const away = (/** @type {HTMLElement} */ cell) => Math.abs(columnOf(cell) - here);
      next.reduce((best, cell) => (away(cell) < away(best) ? cell : best)).focus();
      return;
    }
    const last = this.#rows.length - 1;
    const targets = {
      left: [row, column - 1],
      right: [row, column + 1],
      Home: [whole ? 0 : row, 0],
      End: [whole ? last : row, Infinity],
    };
    const [r, c] = targets[/** @type {keyof typeof targets} */ (to)];
    const cells = this.#rows[Math.max(0, Math.min(last, r))];
    cells[Math.max(0, Math.min(cells.length - 1, c))].focus();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (this.#swiped) return;
    const cell = /** @type {HTMLElement} */ (event.target).closest?.("[data-square]");
    const square = this.#square(/** @type {HTMLElement | null} */ (cell));
    if (square) this.listener.square(event.detail ? this.view.squareAt(square, event) : square, event);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#swiped = false;
    if (!event.isPrimary || event.button !== 0 || !this.#movable.size) return;
    const piece = this.#pieceNear(event);
    if (piece === null && this.listener.chosen() === null) return;
    this.#press = { id: event.pointerId, x: event.clientX, y: event.clientY, piece };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE) return;
    this.#press = null;
    this.#swiped = true;
    const across = Math.abs(dx) > Math.abs(dy);
    this.listener.swipe(press.piece, across ? (dx > 0 ? "right" : "left") : dy > 0 ? "down" : "up");
  }

  /** The movable piece nearest to the finger, where it is drawn now. @param {PointerEvent} event */
  #pieceNear(event) {
    const [x, y] = this.view.pointAt(event.clientX, event.clientY);
    let best = null;
    let nearest = REACH;
    for (const [key, drawn] of this.view.drawn) {
      const away = Math.hypot(drawn.x - x, drawn.y - y);
      if (this.#movable.has(key) && away < nearest) [best, nearest] = [key, away];
    }
    return best;
  }
}

/** @param {Board} one @param {Board} other */
function sameSquares(one, other) {
  return (
    one.width === other.width &&
    one.height === other.height &&
    one.squares.length === other.squares.length &&
    one.squares.every(({ key, x, y }, index) => {
      const square = other.squares[index];
      return square.key === key && square.x === x && square.y === y;
    })
  );
}

/** "counter, counter, robot" as "2 × counter", "robot". @param {string[]} labels */
function counted(labels) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].map(([label, count]) => (count > 1 ? `${count} × ${label}` : label));
}

/** @param {HTMLElement} cell */
function columnOf(cell) {
  return Number(cell.getAttribute("aria-colindex"));
}

/** The squares row by row. @param {Square[]} squares @returns {Square[][]} */
function rows(squares) {
  /** @type {Square[][]} */
  const found = [];
  for (const square of squares) (found[square.row] ??= []).push(square);
  return found.filter(Boolean);
}

/** The squares column by column. @param {Square[]} squares @returns {Square[][]} */
function columns(squares) {
  /** @type {Map<number, Square[]>} */
  const found = new Map();
  for (const square of squares) found.set(square.x, [...(found.get(square.x) ?? []), square]);
  return [...found.values()];
}

/** The usual distance between neighbours on one axis. @param {number[]} values @param {number} whole */
function gap(values, whole) {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((value, index) => value - sorted[index]);
  return gaps.length ? Math.min(...gaps) : whole;
}
