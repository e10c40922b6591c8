/**
 * Mouse, pen and finger: a tile that is dragged from tray or board, and taps on fields.  A tap on a tile of the tray is
 * the click of its button.
 *
 * @import {Square} from "../../../web/static/js/types.js"
 */

/** How far a finger goes before it drags (CSS pixels). */
const DRAG = 7;

/**
 * @typedef {object} Gestures
 * @property {() => boolean} active  Whether somebody's hand is seen.
 * @property {() => boolean} drags  Whether tiles may be dragged now.
 * @property {() => void} touched  A finger has come down.
 * @property {(square: string) => string | null} laid  The tile that lies tentatively on a field.
 * @property {(tile: string, x: number, y: number) => void} fly  It follows the pointer.
 * @property {(tile: string, square: Square | undefined, x: number) => void} drop  It was let go: on a field, or beside
 *   the board.
 * @property {() => void} cancel  It was not let go anywhere.
 * @property {(square: Square) => void} tap
 */

export class Fingers {
  /** @type {{tile: string, id: number, x: number, y: number, moving: boolean} | null} */
  #drag = null;

  /** @param {import("../../../web/static/js/enhance.js").GameTable} table @param {Gestures} gestures */
  constructor(table, gestures) {
    this.table = table;
    this.gestures = gestures;
    table.board.addEventListener("pointerdown", (event) => this.#down(event));
    table.board.addEventListener("pointermove", (event) => this.#move(event));
    table.board.addEventListener("pointerup", (event) => this.#up(event));
    table.board.addEventListener("pointercancel", () => {
      this.#drag = null;
      gestures.cancel();
    });
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (!event.isPrimary || event.button !== 0 || !this.gestures.active()) return;
    this.gestures.touched();
    const tile = this.#tileAt(event);
    if (tile) this.#drag = { tile, id: event.pointerId, x: event.clientX, y: event.clientY, moving: false };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const drag = this.#drag;
    if (!drag || drag.id !== event.pointerId) return;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG;
    if (!drag.moving && (!far || !this.gestures.drags())) return;
    if (!drag.moving) this.table.board.setPointerCapture(drag.id);
    drag.moving = true;
    this.gestures.fly(drag.tile, ...this.table.point(event.clientX, event.clientY));
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (event.button !== 0 || !this.gestures.active()) return;
    const drag = this.#drag;
    const square = this.#squareAt(event);
    this.#drag = null;
    if (drag?.moving) {
      const [x] = this.table.point(event.clientX, event.clientY);
      this.gestures.drop(drag.tile, square, x);
    } else if (square) this.gestures.tap(square);
  }

  /** @param {PointerEvent} event */
  #squareAt(event) {
    const [x, y] = this.table.point(event.clientX, event.clientY);
    const squares = this.table.scene()?.board.squares ?? [];
    return squares.find((one) => Math.abs(one.x - x) <= 0.5 && Math.abs(one.y - y) <= 0.5);
  }

  /** @param {PointerEvent} event @returns {string | null} */
  #tileAt(event) {
    const key = /** @type {HTMLElement} */ (event.target).closest?.("[data-held]");
    if (key instanceof HTMLElement) return key.dataset.held ?? null;
    const square = this.#squareAt(event);
    return square ? this.gestures.laid(square.key) : null;
  }
}
