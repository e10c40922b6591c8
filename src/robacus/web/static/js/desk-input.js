/**
 * What people do at a desk with a mouse, a finger, or keys on the board: controls, tools, choosers and the
 * command box, which of them a square means, and what can be done now.  It makes no edits itself.
 *
 * @import {Control, Scene, SeatInfo, Sheet, Square} from "./types.js"
 * @import {Lines} from "./desk-lines.js"
 * @import {DeskParts} from "./desk-parts.js"
 * @import {SceneView} from "./scene.js"
 */

import { CommandBox } from "./command.js";
import { Controls } from "./controls.js";
import { Choosers } from "./desk-choosers.js";
import { Marks } from "./desk-marks.js";
import { Tools } from "./desk-tools.js";
import { Grid } from "./grid.js";
import { text } from "./texts.js";

/** Whoever is at the desk, as the controls of a table know people. @type {SeatInfo} */
const SELF = {
  seat: 0,
  kind: "person",
  name: "",
  level: "",
  mine: true,
  here: true,
  gone: false,
  host: false,
  away: false,
};

/**
 * @typedef {object} InputListener
 * @property {() => Sheet | null} sheet  What there is to do something with.
 * @property {() => boolean} watching  Something is only to be looked at: nothing can be done meanwhile.
 * @property {(control: Control, number?: number) => void} act
 * @property {(edit: string) => Promise<string>} edit  Resolves with why it was not possible, or "".
 * @property {(words: string) => void} say
 */

export class Input {
  /**
   * @param {DeskParts} parts
   * @param {SceneView} view
   * @param {Lines} lines
   * @param {boolean} plain  Without the command box.
   * @param {InputListener} listener
   */
  constructor(parts, view, lines, plain, listener) {
    this.parts = parts;
    this.view = view;
    this.lines = lines;
    this.plain = plain;
    this.listener = listener;
    this.marks = new Marks(view);
    this.controls = new Controls(parts.controls, view, listener.act, () => this.update());
    this.tools = new Tools(parts.tools, view, this.marks, {
      use: (edit) => {
        this.choosers.midway = false;
        void listener.edit(edit);
      },
      changed: () => this.update(),
      say: listener.say,
    });
    this.choosers = new Choosers(parts.pieces, parts.settings, view, this.marks, {
      pick: (edit) => void listener.edit(edit),
      opened: () => this.tools.take(null),
      done: () => {
        parts.board.scrollIntoView({ block: "nearest" });
        this.grid.focus();
      },
    });
    this.grid = new Grid(view, {
      square: (square, event) => this.#pointAt(square, event),
      swipe: (piece, way) => (this.tools.hand ? this.tools.turn(way) : this.controls.swipe(piece, way)),
      chosen: () => (this.tools.waiting ? "" : this.#chosen),
      escape: () => this.escape(),
    });
    this.command = new CommandBox(parts.command, (_seat, words) => listener.edit(words));
  }

  /** Another sheet is there. @param {Sheet} sheet */
  show(sheet) {
    this.tools.update(sheet, !this.choosers.midway);
    this.choosers.update(sheet);
    this.marks.faults(sheet.scene, sheet.faults);
    this.update();
  }

  /** What can be done now. */
  update() {
    const sheet = this.listener.sheet();
    if (!sheet) return;
    const watching = this.listener.watching();
    const controls = watching ? [] : sheet.controls;
    const self = { ...SELF, name: text("ui-controls") };
    this.parts.controls.hidden = watching;
    this.controls.update(controls, sheet.scene, [self]);
    if (!watching) this.name(sheet.scene);
    this.#hint(sheet.scene, controls);
    this.view.choose(watching ? null : this.#chosen);
    this.command.update(watching ? [] : [self], 0);
    if (this.plain) this.parts.command.hidden = true;
  }

  /** Names for the squares of a scene, and what can be done there. @param {Scene} scene */
  name(scene) {
    const idle = this.tools.hand || this.listener.watching();
    this.grid.name(scene, idle ? [] : (this.listener.sheet()?.controls ?? []), this.#chosen);
  }

  /** The keyboard to the board. */
  focus() {
    this.grid.focus();
  }

  /** Lay down, leave or let go, whichever comes first. */
  escape() {
    if (this.tools.escape()) return;
    if (this.lines.looking) this.lines.close();
    else this.controls.choose(null);
  }

  /** The chosen piece; with a tool in hand none. */
  get #chosen() {
    return this.tools.hand ? null : this.controls.chosen;
  }

  /** @param {Square} square @param {MouseEvent} [event]  Nothing where it was a key. */
  #pointAt(square, event) {
    if (this.tools.pointAt(square, event) || this.choosers.pointAt(square)) return true;
    const sheet = this.listener.sheet();
    if (sheet && this.tools.pickUp(square, sheet.scene)) return true;
    return this.controls.pointAt(square);
  }

  /**
   * Where the chosen piece can go, and which squares can be chosen.
   * @param {Scene} scene @param {Control[]} controls
   */
  #hint(scene, controls) {
    const chosen = this.#chosen;
    const ways = controls.filter((control) => control.on === chosen && chosen !== null);
    const points = controls.filter((control) => control.kind === "point" && control.on === "");
    const keys = this.tools.hand ? [] : points.map((point) => point.to);
    const spots = scene.board.squares.filter((square) => keys.includes(square.key));
    this.view.hint(
      ways.map((control) => control.path),
      spots.map(({ x, y }) => [x, y]),
    );
  }
}
