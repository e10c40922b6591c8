/**
 * Entry of the page of puzzles: shows the results of this device, and has a puzzle made as wished, piece by
 * piece, so that one sees how it goes on and can stop it.
 */

import { byId, dataBlock, setText } from "./dom.js";
import { Live } from "./live.js";
import { mistakes } from "./mistakes.js";
import { lessonsSolved, results, streak } from "./results.js";
import { readTexts, text } from "./texts.js";

/** Nobody waits longer for a puzzle by mistake (ms). */
const PATIENCE = 120_000;
/** Where the last wishes are kept on this device. */
const WISHES = "robacus-wishes";

readTexts();
const facts = dataBlock("puzzle-facts");
const live = new Live(byId("live", HTMLElement));

function showResults() {
  const days = results(facts.game);
  for (const badge of document.querySelectorAll("[data-done]")) {
    const over = days[badge.getAttribute("data-done") ?? ""];
    /** @type {HTMLElement} */ (badge).hidden = typeof over !== "number";
    badge.textContent = text(over === 0 ? "ui-puzzles-best" : "ui-puzzles-solved");
  }
  const lessons = lessonsSolved(facts.game);
  for (const badge of document.querySelectorAll("[data-lesson]")) {
    /** @type {HTMLElement} */ (badge).hidden = !lessons.includes(badge.getAttribute("data-lesson") ?? "");
    badge.textContent = text("ui-puzzles-solved");
  }
  const count = streak(days, facts.today);
  const line = document.getElementById("streak");
  const open = mistakes(facts.game).filter((one) => !one.done).length;
  const link = byId("mistakes-link", HTMLElement);
  link.hidden = open === 0;
  setText(link, text("ui-mistakes-link", { count: open }));
  if (!line) return;
  line.hidden = count === 0;
  line.textContent = text("ui-puzzles-streak", { count });
}

class Maker {
  form = byId("wish", HTMLFormElement);
  making = byId("making", HTMLElement);
  tried = byId("tried", HTMLElement);
  made = byId("made", HTMLElement);
  /** @type {AbortController | null} */
  #work = null;

  constructor() {
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#make();
    });
    byId("stop", HTMLButtonElement).addEventListener("click", () => this.#work?.abort());
    if (!location.search) this.#recall();
  }

  /** The wishes of the last time, where the browser has kept them. */
  #recall() {
    const wishes = readWishes()[facts.game] ?? {};
    for (const [name, value] of Object.entries(wishes)) {
      const field = this.form.elements.namedItem(`wish-${name}`);
      if (field instanceof HTMLInputElement && field.type === "checkbox") {
        field.checked = value === true;
      } else if (field instanceof HTMLInputElement) {
        if (field.type === "number" && !Number.isFinite(Number(value))) continue; // a browser would complain
        field.value = String(value);
        if (!field.value || !field.validity.valid) field.value = field.defaultValue;
      } else if (field instanceof HTMLSelectElement && [...field.options].some((one) => one.value === value)) {
        field.value = String(value);
      }
    }
  }

  /** What is wished for, by the names of the generator's options. */
  #wishes() {
    /** @type {Record<string, string | boolean>} */
    const wishes = {};
    for (const field of this.form.elements) {
      const input = /** @type {HTMLInputElement} */ (field);
      if (!input.name?.startsWith("wish-")) continue;
      const name = input.name.slice("wish-".length);
      if (input.type === "checkbox") wishes[name] = input.checked;
      else if (input.value) wishes[name] = input.value; // an empty field wishes for nothing
    }
    return wishes;
  }

  async #make() {
    if (this.#work) return;
    const work = new AbortController();
    this.#work = work;
    this.#wrong("", "");
    this.#say("");
    this.making.hidden = false;
    live.say(text("ui-puzzles-trying"));
    const began = Date.now();
    const wishes = this.#wishes();
    keepWishes(wishes);
    let [seed, first] = ["", 1];
    try {
      while (Date.now() - began < PATIENCE) {
        const seconds = Math.round((Date.now() - began) / 1000);
        setText(this.tried, text("ui-puzzles-tried", { count: first - 1, seconds }));
        const found = await this.#piece({ wishes, seed, first }, work.signal);
        if (!found) return;
        if (found.url) {
          location.assign(found.url);
          return;
        }
        [seed, first] = [found.seed, found.next];
      }
      this.#say(facts.notFound);
    } catch {
      this.#say(text(work.signal.aborted ? "ui-puzzles-stopped" : "ui-desk-offline"));
    } finally {
      this.#work = null;
      const stopped = this.making.contains(document.activeElement);
      this.making.hidden = true;
      // The button to stop it is gone.
      if (stopped) /** @type {HTMLElement | null} */ (this.form.querySelector(".btn.go"))?.focus();
    }
  }

  /**
   * A piece of work.
   * @param {{wishes: object, seed: string, first: number}} asked @param {AbortSignal} signal
   * @returns {Promise<{url?: string, seed: string, next: number} | null>} null when it was refused, which is
   *   shown
   */
  async #piece(asked, signal) {
    const answer = await fetch(facts.url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(asked),
      signal,
    });
    const data = await answer.json();
    if (answer.ok && !data.wrong) return data;
    if (data.field) this.#wrong(data.field, data.wrong);
    else this.#say(data.wrong ?? data.error.message);
    return null;
  }

  /** Beside the wish that is wrong. @param {string} name @param {string} why */
  #wrong(name, why) {
    for (const fault of this.form.querySelectorAll("[data-fault]")) {
      const wrong = fault.getAttribute("data-fault") === name && why !== "";
      /** @type {HTMLElement} */ (fault).hidden = !wrong;
      setText(fault, wrong ? why : "");
      const field = this.form.elements.namedItem(`wish-${fault.getAttribute("data-fault")}`);
      if (!(field instanceof HTMLElement)) continue;
      field.toggleAttribute("aria-invalid", wrong);
      if (!wrong) continue;
      field.closest("details")?.setAttribute("open", "");
      field.focus();
      live.say(why);
    }
  }

  /** @param {string} words */
  #say(words) {
    setText(this.made, words);
    this.made.hidden = !words;
  }
}

/** @returns {Record<string, Record<string, string | boolean>>} */
function readWishes() {
  try {
    return JSON.parse(localStorage.getItem(WISHES) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {Record<string, string | boolean>} wishes */
function keepWishes(wishes) {
  try {
    localStorage.setItem(WISHES, JSON.stringify({ ...readWishes(), [facts.game]: wishes }));
  } catch {
    // Where nothing can be kept the form begins as usual.
  }
}

showResults();
addEventListener("pageshow", showResults);
new Maker();
