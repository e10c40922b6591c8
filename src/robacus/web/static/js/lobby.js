/**
 * Before the game: who is coming.  The host gives the link on (to copy, or as a QR picture), puts a bot or
 * somebody at this screen into an open seat, and begins.
 *
 * @import {Now, Request, SeatInfo} from "./types.js"
 */

import { copyButton } from "./dialogs.js";
import { h } from "./dom.js";
import { text } from "./texts.js";

/** Names by which only the computer itself reaches its server. */
const HERE = ["localhost", "127.0.0.1", "[::1]"];

/** @typedef {{key: string, label: string}} Level */

/**
 * @typedef {object} LobbyFacts
 * @property {boolean} host
 * @property {string} joinUrl
 * @property {string} qrUrl
 * @property {Level[]} levels
 */

export class Lobby {
  #seats = h("ol", { class: "seats" });
  #begin;
  /** @type {string[]} */
  #drawn = [];

  /**
   * @param {HTMLElement} root
   * @param {LobbyFacts} facts
   * @param {(request: Request) => Promise<string>} ask  Resolves with why it was not possible, or "".
   */
  constructor(root, facts, ask) {
    this.root = root;
    this.facts = facts;
    this.ask = ask;
    this.#begin = h(
      "button",
      { type: "button", class: "btn", onclick: () => void this.ask({ t: "ask", what: "begin" }) },
      text("ui-begin"),
    );
    root.append(
      h(
        "div",
        { class: "stack" },
        h("h2", {}, text(facts.host ? "ui-lobby-host" : "ui-lobby-guest")),
        facts.host && facts.joinUrl !== "" && this.#link(),
        this.#seats,
        h("p", { class: "soft", id: "lobby-help" }, text("ui-lobby-help")),
        facts.host && h("div", { class: "row" }, this.#begin),
      ),
    );
  }

  /** @param {Now} now */
  update(now) {
    this.root.hidden = now.phase !== "waiting";
    if (this.root.hidden) return;
    this.#begin.hidden = !now.asks.includes("begin");
    // Only what differs is drawn anew: somebody may be typing a name.
    now.seats.forEach((seat, index) => {
      const drawn = JSON.stringify(seat);
      if (this.#drawn[index] === drawn) return;
      this.#drawn[index] = drawn;
      const old = this.#seats.children[index];
      if (old) old.replaceWith(this.#seat(seat));
      else this.#seats.append(this.#seat(seat));
    });
    while (this.#seats.children.length > now.seats.length) this.#seats.lastElementChild?.remove();
  }

  #link() {
    const url = new URL(this.facts.joinUrl, location.href);
    const address = url.href;
    const here = HERE.includes(url.hostname);
    const field = h("input", {
      type: "text",
      readonly: true,
      value: address,
      "aria-label": text("ui-join-link"),
      class: "join-link",
      onfocus: (/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select(),
    });
    return h(
      "div",
      { class: "invite" },
      h(
        "div",
        { class: "stack" },
        h("p", { class: "soft" }, text(here ? "ui-join-here" : "ui-join-help")),
        h(
          "div",
          { class: "cmd" },
          field,
          copyButton(text("ui-copy"), () => address),
        ),
      ),
      !here && h("img", { class: "qr", src: this.facts.qrUrl, alt: text("ui-qr"), width: 132, height: 132 }),
    );
  }

  /** @param {SeatInfo} seat */
  #seat(seat) {
    const note = seat.mine ? text("ui-you") : seat.kind === "person" && !seat.here ? text("ui-away") : seat.level;
    return h(
      "li",
      { class: "seat", "data-seat": seat.seat, "data-open": seat.kind === "open", "data-here": seat.here },
      h("span", { class: "seat-mark", "aria-hidden": "true" }, String(seat.seat + 1)),
      h(
        "span",
        { class: "seat-who" },
        h("span", { class: "seat-name" }, seat.name),
        note && h("span", { class: "seat-note" }, note),
      ),
      seat.kind === "open" && this.facts.host && this.#fill(seat),
    );
  }

  /** @param {SeatInfo} seat */
  #fill(seat) {
    const name = h("input", {
      type: "text",
      id: `fill-${seat.seat}`,
      name: "name",
      maxlength: 24,
      required: true,
      autocomplete: "off",
    });
    const fault = h("p", { class: "fault", role: "alert", hidden: true });
    const fill = async (/** @type {{name?: string, level?: string}} */ who) => {
      const why = await this.ask({ t: "fill", seat: seat.seat, ...who });
      fault.textContent = why;
      fault.hidden = !why;
    };
    const person = h(
      "form",
      {
        class: "cmd",
        onsubmit: (/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          void fill({ name: name.value.trim() });
        },
      },
      h("label", { for: name.id }, text("ui-fill-person")),
      name,
      h("button", { type: "submit", class: "btn" }, text("ui-fill")),
      fault,
    );
    const bots = this.facts.levels.map((level) =>
      h(
        "button",
        { type: "button", class: "btn", onclick: () => void fill({ level: level.key }) },
        level.label,
      ),
    );
    return h(
      "details",
      { class: "fill" },
      h(
        "summary",
        { class: "btn", "aria-label": text("ui-fill-seat", { number: seat.seat + 1 }) },
        text("ui-fill"),
      ),
      h(
        "div",
        { class: "fill-in stack" },
        person,
        bots.length > 0 &&
          h(
            "div",
            {},
            h("p", { class: "field-label" }, text("ui-fill-bot")),
            h("div", { class: "row" }, ...bots),
          ),
      ),
    );
  }
}
