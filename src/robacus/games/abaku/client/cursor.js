/**
 * Where typing goes on: a field and a direction.  A field that is chosen once more turns the direction.
 *
 * @import {Square} from "../../../web/static/js/types.js"
 */

export class Cursor {
  /** @type {string | null} */
  key = null;
  down = false;
  /** Where it was when a finger came down. @type {string | null} */
  #before = null;

  /**
   * @param {import("../../../web/static/js/enhance.js").GameTable} table
   * @param {(square: string) => boolean} taken  Whether a tile lies there, tentatively or for good.
   */
  constructor(table, taken) {
    this.table = table;
    this.taken = taken;
  }

  /** @returns {Square[]} */
  get #squares() {
    return this.table.scene()?.board.squares ?? [];
  }

  /** @param {string | null | undefined} key */
  square(key) {
    return this.#squares.find((square) => square.key === key);
  }

  /** The field, where it is to be marked. */
  get shown() {
    const square = this.square(this.key);
    return square && !this.taken(square.key) ? { square, down: this.down } : null;
  }

  leave() {
    this.key = null;
  }

  /** A finger comes down somewhere. */
  touched() {
    this.#before = this.key;
  }

  /** A field was chosen with a finger. @param {string} key */
  choose(key) {
    if (this.#before === key) this.down = !this.down;
    this.key = key;
  }

  /** The first free field from the cursor on, and where nobody has chosen one, from the middle on. */
  free() {
    const start = this.key ?? this.#squares[this.#squares.length >> 1]?.key ?? "";
    return this.#freeFrom(this.square(start));
  }

  /** Go on to the next free field; the focus goes along. @param {Square} square */
  goOn(square) {
    this.go(this.#freeFrom(this.#step(square)) ?? square);
  }

  /** @param {Square} square */
  go(square) {
    this.key = square.key;
    const spot = this.table.board.querySelector(`[data-square="${CSS.escape(square.key)}"]`);
    if (spot instanceof HTMLElement && !document.querySelector("dialog[open]")) spot.focus();
  }

  /** @param {Square | undefined} square */
  #freeFrom(square) {
    while (square && this.taken(square.key)) square = this.#step(square);
    return square;
  }

  /** @param {Square} square */
  #step({ row, column }) {
    const [rows, columns] = this.down ? [1, 0] : [0, 1];
    return this.#squares.find((other) => other.row === row + rows && other.column === column + columns);
  }
}
