/**
 * The ways on that a desk offers to look at (solutions, best moves), and how one is played: step by step on the
 * same board, with play, pause and speed.  Looking changes nothing; afterwards everything is as it was.
 *
 * @import {Line, Sheet} from "./types.js"
 */

import { h, svg } from "./dom.js";
import { drawUnpressed } from "./press.js";
import { text } from "./texts.js";

/** Between two steps while playing, at usual speed (ms). */
const DWELL = 450;

const ICONS = {
  first: "M6 5v14M19 5.5v13L9.5 12z",
  back: "M17 5.5v13L7 12z",
  play: "M7 4.5v15l12-7.5z",
  stop: "M8 5v14M16 5v14",
  step: "M7 5.5v13L17 12z",
  last: "M18 5v14M5 5.5v13l9.5-6.5z",
};

/**
 * @typedef {object} Stage  What a line is played on.
 * @property {(draft: string, edit: string) => Promise<Sheet>} ask
 * @property {(sheet: Sheet, from: Sheet, back: boolean) => void} show  One step of motion.
 * @property {(sheet: Sheet) => void} jump
 * @property {(looking: boolean) => void} looking  A line is looked at, or not any more.
 * @property {(why: string) => void} complain
 * @property {(speed: number) => void} speed
 */

export class Lines {
  /** @type {Line[]} */
  #lines = [];
  /** The sheet that lists them: where every line begins. @type {Sheet | null} */
  #base = null;
  /** @type {Line | null} */
  #line = null;
  /** Sheets along the line, the first one the base. @type {Sheet[]} */
  #sheets = [];
  #at = 0;
  #playing = false;
  #timer = 0;
  /** Grows with everything that is wanted, so that what was wanted before is forgotten. */
  #wanted = 0;
  #speed = "1";

  /** @param {HTMLElement} root @param {Stage} stage */
  constructor(root, stage) {
    this.root = root;
    this.stage = stage;
  }

  /** Whether a line is looked at now. */
  get looking() {
    return this.#line !== null;
  }

  /** @param {Sheet} sheet */
  update(sheet) {
    if (this.#line) this.#forget();
    this.#base = sheet;
    if (sheet.lines === this.#lines) return;
    this.#lines = sheet.lines;
    drawUnpressed(this.root, () => this.#draw());
  }

  /** Look at a line from its beginning, and play it. @param {Line} line */
  open(line) {
    if (!this.#base) return;
    const before = this.#line;
    this.#forget();
    this.#line = line;
    this.#sheets = [this.#base];
    this.#at = 0;
    this.stage.jump(this.#base);
    if (!before) this.stage.looking(true);
    this.#draw();
    this.#run();
  }

  /** Back to where the line was asked for. */
  close() {
    if (!this.#line || !this.#base) return;
    const key = this.#line.key;
    this.#forget();
    this.stage.jump(this.#base);
    this.stage.looking(false);
    this.#draw();
    const button = this.root.querySelector(`[data-id="line/${CSS.escape(key)}"]`);
    /** @type {HTMLElement | null} */ (button)?.focus();
  }

  /** Everything of a step was seen: after a while comes the next one. */
  next() {
    clearTimeout(this.#timer);
    if (!this.#playing || !this.#line) return;
    if (this.#at >= this.#line.texts.length) this.#pause();
    else this.#timer = setTimeout(() => void this.#step(), DWELL / Number(this.#speed));
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#wanted++;
    this.#playing = false;
    this.#line = null;
  }

  #pause() {
    clearTimeout(this.#timer);
    this.#playing = false;
    drawUnpressed(this.root, () => this.#draw());
  }

  #run() {
    this.#playing = true;
    this.#draw();
    void this.#step();
  }

  /** The sheet after so many steps. @param {number} at @returns {Promise<Sheet>} */
  async #sheet(at) {
    const line = /** @type {Line} */ (this.#line);
    const sheets = this.#sheets;
    while (sheets.length <= at) {
      sheets.push(await this.stage.ask(sheets[sheets.length - 1].draft, line.texts[sheets.length - 1]));
    }
    return sheets[at];
  }

  async #step() {
    if (!this.#line || this.#at >= this.#line.texts.length) {
      this.#pause();
      return;
    }
    await this.#go(this.#at + 1, (sheet, before) => this.stage.show(sheet, before, false));
  }

  async #back() {
    this.#playing = false;
    if (this.#at > 0) await this.#go(this.#at - 1, (sheet, before) => this.stage.show(sheet, before, true));
  }

  /** @param {number} at */
  async #jump(at) {
    this.#playing = false;
    await this.#go(at, (sheet) => this.stage.jump(sheet));
  }

  /** @param {number} at @param {(sheet: Sheet, before: Sheet) => void} show */
  async #go(at, show) {
    const wanted = ++this.#wanted;
    clearTimeout(this.#timer);
    try {
      const before = this.#sheets[this.#at];
      const sheet = await this.#sheet(at);
      if (wanted !== this.#wanted) return;
      this.#at = at;
      drawUnpressed(this.root, () => this.#draw());
      show(sheet, before);
    } catch (error) {
      if (wanted !== this.#wanted) return;
      this.#pause();
      this.stage.complain(error instanceof Error ? error.message : String(error));
    }
  }

  #draw() {
    const focused = this.root.contains(document.activeElement)
      ? document.activeElement?.getAttribute("data-id")
      : null;
    this.root.hidden = this.#lines.length === 0;
    const list = h(
      "ol",
      { class: "lines" },
      ...this.#lines.map((line) =>
        h(
          "li",
          {},
          h(
            "button",
            {
              type: "button",
              class: "line",
              "data-id": `line/${line.key}`,
              "aria-pressed": String(line === this.#line),
              onclick: () => (line === this.#line ? this.close() : this.open(line)),
            },
            line.label,
          ),
        ),
      ),
    );
    this.root.replaceChildren(
      h("h2", { class: "desk-part-name" }, text("ui-desk-lines", { count: this.#lines.length })),
      h("div", { class: "lines-scroll", tabindex: -1 }, list),
      ...(this.#line ? [this.#transport(this.#line)] : []),
    );
    if (!focused) return;
    const again =
      this.root.querySelector(`[data-id="${CSS.escape(focused)}"]:not(:disabled)`) ??
      this.root.querySelector('[data-id="play"]');
    /** @type {HTMLElement | null} */ (again)?.focus();
  }

  /** @param {Line} line */
  #transport(line) {
    const last = line.texts.length;
    const speed = h(
      "select",
      { "data-id": "speed", "aria-label": text("ui-speed") },
      ...["0.5", "1", "2", "4"].map((value) =>
        h("option", { value, selected: value === this.#speed }, `${value} ×`),
      ),
    );
    speed.addEventListener("change", () => {
      this.#speed = speed.value;
      this.stage.speed(Number(speed.value));
    });
    const play = this.#playing ? "stop" : "play";
    return h(
      "div",
      { class: "transport", role: "group", "aria-label": text("ui-transport") },
      button("first", text("ui-first"), () => void this.#jump(0), this.#at === 0),
      button("back", text("ui-back"), () => void this.#back(), this.#at === 0),
      h(
        "button",
        {
          type: "button",
          class: "btn go",
          "data-id": "play",
          onclick: () => {
            if (this.#playing) this.#pause();
            else if (this.#at >= last) void this.#jump(0).then(() => this.#run());
            else this.#run();
          },
        },
        icon(play),
        text(this.#playing ? "ui-stop" : "ui-play"),
      ),
      button("step", text("ui-step"), () => ((this.#playing = false), void this.#step()), this.#at >= last),
      button("last", text("ui-last"), () => void this.#jump(last), this.#at >= last),
      h("span", { class: "num" }, text("ui-position", { at: this.#at, last })),
      h("label", { class: "speed" }, speed),
      h(
        "button",
        { type: "button", class: "btn", "data-id": "close", onclick: () => this.close() },
        text("ui-desk-line-close"),
      ),
    );
  }
}

/** @param {keyof typeof ICONS} name */
function icon(name) {
  return svg(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { d: ICONS[name] }),
  );
}

/** @param {keyof typeof ICONS} id @param {string} label @param {() => void} press @param {boolean} off */
function button(id, label, press, off) {
  return h(
    "button",
    {
      type: "button",
      class: "btn square",
      "data-id": id,
      "aria-label": label,
      title: label,
      disabled: off,
      onclick: press,
    },
    icon(id),
  );
}
