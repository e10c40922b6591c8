/** The score sheet below the board: the points of every turn and what the end added, as the server has them. */

import { element } from "./elements.js";

export class ScoreSheet {
  /** @param {import("../../../web/static/js/enhance.js").GameTable} table */
  constructor(table) {
    this.table = table;
    const name = table.text("client-sheet");
    this.sheet = /** @type {HTMLDetailsElement} */ (element("details", { class: "more" }));
    this.inside = element("div", { class: "more-in scroll-x" });
    this.sheet.append(element("summary", {}, name), this.inside);
    this.sheet.addEventListener("toggle", () => void this.show());
    table.panel(name).append(this.sheet);
  }

  async show() {
    const now = this.table.now();
    const seat = now?.looking ?? now?.seats.find((one) => one.mine)?.seat;
    this.sheet.hidden = seat === undefined || now?.phase === "waiting";
    if (seat === undefined || !this.sheet.open || this.sheet.hidden) return;
    const answer = await this.table.draft(seat, "sheet");
    if (!answer) return;
    const rows = answer.say.split("\n").map((line, row) => {
      const cells = line
        .split("\t")
        .map((words, column) => element(row && column ? "td" : "th", column ? { class: "num" } : {}, words));
      return element("tr", {}, ...cells);
    });
    this.inside.replaceChildren(element("table", { class: "tbl" }, ...rows));
  }
}
