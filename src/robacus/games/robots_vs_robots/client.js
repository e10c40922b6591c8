/**
 * The program sheet of Robots vs Robots: sixteen cells and the same program as text, each changing the other, test runs
 * on the board, and programs to learn from and to keep.  The draft is here; what a cell means, what is wrong with it
 * and where it leads the server says (`editor.py`), and nothing is played before its writer hands it in.
 */

import { Cells, pieceOf } from "./client/cells.js";
import { CELLS, button, label, make, row, split } from "./client/elements.js";
import { draftOf, keepDraft } from "./client/kept.js";
import { OrderFields } from "./client/order.js";
import { Shelf } from "./client/shelf.js";
import { STYLE } from "./client/style.js";
import { TestRun } from "./client/testrun.js";

/** @typedef {import("../../web/static/js/enhance.js").GameTable} GameTable */
/** @typedef {import("../../web/static/js/types.js").Scene} Scene */
/** @typedef {import("../../web/static/js/types.js").Fact} Fact */

/** What a draft does is asked when the hands rest for so long (ms). */
const ASK_AFTER = 140;

/** @param {GameTable} table */
export function enhance(table) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const panel = new Sheet(table);
  table.onchange(() => panel.update());
  panel.update();
}

class Sheet {
  /** Who writes. @type {number | null} */
  #seat = null;
  /** Whose program lies on the sheet: nobody else at the same screen sees it. @type {number | null} */
  #holds = null;
  /** @type {string[]} */
  #draft = Array(CELLS).fill("-");
  #chosen = 1;
  /** The draft as the server read it. @type {Scene | null} */
  #read = null;
  #asking = 0;
  #asked = 0;
  /** What is wrong with the draft. */
  #wrong = "";
  /** What else could not be done. */
  #complaint = "";
  /** What there is to choose from, by key. @type {Map<string, Fact>} */
  #choices = new Map();

  /** @param {GameTable} table */
  constructor(table) {
    this.table = table;
    const text = table.text;
    this.grid = new Cells(text, (step) => this.#choose(step));
    this.order = new OrderFields({ text, choices: this.#choices }, (cell) => this.#set(cell));
    this.words = make("p", { class: "sheet-say", role: "status" });
    this.fault = make("p", { class: "sheet-say", "data-bad": true, role: "alert" });
    this.text = make("textarea", {
      spellcheck: "false",
      autocapitalize: "off",
      maxlength: 900,
      oninput: () => this.#typed(this.text.value),
    });
    this.hand = make("button", { type: "button", class: "btn go", onclick: () => void this.#handIn() });
    this.state = make("p", { class: "help" });
    const complain = (/** @type {string} */ words) => this.#complain(words);
    this.shelf = new Shelf({
      text,
      choices: this.#choices,
      whose: () => this.#whose(),
      cells: () => this.#draft,
      read: () => this.#read,
      take: (cells) => this.#replace(cells),
      complain,
      changed: () => this.run.fill(),
    });
    this.run = new TestRun(table, this.shelf, {
      seat: () => this.#seat,
      cells: () => this.#draft,
      complain,
    });
    this.root = make(
      "div",
      { class: "sheet", hidden: true },
      make("h2", {}, text("client-title")),
      make("p", { class: "help" }, text("client-help")),
      this.grid.root,
      this.order.root,
      this.words,
      label(text("client-text"), this.text, "sheet-text"),
      this.fault,
      row(this.hand, button(text("client-clear"), () => this.#replace([]))),
      this.state,
      this.run.root,
      this.shelf.root,
    );
    table.panel(text("client-title")).append(this.root);
  }

  /** The table has moved on. */
  update() {
    const now = this.table.now();
    const scene = this.table.scene();
    const mine = now?.seats.filter((seat) => seat.mine && !seat.gone) ?? [];
    const seat = now?.looking ?? (mine.length === 1 ? mine[0].seat : null);
    const writing = scene?.facts.some((fact) => fact.key === "programs") && now?.phase === "playing";
    const held = mine.some((info) => info.seat === seat);
    if (!writing || !held || seat === null) {
      this.root.hidden = true;
      this.#seat = null;
      this.run.stop();
      return;
    }
    const ready = !now?.to_act.includes(seat);
    this.hand.textContent = this.table.text(ready ? "client-change" : "client-hand-in");
    this.state.textContent = ready ? this.table.text("client-ready") : "";
    this.root.hidden = this.#holds !== seat;
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.run.hide();
    void this.#begin(seat);
  }

  /** Another writer: what there is to choose, and where they left off. @param {number} seat */
  async #begin(seat) {
    const answer = await this.table.draft(seat, "sheet");
    if (seat !== this.#seat) return;
    if (!answer?.scene) {
      this.#seat = null; // the next time that something happens it is asked again
      return;
    }
    this.#choices.clear();
    for (const fact of answer.scene.facts) this.#choices.set(fact.key, fact);
    this.order.fill();
    this.shelf.fill();
    this.run.fill();
    this.#replace(split(this.#choices.get("mine")?.value ?? draftOf(this.#whose()) ?? ""));
    this.#holds = seat;
    this.root.hidden = false;
  }

  /** Under which name this writer's programs are kept in this browser; nobody at the same screen finds another's. */
  #whose() {
    const seats = this.table.now()?.seats ?? [];
    const name = seats.find((info) => info.seat === this.#seat)?.name ?? "";
    const together = seats.filter((info) => info.mine).length > 1;
    return `robots-vs-robots:${name}${together || !name ? `:${this.#seat}` : ""}`;
  }

  // -- the draft --------------------------------------------------------------------------------------------

  /** @param {string[]} cells */
  #replace(cells) {
    this.#draft = cells.length ? cells : Array(CELLS).fill("-");
    this.text.value = this.#draft.join(" ");
    this.#changed();
  }

  /** The text was changed, so the cells follow. @param {string} words */
  #typed(words) {
    this.#draft = split(words);
    this.#changed();
  }

  /** The chosen cell was changed, so the text follows. @param {string} cell */
  #set(cell) {
    while (this.#draft.length < CELLS) this.#draft.push("-");
    this.#draft[this.#chosen] = cell;
    this.text.value = this.#draft.join(" ");
    this.#changed();
  }

  #changed() {
    this.#complaint = "";
    keepDraft(this.#whose(), this.#draft);
    this.#draw();
    this.order.show(this.#cell());
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => void this.#ask(), ASK_AFTER);
  }

  async #ask() {
    const seat = this.#seat;
    const asked = ++this.#asked;
    if (seat === null) return;
    const answer = await this.table.draft(seat, `cells ${this.#draft.join(" ")}`);
    if (!answer || asked !== this.#asked || seat !== this.#seat) return;
    this.#read = answer.scene;
    this.#wrong = answer.say;
    this.#complain(this.#complaint);
    this.hand.disabled = !answer.ok;
    this.#draw();
    if (answer.ok) this.run.again();
  }

  /** @param {number} step */
  #choose(step) {
    this.#chosen = step;
    this.#draw();
    this.order.show(this.#cell());
  }

  #cell() {
    return this.#draft[this.#chosen] ?? "";
  }

  #draw() {
    this.grid.draw(this.#draft, this.#chosen, this.#read);
    const chosen = pieceOf(this.#read, this.#chosen, this.#cell());
    this.words.textContent = [chosen?.label, chosen?.value].filter(Boolean).join(" ");
    this.words.toggleAttribute("data-bad", chosen?.classes === "fault");
  }

  async #handIn() {
    const seat = this.#seat;
    if (seat === null) return;
    this.run.stop();
    const why = await this.table.play(seat, `program ${this.#draft.join(" ")}`);
    if (seat === this.#seat) this.#complain(why);
  }

  /** Why something could not be done; it stays until the draft is changed, whatever is said of the draft. @param {string} why */
  #complain(why) {
    this.#complaint = why;
    this.fault.textContent = why || this.#wrong;
  }
}
