/**
 * What the judge says of a step of the game: the verdict, the ways that would have been better, and one of them played
 * over the table's board.  The table page and the replay both use it.
 *
 * @import {Scene, Sheet, Study, StudyFilm} from "./types.js"
 */

import { Lines } from "./desk-lines.js";
import { notice } from "./dialogs.js";
import { h, setText } from "./dom.js";
import { difference } from "./film.js";
import { follow } from "./model.js";
import { Overlay } from "./overlay.js";
import { text } from "./texts.js";
import { readFrame, readScene } from "./wire.js";

/**
 * @typedef {object} StudyOptions
 * @property {string} url  Of the studies of this table; the number of a step comes after it.
 * @property {HTMLElement} board  What holds the table's picture.
 * @property {(words: string) => void} say  Tell it to those who listen.
 */

/** Instead of the number of a step: none is judged yet, but one will be. */
const LATER = -1;
/** Between the texts of a line, where they stand for a position; no text has it. */
const THEN = "\n";

export class StudyPanel {
  #number = 0;
  /** @type {number | null} */
  #looking = null;
  /** @type {Study | null} */
  #study = null;
  /** Somebody opened or closed it: then it stays so. */
  #byHand = false;
  /** Pictures along a line, the position before it first. @type {Map<string, Promise<Sheet[]>>} */
  #films = new Map();
  /** Where every line begins, and which lines there are. @type {Sheet} */
  #base = sheet("", null);
  #mark = h("span", { class: "study-mark", "aria-hidden": "true" });
  #title = h("span", { class: "study-title" });
  #words = h("span", { class: "study-say" });
  #note = h("p", { class: "help study-note" });
  #lines = h("div", { class: "study-lines" });
  #links = h("p", { class: "row study-links" });
  #hint = h("p", { class: "help study-hint", hidden: true }, text("ui-study-looking"));
  #more = h("div", { class: "study-more" }, this.#hint, this.#note, this.#lines, this.#links);
  #details = h(
    "details",
    {},
    h(
      "summary",
      { onclick: () => (this.#byHand = true) },
      this.#mark,
      h("span", { class: "study-words" }, this.#title, this.#words),
    ),
    this.#more,
  );

  /** @param {HTMLElement} root @param {StudyOptions} options */
  constructor(root, options) {
    this.root = root;
    this.options = options;
    this.overlay = new Overlay(options.board);
    this.overlay.escape = () => this.lines.close();
    this.lines = new Lines(this.#lines, {
      ask: (draft, edit) => this.#ask(draft, edit),
      show: (to, from) => {
        this.options.say(to.say);
        this.overlay.move(to.scene, difference(from.scene, to.scene), new Map(to.paths));
      },
      jump: (to) => {
        if (to.scene) this.overlay.jump(to.scene);
      },
      looking: (on) => this.#look(on),
      complain: (why) => notice(why),
      speed: (speed) => (this.overlay.motion.speed = speed),
    });
    this.overlay.motion.idle = () => this.lines.next();
    root.append(this.#details);
    document.addEventListener("keydown", (event) => this.#key(event), true);
  }

  /** Whether a line is looked at. */
  get looking() {
    return this.lines.looking;
  }

  /**
   * The step that is judged; 0: none.
   * @param {number} number
   * @param {boolean} open  Show at once all there is to say; else the sentence, until somebody wants more.
   * @param {number | null} looking  Whose eyes see it.
   */
  show(number, open, looking = null) {
    const same = number === this.#number && looking === this.#looking;
    if (!same && this.looking && looking === this.#looking) return; // the one that is looked at stays till then
    if (!same) {
      this.#clear();
      this.#number = number;
      this.#looking = looking;
      this.root.hidden = number === 0;
      if (number) void this.#load();
    }
    if (!this.#byHand && !this.looking && this.#details.open !== open) this.#details.open = open;
  }

  /** What has just ended will be judged once nobody can take it back. */
  wait() {
    if (this.looking || this.#number === LATER) return;
    this.#clear();
    this.#number = LATER;
    this.root.hidden = false;
    this.#details.open = false;
    this.#details.classList.add("bare");
    this.#tell(null, "", text("ui-study-later"));
  }

  /** Leave a line that is looked at. */
  leave() {
    if (this.looking) this.#drawLines();
  }

  #clear() {
    this.#byHand = false;
    this.#study = null;
    this.#films.clear();
    this.#drawLines();
  }

  async #load() {
    const number = this.#number;
    this.#tell(null, "", text("ui-study-loading"));
    try {
      const study = readStudy(await this.#fetch(""));
      if (number !== this.#number) return;
      this.#study = study;
      this.#tell(study.lost, study.title, study.say, study.mark);
      this.#drawLines();
      this.options.say(`${study.title}. ${study.say}`);
    } catch {
      if (number !== this.#number) return;
      this.#tell(null, "", text("ui-study-failed"));
      const again = h("button", { type: "button", class: "btn" }, text("ui-study-retry"));
      again.addEventListener("click", () => void this.#load());
      this.#links.replaceChildren(again);
      this.#links.hidden = false;
    }
  }

  /** @param {number | null} lost @param {string} title @param {string} words @param {string} [mark] */
  #tell(lost, title, words, mark = "") {
    this.#mark.hidden = lost === null;
    setText(this.#mark, lost === null ? "" : lost === 0 ? "✓" : mark || `+${lost}`);
    this.#mark.classList.toggle("best", lost === 0);
    setText(this.#title, title);
    setText(this.#words, words);
  }

  /** The list of ways as it is before one of them is looked at. */
  #drawLines() {
    const study = this.#study;
    this.#base = { ...sheet("", null), lines: [...(study?.lines ?? [])] };
    this.lines.update(this.#base);
    this.#look(false);
    this.#note.hidden = !study?.note;
    setText(this.#note, study?.note ?? "");
    this.#links.hidden = !study?.links.length;
    this.#links.replaceChildren(
      ...(study?.links ?? []).map(({ label, url }) => h("a", { class: "btn", href: url, target: "_blank" }, label)),
    );
    const more = study === null || study.lines.length || study.note || study.links.length;
    this.#details.classList.toggle("bare", !more);
  }

  /** @param {boolean} on */
  #look(on) {
    this.#hint.hidden = !on;
    this.root.toggleAttribute("data-looking", on);
    if (!on) this.overlay.hide();
    else this.options.board.scrollIntoView({ block: "nearest" });
  }

  /** The position after one more text of a line. @param {string} draft @param {string} edit */
  async #ask(draft, edit) {
    const texts = draft === "" ? [edit] : [...draft.split(THEN), edit];
    const line = this.#study?.lines.find((other) => texts.every((word, at) => other.texts[at] === word));
    if (!line) throw new Error(text("ui-study-failed"));
    let film = this.#films.get(line.key);
    if (!film) {
      film = this.#fetch(`/${line.key}`).then(readFilm);
      this.#films.set(line.key, film);
    }
    try {
      const sheets = await film;
      if (draft === "" && this.looking) {
        this.#base.scene = sheets[0].scene;
        this.overlay.jump(sheets[0].scene);
      }
      return sheets[texts.length];
    } catch {
      this.#films.delete(line.key);
      throw new Error(text("ui-study-failed"));
    }
  }

  /** @param {string} rest @returns {Promise<any>} */
  async #fetch(rest) {
    const url = new URL(`${this.options.url}${this.#number}${rest}`, location.href);
    if (this.#looking !== null) url.searchParams.set("looking", String(this.#looking));
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${answer.status}`);
    return answer.json();
  }

  /** While a line is looked at, keys do nothing at the table that is not to be seen. @param {KeyboardEvent} event */
  #key(event) {
    if (!this.looking || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest("input, select, textarea, dialog") || target.closest(".overlay")) return;
    /** @type {Record<string, string>} */
    const buttons = { ArrowLeft: "back", ArrowRight: "step", Home: "first", End: "last" };
    const id = buttons[event.key];
    if (event.key === "Escape") this.lines.close();
    else if (id) this.#lines.querySelector(`button[data-id="${id}"]`)?.dispatchEvent(new MouseEvent("click"));
    else if (event.key.length > 1 || event.key === " ") return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** @param {string} draft @param {Scene | null} scene @returns {Sheet} */
function sheet(draft, scene) {
  return {
    draft,
    // Until its film is there a line has no picture; nobody asks for it before.
    scene: /** @type {Scene} */ (scene),
    controls: [],
    tools: [],
    tool: "",
    advice: "",
    choosers: [],
    faults: [],
    lines: [],
    links: [],
    intro: "",
    say: "",
    film: [],
    paths: [],
    share: "",
    lesson: "",
    puzzle: "",
    then: "",
    solved: null,
    keep: "",
    lasting: false,
    mistake: null,
  };
}

/** @param {any} raw @returns {Study} */
function readStudy(raw) {
  return { lost: null, mark: "", lines: [], note: "", links: [], ...raw };
}

/** The pictures of a film as sheets: the position before the line, then one after each text. @param {StudyFilm} raw */
function readFilm(raw) {
  let scene = readScene(raw.scene);
  let draft = "";
  const sheets = [{ ...sheet(draft, scene), say: raw.say }];
  for (const frame of raw.frames.map(readFrame)) {
    scene = follow(scene, frame);
    draft = draft === "" ? frame.notation : draft + THEN + frame.notation;
    sheets.push({ ...sheet(draft, scene), say: frame.say, paths: frame.paths });
  }
  return sheets;
}
