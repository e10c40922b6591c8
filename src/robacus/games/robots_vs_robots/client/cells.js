/**
 * The sixteen cells as a sheet: what stands in each, what is wrong with it, and arrows from the chosen one to where it
 * leads.  What a cell means the server has said (`Scene` of a draft); nothing is changed here.
 */

import { CELLS, SVG, make } from "./elements.js";

/** @typedef {import("../../../web/static/js/types.js").Scene} Scene */
/** @typedef {import("../../../web/static/js/types.js").Piece} Piece */

const COLUMNS = 4;
/** Of a cell's text the server repeats so much. */
const REPEATED = 12;
/** @type {Record<string, number>} */
const WAYS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

export class Cells {
  /** @type {HTMLButtonElement[]} */
  #buttons = [];
  #arrows = document.createElementNS(SVG, "svg");

  /**
   * @param {(id: string) => string} text
   * @param {(step: number) => void} choose
   */
  constructor(text, choose) {
    this.text = text;
    this.choose = choose;
    this.#arrows.setAttribute("viewBox", "0 0 4 4");
    this.#arrows.setAttribute("preserveAspectRatio", "none");
    this.#arrows.setAttribute("aria-hidden", "true");
    this.root = make("div", { class: "sheet-cells", role: "group", "aria-label": text("client-title") });
    for (let step = 0; step < CELLS; step++) this.#buttons.push(this.#button(step));
    this.root.append(...this.#buttons, this.#arrows);
  }

  /** @param {string[]} cells @param {number} chosen @param {Scene | null} read */
  draw(cells, chosen, read) {
    for (const [step, button] of this.#buttons.entries()) {
      const cell = cells[step] ?? "";
      const piece = pieceOf(read, step, cell);
      const [, strong, small] = button.children;
      strong.textContent = cell === "-" ? "" : cell;
      small.textContent = piece?.value ?? "";
      const meaning = piece?.label ?? "";
      const leads = piece?.value ? `, ${piece.value}` : "";
      button.setAttribute("aria-label", `${this.text("client-cell")} ${step}: ${cell} ${meaning}${leads}`);
      button.title = meaning;
      button.setAttribute("aria-pressed", String(step === chosen));
      button.toggleAttribute("data-fault", piece?.classes === "fault");
      button.tabIndex = step === chosen ? 0 : -1;
    }
    const [x, y] = [(chosen % COLUMNS) + 0.5, Math.floor(chosen / COLUMNS) + 0.5];
    const ways = read?.trails.filter(({ points: [from] }) => from[0] === x && from[1] === y) ?? [];
    this.#arrows.replaceChildren(...ways.map(({ points, tone }) => arrow(points, tone ?? "")));
  }

  /** @param {number} step */
  #button(step) {
    const button = make("button", { type: "button", class: "sheet-cell", onclick: () => this.choose(step) });
    button.append(make("span", {}, String(step)), make("strong"), make("small"));
    button.addEventListener("keydown", (event) => this.#key(event, step));
    return button;
  }

  /** @param {KeyboardEvent} event @param {number} step */
  #key(event, step) {
    const way = WAYS[event.key];
    if (way === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = step + way;
    if (to < 0 || to >= CELLS) return;
    event.preventDefault();
    event.stopPropagation();
    this.choose(to);
    this.#buttons[to].focus();
  }
}

/**
 * What the server said of a cell, if it has read just this text.
 * @param {Scene | null} read @param {number} step @param {string} cell
 * @returns {Piece | undefined}
 */
export function pieceOf(read, step, cell) {
  const piece = read?.pieces.get(`cell-${step}`);
  return piece?.symbol === (cell || "-").slice(0, REPEATED) ? piece : undefined;
}

/** An arrow over the sheet. @param {[number, number][]} points @param {string} tone */
function arrow(points, tone) {
  const [[x, y], [toX, toY]] = points;
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [dx, dy] = [(toX - x) / length, (toY - y) / length];
  const [startX, startY, endX, endY] = [x + 0.3 * dx, y + 0.3 * dy, toX - 0.3 * dx, toY - 0.3 * dy];
  const path = document.createElementNS(SVG, "path");
  const [sideX, sideY] = [-dy * 0.09, dx * 0.09];
  path.setAttribute(
    "d",
    `M${startX} ${startY}L${endX} ${endY}` +
      `M${endX - 0.13 * dx + sideX} ${endY - 0.13 * dy + sideY}L${endX} ${endY}` +
      `L${endX - 0.13 * dx - sideX} ${endY - 0.13 * dy - sideY}`,
  );
  path.setAttribute("class", tone);
  return path;
}
