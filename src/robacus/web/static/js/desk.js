/**
 * A desk: where one person tries or makes something without a table (`robacus.desk`).  It can be put into any
 * element: the page of a desk, a dialog at a table.  The server says what a draft looks like; the draft itself,
 * and those before it, are kept here.  A page that has one loads `table.css` and `desk.css`.
 *
 * Here is which sheet there is, and how it comes to another one.  How sheets are asked for is in
 * `desk-asking.js`; how they are seen on the board, told beside it, and what people do with them is in
 * `desk-screening.js`, `desk-panel.js` and `desk-input.js`.
 *
 * @import {Control, Sheet} from "./types.js"
 * @import {Steps} from "./desk-history.js"
 */

import { addressOfDraft, draftIn } from "./desk-addresses.js";
import { Asking } from "./desk-asking.js";
import { SheetHistory } from "./desk-history.js";
import { Input } from "./desk-input.js";
import { DeskKeys } from "./desk-keys.js";
import { Lines } from "./desk-lines.js";
import { DeskPanel } from "./desk-panel.js";
import { layDesk } from "./desk-parts.js";
import { Screening } from "./desk-screening.js";
import { ask } from "./dialogs.js";
import { Live } from "./live.js";
import { Motion } from "./motion.js";
import { SceneView } from "./scene.js";
import { text } from "./texts.js";

/**
 * @typedef {object} DeskOptions
 * @property {string} url  The address of the desk: `/games/NAME/desks/NAME`.
 * @property {string} [draft]  Empty: the blank one.
 * @property {Sheet} [first]  What the draft looks like, where the page has asked already.
 * @property {string} [share]  The address of the desk for others, where it is not `url`.
 * @property {Steps} [kept]  What can be gone back to from the first draft.
 * @property {boolean} [fresh]  Nobody has made the draft: the parts of the board are chosen first.
 * @property {boolean} [plain]  Only to look at: without text, links and the command box.
 * @property {(sheet: Sheet) => void} [changed]  Another draft is shown.
 * @property {(sheet: Sheet) => void} [found]  Something has been found out about it.
 * @property {(sheet: Sheet) => void} [mistaken]  What was done was a wrong answer, `sheet.mistake`.
 */

export class Desk {
  /** What the draft looks like; null before the first one is there. @type {Sheet | null} */
  sheet = null;
  #history;
  /** What was found out while a line is looked at, and about which sheet. @type {[Sheet, Sheet] | null} */
  #aside = null;

  /** @param {HTMLElement} root @param {DeskOptions} options */
  constructor(root, options) {
    const { url, plain = false } = options;
    this.root = root;
    this.options = options;
    this.#history = new SheetHistory(options.kept);
    const parts = layDesk(root, plain, {
      undo: () => this.undo(),
      redo: () => this.redo(),
      cancel: () => this.asking.cancel(),
      open: (draft) => this.open(draft),
      share: () => this.sheet?.share || this.sheet?.draft || "",
      // Who is given a puzzle is not given its answer.
      link: () => addressOfDraft(options.share ?? url, this.sheet?.puzzle || this.sheet?.draft),
    });
    this.live = new Live(parts.live);
    this.view = new SceneView(parts.board);
    this.motion = new Motion(this.view);
    this.panel = new DeskPanel(parts, this.view, url, () => this.input.focus());
    this.asking = new Asking(url, {
      board: () => this.view.board?.key ?? "",
      came: (sheet) => this.#came(sheet),
      failed: (why) => this.#failed(why),
      found: (sheet, found) => this.#found(sheet, found),
      lost: (why) => this.panel.complain(why),
      busy: (busy) => this.panel.busy(busy),
      thinking: (thinking) => this.panel.thinking(thinking),
    });
    this.lines = new Lines(parts.lines, {
      ask: (draft, edit) => this.asking.look(draft, edit),
      show: (sheet, before, back) => this.screening.move(before, sheet, back),
      jump: (sheet) => this.screening.jump(sheet.scene),
      looking: (looking) => this.#looked(looking),
      complain: (why) => this.panel.complain(why),
      speed: (speed) => (this.motion.speed = speed),
    });
    this.motion.idle = () => this.lines.next();
    this.input = new Input(parts, this.view, this.lines, plain, {
      sheet: () => this.sheet,
      watching: () => this.lines.looking || this.screening.filming,
      act: (control, number) => void this.act(control, number),
      edit: (edit) => this.do(edit),
      say: (words) => this.live.say(words),
    });
    this.screening = new Screening(parts.film, this.motion, this.lines, {
      told: (scene) => {
        this.panel.told(scene);
        this.input.name(scene);
      },
      passed: (status, say) => {
        this.panel.status(status);
        this.live.say(say);
      },
      over: (sheet) => {
        this.live.say(sheet.scene.status);
        if (this.sheet === sheet) this.#show(sheet);
      },
      focus: () => this.input.focus(),
    });
    this.keys = new DeskKeys(root, this.input, this.lines, {
      undo: () => this.undo(),
      redo: () => this.redo(),
      open: plain ? null : (draft) => void this.open(draft),
    });
  }

  /** Show the first draft; whether that could be done. */
  async start() {
    this.root.classList.add("busy");
    try {
      const { first, fresh, draft = "" } = this.options;
      if (fresh) this.input.choosers.begin();
      if (first) this.#take(first);
      else await this.open(draft);
    } finally {
      this.root.classList.remove("busy");
    }
    return this.sheet !== null;
  }

  // -- doing ------------------------------------------------------------------------------------------------

  /** Do what a control says; asks first where it wants that. @param {Control} control @param {number} [number] */
  async act(control, number) {
    if (control.confirm && !(await ask(control.confirm, [{ label: control.label, value: true }]))) return;
    void this.asking.next(async () => {
      const now = this.#again(control);
      if (!now && control.kind === "slide") {
        this.asking.forget();
        this.panel.complain(text("ui-no-way"));
        return "";
      }
      const { text: edit } = now ?? control;
      return this.#make(this.sheet?.draft ?? "", edit.replace("{n}", String(number)), now);
    });
  }

  /** The same control on the position as it is by now. @param {Control} control */
  #again({ kind, on, way, key }) {
    return this.sheet?.controls.find((other) =>
      kind === "slide" ? other.kind === kind && other.on === on && other.way === way : other.key === key,
    );
  }

  /**
   * Make an edit, after those that are under way.
   * @param {string} edit
   * @returns {Promise<string>} why it was not possible, or ""
   */
  do(edit) {
    return this.asking.next(() => this.#make(this.sheet?.draft ?? "", edit));
  }

  /**
   * Open another draft, or the one that a link to a desk carries.
   * @param {string} draft
   * @returns {Promise<string>} why it was not possible, or ""
   */
  open(draft) {
    return this.asking.next(() => this.#make(draftIn(draft), this.sheet?.keep ?? ""));
  }

  /** What can be gone back to from here, and what was gone back from. */
  get steps() {
    return this.#history.drafts;
  }

  undo() {
    this.#step("undo");
  }

  redo() {
    this.#step("redo");
  }

  /** Go one step back or forth, after what is under way. @param {"undo" | "redo"} way */
  #step(way) {
    void this.asking.next(async () => {
      const now = this.sheet;
      const step = way === "undo" ? this.#history.before : this.#history.after;
      if (!now || !step) return "";
      const known = !now.keep || step.sheet?.keep === now.keep ? step.sheet : null;
      const to = known ?? (await this.asking.open(step.draft, now.keep));
      if (!to) return "";
      this.#history[way](now);
      this.#take(to, way === "undo");
      this.live.say(text(way === "undo" ? "ui-desk-undone" : "ui-desk-redone"));
      return "";
    });
  }

  /**
   * @param {string} draft @param {string} edit @param {Control} [control]  As it is now, where one says the edit.
   * @returns {Promise<string>} why not, or ""
   */
  #make(draft, edit, control) {
    this.asking.leaveBackground();
    if (this.lines.looking) this.lines.close();
    if (control?.path.length) this.motion.promise(control.on, control.path);
    return this.asking.edit(draft, edit);
  }

  // -- what came of it --------------------------------------------------------------------------------------

  /** What an edit has made. @param {Sheet} sheet */
  #came(sheet) {
    this.panel.complain("");
    if (this.sheet && this.sheet.draft !== sheet.draft && !sheet.lasting) this.#history.add(this.sheet);
    this.#take(sheet);
    if (sheet.mistake) this.options.mistaken?.(sheet);
  }

  /** What was asked for did not come. @param {string} why  "": it was stopped. */
  #failed(why) {
    if (why) this.panel.complain(why);
    if (!this.sheet) return;
    this.motion.retract(this.sheet.scene);
    // The search in the background had given way to it.
    this.asking.findOut(this.sheet);
  }

  /** Put a sheet in place of the one there is. @param {Sheet} sheet @param {boolean} [back] */
  #take(sheet, back = false) {
    const before = this.sheet;
    this.sheet = sheet;
    this.screening.show(before, sheet, back);
    if (!back) {
      this.live.say(sheet.say);
      // Why an answer was wrong is what is to be learnt: it is said, and not only there to be read.
      if (sheet.mistake) this.live.say(sheet.faults.map((fault) => fault.say).join(" "));
      const { status } = sheet.scene;
      if (!this.screening.filming && status !== before?.scene.status) this.live.say(status);
    }
    this.#show(sheet);
    this.options.changed?.(sheet);
    this.asking.findOut(sheet);
  }

  /** More is known of a draft. @param {Sheet} sheet  As it was asked about. @param {Sheet} found */
  #found(sheet, found) {
    if (this.sheet !== sheet) return;
    if (this.lines.looking) {
      // Nobody is torn away from what they look at.
      this.#aside = [sheet, found];
      return;
    }
    const lines = found.lines.length ? found.lines : sheet.lines;
    const fuller = { ...found, then: "", say: sheet.say, lines };
    this.sheet = fuller;
    this.screening.amend(sheet, fuller);
    this.live.say(found.say);
    this.#show(fuller);
    this.options.found?.(fuller);
    if (found.mistake) this.options.mistaken?.(found);
  }

  /** People begin to look at a line, or have left it. @param {boolean} looking */
  #looked(looking) {
    this.input.update();
    if (looking || !this.#aside) return;
    const [sheet, found] = this.#aside;
    this.#aside = null;
    this.#found(sheet, found);
  }

  /** Show all of a sheet but what is on its board. @param {Sheet} sheet */
  #show(sheet) {
    this.panel.show(sheet, this.screening.filming);
    this.panel.steps(this.#history);
    this.lines.update(sheet);
    this.input.show(sheet);
  }
}
