/**
 * A test run of the draft on the table's board, alone or against a program: turn by turn, on and back, with the steps
 * read.  The server plays it (`rehearsal.py`), and nobody else sees it.
 */

import { button, grouped, label, make, row, select } from "./elements.js";
import { pictures } from "./picture.js";

/** @typedef {import("../../../web/static/js/enhance.js").GameTable} GameTable */
/** @typedef {import("./shelf.js").Shelf} Shelf */

/** Between two turns (ms). */
const TURN = 700;
const ALONE = "nobody";

export class TestRun {
  #turn = 0;
  #timer = 0;
  /** Grows with every look, so that late answers are forgotten. */
  #asked = 0;

  /**
   * @param {GameTable} table @param {Shelf} shelf
   * @param {{seat: () => number | null, cells: () => string[], complain: (words: string) => void}} writer
   */
  constructor(table, shelf, writer) {
    this.table = table;
    this.shelf = shelf;
    this.writer = writer;
    const { text } = table;
    this.rival = select("client-try-against", () => void this.look(0));
    this.pictures = make("div", { class: "sheet-try-pictures" });
    this.told = make("p", { class: "sheet-say", role: "status" });
    this.play = button(text("client-try-play"), () => (this.#timer ? this.stop() : this.#run()));
    this.shown = make(
      "div",
      { class: "sheet-try", hidden: true },
      this.pictures,
      row(
        this.play,
        button(text("client-try-back"), () => this.#step(-1)),
        button(text("client-try-step"), () => this.#step(1)),
      ),
      this.told,
    );
    this.root = make(
      "div",
      { class: "sheet-run" },
      row(
        label(text("client-try-against"), this.rival),
        button(text("client-try"), () => void this.look(0)),
      ),
      this.shown,
    );
  }

  /** Other programs to meet. */
  fill() {
    grouped(this.rival, [
      { heading: "", entries: [[ALONE, this.table.text("client-try-nobody")]] },
      ...this.shelf.groups(),
    ]);
  }

  /** Another writer: nothing is shown any more. */
  hide() {
    this.stop();
    this.#asked++;
    this.shown.hidden = true;
  }

  /** The draft has changed: the same turn with the new one. */
  again() {
    if (!this.shown.hidden && !this.#timer) void this.look(this.#turn);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.play.textContent = this.table.text("client-try-play");
  }

  /** The board after so many turns. @param {number} turn @returns {Promise<boolean>} whether it goes on */
  async look(turn) {
    const seat = this.writer.seat();
    if (seat === null) return false;
    const asked = ++this.#asked;
    this.#turn = Math.max(0, turn);
    const answer = await this.table.draft(seat, `try ${this.#turn} ${this.#against()}`);
    if (!answer || asked !== this.#asked || seat !== this.writer.seat()) return false;
    if (!answer.scene) {
      this.writer.complain(answer.say);
      return false;
    }
    this.shown.hidden = false;
    this.pictures.replaceChildren(...pictures(answer.scene));
    const read = answer.scene.facts.filter((fact) => fact.key.startsWith("read-"));
    const notes = read.map((fact) => `${fact.label}: ${fact.value}`).join(" · ");
    this.told.textContent = `${this.table.text("client-try-turn")} ${this.#turn}. ${answer.say || notes}`;
    return answer.ok;
  }

  /** Against whom, and all cells. */
  #against() {
    const cells = this.writer.cells().join(" ");
    const { value } = this.rival;
    return this.shelf.isOwn(value) ? `own ${cells} ${this.shelf.program(value)}` : `${value} ${cells}`;
  }

  /** @param {1 | -1} way */
  #step(way) {
    this.stop();
    void this.look(this.#turn + way);
  }

  #run() {
    const on = async () => {
      const goes = await this.look(this.#turn + 1);
      if (this.#timer && goes) this.#timer = setTimeout(on, TURN);
      else this.stop();
    };
    this.#timer = setTimeout(on);
    this.play.textContent = this.table.text("client-try-stop");
  }
}
