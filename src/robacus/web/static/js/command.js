/**
 * The command box: moves as text, the same as in records and in the command line.  What was typed stays until
 * it was played; the arrow keys bring back what was typed before.
 *
 * @import {SeatInfo} from "./types.js"
 */

import { h } from "./dom.js";

const REMEMBERED = 50;

export class CommandBox {
  /** @type {string[]} */
  #history = [];
  #place = 0;
  #draft = "";

  /**
   * @param {HTMLFormElement} form  With an input `text`, an element `.fault`, and a select `seat`.
   * @param {(seat: number, text: string) => Promise<string>} play  Resolves with why it was not possible, or
   *   "".
   */
  constructor(form, play) {
    this.form = form;
    this.play = play;
    this.input = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
    this.seat = /** @type {HTMLSelectElement} */ (form.elements.namedItem("seat"));
    this.fault = /** @type {HTMLElement} */ (form.querySelector(".fault"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#submit();
    });
    this.input.addEventListener("keydown", (event) => this.#key(event));
    this.input.addEventListener("input", () => this.#say(""));
  }

  /**
   * @param {SeatInfo[]} seats  Those held here.
   * @param {number | null} usual  Whose turn it most likely is.
   */
  update(seats, usual) {
    this.form.hidden = seats.length === 0;
    const keys = seats.map((seat) => `${seat.seat}:${seat.name}`).join();
    if (this.seat.dataset.keys !== keys) {
      this.seat.dataset.keys = keys;
      this.seat.replaceChildren(...seats.map((seat) => h("option", { value: seat.seat }, seat.name)));
      this.seat.hidden = seats.length < 2;
    }
    // Nobody's choice is changed under their hands.
    if (usual !== null && this.input.value === "") this.seat.value = String(usual);
  }

  async #submit() {
    const words = this.input.value.trim();
    if (!words) return;
    this.#say("");
    const seat = Number(this.seat.value || 0);
    const why = await this.play(seat, words);
    if (why) {
      this.#say(why);
      return;
    }
    this.#history = [...this.#history.filter((old) => old !== words), words].slice(-REMEMBERED);
    this.#place = this.#history.length;
    if (this.input.value.trim() === words) this.input.value = "";
  }

  /** @param {string} why */
  #say(why) {
    this.fault.textContent = why;
    this.fault.hidden = !why;
    this.input.toggleAttribute("aria-invalid", !!why);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!by || !this.#history.length) return;
    if (this.#place === this.#history.length) this.#draft = this.input.value;
    this.#place = Math.max(0, Math.min(this.#history.length, this.#place + by));
    this.input.value = this.#history[this.#place] ?? this.#draft;
    event.preventDefault();
  }
}
