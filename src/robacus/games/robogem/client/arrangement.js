/**
 * How the cards of a hand are laid out: what is in the program, what goes to the function, what is left.  No elements
 * and no words here, and nothing is decided but where a card is put.
 */

/** @typedef {import("../../../web/static/js/types.js").Control} Control */
/** @typedef {"program" | "function" | "hand"} Row */
/** @typedef {{id: number, letter: string, label: string}} Card */

export class Arrangement {
  /** Where the cards are that were taken from the hand. @type {{program: number[], function: number[]}} */
  #rows = { program: [], function: [] };
  /** The row that a tapped card goes to. @type {"program" | "function"} */
  target = "program";
  /** A placed card that was tapped and goes where the next tap says. @type {number | null} */
  lifted = null;

  /** @param {ReadonlyMap<string, Control>} controls  What can be done now, by key (`controls.py`). */
  constructor(controls) {
    /** The cards of the hand. @type {Card[]} */
    this.cards = cardsOf(controls, "card-");
    /** The cards that lie in the function for good. @type {Card[]} */
    this.lying = cardsOf(controls, "lies-");
    this.longest = controls.get("run")?.high ?? 0;
    /** What is to be done now, in a sentence. */
    this.hint = controls.get("hint")?.label ?? "";
    this.room = controls.get("room")?.high ?? 0;
    /** Whether cards can go to the function now. */
    this.aims = controls.has("room");
  }

  /** @param {Row} row @returns {Card[]} */
  in(row) {
    if (row === "hand") return this.cards.filter(({ id }) => this.rowOf(id) === "hand");
    return this.#rows[row].map((id) => /** @type {Card} */ (this.cards.find((card) => card.id === id)));
  }

  /** @param {number} id @returns {Row} */
  rowOf(id) {
    if (this.#rows.program.includes(id)) return "program";
    return this.#rows.function.includes(id) ? "function" : "hand";
  }

  /** How many more cards a row takes. @param {Row} row */
  #roomIn(row) {
    if (row === "hand") return Infinity;
    return (row === "function" ? this.room : this.longest) - this.#rows[row].length;
  }

  /**
   * Put a card into a row, before the card at this place; without a place, at the end.
   * @param {number} id @param {Row} row @param {number} [at]
   * @returns {boolean} whether there was room for it
   */
  move(id, row, at = Infinity) {
    if (this.rowOf(id) !== row && this.#roomIn(row) <= 0) {
      // Whoever plays card by card changes the card.
      if (row !== "program" || this.longest !== 1) return false;
      this.#rows.program = [];
    }
    for (const cards of [this.#rows.program, this.#rows.function]) {
      const index = cards.indexOf(id);
      if (index >= 0) {
        cards.splice(index, 1);
        if (index < at && row !== "hand" && cards === this.#rows[row]) at--;
      }
    }
    if (row !== "hand") this.#rows[row].splice(at, 0, id);
    this.lifted = null;
    return true;
  }

  /**
   * A card was tapped: it is put, lifted, or the lifted one goes before it.
   * @param {number} id
   * @returns {boolean} whether there was room
   */
  tap(id) {
    const row = this.rowOf(id);
    if (this.lifted !== null && this.lifted !== id) {
      return this.move(this.lifted, row, row === "hand" ? Infinity : this.#rows[row].indexOf(id));
    }
    if (row === "hand") return this.move(id, this.target);
    if (this.lifted === id) return this.move(id, "hand");
    this.lifted = id;
    return true;
  }

  takeBack() {
    this.#rows = { program: [], function: [] };
    this.lifted = null;
  }

  /** @param {Row} row */
  letters(row) {
    return this.in(row).map((card) => card.letter);
  }

  /** The turn as it is typed. */
  get text() {
    return this.withAdded(this.letters("program").join("") || "-");
  }

  /** The same with other words for the program, such as `rest`. @param {string} words */
  withAdded(words) {
    const added = this.letters("function").join("");
    return added ? `${words} +${added}` : words;
  }
}

/** @param {ReadonlyMap<string, Control>} controls @param {string} prefix @returns {Card[]} */
function cardsOf(controls, prefix) {
  return [...controls.values()]
    .filter(({ key }) => key.startsWith(prefix))
    .map(({ key, label }) => {
      const [, id, letter] = key.split("-");
      return { id: Number(id), letter, label };
    });
}
