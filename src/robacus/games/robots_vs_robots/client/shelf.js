/**
 * Where programs come from and go to: those to learn from, evolved ones, those kept in this browser under names, files,
 * and paper.
 */

import { pieceOf } from "./cells.js";
import { CELLS, button, grouped, label, make, row, select, split } from "./elements.js";
import { forgetProgram, keepProgram, programsOf } from "./kept.js";

/** @typedef {import("../../../web/static/js/types.js").Fact} Fact */
/** @typedef {import("../../../web/static/js/types.js").Scene} Scene */

/** Of a file (bytes). */
const LARGEST = 20_000;
const OWN = "own-";
const PRINT = "/games/robots-vs-robots/print/program";

/**
 * @typedef {object} Desk  What the shelf needs of whoever writes.
 * @property {(id: string, values?: Record<string, string | number>) => string} text
 * @property {Map<string, Fact>} choices
 * @property {() => string} whose
 * @property {() => string[]} cells
 * @property {() => Scene | null} read  What the server said of them.
 * @property {(cells: string[]) => void} take
 * @property {(words: string) => void} complain
 * @property {() => void} changed  Other programs are there.
 */

export class Shelf {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    const { text } = desk;
    this.list = select("client-library", () => this.#about());
    this.about = make("p", { class: "help" });
    this.forget = button(text("client-forget"), () => this.#forget());
    this.name = make("input", { name: "client-name", maxlength: 40, autocomplete: "off", spellcheck: "false" });
    this.said = make("p", { class: "sheet-say help", role: "status" });
    this.file = make("input", { type: "file", accept: ".txt,text/plain", hidden: true });
    this.file.addEventListener("change", () => void this.#open());
    this.print = make("a", { class: "btn", target: "_blank", href: PRINT }, text("client-print"));
    this.print.addEventListener("click", () => this.#address());
    this.root = make(
      "details",
      { class: "more sheet-more", open: true },
      make("summary", {}, text("client-shelf")),
      make(
        "div",
        { class: "more-in" },
        row(label(text("client-library"), this.list), button(text("client-take"), () => this.#take()), this.forget),
        this.about,
        row(label(text("client-name"), this.name), button(text("client-keep"), () => this.#keep())),
        this.said,
        row(
          button(text("client-save"), () => this.#save()),
          button(text("client-open"), () => this.file.click()),
          this.file,
          this.print,
        ),
      ),
    );
  }

  /** All programs there are, in groups; their values are what `program` takes. */
  groups() {
    const { text, choices, whose } = this.desk;
    const of = (/** @type {string} */ prefix) =>
      /** @type {[string, string][]} */ (
        [...choices.values()]
          .filter((fact) => fact.key.startsWith(prefix))
          .map((fact) => [fact.key.slice(prefix.length), fact.label])
      );
    const own = /** @type {[string, string][]} */ (
      [...programsOf(whose()).keys()].reverse().map((name) => [`${OWN}${name}`, name])
    );
    return [
      { heading: text("client-mine"), entries: own },
      { heading: text("client-library"), entries: of("library-") },
      { heading: text("client-evolved"), entries: of("evolved-") },
    ];
  }

  /** The cells of one of these programs, "" for an unknown one. @param {string} value */
  program(value) {
    const { choices, whose } = this.desk;
    if (value.startsWith(OWN)) return programsOf(whose()).get(value.slice(OWN.length)) ?? "";
    return (choices.get(`library-${value}`) ?? choices.get(`evolved-${value}`))?.value ?? "";
  }

  /** Whether somebody has kept that program here. @param {string} value */
  isOwn(value) {
    return value.startsWith(OWN);
  }

  /** Other choices: another writer, or another program kept. */
  fill() {
    grouped(this.list, this.groups());
    this.said.textContent = "";
    this.#about();
  }

  #about() {
    this.about.textContent = this.desk.choices.get(`about-${this.list.value}`)?.label ?? "";
    this.forget.hidden = !this.isOwn(this.list.value);
  }

  #take() {
    const { value } = this.list;
    if (this.isOwn(value)) this.name.value = value.slice(OWN.length);
    this.desk.take(split(this.program(value)));
  }

  #keep() {
    const { text, whose, cells } = this.desk;
    const name = keepProgram(whose(), this.name.value, cells());
    this.fill();
    this.list.value = `${OWN}${name}`;
    this.#about();
    this.said.textContent = text("client-kept", { name });
    this.desk.changed();
  }

  #forget() {
    forgetProgram(this.desk.whose(), this.list.value.slice(OWN.length));
    this.fill();
    this.list.focus();
    this.desk.changed();
  }

  #save() {
    const { cells, read } = this.desk;
    const lines = cells().map((cell, step) => {
      const meaning = cell === "-" ? "" : (pieceOf(read(), step, cell)?.label ?? "");
      return `${cell.padEnd(7)} # ${step} ${meaning}`.trimEnd();
    });
    const name = this.name.value.trim().replace(/[^\p{L}\p{N}_-]+/gu, "_") || "robot";
    const link = make("a", { download: `${name}.txt` });
    link.href = URL.createObjectURL(new Blob([`${lines.join("\n")}\n`], { type: "text/plain" }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  async #open() {
    const file = this.file.files?.[0];
    this.file.value = "";
    if (!file) return;
    if (file.size > LARGEST) this.desk.complain(this.desk.text("client-large"));
    else this.desk.take(split(await file.text()));
  }

  /** Paper for what is written; an empty sheet where that is no program. */
  #address() {
    const cells = this.desk.cells();
    const whole = cells.length === CELLS && cells.every((cell, step) => pieceOf(this.desk.read(), step, cell)?.classes === "");
    this.print.href = whole ? `${PRINT}?${new URLSearchParams({ draft: cells.join(" ") })}` : PRINT;
  }
}
