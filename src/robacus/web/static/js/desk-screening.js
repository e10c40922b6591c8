/**
 * What is to be seen on the board of a desk from one sheet to the next: pieces that move and, before that,
 * the film of what an edit does one thing after another, with buttons to hold it and to leave the rest out.
 *
 * @import {Scene, Sheet} from "./types.js"
 * @import {Lines} from "./desk-lines.js"
 * @import {Motion} from "./motion.js"
 */

import { difference } from "./film.js";
import { Performing } from "./performing.js";
import { Transport } from "./transport.js";
import { changed } from "./wire.js";

/** @typedef {{sheet: Sheet}} Film  What is still being shown, and the sheet that it leads to. */

/**
 * @typedef {object} ScreeningListener
 * @property {(scene: Scene) => void} told  This scene is to be told beside the board.
 * @property {(status: string, say: string) => void} passed  This was seen in a film.
 * @property {(sheet: Sheet) => void} over  All of a film was seen that led to this sheet.
 * @property {() => void} focus  The button that was pressed is gone: the keyboard goes on at the board.
 */

export class Screening {
  /** @type {Film | null} */
  #film = null;

  /**
   * @param {HTMLElement} root  Where the buttons of a film are put.
   * @param {Motion} motion
   * @param {Lines} lines
   * @param {ScreeningListener} listener
   */
  constructor(root, motion, lines, listener) {
    this.root = root;
    this.motion = motion;
    this.lines = lines;
    this.listener = listener;
    this.transport = new Transport();
    this.performing = new Performing({
      motion,
      transport: this.transport,
      jump: () => this.#toTheEnd(),
      done: () => {},
    });
  }

  /** Whether a film is under way. */
  get filming() {
    return this.#film !== null;
  }

  /**
   * Another sheet is to be seen at the desk.
   * @param {Sheet | null} before @param {Sheet} sheet @param {boolean} [back]
   */
  show(before, sheet, back = false) {
    if (before) this.move(before, sheet, back);
    // New boards are drawn when their turn comes; what is made of their symbols needs them at once.
    if (!before || this.motion.view.isNewBoard(sheet.scene)) this.jump(sheet.scene);
  }

  /** More is known of a sheet by now. @param {Sheet} sheet @param {Sheet} found */
  amend(sheet, found) {
    if (this.#film?.sheet === sheet) this.#film.sheet = found;
    else this.show(sheet, found);
  }

  /** Show a scene at once. @param {Scene} scene */
  jump(scene) {
    this.#ended();
    this.motion.jump(scene);
    this.listener.told(scene);
  }

  /** From one sheet to another. @param {Sheet} before @param {Sheet} sheet @param {boolean} back */
  move(before, sheet, back) {
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
    if (!this.#film) this.listener.told(scene);
  }

  /** Show all of a film but its sheet; the scene after it. @param {Scene} scene @param {Film} film */
  #play(scene, film) {
    for (const { change, say, paths, hold } of film.sheet.film) {
      if (!change) continue;
      if (!this.#film) this.#began(film);
      scene = changed(scene, change);
      const { status } = scene;
      const shown = () => this.#film === film && this.listener.passed(status, say);
      this.motion.push({ scene, change, paths: new Map(paths), hold, shown });
    }
    return scene;
  }

  /** @param {Film} film */
  #began(film) {
    this.#film = film;
    // A line has buttons of its own.
    if (this.lines.looking) {
      this.motion.steady = true;
      return;
    }
    this.root.replaceChildren(this.transport.element);
    this.root.hidden = false;
    this.performing.begin();
  }

  #ended() {
    const held = this.root.contains(document.activeElement);
    this.#film = null;
    this.root.hidden = true;
    this.root.replaceChildren();
    if (held) this.listener.focus();
    this.motion.steady = false;
    this.performing.stop();
  }

  /** All of a film was seen; now comes what had to wait for that. @param {Sheet} sheet @param {Film} film */
  #played(sheet, film) {
    this.#ended();
    if (film.sheet === sheet) this.listener.told(sheet.scene);
    else this.show(sheet, film.sheet);
    this.listener.over(film.sheet);
  }

  /** Nobody wants to see the rest of a film. */
  #toTheEnd() {
    const film = this.#film;
    if (!film) return;
    this.motion.jump(film.sheet.scene);
    this.#played(film.sheet, film);
  }
}
