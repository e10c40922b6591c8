/**
 * Games with secrets on one screen: between two players there is a curtain, and while it is closed the page
 * shows, and has, only what everybody may see.  It decides whose turn at the screen it is; the server decides
 * what is seen.
 *
 * @import {Now, SeatInfo} from "./types.js"
 */

import { byId, h } from "./dom.js";
import { text } from "./texts.js";

export class Curtain {
  /** @type {HTMLDialogElement | null} */
  #dialog = null;
  /** Who the curtain waits for. @type {SeatInfo | null} */
  #for = null;
  /** Who is looking, as far as this page is concerned. @type {number | null} */
  #looking = null;
  /** Who looked before the curtain was closed. @type {number | null} */
  #last = null;

  /**
   * @param {boolean} secrets  Whether seats of this game see different things.
   * @param {HTMLElement} handover  Where the button for handing over goes.
   * @param {(seat: number | null) => void} look
   */
  constructor(secrets, handover, look) {
    this.secrets = secrets;
    this.handover = handover;
    this.look = look;
  }

  /**
   * A new connection begins with what everybody may see: whoever was looking goes on looking.
   * @param {Now} now
   * @returns {boolean} whether that was asked for, and everything will come anew
   */
  restore(now) {
    if (now.looking !== null || this.#looking === null || !now.seats[this.#looking]?.mine) return false;
    this.look(this.#looking);
    return true;
  }

  /** @param {Now} now @param {boolean} anew  Everything came anew, as the answer to a look does. */
  update(now, anew) {
    const mine = now.seats.filter((seat) => seat.mine && !seat.gone);
    if (!this.secrets || mine.length < 2 || now.phase !== "playing") {
      this.handover.replaceChildren();
      this.#close();
      return;
    }
    if (anew && now.looking !== null) this.#looking = this.#last = now.looking;
    const wanted = this.#next(mine, now);
    if (now.looking !== null && this.#for?.seat === now.looking) this.#close();
    if (now.looking === null && this.#looking === null) this.#draw(wanted ?? mine[0]);
    if (now.looking !== null && wanted && !now.to_act.includes(now.looking)) this.#offer(wanted, now.looking);
    else this.handover.replaceChildren();
  }

  /** The next one on this screen who is to act. @param {SeatInfo[]} mine @param {Now} now */
  #next(mine, now) {
    const acting = mine.filter((seat) => now.to_act.includes(seat.seat));
    const after = now.looking ?? this.#last ?? -1;
    return acting.find((seat) => seat.seat > after) ?? acting[0] ?? null;
  }

  /**
   * Whoever has just played sees what came of it, and hands over when done.
   * @param {SeatInfo} to
   * @param {number} from
   */
  #offer(to, from) {
    const offer = `${from}-${to.seat}`;
    if (this.handover.firstElementChild?.getAttribute("data-offer") === offer) return;
    const act = { "data-id": "handover", "data-offer": offer, onclick: () => this.hand(to, from) };
    const button = h(
      "button",
      { type: "button", class: "btn go wide", ...act },
      text("ui-hand-over", { name: to.name }),
    );
    this.handover.replaceChildren(button);
    if (
      document.activeElement === document.body ||
      this.handover.parentElement?.contains(document.activeElement)
    ) {
      button.focus();
    }
  }

  /** Close the curtain for somebody else. @param {SeatInfo} seat @param {number | null} from */
  hand(seat, from) {
    this.#last = from;
    this.#looking = null;
    this.#for = seat;
    this.look(null);
  }

  /** @param {SeatInfo} usual */
  #draw(usual) {
    if (this.#dialog) return;
    const { seat, name } = (this.#for ??= usual);
    const show = h(
      "button",
      { type: "button", class: "btn go big", autofocus: true, onclick: () => this.look(seat) },
      text("ui-curtain-show", { name }),
    );
    this.#dialog = h(
      "dialog",
      {
        class: "curtain",
        "aria-labelledby": "curtain-title",
        oncancel: (/** @type {Event} */ event) => event.preventDefault(),
      },
      h(
        "div",
        { class: "curtain-in" },
        byId("curtain-art", HTMLTemplateElement).content.cloneNode(true),
        h("h2", { id: "curtain-title" }, text("ui-curtain-title", { name })),
        h("p", {}, text("ui-curtain-help")),
        show,
      ),
    );
    document.body.append(this.#dialog);
    this.#dialog.showModal();
  }

  #close() {
    this.#dialog?.close();
    this.#dialog?.remove();
    this.#dialog = null;
    this.#for = null;
  }
}
