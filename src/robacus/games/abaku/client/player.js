/**
 * Somebody who plays: what taps, drags and keys do to the hand, the buttons below the board, and what goes to the table.
 * How it looks is `tray`, what is kept `hand`.
 */

import { Cursor } from "./cursor.js";
import { button, digitOf, element, renew } from "./elements.js";
import { Fingers } from "./fingers.js";
import { Hand, JOKER } from "./hand.js";
import * as joker from "./joker.js";
import { Tray } from "./tray.js";
import { Verdict } from "./verdict.js";

export class Player {
  /** @type {number | null} */
  #seat = null;
  /** @type {Hand | null} */
  #hand = null;
  /** The tile that was tapped and waits for its field. @type {string | null} */
  #chosen = null;
  /** Tiles to exchange, while they are being chosen. @type {Set<string> | null} */
  #exchange = null;

  /** @param {import("../../../web/static/js/enhance.js").GameTable} table */
  constructor(table) {
    this.table = table;
    this.tray = new Tray(table, (tile) => this.#tap(tile));
    this.cursor = new Cursor(table, (square) => this.#covered(square) || !!this.#hand?.on(square));
    this.verdict = new Verdict(table, () => this.#dressButtons());
    this.buttons = element("div", { class: "row" });
    this.jokers = element("div", {});
    this.help = element("p", { class: "help" });
    this.panel = table.panel(table.text("client-rack"));
    this.panel.classList.add("stack");
    this.panel.append(this.verdict.root, this.jokers, this.buttons, this.help);
    new Fingers(table, {
      active: () => this.#hand !== null,
      drags: () => !this.#exchange,
      touched: () => this.cursor.touched(),
      laid: (square) => this.#hand?.on(square)?.tile ?? null,
      fly: (tile, x, y) => this.tray.fly(tile, x, y),
      drop: (tile, square, x) => {
        if (!square) this.#takeBack(tile, this.tray.placeAt(x, this.#hand?.rack().length ?? 0));
        else if (!this.#lay(tile, square.key)) this.#draw();
      },
      cancel: () => this.#draw(),
      tap: (square) => this.#pointAt(square.key),
    });
    table.board.addEventListener("focusin", (event) => this.#focused(event));
    document.addEventListener("keydown", (event) => this.#key(event), true);
  }

  // -- what the table is ------------------------------------------------------------------------------------

  /** Something has happened at the table. */
  changed() {
    const now = this.table.now();
    const scene = this.table.scene();
    const plays = now !== null && scene !== null && now.phase !== "waiting" && now.phase !== "over";
    const seat = plays ? now.looking : null;
    if (seat !== this.#seat) this.#sitDown(seat);
    const held = [...(scene?.pieces.values() ?? [])].filter((piece) => piece.key.startsWith("held-"));
    const tiles = held.map(({ key, symbol }) => ({ key, face: symbol.slice("held-".length) }));
    if (this.#hand?.update(tiles, (square) => this.#covered(square)))
      this.table.say(this.table.text("client-returned"));
    if (this.#exchange && !this.#mine()) this.#exchange = null;
    if (this.#chosen && !this.#hand?.has(this.#chosen)) this.#chosen = null;
    this.panel.hidden = seat === null;
    this.table.board.classList.toggle("arranging", seat !== null);
    this.#show();
  }

  /** Another player sits at the screen now. @param {number | null} seat */
  #sitDown(seat) {
    this.#seat = seat;
    this.#chosen = this.#exchange = null;
    this.cursor.leave();
    this.#hand = seat === null ? null : new Hand(`${location.pathname}#${seat}`);
  }

  /** Whether it is this player's turn. */
  #mine() {
    const now = this.table.now();
    return now?.phase === "playing" && this.#seat !== null && now.to_act.includes(this.#seat);
  }

  /** Whether a tile of the game lies on a square. @param {string} square */
  #covered(square) {
    return !!this.table.scene()?.pieces.has(`tile-${square}`);
  }

  // -- laying -----------------------------------------------------------------------------------------------

  /** @param {string} tile @param {string} square @param {string} [digit]  Of a joker. */
  #lay(tile, square, digit) {
    const hand = this.#hand;
    if (!hand?.has(tile) || this.#covered(square) || hand.on(square)?.tile === tile) return false;
    hand.lay(tile, square, digit);
    this.#chosen = null;
    this.#show();
    const now = hand.digit(tile);
    if (now) this.table.say(this.table.text("client-pending", { digit: now, field: square }));
    else this.#askJoker(tile);
    return true;
  }

  /** @param {string} tile @param {number} [place] */
  #takeBack(tile, place) {
    this.#hand?.takeBack(tile, place === undefined ? place : Math.max(0, place));
    this.#chosen = null;
    this.#show();
  }

  #recall() {
    if (this.#hand) this.#hand.laid = [];
    this.#chosen = null;
    this.#show();
  }

  /** A square was tapped or Enter pressed on it. @param {string} square */
  #pointAt(square) {
    const laid = this.#hand?.on(square);
    if (this.#chosen && !this.#covered(square)) this.#lay(this.#chosen, square);
    else if (laid && this.#hand?.isJoker(laid.tile)) this.#askJoker(laid.tile);
    else if (laid) this.#takeBack(laid.tile);
    else if (!this.#covered(square)) {
      this.cursor.choose(square);
      this.#show();
    }
  }

  /** A tile of the tray was tapped; a joker that is chosen already goes on to its next digit. @param {string} tile */
  #tap(tile) {
    const hand = this.#hand;
    if (!hand) return;
    if (this.#exchange) {
      if (!this.#exchange.delete(tile)) this.#exchange.add(tile);
    } else if (this.#chosen === tile && hand.isJoker(tile)) {
      this.#setJoker(tile, joker.next(hand.digit(tile)));
      return;
    } else this.#chosen = this.#chosen === tile ? null : tile;
    this.#show();
  }

  /** @param {string} tile @param {string} digit */
  #setJoker(tile, digit) {
    this.#hand?.choose(tile, digit);
    this.#show();
    this.table.say(this.table.text("client-joker-set", { digit }));
  }

  /** @param {string} tile */
  #askJoker(tile) {
    joker.ask(this.table, this.#hand?.digit(tile) ?? "", (digit) => this.#setJoker(tile, digit));
  }

  // -- what goes to the table -------------------------------------------------------------------------------

  async #play() {
    if (this.#seat === null || !this.#hand || !this.verdict.ok || !this.#mine()) return;
    this.#refused(await this.table.play(this.#seat, this.#hand.text()));
  }

  async #swap() {
    if (this.#seat === null || !this.#exchange?.size) return;
    const faces = [...this.#exchange].map((key) => this.#hand?.face(key) ?? "").join("");
    const why = await this.table.play(this.#seat, `exchange ${faces}`);
    this.#exchange = null;
    this.#show();
    if (why) this.#refused(why);
  }

  /** @param {string} why  "" = it was played. */
  #refused(why) {
    this.verdict.tell(why ? why.split("\n") : [], false);
    if (why) this.table.say(why);
  }

  // -- keys -------------------------------------------------------------------------------------------------

  /** @param {FocusEvent} event */
  #focused(event) {
    const square = /** @type {HTMLElement} */ (event.target).dataset?.square;
    if (!square || this.cursor.key === square) return;
    this.cursor.key = square;
    this.#draw();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!this.#hand || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    if (document.querySelector("dialog[open]") || !this.#handles(event, target, this.#hand)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} target @param {Hand} hand @returns {boolean} */
  #handles(event, target, hand) {
    const square = target.dataset?.square;
    const digit = digitOf(event);
    if (digit && target.dataset?.held && hand.isJoker(target.dataset.held)) this.#setJoker(target.dataset.held, digit);
    else if (digit || event.key === JOKER) this.#type(digit || JOKER, hand);
    else if (event.key === "Backspace" && hand.laid.length) this.#untype(hand);
    else if (event.key === "Escape" && this.#chosen) {
      this.#chosen = null;
      this.#show();
    } else if (event.key === "Escape" && hand.laid.length) this.#recall();
    else if (event.key === " " && square && this.cursor.key) {
      this.cursor.down = !this.cursor.down;
      this.table.say(this.table.text(this.cursor.down ? "client-down" : "client-across"));
      this.#draw();
    } else if (event.key === "Enter" && square && this.#chosen) this.#pointAt(square);
    else if (event.key === "Enter" && !(target instanceof HTMLButtonElement) && this.verdict.ok) void this.#play();
    else return false;
    return true;
  }

  /** Lay the tile with this digit where typing goes on. @param {string} digit @param {Hand} hand */
  #type(digit, hand) {
    const square = this.cursor.free();
    if (!square) return;
    const rack = hand.rack();
    const tile = rack.find((key) => hand.face(key) === digit) ?? rack.find((key) => hand.isJoker(key));
    if (!tile) {
      // Why there is none the server says.
      const missing = `${square.key}=${digit === JOKER ? "0?" : digit}`;
      void this.verdict.ask(this.#seat, [hand.text(), missing].filter(Boolean).join(" "));
      return;
    }
    this.#lay(tile, square.key, digit === JOKER ? undefined : digit);
    this.cursor.goOn(square);
    this.#draw();
  }

  /** @param {Hand} hand */
  #untype(hand) {
    const last = hand.laid.at(-1);
    if (!last) return;
    this.#takeBack(last.tile);
    const square = this.cursor.square(last.square);
    if (square) this.cursor.go(square);
    this.#draw();
  }

  // -- showing ----------------------------------------------------------------------------------------------

  #show() {
    this.#hand?.keep();
    this.#draw();
    this.tray.dress(this.#hand, (tile) => (this.#exchange ? this.#exchange.has(tile) : tile === this.#chosen));
    this.#dressButtons();
    this.#dressJoker();
    void this.verdict.ask(this.#seat, this.#hand?.text() ?? "");
  }

  #draw() {
    const raised = this.#exchange ?? new Set(this.#chosen ? [this.#chosen] : []);
    this.tray.draw(this.#hand, raised, (key) => this.cursor.square(key), this.#hand && this.cursor.shown);
  }

  /** The digits of the joker that is chosen in the tray. */
  #dressJoker() {
    const tile = this.#chosen;
    const shown = tile !== null && !!this.#hand?.isJoker(tile);
    this.jokers.hidden = !shown;
    renew(
      this.jokers,
      shown ? [joker.pad(this.table, this.#hand?.digit(tile) ?? "", (digit) => this.#setJoker(tile, digit))] : [],
    );
  }

  #dressButtons() {
    const { table } = this;
    const chosen = this.#exchange;
    renew(this.buttons, chosen ? this.#exchangeButtons(chosen) : this.#usualButtons());
    this.help.textContent = table.text(chosen ? "client-exchange-help" : "client-help");
  }

  /** @param {Set<string>} chosen */
  #exchangeButtons(chosen) {
    const count = chosen.size;
    return [
      this.#button("client-exchange-now", () => void this.#swap(), count > 0, "go", { count }),
      this.#button("client-cancel", () => {
        this.#exchange = null;
        this.#show();
      }),
    ];
  }

  #usualButtons() {
    const mine = this.#mine();
    const hand = this.#hand;
    const lies = !!hand?.laid.length;
    const several = (hand?.rack().length ?? 0) > 1;
    const arrange = (/** @type {(hand: Hand) => void} */ how) => () => {
      if (hand) how(hand);
      this.#show();
    };
    return [
      this.#button("client-play", () => void this.#play(), mine && this.verdict.ok && lies, "go"),
      this.#button("client-recall", () => this.#recall(), lies),
      this.#button("client-shuffle", arrange((one) => one.shuffle()), several),
      this.#button("client-sort", arrange((one) => one.sort()), several),
      this.#button(
        "client-exchange",
        () => {
          this.#exchange = new Set();
          this.#recall();
        },
        mine,
      ),
    ];
  }

  /**
   * @param {string} id @param {() => void} press @param {boolean} [possible] @param {string} [look]
   * @param {Record<string, number>} [values]
   */
  #button(id, press, possible = true, look = "", values = {}) {
    return button(look, id, this.table.text(id, values), press, possible);
  }
}
