/**
 * What is told beside the board of a desk: how it stands, what is wrong with the draft, what is under way,
 * where one can go from here, and the text of the draft.  Only showing.
 *
 * @import {Link, Scene, Sheet} from "./types.js"
 * @import {SheetHistory} from "./desk-history.js"
 * @import {DeskParts} from "./desk-parts.js"
 * @import {SceneView} from "./scene.js"
 */

import { isWriting } from "./controls.js";
import { addressOfLink } from "./desk-addresses.js";
import { h, setText } from "./dom.js";
import { showFacts } from "./panel.js";
import { text } from "./texts.js";

export class DeskPanel {
  #workshop = false;
  /** The text of the draft that was put into its field last. */
  #shared = "";

  /**
   * @param {DeskParts} parts
   * @param {SceneView} view
   * @param {string} url  The address of the desk.
   * @param {() => void} focus  The button that was pressed is gone: the keyboard goes on at the board.
   */
  constructor(parts, view, url, focus) {
    this.parts = parts;
    this.view = view;
    this.url = url;
    this.focus = focus;
  }

  /** What is told of a scene. @param {Scene} scene */
  told(scene) {
    this.status(scene.status);
    showFacts(this.parts.facts, scene.facts, this.view);
  }

  /** @param {string} words */
  status(words) {
    setText(this.parts.status, words);
  }

  /** @param {Sheet} sheet @param {boolean} filming  What leads to it is still being seen. */
  show(sheet, filming) {
    const { parts } = this;
    if (sheet.tools.length && !this.#workshop) {
      this.#workshop = true;
      parts.asWorkshop();
    }
    setText(parts.intro, sheet.intro);
    parts.intro.hidden = !sheet.intro;
    setText(parts.said, filming ? "" : sheet.say);
    parts.status.toggleAttribute("data-solved", sheet.solved !== null && !filming);
    this.#faults(sheet);
    this.#share(sheet);
    this.#links(sheet, filming);
  }

  /** Which way one can go in what was made. @param {SheetHistory} history */
  steps({ canUndo, canRedo }) {
    // Not `disabled`: whoever presses them with a key would lose their place on the page.
    this.parts.undo.setAttribute("aria-disabled", String(!canUndo));
    this.parts.redo.setAttribute("aria-disabled", String(!canRedo));
  }

  /** @param {boolean} busy */
  busy(busy) {
    const stopped = !busy && this.parts.busy.contains(document.activeElement);
    this.parts.busy.hidden = !busy;
    if (stopped) this.focus();
  }

  /** @param {boolean} thinking */
  thinking(thinking) {
    this.parts.thinking.hidden = !thinking;
  }

  /** Why something was not possible; "": all is well again. @param {string} why */
  complain(why) {
    setText(this.parts.fault, why);
    this.parts.fault.hidden = !why;
    // Tools and controls may be far from it; what was typed has its fault beside it.
    if (why && !isWriting(document.activeElement)) this.parts.fault.scrollIntoView({ block: "nearest" });
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
        const there = scene.board.squares.some(({ key }) => key === fault.square);
        return h("li", {}, fault.say, there && this.#toFault(fault.square, fault.name || fault.square));
      }),
    );
  }

  /** A button that leads to a square. @param {string} key @param {string} name */
  #toFault(key, name) {
    const go = () => {
      const cell = this.view.frame.querySelector(`[data-square="${CSS.escape(key)}"]`);
      /** @type {HTMLElement | null} */ (cell)?.focus();
    };
    const label = text("ui-desk-show-fault", { square: name });
    return h("button", { type: "button", class: "fault-go", onclick: go }, label);
  }

  /** What somebody has written into the field stays until there is another draft. @param {Sheet} sheet */
  #share({ share, draft }) {
    const words = share || draft;
    if (words === this.#shared || document.activeElement === this.parts.text) return;
    this.parts.text.value = words;
    this.#shared = words;
  }

  /** @param {Sheet} sheet @param {boolean} filming */
  #links(sheet, filming) {
    const { parts } = this;
    const made = sheet.tools.length > 0 && sheet.faults.length === 0;
    const links = filming ? [] : sheet.links;
    const ahead = links.filter((link) => link.primary);
    const others = links.filter((link) => !link.primary);
    parts.ahead.replaceChildren(...ahead.map((link) => this.#link(link, true)));
    parts.ahead.hidden = ahead.length === 0;
    parts.links.replaceChildren(...others.map((link, index) => this.#link(link, made && index === 0)));
  }

  /** @param {Link} link @param {boolean} go  It is what most people want next. */
  #link(link, go) {
    return h("a", { class: go ? "btn go" : "btn", href: addressOfLink(link, this.url) }, link.label);
  }
}
