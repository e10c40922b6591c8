/** The fields below the sheet, which show what the chosen cell holds and put something else there. */

import { label, make, options, row, select, shown } from "./elements.js";

/** @typedef {import("../../../web/static/js/types.js").Fact} Fact */
/** @typedef {{text: (id: string) => string, choices: Map<string, Fact>}} Words */

const KINDS = ["D", "R", "?", "V", "T", "A", "Z", "-"];
/** What a cell gets when its kind is chosen. @type {Record<string, string>} */
const FIRST = { D: "D+1", R: "R+1", V: "V1", "?": "?1" };

export class OrderFields {
  #cell = "-";

  /** @param {Words} words @param {(cell: string) => void} set  Puts an order into the chosen cell. */
  constructor(words, set) {
    this.words = words;
    this.set = set;
    const { text } = words;
    this.kind = select("client-kind", () => set(FIRST[this.kind.value] ?? this.kind.value));
    this.number = select("client-number", () => set(this.number.value));
    this.question = select("client-question", () => this.#ask());
    this.x = make("input", { type: "number", min: 0, max: 99, inputmode: "numeric", oninput: () => this.#ask() });
    this.root = row(
      label(text("client-kind"), this.kind),
      label(text("client-number"), this.number),
      label(text("client-question"), this.question),
      label(text("client-x"), this.x),
    );
  }

  /** Other choices, such as in another language. */
  fill() {
    const { choices } = this.words;
    options(this.kind, KINDS.map((kind) => [kind, `${kind} – ${choices.get(`kind-${kind}`)?.label ?? ""}`]));
    options(
      this.question,
      this.#orders("?").map((fact) => [String(parseInt(fact.value.slice(1), 10)), `${fact.value} ${fact.label}`]),
    );
  }

  /** The chosen cell holds this. @param {string} text */
  show(text) {
    const cell = text.toUpperCase() || "-";
    this.#cell = cell;
    const kind = KINDS.includes(cell[0]) && (cell[0] !== "-" || cell === "-") ? cell[0] : "-";
    this.kind.value = kind;
    const moves = kind === "D" || kind === "R" || kind === "V";
    if (moves) {
      options(this.number, this.#orders(kind).map((fact) => [fact.value, `${fact.value} – ${fact.label}`]));
      this.number.value = cell;
    }
    const [number, x] = cell.slice(1).split(":");
    if (kind === "?") this.question.value = number;
    const usual = this.#usual(number);
    this.x.value = kind === "?" ? (x ?? usual ?? "") : "";
    shown(this.number, moves);
    shown(this.question, kind === "?");
    shown(this.x, kind === "?" && usual !== undefined);
  }

  #ask() {
    const number = this.question.value;
    const usual = this.#usual(number);
    const asked = this.#cell.slice(1).split(":")[0];
    const x = asked === number ? this.x.value : (usual ?? "");
    this.set(usual === undefined || x === usual ? `?${number}` : `?${number}:${x}`);
  }

  /** The usual number of a question, where it has one. @param {string} number */
  #usual(number) {
    return this.words.choices.get(`x-${number}`)?.value;
  }

  /** Every order of a kind. @param {string} kind */
  #orders(kind) {
    return [...this.words.choices.values()].filter((fact) => fact.key.startsWith(`order-${kind}`));
  }
}
