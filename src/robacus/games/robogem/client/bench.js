/**
 * The bench of Robogem: the hand lies before its player, who puts cards into the program and the function by tapping,
 * dragging or keys, and nothing is played before the player says so.
 *
 * It decides nothing: which cards there are and what may be done it reads from the controls (`controls.py`), what an
 * arrangement would do the server says (`preview.py`), and what it sends is the text of a turn.
 */

import { Arrangement } from "./arrangement.js";
import { button, element } from "./elements.js";
import { Ghost } from "./ghost.js";
import { Rows } from "./rows.js";

/** @typedef {import("../../../web/static/js/enhance.js").GameTable} GameTable */
/** @typedef {import("../../../web/static/js/types.js").Control} Control */
/** @typedef {import("./arrangement.js").Row} Row */

/** What an arrangement does is asked when the hands rest for so long (ms). */
const ASK_AFTER = 130;
/** Letters on the keyboard -> cards; a small f is easier to reach than a capital one. */
const LETTERS = /** @type {Record<string, string>} */ ({ f: "F", l: "L", r: "R", c: "f" });

export class Bench {
  /** @type {number} */
  #seat = -1;
  #drawn = "";
  #asking = 0;
  #asked = 0;
  #sending = false;
  /** Whoever played from a button of the bench by keys finds the focus there again. */
  #returns = false;
  /** @type {Map<string, Control>} */
  #controls = new Map();
  #placed = new Arrangement(this.#controls);

  /** @param {GameTable} table */
  constructor(table) {
    this.table = table;
    this.ghost = new Ghost(table);
    this.rows = new Rows(table, {
      tap: (id) => this.#after(this.#placed.tap(id)),
      put: (row) => this.#put(row),
      aim: (row) => this.#aim(row),
      drop: (id, row, at) => this.#after(this.#placed.move(id, row, at)),
    });
    this.root = table.panel(table.text("client-bench"));
    this.root.classList.add("bench");
    this.say = element("p", { class: "bench-say" });
    this.closed = element("p", { class: "bench-closed" });
    this.run = button("btn go", () => void this.#play(this.#placed.text));
    this.rest = button("btn", () => void this.#play(this.#placed.withAdded("rest")));
    this.clear = button("btn plain", () => this.#takeBack());
    this.clear.textContent = table.text("client-clear");
    this.keys = element("p", { class: "bench-keys" });
    this.keys.textContent = table.text("client-keys");
    this.root.append(
      ...this.rows.elements,
      element("div", { class: "row" }, this.run, this.rest, this.clear),
      this.say,
      this.closed,
      this.keys,
    );
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  /** What lies before the player now. */
  update() {
    const controls = (this.table.now()?.controls ?? []).filter((control) => control.to === "bench");
    const signature = JSON.stringify(controls);
    if (signature === this.#drawn) return;
    this.#drawn = signature;
    this.#controls = new Map(controls.map((control) => [control.key, control]));
    this.root.hidden = controls.length === 0;
    this.#seat = controls[0]?.seat ?? -1;
    this.#placed = new Arrangement(this.#controls);
    this.#tell("");
    this.ghost.show(null);
    this.#draw();
    this.#fit();
    if (this.#returns && !this.root.hidden) {
      this.#returns = false;
      this.rows.focus();
    }
  }

  /** On a small screen the rows and the board are to be seen together: the tray below it has its time later. */
  #fit() {
    const { board } = this.table;
    const picture = this.table.scene()?.board;
    if (!picture?.squares.length) return;
    const [left, bottom] = [
      Math.min(...picture.squares.map(({ x }) => x)),
      Math.max(...picture.squares.map(({ y }) => y)),
    ];
    board.style.setProperty("--bench-foot", String(picture.height - bottom - left));
    board.classList.add("bench-board");
    board.classList.toggle("composing", !this.root.hidden);
    const narrow = matchMedia("(max-width: 40rem)").matches;
    if (narrow && !this.root.hidden) this.root.scrollIntoView({ block: "nearest", behavior: calm() });
  }

  // -- arranging ----------------------------------------------------------------------------------------------

  /** A card was put somewhere, lifted, or found no room. @param {boolean} found */
  #after(found) {
    if (!found) this.#tell(this.table.text("client-full"), true);
    else if (this.#placed.lifted !== null) this.#draw();
    else this.#arranged();
  }

  /** A row was tapped: the lifted card goes there. @param {Row} row */
  #put(row) {
    const { lifted } = this.#placed;
    if (lifted !== null) this.#after(this.#placed.move(lifted, row));
    else if (row !== "hand") this.#aim(row);
  }

  /** @param {"program" | "function"} row */
  #aim(row) {
    this.#placed.target = row;
    this.#draw();
  }

  #takeBack() {
    this.#placed.takeBack();
    this.#arranged();
  }

  #arranged() {
    this.#draw();
    const [program, added] = /** @type {Row[]} */ (["program", "function"]).map(
      (row) => this.#placed.letters(row).join(" ") || "–",
    );
    this.#tell("");
    if (this.#placed.text !== "-") this.table.say(this.table.text("client-arranged", { program, added }));
    this.#ask();
  }

  #ask() {
    clearTimeout(this.#asking);
    const number = ++this.#asked;
    const { text } = this.#placed;
    if (text === "-") {
      this.ghost.show(null);
      return;
    }
    this.#asking = setTimeout(async () => {
      const answer = await this.table.draft(this.#seat, text);
      if (!answer || number !== this.#asked) return;
      this.#tell(answer.say, !answer.ok);
      this.ghost.show(answer);
    }, ASK_AFTER);
  }

  /** A card that is not there: which one, says the server. @param {string} letter */
  async #miss(letter) {
    const number = ++this.#asked;
    const program = this.#placed.letters("program").join("") + letter;
    const answer = await this.table.draft(this.#seat, this.#placed.withAdded(program));
    if (answer && number === this.#asked) this.#tell(answer.say, true);
  }

  // -- playing ------------------------------------------------------------------------------------------------

  /** @param {string} text */
  async #play(text) {
    if (this.#sending || this.root.hidden) return;
    this.#sending = true;
    this.#returns = this.root.querySelector(":focus-visible") !== null;
    clearTimeout(this.#asking);
    this.#asked++;
    this.ghost.show(null);
    const why = await this.table.play(this.#seat, text);
    this.#sending = false;
    if (!why) {
      // On a small screen the board is above: what happens there is worth seeing.
      this.table.board.scrollIntoView({ block: "nearest", behavior: calm() });
      return;
    }
    this.#returns = false;
    this.#tell(why, true);
    this.table.say(why);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (this.root.hidden || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest?.("input, textarea, select, dialog") || document.querySelector("dialog[open]")) return;
    const placed = this.#placed;
    const onButton = target.closest?.("button, a, summary");
    const letter = LETTERS[event.key.toLowerCase()];
    const left = placed.in("hand");
    if (letter) {
      const card = left.find((one) => one.letter === letter);
      if (card) this.#after(placed.move(card.id, placed.target));
      else void this.#miss(letter);
    } else if (/^[1-9]$/.test(event.key)) {
      const card = left[Number(event.key) - 1];
      if (card) this.#after(placed.move(card.id, placed.target));
    } else if (event.key === "Backspace") {
      const card = placed.in(placed.target).at(-1) ?? placed.in("program").at(-1);
      if (card) this.#after(placed.move(card.id, "hand"));
    } else if (event.key === "+" && placed.aims) {
      this.#aim(placed.target === "program" ? "function" : "program");
    } else if (event.key === "Escape" && placed.lifted !== null) {
      placed.lifted = null;
      this.#draw();
    } else if (event.key === "Enter" && !onButton && !event.repeat) {
      void this.#play(placed.text);
    } else {
      return;
    }
    event.preventDefault();
  }

  // -- drawing ------------------------------------------------------------------------------------------------

  /** @param {string} words @param {boolean} [bad] */
  #tell(words, bad = false) {
    this.say.textContent = words;
    this.say.toggleAttribute("data-bad", bad);
  }

  #draw() {
    if (this.root.hidden) return;
    this.rows.draw(this.#placed, this.#seat);
    const empty = this.#placed.in("program").length === 0;
    this.run.textContent = this.#controls.get(empty ? "nothing" : "run")?.label ?? "";
    this.run.classList.toggle("go", !empty);
    this.rest.hidden = !this.#controls.has("rest") || !empty;
    this.rest.textContent = this.#controls.get("rest")?.label ?? "";
    this.clear.hidden = this.#placed.text === "-";
    this.closed.textContent = this.#controls.get("closed")?.label ?? "";
  }
}

/** How the page scrolls. @returns {ScrollBehavior} */
function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
