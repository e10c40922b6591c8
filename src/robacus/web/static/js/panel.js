/**
 * What is told beside the board: who sits where, facts, the move list, the clock.  Only showing, from scenes
 * and seats; the table page and the replay both use it.
 *
 * @import {Clock, Fact, LogLine, Place, Scene, SeatInfo} from "./types.js"
 * @import {SceneView} from "./scene.js"
 */

import { h, setText, svg } from "./dom.js";
import { text } from "./texts.js";

/**
 * @typedef {object} SeatButton
 * @property {string} label
 * @property {() => void} press
 */

/**
 * The seats with what lies before them.
 * @param {HTMLElement} list
 * @param {SeatInfo[]} seats
 * @param {Place[]} places
 * @param {SceneView} view
 * @param {{winners?: number[], buttons?: (seat: SeatInfo) => SeatButton[], acting?: number[]}} [more]
 */
export function showSeats(list, seats, places, view, { winners = [], buttons = () => [], acting } = {}) {
  const alone = seats.filter((seat) => seat.mine).length === 1;
  const together = seats.length > 1 && seats.every((seat) => seat.mine);
  const rows = seats.map((info) => {
    const place = places.find((other) => other.seat === info.seat);
    const acts = acting ? acting.includes(info.seat) : !!place?.acting;
    const notes = [
      info.level,
      info.mine && !together && text(alone ? "ui-you" : "ui-this-screen"),
      info.kind === "person" && !info.here && !info.gone && !info.mine && text("ui-away"),
      info.gone && text("ui-gone"),
      winners.includes(info.seat) && text("ui-winner"),
      ...(place?.notes ?? []),
    ].filter((note) => typeof note === "string" && note !== "");
    const mark = h(
      "span",
      { class: "seat-mark", "aria-hidden": "true" },
      view.icon(place?.symbol ?? "") ?? String(info.seat + 1),
    );
    return h(
      "li",
      {
        class: "seat",
        "data-acting": acts,
        "data-gone": info.gone,
        "data-open": info.kind === "open",
        "data-here": info.here,
        "data-seat": info.seat,
      },
      mark,
      h(
        "span",
        { class: "seat-who" },
        h("span", { class: "seat-name" }, info.name),
        acts && h("span", { class: "sr" }, ` – ${text("ui-to-act")} `),
        notes.length > 0 && h("span", { class: "seat-note" }, notes.join(" · ")),
        ...buttons(info).map(({ label, press }) =>
          h("button", { type: "button", class: "btn seat-button", onclick: press }, label),
        ),
      ),
      h("span", { class: "seat-score" }, place?.score ?? ""),
    );
  });
  replaceIfNew(list, rows);
}

/** @param {HTMLElement} list @param {Fact[]} facts @param {SceneView} view */
export function showFacts(list, facts, view) {
  list.hidden = facts.length === 0;
  replaceIfNew(
    list,
    facts.map((fact) =>
      h("div", { class: "fact" }, h("dt", {}, fact.label), h("dd", {}, view.icon(fact.symbol), fact.value)),
    ),
  );
}

/** @param {HTMLElement} list @param {HTMLElement[]} children  Drawn anew only where something differs. */
function replaceIfNew(list, children) {
  const next = children.map((child) => child.outerHTML).join("");
  if (list.dataset.drawn === String(hash(next)) && list.childElementCount === children.length) return;
  const focused = list.contains(document.activeElement) ? document.activeElement?.textContent : null;
  list.dataset.drawn = String(hash(next));
  list.replaceChildren(...children);
  if (focused) [...list.querySelectorAll("button")].find((button) => button.textContent === focused)?.focus();
}

/** @param {string} words */
function hash(words) {
  let sum = 0;
  for (let index = 0; index < words.length; index++) sum = (Math.imul(sum, 31) + words.charCodeAt(index)) | 0;
  return sum;
}

/** The move list: grows at its end, and is read from there. */
export class Moves {
  /** @type {Map<number, HTMLElement>} */
  #lines = new Map();
  #drawn = "";

  /**
   * @param {HTMLElement} list
   * @param {((number: number) => void) | null} [go]  In a replay a line is a place to go to.
   */
  constructor(list, go = null) {
    this.list = list;
    this.go = go;
  }

  /** @param {LogLine[]} lines */
  show(lines) {
    const signature = `${lines[0]?.number}-${lines.at(-1)?.number}-${lines.length}`;
    if (signature === this.#drawn) return;
    this.#drawn = signature;
    const scroller = this.list.parentElement ?? this.list;
    const atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40;
    const wanted = new Set(lines.map((line) => line.number));
    for (const [number, item] of this.#lines) {
      if (!wanted.has(number)) {
        item.remove();
        this.#lines.delete(number);
      }
    }
    let count = 0;
    for (const line of lines) {
      if (line.notation) count++;
      if (!this.#lines.has(line.number)) {
        const item = this.#line(line, line.notation ? count : 0);
        this.#lines.set(line.number, item);
        this.list.append(item);
      }
    }
    if (atEnd && !this.go) scroller.scrollTop = scroller.scrollHeight;
  }

  /** Mark the line that is shown: the last one up to this step. @param {number} number */
  mark(number) {
    let last = null;
    for (const [step, item] of this.#lines) {
      item.removeAttribute("aria-current");
      if (step <= number) last = item;
    }
    last?.setAttribute("aria-current", "step");
    if (last) keepInSight(last);
  }

  /** @param {LogLine} line @param {number} count */
  #line(line, count) {
    const words = line.notation
      ? [h("strong", { class: "move" }, line.notation), " ", h("span", { class: "soft" }, line.say)]
      : [h("span", { class: "soft" }, line.say)];
    const body = this.go
      ? h("button", { type: "button", class: "move-go", onclick: () => this.go?.(line.number) }, ...words)
      : h("span", {}, ...words);
    return h(
      "li",
      { "data-number": line.number },
      h("span", { class: "soft" }, count ? String(count) : ""),
      body,
    );
  }
}

/** Scroll only the list itself, never the page. @param {HTMLElement} item */
function keepInSight(item) {
  const list = item.closest(".moves-scroll");
  if (!list) return;
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

/** A ring that empties on the table's own time. */
export class ClockRing {
  /** @type {Clock | null} */
  #clock = null;
  #tick = 0;
  #left = svg("circle", { class: "ring-left", cx: 24, cy: 24, r: 20, pathLength: 1 });
  #time = h("span", { class: "clock-time" });

  /** @param {HTMLElement} root @param {() => number} time  The table's time now (ms). */
  constructor(root, time) {
    this.root = root;
    this.time = time;
    root.classList.add("clock");
    root.append(
      svg(
        "svg",
        { class: "ring", viewBox: "0 0 48 48", "aria-hidden": "true" },
        svg("circle", { class: "ring-track", cx: 24, cy: 24, r: 20 }),
        this.#left,
      ),
      this.#time,
    );
    root.hidden = true;
  }

  /** @param {Clock | null} clock */
  show(clock) {
    this.#clock = clock;
    this.root.hidden = clock === null;
    if (clock) this.root.setAttribute("aria-label", clock.label);
    this.root.setAttribute("role", "timer");
    this.root.title = clock?.label ?? "";
    clearTimeout(this.#tick);
    if (clock) this.#draw();
  }

  #draw() {
    const clock = this.#clock;
    if (!clock) return;
    const left = Math.max(0, clock.ends_at - this.time());
    const seconds = Math.ceil(left / 1000);
    const shown =
      seconds >= 60
        ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
        : String(seconds);
    setText(this.#time, shown);
    this.root.toggleAttribute("data-low", left <= Math.min(10_000, clock.total / 3));
    this.#left.style.strokeDashoffset = String(1 - Math.min(1, clock.total ? left / clock.total : 0));
    this.#tick = setTimeout(() => this.#draw(), left % 1000 > 250 || !left ? 250 : Math.max(50, left % 1000));
  }
}
