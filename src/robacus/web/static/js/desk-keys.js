/**
 * The keys of a desk that are its own wherever on the page the focus is: undo and redo, tools, writing into
 * squares, leaving a line; and texts that are pasted.  Controls and the board have further keys.
 *
 * @import {Input} from "./desk-input.js"
 * @import {Lines} from "./desk-lines.js"
 */

import { isWriting } from "./controls.js";
import { frontDialog } from "./dialogs.js";
import { WAYS } from "./grid.js";

/**
 * @typedef {object} KeyActs
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {((text: string) => void) | null} open  Open a text that is pasted; null: none is.
 */

export class DeskKeys {
  /** @param {HTMLElement} root @param {Input} input @param {Lines} lines @param {KeyActs} acts */
  constructor(root, input, lines, acts) {
    this.root = root;
    this.input = input;
    this.lines = lines;
    this.acts = acts;
    document.addEventListener("keydown", (event) => this.#key(event), true);
    document.addEventListener("paste", (event) => this.#paste(event));
  }

  /** Whether something that happens on the page is meant for this desk. @param {Event} event */
  #isMine(event) {
    const dialog = frontDialog();
    return this.root.isConnected && !(dialog && !dialog.contains(this.root)) && !isWriting(event.target);
  }

  /** @param {ClipboardEvent} event */
  #paste(event) {
    const words = event.clipboardData?.getData("text/plain").trim();
    if (!words || !this.acts.open || !this.#isMine(event)) return;
    event.preventDefault();
    this.acts.open(words);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!this.#isMine(event) || !this.#used(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Do what a key says; whether it says anything here. @param {KeyboardEvent} event */
  #used(event) {
    const { tools } = this.input;
    const pressed = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !event.altKey && (pressed === "z" || pressed === "y")) {
      if (pressed === "y" || event.shiftKey) this.acts.redo();
      else this.acts.undo();
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (!this.lines.looking && this.#write(event)) return true;
    if (event.repeat) return false;
    if (event.key === "Escape" && (tools.hand || this.lines.looking)) {
      this.input.escape();
      return true;
    }
    if (event.shiftKey && WAYS[event.key] && tools.turnAt(event.target, WAYS[event.key])) return true;
    return pressed.length === 1 && pressed !== " " && tools.key(pressed);
  }

  /** A key that writes into the square that has the focus; whether it is one. @param {KeyboardEvent} event */
  #write(event) {
    const { tools, grid } = this.input;
    const typed = tools.typed(event);
    if (!typed) return false;
    if (typed.back) grid.write(true);
    typed.use();
    if (typed.on) grid.write();
    return true;
  }
}
