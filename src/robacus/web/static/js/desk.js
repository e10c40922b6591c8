/**
 * A desk: where one person tries or makes something without a table (`robacus.desk`).  It can be put into any
 * element: the page of a desk, a dialog at a table.  The server says what a draft looks like; the draft itself,
 * and those before it, are kept here.  A page that has one loads `table.css` and `desk.css`.
 *
 * @import {Control, Link, Scene, Sheet} from "./types.js"
 */

import { CommandBox } from "./command.js";
import { Controls, isWriting } from "./controls.js";
import { Choosers } from "./desk-choosers.js";
import { Lines } from "./desk-lines.js";
import { Marks } from "./desk-marks.js";
import { layDesk } from "./desk-parts.js";
import { askDesk } from "./desk-sheet.js";
import { Tools } from "./desk-tools.js";
import { ask, frontDialog } from "./dialogs.js";
import { h, setText } from "./dom.js";
import { difference } from "./film.js";
import { Grid, WAYS } from "./grid.js";
import { Live } from "./live.js";
import { Motion } from "./motion.js";
import { showFacts } from "./panel.js";
import { Performing } from "./performing.js";
import { SceneView } from "./scene.js";
import { text } from "./texts.js";
import { Transport } from "./transport.js";
import { changed } from "./wire.js";

/** A search that answers this soon needs no sign that it is under way (ms). */
const SOON = 300;
/** Drafts that can be gone back to. */
const REMEMBERED = 500;

/**
 * @typedef {object} DeskOptions
 * @property {string} url  The address of the desk: `/games/NAME/desks/NAME`.
 * @property {string} [draft]  Empty: the blank one.
 * @property {Sheet} [first]  What the draft looks like, where the page has asked already.
 * @property {string} [share]  The address of the desk for others, where it is not `url`.
 * @property {boolean} [fresh]  Nobody has made the draft: the parts of the board are chosen first.
 * @property {string[]} [edits]  To be made at once, one after another.
 * @property {boolean} [plain]  Only to look at: without text, links and the command box.
 * @property {(sheet: Sheet) => void} [changed]  Another draft is shown.
 * @property {(sheet: Sheet) => void} [found]  Something has been found out about it.
 * @property {(sheet: Sheet) => void} [mistaken]  What was done was a wrong answer, `sheet.mistake`.
 */

export class Desk {
  /** @type {Sheet | null} */
  sheet = null;
  /** @type {Sheet[]} */
  #past = [];
  /** @type {Sheet[]} */
  #future = [];
  #workshop = false;
  /** What is to be done, one after another. */
  #chain = Promise.resolve();
  /** The text of the draft that was put into its field last. */
  #shared = "";
  /** Grows when something fails: what was asked for on the strength of it is forgotten. */
  #round = 0;
  /** @type {AbortController | null} */
  #search = null;
  /** The search in the background. @type {AbortController | null} */
  #further = null;
  /** What is still being shown, one thing after another, and the sheet that it leads to. @type {{sheet: Sheet} | null} */
  #film = null;

  /** @param {HTMLElement} root @param {DeskOptions} options */
  constructor(root, options) {
    this.root = root;
    this.options = options;
    this.parts = layDesk(root, options.plain ?? false, {
      undo: () => this.undo(),
      redo: () => this.redo(),
      cancel: () => this.#search?.abort(),
      open: (draft) => this.open(draft),
      share: () => this.sheet?.share || this.sheet?.draft || "",
      link: () => this.link(),
    });
    this.live = new Live(this.parts.live);
    this.view = new SceneView(this.parts.board);
    this.motion = new Motion(this.view);
    this.marks = new Marks(this.view);
    this.controls = new Controls(
      this.parts.controls,
      this.view,
      (control, number) => void this.act(control, number),
      () => this.#input(),
    );
    this.tools = new Tools(this.parts.tools, this.view, this.marks, {
      use: (edit) => {
        this.choosers.midway = false;
        void this.do(edit);
      },
      changed: () => this.#input(),
      say: (words) => this.live.say(words),
    });
    this.choosers = new Choosers(this.parts.pieces, this.parts.settings, this.view, this.marks, {
      pick: (edit) => void this.do(edit),
      opened: () => this.tools.take(null),
      done: () => {
        this.parts.board.scrollIntoView({ block: "nearest" });
        this.grid.focus();
      },
    });
    this.grid = new Grid(this.view, {
      square: (square, event) => {
        if (this.tools.pointAt(square, event) || this.choosers.pointAt(square)) return true;
        if (this.sheet && this.tools.pickUp(square, this.sheet.scene)) return true;
        return this.controls.pointAt(square);
      },
      swipe: (piece, way) => (this.tools.hand ? this.tools.turn(way) : this.controls.swipe(piece, way)),
      chosen: () => (this.tools.waiting ? "" : this.tools.hand ? null : this.controls.chosen),
      escape: () => this.#escape(),
    });
    this.lines = new Lines(this.parts.lines, {
      ask: (draft, edit) => askDesk(this.options.url, draft, edit, this.view.board?.key ?? ""),
      show: (sheet, before, back) => this.#move(before, sheet, back),
      jump: (sheet) => {
        this.#jump(sheet.scene);
        this.#told(sheet.scene);
      },
      looking: () => this.#input(),
      complain: (why) => this.#complain(why),
      speed: (speed) => (this.motion.speed = speed),
    });
    this.motion.idle = () => this.lines.next();
    this.transport = new Transport();
    this.performing = new Performing({
      motion: this.motion,
      transport: this.transport,
      jump: () => this.#toTheEnd(),
      done: () => {},
    });
    this.command = new CommandBox(this.parts.command, (_seat, words) => this.do(words));
    document.addEventListener("keydown", (event) => this.#key(event), true);
    document.addEventListener("paste", (event) => this.#paste(event));
  }

  /** Show the first draft; whether that could be done. */
  async start() {
    this.root.classList.add("busy");
    try {
      if (this.options.fresh) this.choosers.begin();
      const { first } = this.options;
      if (first) this.#came(first);
      else await this.open(this.options.draft ?? "");
      for (const edit of this.options.edits ?? []) await this.do(edit);
    } finally {
      this.root.classList.remove("busy");
    }
    return this.sheet !== null;
  }

  // -- doing ------------------------------------------------------------------------------------------------

  /** Do what a control says; asks first where it wants that. @param {Control} control @param {number} [number] */
  async act(control, number) {
    if (control.confirm && !(await ask(control.confirm, [{ label: control.label, value: true }]))) return;
    void this.#next(async () => {
      const now = this.#again(control);
      if (!now && control.kind === "slide") {
        this.#round++;
        this.#complain(text("ui-no-way"));
        return "";
      }
      const { text: edit } = now ?? control;
      return this.#make(this.sheet?.draft ?? "", edit.replace("{n}", String(number)), now);
    });
  }

  /**
   * Make an edit, after those that are under way.
   * @param {string} edit
   * @returns {Promise<string>} why it was not possible, or ""
   */
  do(edit) {
    return this.#next(() => this.#make(this.sheet?.draft ?? "", edit));
  }

  /**
   * Open another draft, or the one that a link to a desk carries.
   * @param {string} draft
   * @returns {Promise<string>} why it was not possible, or ""
   */
  open(draft) {
    return this.#next(() => this.#make(carried(draft), ""));
  }

  undo() {
    void this.#next(async () => {
      const to = this.#past.pop();
      if (!to || !this.sheet) return "";
      this.#future.push(this.sheet);
      this.#take(to, true);
      this.live.say(text("ui-desk-undone"));
      return "";
    });
  }

  redo() {
    void this.#next(async () => {
      const to = this.#future.pop();
      if (!to || !this.sheet) return "";
      this.#past.push(this.sheet);
      this.#take(to);
      this.live.say(text("ui-desk-redone"));
      return "";
    });
  }

  /** @param {() => Promise<string>} work @returns {Promise<string>} */
  #next(work) {
    const round = this.#round;
    const done = this.#chain.then(() => (round === this.#round ? work() : ""));
    this.#chain = done.then(
      () => {},
      () => {},
    );
    return done;
  }

  /**
   * @param {string} draft @param {string} edit @param {Control} [control]  As it is now, where one says the edit.
   * @returns {Promise<string>} why not, or ""
   */
  async #make(draft, edit, control) {
    this.#further?.abort();
    if (this.lines.looking) this.lines.close();
    if (control?.path.length) this.motion.promise(control.on, control.path);
    const search = new AbortController();
    this.#search = search;
    const sign = setTimeout(() => this.#busy(true), SOON);
    try {
      const sheet = await askDesk(this.options.url, draft, edit, this.view.board?.key ?? "", search.signal);
      this.#complain("");
      this.#came(sheet);
      if (sheet.mistake) this.options.mistaken?.(sheet);
      return "";
    } catch (error) {
      this.#round++;
      if (this.sheet) this.motion.retract(this.sheet.scene);
      if (search.signal.aborted) return "";
      const why = error instanceof Error ? error.message : String(error);
      this.#complain(why);
      return why;
    } finally {
      clearTimeout(sign);
      this.#busy(false);
      this.#search = null;
    }
  }

  /** The same control on the position as it is by now. @param {Control} control */
  #again({ kind, on, way, key }) {
    return this.sheet?.controls.find((other) =>
      kind === "slide" ? other.kind === kind && other.on === on && other.way === way : other.key === key,
    );
  }

  /** @param {Sheet} sheet */
  #came(sheet) {
    const before = this.sheet;
    if (before && before.draft !== sheet.draft) {
      this.#past = [...this.#past.slice(1 - REMEMBERED), before];
      this.#future = [];
    }
    this.#take(sheet);
  }

  /** Show a sheet in place of the one there is. @param {Sheet} sheet @param {boolean} [back] */
  #take(sheet, back = false) {
    const before = this.sheet;
    this.sheet = sheet;
    if (before) this.#move(before, sheet, back);
    else {
      this.#jump(sheet.scene);
      this.#told(sheet.scene);
    }
    if (!back) this.live.say(sheet.say);
    // Why an answer was wrong is what is to be learnt: it is said, and not only there to be read.
    if (!back && sheet.mistake) this.live.say(sheet.faults.map((fault) => fault.say).join(" "));
    if (!back && !this.#film && sheet.scene.status !== before?.scene.status) this.live.say(sheet.scene.status);
    this.#show();
    this.options.changed?.(sheet);
    if (sheet.then) void this.#look(sheet);
  }

  /** Find out more about a draft, while people go on. @param {Sheet} sheet */
  async #look(sheet) {
    this.#further?.abort();
    const search = new AbortController();
    this.#further = search;
    const sign = setTimeout(() => this.#thinking(true), SOON);
    try {
      const { url } = this.options;
      const found = await askDesk(url, sheet.draft, sheet.then, sheet.scene.board.key, search.signal);
      if (search.signal.aborted || this.sheet !== sheet) return;
      const lines = found.lines.length ? found.lines : sheet.lines;
      this.sheet = { ...found, then: "", say: sheet.say, lines };
      if (this.#film?.sheet === sheet) this.#film.sheet = this.sheet;
      else if (!this.lines.looking) this.#move(sheet, this.sheet, false);
      this.live.say(found.say);
      this.#show();
      this.options.found?.(this.sheet);
      if (found.mistake) this.options.mistaken?.(found);
    } catch (error) {
      if (!search.signal.aborted) this.#complain(error instanceof Error ? error.message : String(error));
    } finally {
      clearTimeout(sign);
      if (this.#further === search) {
        this.#thinking(false);
        this.#further = null;
      }
    }
  }

  // -- showing ----------------------------------------------------------------------------------------------

  /** From one sheet to another on the board. @param {Sheet} before @param {Sheet} sheet @param {boolean} back */
  #move(before, sheet, back) {
    const { scene } = sheet;
    const paths = new Map(
      back
        ? before.paths.map(([key, path]) => [key, [...path].reverse()])
        : sheet.paths.map(([key, path]) => [key, path]),
    );
    if (this.#film || (back && this.motion.busy)) this.motion.jump(before.scene);
    this.#ended();
    const film = { sheet };
    const last = back ? before.scene : this.#play(before.scene, film);
    const shown = () => this.#film === film && this.#played(sheet, film);
    this.motion.push({ scene, change: difference(last, scene), paths, shown });
    if (!this.#film) this.#told(scene);
  }

  /**
   * What is to be seen before the sheet itself; the scene after it.
   * @param {Scene} scene @param {{sheet: Sheet}} film
   */
  #play(scene, film) {
    for (const { change, say, paths, hold } of film.sheet.film) {
      if (!change) continue;
      if (!this.#film) this.#began(film);
      scene = changed(scene, change);
      const { status } = scene;
      const shown = () => {
        if (this.#film !== film) return;
        setText(this.parts.status, status);
        this.live.say(say);
      };
      this.motion.push({ scene, change, paths: new Map(paths), hold, shown });
    }
    return scene;
  }

  /** All of a film was seen; now comes what had to wait for that. @param {Sheet} sheet @param {{sheet: Sheet}} film */
  #played(sheet, film) {
    this.#ended();
    if (film.sheet === sheet) this.#told(sheet.scene);
    else this.#move(sheet, film.sheet, false);
    this.live.say(film.sheet.scene.status);
    if (this.sheet === film.sheet) this.#show();
  }

  /** @param {{sheet: Sheet}} film */
  #began(film) {
    this.#film = film;
    // A line has buttons of its own.
    if (this.lines.looking) {
      this.motion.steady = true;
      return;
    }
    this.parts.film.replaceChildren(this.transport.element);
    this.parts.film.hidden = false;
    this.performing.begin();
  }

  #ended() {
    const held = this.parts.film.contains(document.activeElement);
    this.#film = null;
    this.parts.film.hidden = true;
    this.parts.film.replaceChildren();
    if (held) this.grid.focus(); // the button that was pressed is gone
    this.motion.steady = false;
    this.performing.stop();
  }

  /** Nobody wants to see the rest of a film. */
  #toTheEnd() {
    const film = this.#film;
    if (!film) return;
    this.motion.jump(film.sheet.scene);
    this.#played(film.sheet, film);
  }

  /** @param {Scene} scene */
  #jump(scene) {
    this.#ended();
    this.motion.jump(scene);
  }

  /** What is told of a scene beside the board. @param {Scene} scene */
  #told(scene) {
    setText(this.parts.status, scene.status);
    showFacts(this.parts.facts, scene.facts, this.view);
    this.grid.name(scene, this.#usable(), this.tools.hand ? null : this.controls.chosen);
  }

  /** Controls that can be used now. */
  #usable() {
    const busy = this.lines.looking || this.tools.hand || this.performing.active;
    return busy ? [] : (this.sheet?.controls ?? []);
  }

  #show() {
    const { sheet, parts } = this;
    if (!sheet) return;
    if (sheet.tools.length && !this.#workshop) this.parts.asWorkshop();
    this.#workshop ||= sheet.tools.length > 0;
    // New boards are drawn when their turn comes; what is made of their symbols needs them at once.
    if (this.view.isNewBoard(sheet.scene)) this.#jump(sheet.scene);
    setText(parts.intro, sheet.intro);
    parts.intro.hidden = !sheet.intro;
    setText(parts.said, this.#film ? "" : sheet.say);
    parts.status.toggleAttribute("data-solved", sheet.solved !== null && !this.#film);
    this.tools.update(sheet, !this.choosers.midway);
    this.choosers.update(sheet);
    this.lines.update(sheet);
    this.marks.faults(sheet.scene, sheet.faults);
    this.#faults(sheet);
    this.#input();
    // Not `disabled`: whoever presses them with a key would lose their place on the page.
    parts.undo.setAttribute("aria-disabled", String(this.#past.length === 0));
    parts.redo.setAttribute("aria-disabled", String(this.#future.length === 0));
    // What somebody has written into the field stays until there is another draft.
    const words = sheet.share || sheet.draft;
    if (words !== this.#shared && document.activeElement !== parts.text) {
      parts.text.value = words;
      this.#shared = words;
    }
    const made = sheet.tools.length > 0 && sheet.faults.length === 0;
    const links = this.#film ? [] : sheet.links;
    const ahead = links.filter((link) => link.primary);
    const others = links.filter((link) => !link.primary);
    parts.ahead.replaceChildren(...ahead.map((link) => this.#link(link, true)));
    parts.ahead.hidden = ahead.length === 0;
    parts.links.replaceChildren(...others.map((link, index) => this.#link(link, made && index === 0)));
  }

  /** @param {Link} link @param {boolean} go  It is what most people want next. */
  #link(link, go) {
    return h("a", { class: go ? "btn go" : "btn", href: this.#address(link) }, link.label);
  }

  /** What can be done now. */
  #input() {
    const { sheet } = this;
    if (!sheet) return;
    const looking = this.lines.looking || this.performing.active;
    const controls = looking ? [] : sheet.controls;
    this.parts.controls.hidden = looking;
    const self = { ...SELF, name: text("ui-controls") };
    this.controls.update(controls, sheet.scene, [self]);
    const chosen = this.tools.hand ? null : this.controls.chosen;
    if (!looking) this.grid.name(sheet.scene, this.#usable(), chosen);
    const mine = controls.filter((control) => control.on === chosen && chosen !== null);
    const points = this.tools.hand
      ? []
      : controls.filter((control) => control.kind === "point" && control.on === "");
    const spots = sheet.scene.board.squares.filter((square) =>
      points.some((point) => point.to === square.key),
    );
    this.view.hint(
      mine.map((control) => control.path),
      spots.map(({ x, y }) => [x, y]),
    );
    this.view.choose(looking ? null : chosen);
    this.command.update(looking ? [] : [self], 0);
    if (this.options.plain) this.parts.command.hidden = true;
  }

  /** @param {Sheet} sheet */
  #faults({ faults, scene }) {
    const { parts } = this;
    parts.faults.hidden = faults.length === 0;
    // What is merely missing is no alarm.
    const wrong = faults.some((fault) => fault.square !== "");
    parts.faults.className = `notice ${wrong ? "bad" : "hint"}`;
    parts.faultList.replaceChildren(
      ...faults.map((fault) => {
        const { name } = fault;
        const square = scene.board.squares.find(({ key }) => key === fault.square);
        return h(
          "li",
          {},
          fault.say,
          square &&
            h(
              "button",
              {
                type: "button",
                class: "fault-go",
                onclick: () =>
                  /** @type {HTMLElement | null} */ (
                    this.view.frame.querySelector(`[data-square="${CSS.escape(square.key)}"]`)
                  )?.focus(),
              },
              text("ui-desk-show-fault", { square: name || square.key }),
            ),
        );
      }),
    );
  }

  /** @param {Link} link */
  #address(link) {
    const games = new URL(this.options.url, location.href);
    const path = games.pathname.split("/desks/")[0];
    const query = new URLSearchParams();
    if (link.desk) {
      if (link.draft) query.set("draft", link.draft);
      return `${path}/desks/${encodeURIComponent(link.desk)}?${query}`;
    }
    if (link.paper) {
      query.set("draft", link.draft);
      return `${path}/print/${encodeURIComponent(link.paper)}?${query}`;
    }
    for (const [name, value] of Object.entries(link.options)) {
      query.set(`option-${name}`, value === true ? "on" : value === false ? "" : String(value));
    }
    if (link.seats) query.set("seats", String(link.seats));
    return `${path}?${query}`;
  }

  /** The address that shows this draft. */
  link() {
    const url = new URL(this.options.share ?? this.options.url, location.href);
    if (this.sheet) url.searchParams.set("draft", this.sheet.draft);
    return url.href;
  }

  /** @param {boolean} busy */
  #busy(busy) {
    const stopped = !busy && this.parts.busy.contains(document.activeElement);
    this.parts.busy.hidden = !busy;
    if (stopped) this.grid.focus(); // the button to stop it is gone
  }

  /** @param {boolean} thinking */
  #thinking(thinking) {
    this.parts.thinking.hidden = !thinking;
  }

  /** @param {string} why */
  #complain(why) {
    setText(this.parts.fault, why);
    this.parts.fault.hidden = !why;
    // Tools and controls may be far from it; what was typed has its fault beside it.
    if (why && !isWriting(document.activeElement)) this.parts.fault.scrollIntoView({ block: "nearest" });
  }

  // -- keys -------------------------------------------------------------------------------------------------

  #escape() {
    if (this.tools.escape()) return;
    if (this.lines.looking) this.lines.close();
    else this.controls.choose(null);
  }

  /** Whether something that happens on the page is meant for this desk. @param {Event} event */
  #mine(event) {
    const dialog = frontDialog();
    return this.root.isConnected && !(dialog && !dialog.contains(this.root)) && !isWriting(event.target);
  }

  /** A text that is pasted anywhere on the page is opened. @param {ClipboardEvent} event */
  #paste(event) {
    const words = event.clipboardData?.getData("text/plain").trim();
    if (!words || this.options.plain || !this.#mine(event)) return;
    event.preventDefault();
    void this.open(words);
  }

  /** A key that writes into the squares; whether it is one. @param {KeyboardEvent} event */
  #write(event) {
    const typed = this.tools.typed(event);
    if (!typed) return false;
    if (typed.back) this.grid.write(true);
    typed.use();
    if (typed.on) this.grid.write();
    return true;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!this.#mine(event)) return;
    const pressed = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !event.altKey && (pressed === "z" || pressed === "y")) {
      if (pressed === "y" || event.shiftKey) this.redo();
      else this.undo();
    } else if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    } else if (!this.lines.looking && this.#write(event)) {
      // It was written into the square that has the focus.
    } else if (event.repeat) {
      return;
    } else if (event.key === "Escape" && (this.tools.hand || this.lines.looking)) {
      this.#escape();
    } else if (event.shiftKey && WAYS[event.key] && this.tools.turnAt(event.target, WAYS[event.key])) {
      // The tool was used on that side of the square.
    } else if (pressed.length !== 1 || pressed === " " || !this.tools.key(pressed)) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}

/** The draft in the address of a desk; any other text as it is. @param {string} words */
function carried(words) {
  if (!/^https?:\/\/\S+$/i.test(words.trim())) return words;
  try {
    return new URL(words.trim()).searchParams.get("draft") ?? words;
  } catch {
    return words;
  }
}

/** Whoever is at the desk, as the controls of a table know people. */
const SELF = /** @type {import("./types.js").SeatInfo} */ ({
  seat: 0,
  kind: "person",
  name: "",
  level: "",
  mine: true,
  here: true,
  gone: false,
  host: false,
  away: false,
});
