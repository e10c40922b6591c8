/**
 * What can be asked of the table rather than played in the game: taking back, giving up, leaving, pausing,
 * another game.  Whether it makes sense now, the server says.
 *
 * @import {Model} from "./model.js"
 * @import {Now, Request, SeatInfo, TableAsk} from "./types.js"
 */

import { ask } from "./dialogs.js";
import { byId, h } from "./dom.js";
import { text } from "./texts.js";

const LABELS = /** @type {Partial<Record<TableAsk, string>>} */ ({
  undo: "ui-undo",
  resign: "ui-resign",
  leave: "ui-leave",
  pause: "ui-pause",
  resume: "ui-resume",
});

export class Asks {
  /**
   * @param {Model} model
   * @param {(request: Request) => Promise<void>} tell
   */
  constructor(model, tell) {
    this.model = model;
    this.tell = tell;
  }

  /** Buttons that stand with a seat: playing on without somebody who is away. @param {SeatInfo} seat */
  ofSeat(seat) {
    if (!seat.away || seat.mine || this.model.now?.phase !== "playing") return [];
    const label = text("ui-play-on", { name: seat.name });
    return [{ label, press: () => void this.tell({ t: "ask", what: "leave", seat: seat.seat }) }];
  }

  /** How it ended, and what comes next. @param {Now} now */
  result(now) {
    const result = byId("result", HTMLElement);
    result.hidden = now.outcome === null;
    if (!now.outcome) return;
    const { say, winners, replay, rematch } = now.outcome;
    const names = winners.map((seat) => this.model.name(seat)).join(", ");
    const again = !rematch && now.asks.includes("rematch");
    const signature = JSON.stringify([now.outcome, names, again]);
    if (result.dataset.drawn === signature) return;
    result.dataset.drawn = signature;
    result.replaceChildren(
      h("h2", {}, names ? text("ui-won", { names }) : text("ui-nobody-won")),
      h("p", {}, say),
      h(
        "div",
        { class: "row" },
        rematch && h("a", { class: "btn go", href: rematch }, text("ui-rematch-go")),
        again &&
          h(
            "button",
            { type: "button", class: "btn go", onclick: () => void this.#ask("rematch") },
            text("ui-rematch"),
          ),
        h("a", { class: "btn", href: replay }, text("ui-replay")),
      ),
    );
    // What was done last may have been done with something that is gone now.
    const active = document.activeElement;
    const lost = !(active instanceof HTMLElement) || active === document.body || active.offsetParent === null;
    if (lost) result.focus({ preventScroll: true });
  }

  /** @param {Now} now */
  buttons(now) {
    const bar = byId("actions", HTMLElement);
    const asks = now.asks.filter((what) => what !== "begin" && what !== "rematch");
    if (bar.dataset.drawn === asks.join()) return;
    bar.dataset.drawn = asks.join();
    bar.replaceChildren(
      ...asks.map((what) => {
        const one = /** @type {TableAsk} */ (what);
        return h(
          "button",
          {
            type: "button",
            class: what === "resume" ? "btn go" : "btn",
            "data-ask": what,
            onclick: () => void this.#ask(one),
          },
          text(LABELS[one] ?? one),
        );
      }),
    );
  }

  /** @param {TableAsk} what */
  async #ask(what) {
    const { now } = this.model;
    const own = this.model.mine().filter((seat) => !seat.gone);
    const able = what === "undo" ? own.filter((seat) => now?.undo.includes(seat.seat)) : own;
    let seat = able.length === 1 ? able[0].seat : null;
    if (what === "resign" || what === "leave" || (what === "undo" && able.length > 1)) {
      const label = text(LABELS[what] ?? what);
      const choices = able.map(({ seat: value, name }) => ({
        value,
        label: able.length > 1 ? `${label}: ${name}` : label,
        bad: what !== "undo",
      }));
      const questions = { resign: "ui-resign-sure", leave: "ui-leave-sure", undo: "ui-undo-who" };
      seat = await ask(text(questions[what]), choices);
      if (seat === null) return;
    }
    await this.tell(seat === null ? { t: "ask", what } : { t: "ask", what, seat });
  }
}
