/**
 * What the tentative tiles make: every example with its signs and points, or why they may not lie so yet.  The server
 * knows; here it is asked and shown.
 */

import { element } from "./elements.js";

export class Verdict {
  /** What was asked about, and whether it may be played. */
  ok = false;
  #asked = 0;

  /**
   * @param {import("../../../web/static/js/enhance.js").GameTable} table
   * @param {() => void} known  There is an answer.
   */
  constructor(table, known) {
    this.table = table;
    this.known = known;
    this.root = element("div", { class: "notice", role: "status" });
    this.root.hidden = true;
  }

  /** @param {number | null} seat @param {string} text  The draft; empty: nothing lies. */
  async ask(seat, text) {
    const asked = ++this.#asked;
    if (seat === null || !text) {
      this.ok = false;
      this.tell([], false);
      return;
    }
    const answer = await this.table.draft(seat, text);
    if (asked !== this.#asked) return;
    this.ok = !!answer?.ok;
    this.tell(answer?.say ? answer.say.split("\n") : [], this.ok);
    this.known();
  }

  /** @param {string[]} lines  The headline, then the examples. @param {boolean} ok */
  tell(lines, ok) {
    const [headline, ...examples] = lines;
    this.root.hidden = !headline;
    this.root.className = ok ? "notice ok" : "notice";
    const list = element("ul", {}, ...examples.map((example) => element("li", {}, example)));
    const words = element("div", {}, element("strong", {}, headline ?? ""), ...(examples.length ? [list] : []));
    if (this.root.textContent !== words.textContent) this.root.replaceChildren(words);
  }
}
