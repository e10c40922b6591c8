/**
 * What a desk lets people choose: settings, as buttons that belong together; and the parts of the board, which
 * are gone through one after another, with a picture of everything that may lie there.
 *
 * @import {Chooser, DeskPick, Sheet} from "./types.js"
 * @import {SceneView} from "./scene.js"
 * @import {Marks} from "./desk-marks.js"
 */

import { h } from "./dom.js";
import { text } from "./texts.js";

export class Choosers {
  /** @type {Chooser[]} */
  #choosers = [];
  #drawn = "";
  /** The part of the board that is being chosen. */
  #part = 0;
  #open = false;

  /**
   * @param {HTMLElement} root
   * @param {SceneView} view
   * @param {Marks} marks
   * @param {(text: string) => void} pick
   */
  constructor(root, view, marks, pick) {
    this.root = root;
    this.view = view;
    this.marks = marks;
    this.pick = pick;
  }

  /** @param {Sheet} sheet */
  update(sheet) {
    this.#choosers = sheet.choosers;
    this.#part = Math.min(this.#part, Math.max(0, this.#parts().length - 1));
    const signature = JSON.stringify([sheet.choosers, sheet.scene.board.key]);
    if (signature === this.#drawn) return;
    this.#drawn = signature;
    this.#draw();
  }

  #parts() {
    return this.#choosers.filter((chooser) => chooser.at);
  }

  /** @param {number} part */
  #go(part) {
    this.#part = part;
    this.#draw();
  }

  #draw() {
    const focused = this.root.contains(document.activeElement)
      ? document.activeElement?.getAttribute("data-id")
      : null;
    const parts = this.#parts();
    this.root.hidden = this.#choosers.length === 0;
    this.root.replaceChildren(
      ...this.#choosers.filter((chooser) => !chooser.at).map((chooser) => this.#setting(chooser)),
      ...(parts.length ? [this.#gallery(parts)] : []),
    );
    this.marks.part(this.#open ? (parts[this.#part]?.at ?? null) : null);
    if (!focused) return;
    const again = this.root.querySelector(`[data-id="${CSS.escape(focused)}"]`);
    /** @type {HTMLElement | null} */ (again)?.focus();
  }

  /** @param {Chooser} chooser */
  #setting(chooser) {
    return h(
      "div",
      { class: "chooser", role: "group", "aria-label": chooser.label },
      h("span", { class: "chooser-name", "aria-hidden": "true" }, chooser.label),
      ...chooser.picks.map((pick) => this.#pick(chooser, pick, () => this.pick(pick.text))),
    );
  }

  /** @param {Chooser[]} parts */
  #gallery(parts) {
    const chooser = parts[this.#part];
    const details = h(
      "details",
      { class: "more parts", open: this.#open },
      h("summary", {}, text("ui-desk-parts")),
      h(
        "div",
        { class: "more-in stack" },
        h(
          "div",
          { class: "row", role: "group", "aria-label": text("ui-desk-which-part") },
          ...parts.map((part, index) =>
            h(
              "button",
              {
                type: "button",
                class: "chip",
                "data-id": `part/${part.key}`,
                "aria-pressed": String(index === this.#part),
                onclick: () => this.#go(index),
              },
              part.label,
            ),
          ),
        ),
        h(
          "div",
          { class: "gallery", role: "group", "aria-label": chooser.label },
          ...chooser.picks.map((pick) =>
            this.#pick(chooser, pick, () => {
              if (this.#part < parts.length - 1) this.#part++;
              this.#drawn = "";
              this.pick(pick.text);
            }),
          ),
        ),
      ),
    );
    details.addEventListener("toggle", () => {
      this.#open = details.open;
      this.marks.part(this.#open ? chooser.at : null);
    });
    return details;
  }

  /** @param {Chooser} chooser @param {DeskPick} pick @param {() => void} press */
  #pick(chooser, pick, press) {
    const icon = this.view.icon(pick.symbol);
    if (icon && pick.turn) icon.style.transform = `rotate(${pick.turn}deg)`;
    return h(
      "button",
      {
        type: "button",
        class: icon ? "btn pick" : "btn",
        "data-id": `pick/${chooser.key}/${pick.key}`,
        "aria-pressed": String(pick.chosen),
        onclick: press,
      },
      icon,
      h("span", {}, pick.label),
      pick.note !== "" && h("span", { class: "pick-note" }, pick.note),
    );
  }
}
