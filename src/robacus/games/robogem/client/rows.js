/**
 * The three rows of the bench as elements: program, function and hand, and their cards.  What happens with a card that
 * is tapped or dropped is the affair of the bench.
 */

import { drag } from "./drag.js";
import { button, element, note, SVG } from "./elements.js";

/** @typedef {import("../../../web/static/js/enhance.js").GameTable} GameTable */
/** @typedef {import("./arrangement.js").Arrangement} Arrangement */
/** @typedef {import("./arrangement.js").Card} Card */
/** @typedef {import("./arrangement.js").Row} Row */
/** @typedef {{row: HTMLElement, name: HTMLElement, list: HTMLElement}} Part */

/**
 * @typedef {object} Hands  What people do.
 * @property {(id: number) => void} tap
 * @property {(row: Row) => void} put  A row was tapped.
 * @property {(row: "program" | "function") => void} aim
 * @property {(id: number, row: Row, at: number) => void} drop
 */

const ROWS = /** @type {Row[]} */ (["program", "function", "hand"]);
const NAMES = /** @type {Record<Row, string>} */ ({
  program: "client-program",
  function: "client-function",
  hand: "client-hand",
});
/** The key that takes a card. */
const KEYS = /** @type {Record<string, string>} */ ({ F: "F", L: "L", R: "R", f: "C" });

export class Rows {
  /** @param {GameTable} table @param {Hands} hands */
  constructor(table, hands) {
    this.table = table;
    this.hands = hands;
    this.seat = -1;
    this.parts = /** @type {Record<Row, Part>} */ ({});
    for (const row of ROWS) {
      const name = element("div", { class: "bench-name" });
      const list = element("ol", { class: "bench-cards" });
      list.addEventListener("click", (event) => event.target === list && hands.put(row));
      this.parts[row] = { row: element("div", { class: "bench-row", "data-row": row }, name, list), name, list };
    }
    this.elements = ROWS.map((row) => this.parts[row].row);
  }

  /** @param {Arrangement} placed @param {number} seat  Whose bench it is. */
  draw(placed, seat) {
    this.seat = seat;
    const focused = document.activeElement?.getAttribute("data-card");
    for (const row of ROWS) this.#drawRow(row, placed);
    this.parts.function.row.hidden = !placed.aims && placed.lying.length === 0;
    if (!focused) return;
    for (const { list } of Object.values(this.parts)) {
      /** @type {HTMLElement | null} */ (list.querySelector(`[data-card="${focused}"]`))?.focus();
    }
  }

  /** The first card of the hand has the focus. */
  focus() {
    this.parts.hand.list.querySelector("button")?.focus({ preventScroll: true });
  }

  /** @param {Row} row @param {Arrangement} placed */
  #drawRow(row, placed) {
    const { row: root, name, list } = this.parts[row];
    const words = this.table.text(NAMES[row]);
    root.toggleAttribute("data-target", row === placed.target);
    root.toggleAttribute("data-aims", row !== "hand" && placed.aims);
    if (row !== "hand" && placed.aims) {
      const aim = button("btn", () => this.hands.aim(row));
      aim.append(
        element("span", { class: "bench-sign", "aria-hidden": "true" }, row === "function" ? "ƒ" : this.#robot()),
        element("span", { class: "bench-word" }, words),
        ...(row === "function" ? [note(filled(placed))] : []),
      );
      aim.setAttribute("aria-pressed", String(row === placed.target));
      name.replaceChildren(aim);
    } else name.replaceChildren(words);
    list.setAttribute("aria-label", words);
    const lying = row === "function" ? placed.lying.map((card) => element("li", {}, this.#lies(card))) : [];
    const items = placed.in(row).map((card, index) => element("li", {}, this.#card(card, row, index, placed)));
    const hint = items.length + lying.length ? "" : this.#hint(row, placed);
    list.replaceChildren(...lying, ...items, ...(hint ? [element("li", {}, note(hint))] : []));
  }

  /** What stands in an empty row. @param {Row} row @param {Arrangement} placed */
  #hint(row, placed) {
    if (row === "program") return placed.hint;
    return this.table.text(row === "hand" ? "client-empty-hand" : "client-empty-function");
  }

  /** @param {Card} card @param {Row} row @param {number} index @param {Arrangement} placed */
  #card(card, row, index, placed) {
    const label = this.table.text("client-card", {
      card: card.label,
      number: index + 1,
      row: this.table.text(NAMES[row]),
    });
    const face = button("bench-card", (event) => {
      // Whoever taps goes on with any key; whoever came here by Tab stays here.
      if (event.detail) face.blur();
      this.hands.tap(card.id);
    });
    face.setAttribute("aria-label", label);
    face.setAttribute("aria-pressed", String(placed.lifted === card.id));
    face.setAttribute("data-card", String(card.id));
    face.title = card.label;
    face.append(this.#picture(card.letter));
    if (row === "hand") face.append(element("kbd", { "aria-hidden": "true" }, KEYS[card.letter] ?? ""));
    face.addEventListener("pointerdown", (event) => this.#drag(event, card, face));
    return face;
  }

  /** A card that stays in the function for good. @param {Card} card */
  #lies(card) {
    const face = element("span", { class: "bench-card", "data-lies": "", role: "img", "aria-label": card.label });
    face.append(this.#picture(card.letter));
    return face;
  }

  /** Whose program it is. */
  #robot() {
    const place = this.table.scene()?.places.find(({ seat }) => seat === this.seat);
    const colour = (place?.symbol ?? "").replace("robot-", "");
    return this.#drawing("-0.5 -0.5 1 1", `mark-${colour}`, `tone-${colour}`);
  }

  /** @param {string} letter */
  #picture(letter) {
    return this.#drawing("-0.46 -0.54 0.92 1.1", letter === "f" ? "card-function" : `card-${letter}`);
  }

  /** @param {string} viewBox @param {string} symbol @param {string} [classes] */
  #drawing(viewBox, symbol, classes) {
    const picture = document.createElementNS(SVG, "svg");
    picture.setAttribute("viewBox", viewBox);
    picture.setAttribute("aria-hidden", "true");
    const drawn = this.table.symbol(symbol, classes);
    if (drawn) picture.append(drawn);
    return picture;
  }

  /** @param {PointerEvent} down @param {Card} card @param {HTMLElement} face */
  #drag(down, card, face) {
    const mark = (/** @type {Row | undefined} */ row) => {
      for (const [name, part] of Object.entries(this.parts)) part.row.toggleAttribute("data-over", name === row);
    };
    const over = (/** @type {PointerEvent} */ event) => mark(this.#under(event)?.row);
    drag(down, face, over, (event) => {
      mark(undefined);
      const place = event && this.#under(event);
      if (place) this.hands.drop(card.id, place.row, place.at);
    });
  }

  /** The row under a pointer, and the place in it. @param {PointerEvent} event */
  #under({ clientX, clientY }) {
    for (const row of ROWS) {
      const part = this.parts[row];
      const box = part.row.getBoundingClientRect();
      if (part.row.hidden || clientY < box.top || clientY > box.bottom || clientX < box.left || clientX > box.right)
        continue;
      const faces = /** @type {HTMLElement[]} */ ([...part.list.querySelectorAll("button.bench-card")]);
      const at = faces.findIndex((face) => {
        const { top, bottom, left, width } = face.getBoundingClientRect();
        return clientY < top || (clientY <= bottom && clientX < left + width / 2);
      });
      return { row, at: at < 0 ? Infinity : at };
    }
    return null;
  }
}

/** How full the function is, such as "3/5". @param {Arrangement} placed */
function filled(placed) {
  return `${placed.lying.length + placed.letters("function").length}/${placed.lying.length + placed.room}`;
}
