/**
 * The hand of somebody who plays Abaku: tiles go from the rack to the board by drag, by two taps or by typing.
 * What is laid tentatively, and the order of the rack, are this page's alone: they survive whatever happens at the
 * table, and a reload.  What the tiles make, and why it is not allowed yet, is asked from the server (`draft`).
 *
 * @typedef {import("../../web/static/js/enhance.js").GameTable} GameTable
 * @typedef {import("../../web/static/js/types.js").Square} Square
 * @typedef {{key: string, face: string}} Tile  A tile of the rack: the key of its piece; `?` is a joker.
 * @typedef {{tile: string, square: string, digit: string}} Laid  Not played yet; a joker without digit has "".
 * @typedef {{order: string[], laid: Laid[]}} Hand
 */

/** @param {GameTable} table */
export function enhance(table) {
  new Player(table);
}

/** How far a finger goes before it drags (CSS pixels). */
const DRAG = 7;
const SVG = "http://www.w3.org/2000/svg";
/** Tiles in a full rack. */
const RACK = 5;
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Player {
  /** @type {number | null} */
  #seat = null;
  /** @type {Hand} */
  #hand = { order: [], laid: [] };
  /** @type {Map<string, Tile>} */
  #tiles = new Map();
  /** The tile that was tapped and waits for its field. @type {string | null} */
  #chosen = null;
  /** Where typing goes on. @type {{square: string, down: boolean} | null} */
  #cursor = null;
  /** Where it was when a finger came down: the same field once more turns the direction. @type {string | null} */
  #before = null;
  /** Tiles to exchange, while they are being chosen. @type {Set<string> | null} */
  #exchange = null;
  /** @type {{tile: string, id: number, x: number, y: number, moving: boolean} | null} */
  #drag = null;
  #asked = 0;
  #draft = { text: "", ok: false };
  #board = "";

  /** @param {GameTable} table */
  constructor(table) {
    this.table = table;
    this.picture = /** @type {SVGSVGElement} */ (table.board.querySelector("svg"));
    this.drawing = document.createElementNS(SVG, "g");
    this.picture.append(this.drawing);
    this.keys = make("div", { role: "group", "aria-label": table.text("client-rack") });
    table.board.append(this.keys);
    const scores = table.panel(table.text("client-sheet"));
    this.panel = table.panel(table.text("client-rack"));
    this.panel.classList.add("stack");
    this.news = make("div", { class: "notice", role: "status" });
    this.buttons = make("div", { class: "row" });
    this.help = make("p", { class: "help" });
    this.panel.append(this.news, this.buttons, this.help);
    this.sheet = /** @type {HTMLDetailsElement} */ (make("details", { class: "more" }));
    const summary = make("summary", {});
    summary.append(table.text("client-sheet"));
    this.scores = make("div", { class: "more-in scroll-x" });
    this.sheet.append(summary, this.scores);
    this.sheet.addEventListener("toggle", () => void this.#showSheet());
    scores.append(this.sheet);
    table.board.addEventListener("pointerdown", (event) => this.#down(event));
    table.board.addEventListener("pointermove", (event) => this.#move(event));
    table.board.addEventListener("pointerup", (event) => this.#up(event));
    table.board.addEventListener("pointercancel", () => this.#drop());
    table.board.addEventListener("focusin", (event) => this.#focused(event));
    document.addEventListener("keydown", (event) => this.#key(event), true);
    table.onchange(() => this.#changed());
    this.#changed();
  }

  // -- what the table is ------------------------------------------------------------------------------------

  #changed() {
    const now = this.table.now();
    const scene = this.table.scene();
    const plays = now !== null && scene !== null && now.phase !== "waiting" && now.phase !== "over";
    const held = plays ? [...scene.pieces.values()].filter((piece) => piece.key.startsWith("held-")) : [];
    const seat = plays ? now.looking : null;
    if (seat !== this.#seat) this.#sitDown(seat);
    this.#tiles = new Map(
      held.map(({ key, symbol }) => [key, { key, face: symbol.slice("held-".length) }]),
    );
    const own = held.map((piece) => piece.key);
    const order = this.#hand.order.filter((key) => this.#tiles.has(key));
    this.#hand.order = [...order, ...own.filter((key) => !order.includes(key))];
    const free = this.#hand.laid.filter(({ tile, square }) => this.#tiles.has(tile) && !this.#covered(square));
    if (this.#hand.laid.some(({ tile }) => this.#tiles.has(tile)) && free.length < this.#hand.laid.length)
      this.table.say(this.table.text("client-returned"));
    this.#hand.laid = free;
    if (this.#exchange && !this.#mine()) this.#exchange = null;
    if (this.#chosen && !this.#tiles.has(this.#chosen)) this.#chosen = null;
    this.panel.hidden = seat === null;
    this.table.board.classList.toggle("arranging", seat !== null);
    this.#show();
    void this.#showSheet();
  }

  /** The points of every turn, as the server has them. */
  async #showSheet() {
    const now = this.table.now();
    const seat = now?.looking ?? now?.seats.find((one) => one.mine)?.seat;
    this.sheet.hidden = seat === undefined || now?.phase === "waiting";
    if (seat === undefined || !this.sheet.open || this.sheet.hidden) return;
    const answer = await this.table.draft(seat, "sheet");
    if (!answer) return;
    const rows = answer.say.split("\n").map((line, row) => {
      const cells = line.split("\t").map((words, column) => {
        const cell = make(row && column ? "td" : "th", column ? { class: "num" } : {});
        cell.append(words);
        return cell;
      });
      const tr = make("tr", {});
      tr.append(...cells);
      return tr;
    });
    const table = make("table", { class: "tbl" });
    table.append(...rows);
    this.scores.replaceChildren(table);
  }

  /** Another player sits at the screen now. @param {number | null} seat */
  #sitDown(seat) {
    this.#seat = seat;
    this.#chosen = this.#cursor = this.#exchange = null;
    this.#hand = (seat !== null && this.#stored()) || { order: [], laid: [] };
  }

  #store() {
    if (this.#seat === null) return;
    try {
      sessionStorage.setItem(`${location.pathname}#${this.#seat}`, JSON.stringify(this.#hand));
    } catch {
      // Without storage a reload forgets what was not played yet.
    }
  }

  /** @returns {Hand | null} */
  #stored() {
    try {
      const hand = JSON.parse(sessionStorage.getItem(`${location.pathname}#${this.#seat}`) ?? "null");
      return hand && Array.isArray(hand.order) && Array.isArray(hand.laid) ? hand : null;
    } catch {
      return null;
    }
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

  /** @param {string | null | undefined} square @returns {Laid | undefined} */
  #laidOn(square) {
    return this.#hand.laid.find((laid) => laid.square === square);
  }

  /** Tiles of the rack that are not on the board, in the player's order. */
  #rack() {
    return this.#hand.order.filter((key) => !this.#hand.laid.some((laid) => laid.tile === key));
  }

  /** @returns {Square[]} */
  #squares() {
    return this.table.scene()?.board.squares ?? [];
  }

  /** @param {string | null | undefined} key */
  #square(key) {
    return this.#squares().find((square) => square.key === key);
  }

  // -- laying -----------------------------------------------------------------------------------------------

  /** @param {string} tile @param {string} square @param {string} [digit]  Of a joker. */
  #lay(tile, square, digit) {
    if (this.#covered(square) || this.#laidOn(square)?.tile === tile) return;
    const face = this.#tiles.get(tile)?.face;
    if (face === undefined) return;
    const before = this.#hand.laid.find((laid) => laid.tile === tile);
    this.#hand.laid = this.#hand.laid.filter((laid) => laid.tile !== tile && laid.square !== square);
    this.#hand.laid.push({ tile, square, digit: face === "?" ? (digit ?? before?.digit ?? "") : face });
    this.#chosen = null;
    this.#show();
    const laid = this.#laidOn(square);
    if (laid?.digit) this.table.say(this.table.text("client-pending", { digit: laid.digit, field: square }));
    else this.#askJoker(tile);
  }

  /** @param {string} tile @param {number} [place]  In the rack; where it was before if it is not given. */
  #takeBack(tile, place) {
    this.#hand.laid = this.#hand.laid.filter((laid) => laid.tile !== tile);
    if (place !== undefined) {
      const others = this.#rack().filter((key) => key !== tile);
      others.splice(place, 0, tile);
      this.#hand.order = [...others, ...this.#hand.laid.map((laid) => laid.tile)];
    }
    this.#chosen = null;
    this.#show();
  }

  #recall() {
    this.#hand.laid = [];
    this.#chosen = null;
    this.#show();
  }

  /** A square was tapped or Enter pressed on it. @param {string} square */
  #pointAt(square) {
    const laid = this.#laidOn(square);
    if (this.#chosen && !this.#covered(square)) this.#lay(this.#chosen, square);
    else if (laid && this.#tiles.get(laid.tile)?.face === "?") this.#askJoker(laid.tile);
    else if (laid) this.#takeBack(laid.tile);
    else if (!this.#covered(square)) {
      const again = this.#before === square;
      this.#cursor = { square, down: again ? !this.#cursor?.down : !!this.#cursor?.down };
      this.#show();
    }
  }

  /** @param {string} tile */
  #tap(tile) {
    if (this.#exchange) {
      if (!this.#exchange.delete(tile)) this.#exchange.add(tile);
    } else this.#chosen = this.#chosen === tile ? null : tile;
    this.#show();
  }

  #shuffle() {
    const order = this.#hand.order;
    const before = order.join();
    for (let tries = 0; tries < 5 && order.join() === before; tries++) {
      for (let last = order.length - 1; last > 0; last--) {
        const other = Math.floor(Math.random() * (last + 1));
        [order[last], order[other]] = [order[other], order[last]];
      }
    }
    this.#show();
  }

  #sort() {
    const face = (/** @type {string} */ key) => this.#tiles.get(key)?.face ?? "";
    this.#hand.order.sort((a, b) => (face(a) < face(b) ? -1 : 1));
    this.#show();
  }

  /** @param {string} tile */
  #askJoker(tile) {
    const { table } = this;
    const dialog = /** @type {HTMLDialogElement} */ (make("dialog", { class: "dlg", "aria-labelledby": "joker" }));
    const pad = make("div", { class: "pad" });
    const choose = (/** @type {string} */ digit) => {
      const laid = this.#hand.laid.find((one) => one.tile === tile);
      if (laid) laid.digit = digit;
      dialog.close();
      this.#show();
    };
    for (const digit of "1234567890") {
      const button = make("button", { type: "button", class: "btn square" });
      button.setAttribute("aria-label", table.text("client-joker-set", { digit }));
      button.append(digit);
      button.addEventListener("click", () => choose(digit));
      pad.append(button);
    }
    const title = make("h2", { id: "joker" });
    title.append(table.text("client-joker"));
    const cancel = this.#button("client-cancel", () => dialog.close());
    const inside = make("div", { class: "stack" });
    inside.append(title, pad, cancel);
    dialog.append(inside);
    dialog.addEventListener("keydown", (event) => {
      const digit = digitOf(event);
      if (digit) choose(digit);
    });
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  // -- what goes to the table -------------------------------------------------------------------------------

  #text() {
    return this.#hand.laid
      .map(({ tile, square, digit }) => {
        const joker = this.#tiles.get(tile)?.face === "?";
        return `${square}=${joker ? `${digit}?` : digit}`;
      })
      .join(" ");
  }

  async #play() {
    if (this.#seat === null || !this.#draft.ok || !this.#mine()) return;
    const seat = this.#seat;
    const why = await this.table.play(seat, this.#text());
    this.#tell(why ? why.split("\n") : [], false);
    if (why) this.table.say(why);
  }

  async #swap() {
    if (this.#seat === null || !this.#exchange?.size) return;
    const faces = [...this.#exchange].map((key) => this.#tiles.get(key)?.face ?? "").join("");
    const why = await this.table.play(this.#seat, `exchange ${faces}`);
    this.#exchange = null;
    this.#show();
    if (why) {
      this.#tell([why], false);
      this.table.say(why);
    }
  }

  /** Ask what the tiles on the board make. @param {string} [more]  Another tile that was typed. */
  async #ask(more = "") {
    const text = [this.#text(), more].filter(Boolean).join(" ");
    const asked = ++this.#asked;
    if (this.#seat === null || !text) {
      this.#draft = { text, ok: false };
      this.#tell([], false);
      return;
    }
    const answer = await this.table.draft(this.#seat, text);
    if (asked !== this.#asked) return;
    this.#draft = { text, ok: !!answer?.ok };
    this.#tell(answer?.say ? answer.say.split("\n") : [], this.#draft.ok);
    this.#dressButtons();
  }

  /** @param {string[]} lines @param {boolean} ok */
  #tell(lines, ok) {
    const [headline, ...examples] = lines;
    this.news.hidden = !headline;
    this.news.className = ok ? "notice ok" : "notice";
    const list = make("ul", {});
    for (const example of examples) {
      const item = make("li", {});
      item.append(example);
      list.append(item);
    }
    const strong = make("strong", {});
    strong.append(headline ?? "");
    const words = make("div", {});
    words.append(strong, ...(examples.length ? [list] : []));
    if (this.news.textContent !== words.textContent) this.news.replaceChildren(words);
  }

  // -- keys -------------------------------------------------------------------------------------------------

  /** @param {FocusEvent} event */
  #focused(event) {
    const square = /** @type {HTMLElement} */ (event.target).dataset?.square;
    if (!square || this.#cursor?.square === square) return;
    this.#cursor = { square, down: !!this.#cursor?.down };
    this.#draw();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (this.#seat === null || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    if (document.querySelector("dialog[open]") || !this.#handles(event, target)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} target @returns {boolean} */
  #handles(event, target) {
    const square = target.dataset?.square;
    const digit = digitOf(event);
    if (digit || event.key === "?") this.#type(digit || "?");
    else if (event.key === "Backspace" && this.#hand.laid.length) this.#untype();
    else if (event.key === "Escape" && this.#chosen) this.#tap(this.#chosen);
    else if (event.key === "Escape" && this.#hand.laid.length) this.#recall();
    else if (event.key === " " && square && this.#cursor) {
      this.#cursor.down = !this.#cursor.down;
      this.table.say(this.table.text(this.#cursor.down ? "client-down" : "client-across"));
      this.#draw();
    } else if (event.key === "Enter" && square && this.#chosen) this.#pointAt(square);
    else if (event.key === "Enter" && !(target instanceof HTMLButtonElement) && this.#draft.ok) void this.#play();
    else return false;
    return true;
  }

  /** Lay the tile with this digit where typing goes on. @param {string} digit */
  #type(digit) {
    const square = this.#next(this.#cursor?.square ?? this.#start(), false);
    if (!square) return;
    const free = this.#rack();
    const faced = (/** @type {string} */ face) => free.find((key) => this.#tiles.get(key)?.face === face);
    const tile = faced(digit) ?? faced("?");
    if (!tile) {
      void this.#ask(`${square.key}=${digit === "?" ? "0?" : digit}`);
      return;
    }
    const down = !!this.#cursor?.down;
    this.#lay(tile, square.key, digit === "?" ? undefined : digit);
    this.#go(this.#next(square.key, true) ?? square, down);
  }

  #untype() {
    const last = this.#hand.laid.at(-1);
    if (!last) return;
    this.#takeBack(last.tile);
    const square = this.#square(last.square);
    if (square) this.#go(square, !!this.#cursor?.down);
  }

  /** @param {Square} square @param {boolean} down */
  #go(square, down) {
    this.#cursor = { square: square.key, down };
    const spot = this.table.board.querySelector(`[data-square="${CSS.escape(square.key)}"]`);
    if (spot instanceof HTMLElement && !document.querySelector("dialog[open]")) spot.focus();
    this.#draw();
  }

  /** Where typing begins if nobody has chosen a field: the middle. */
  #start() {
    const squares = this.#squares();
    return squares[squares.length >> 1]?.key ?? "";
  }

  /** The first free square from one on, in the direction of typing. @param {string} key @param {boolean} after */
  #next(key, after) {
    let square = this.#square(key);
    const [rows, columns] = this.#cursor?.down ? [1, 0] : [0, 1];
    const step = (/** @type {Square} */ { row, column }) =>
      this.#squares().find((other) => other.row === row + rows && other.column === column + columns);
    if (square && after) square = step(square);
    while (square && (this.#covered(square.key) || this.#laidOn(square.key))) square = step(square);
    return square;
  }

  // -- fingers ----------------------------------------------------------------------------------------------

  /** @param {PointerEvent} event */
  #down(event) {
    if (!event.isPrimary || event.button !== 0 || this.#seat === null) return;
    this.#before = this.#cursor?.square ?? null;
    const tile = this.#tileAt(event);
    if (tile) this.#drag = { tile, id: event.pointerId, x: event.clientX, y: event.clientY, moving: false };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const drag = this.#drag;
    if (!drag || drag.id !== event.pointerId) return;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG;
    if (!drag.moving && (!far || this.#exchange)) return;
    if (!drag.moving) this.table.board.setPointerCapture(drag.id);
    drag.moving = true;
    const piece = this.drawing.querySelector(`[data-tile="${CSS.escape(drag.tile)}"]`);
    if (!(piece instanceof SVGElement)) return;
    this.drawing.append(piece);
    const [x, y] = this.table.point(event.clientX, event.clientY);
    piece.style.transition = "none";
    piece.style.transform = `translate(${x}px, ${y}px) scale(1.25)`;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const drag = this.#drag;
    if (event.button !== 0 || this.#seat === null) return;
    const square = this.#squareAt(event);
    if (drag?.moving) {
      this.#drop();
      if (square && !this.#covered(square.key)) this.#lay(drag.tile, square.key);
      else if (!square) this.#takeBack(drag.tile, this.#placeAt(event));
      return;
    }
    this.#drag = null;
    // A tap on a tile of the rack is the click of its button.
    if (square) this.#pointAt(square.key);
  }

  #drop() {
    this.#drag = null;
    this.#draw();
  }

  /** @param {PointerEvent} event */
  #squareAt(event) {
    const [x, y] = this.table.point(event.clientX, event.clientY);
    return this.#squares().find((one) => Math.abs(one.x - x) <= 0.5 && Math.abs(one.y - y) <= 0.5);
  }

  /** @param {PointerEvent} event @returns {string | null} */
  #tileAt(event) {
    const key = /** @type {HTMLElement} */ (event.target).closest?.("[data-held]");
    if (key instanceof HTMLElement) return key.dataset.held ?? null;
    return this.#laidOn(this.#squareAt(event)?.key)?.tile ?? null;
  }

  /** Which place of the rack is meant. @param {PointerEvent} event */
  #placeAt(event) {
    const [x] = this.table.point(event.clientX, event.clientY);
    const { width, gap } = this.#tray();
    return Math.max(0, Math.min(RACK, Math.round((x - width / 2) / gap + (this.#rack().length - 1) / 2)));
  }

  // -- drawing ----------------------------------------------------------------------------------------------

  /** Where tiles of the rack lie: the same as in the server's picture. */
  #tray() {
    const { width, height } = this.table.scene()?.board ?? { width: 1, height: 1 };
    const scale = height - width - 0.7;
    return { width, height, scale, gap: scale * 1.1, y: width + 0.35 + scale / 2 };
  }

  #show() {
    this.#store();
    this.#draw();
    this.#dressKeys();
    this.#dressButtons();
    void this.#ask();
  }

  #draw() {
    const board = this.table.scene()?.board.key ?? "";
    const before = board === this.#board ? this.drawing.querySelectorAll("[data-tile]") : [];
    this.#board = board;
    const old = new Map([...before].map((piece) => [piece.getAttribute("data-tile"), piece]));
    /** @type {Element[]} */
    const drawn = this.#cursorMark();
    if (this.#seat !== null) {
      const { width, scale, gap, y } = this.#tray();
      const rack = this.#rack();
      rack.forEach((key, place) => {
        const x = width / 2 + (place - (rack.length - 1) / 2) * gap;
        const up = key === this.#chosen || this.#exchange?.has(key) ? 0.22 * scale : 0;
        drawn.push(...this.#tile(key, `held-${this.#tiles.get(key)?.face}`, x, y - up, 1, up > 0, old));
      });
      for (const { tile, square, digit } of this.#hand.laid) {
        const at = this.#square(square);
        const joker = this.#tiles.get(tile)?.face === "?";
        // A joker that has no digit yet is drawn as in the rack.
        const symbol = joker ? (digit ? `joker-${digit}` : "held-?") : `tile-${digit}`;
        const size = joker && !digit ? 1 / scale : 1;
        if (at) drawn.push(...this.#tile(tile, symbol, at.x, at.y, size, true, old));
      }
    }
    this.drawing.replaceChildren(...drawn);
    for (const spot of this.table.board.querySelectorAll("[data-square]")) {
      const laid = this.#laidOn(spot.getAttribute("data-square"));
      /** @type {HTMLElement} */ (spot).style.touchAction = laid ? "none" : "";
    }
  }

  /**
   * @param {string} key @param {string} symbol @param {number} x @param {number} y @param {number} size
   * @param {boolean} lit @param {Map<string | null, Element>} old
   */
  #tile(key, symbol, x, y, size, lit, old) {
    let piece = old.get(key);
    if (piece?.getAttribute("data-symbol") !== symbol) {
      const made = this.table.symbol(symbol);
      if (!made) return [];
      made.setAttribute("data-tile", key);
      made.setAttribute("data-symbol", symbol);
      piece = made;
    }
    piece.setAttribute("class", `piece ${lit ? "tone-green" : "tone-1"}`);
    const { style } = /** @type {SVGElement} */ (piece);
    style.transition = still.matches ? "none" : "transform 140ms ease-out";
    style.transform = `translate(${x}px, ${y}px) scale(${size})`;
    return [piece];
  }

  /** An arrow on the field where typing goes on. */
  #cursorMark() {
    const at = this.#cursor && this.#square(this.#cursor.square);
    if (!at || this.#seat === null || !this.#cursor) return [];
    const mark = document.createElementNS(SVG, "path");
    mark.setAttribute("class", "trail-end");
    mark.setAttribute("d", "M-0.16 -0.24L0.24 0L-0.16 0.24Z");
    mark.style.transform = `translate(${at.x}px, ${at.y}px) rotate(${this.#cursor.down ? 90 : 0}deg)`;
    return this.#covered(at.key) || this.#laidOn(at.key) ? [] : [mark];
  }

  /** Buttons over the tiles of the rack, for keys, fingers and ears. */
  #dressKeys() {
    const { width, height, scale, gap, y } = this.#tray();
    const focused = document.activeElement?.getAttribute("data-held");
    const rack = this.#seat === null ? [] : this.#rack();
    const buttons = rack.map((key, place) => {
      const known = this.keys.querySelector(`[data-held="${CSS.escape(key)}"]`);
      const button = known instanceof HTMLElement ? known : this.#heldButton(key);
      const x = width / 2 + (place - (rack.length - 1) / 2) * gap;
      const pressed = this.#exchange ? this.#exchange.has(key) : key === this.#chosen;
      button.setAttribute("aria-pressed", String(pressed));
      button.setAttribute("aria-label", this.table.scene()?.pieces.get(key)?.label ?? "");
      Object.assign(button.style, {
        left: `${((x - scale / 2) / width) * 100}%`,
        top: `${((y - scale / 2) / height) * 100}%`,
        width: `${(scale / width) * 100}%`,
        height: `${(scale / height) * 100}%`,
      });
      return button;
    });
    this.keys.replaceChildren(...buttons);
    if (focused) buttons.find((button) => button.dataset.held === focused)?.focus();
  }

  /** @param {string} key */
  #heldButton(key) {
    const button = make("button", { type: "button", "data-held": key, class: "spot" });
    Object.assign(button.style, { background: "none", border: "0", padding: "0", touchAction: "none", cursor: "grab" });
    button.addEventListener("click", () => this.#tap(key));
    return button;
  }

  #dressButtons() {
    const mine = this.#mine();
    const { laid } = this.#hand;
    const chosen = this.#exchange;
    const shown = chosen
      ? [
          this.#button("client-exchange-now", () => void this.#swap(), chosen.size > 0, "go", { count: chosen.size }),
          this.#button("client-cancel", () => {
            this.#exchange = null;
            this.#show();
          }),
        ]
      : [
          this.#button("client-play", () => void this.#play(), mine && this.#draft.ok && laid.length > 0, "go"),
          this.#button("client-recall", () => this.#recall(), laid.length > 0),
          this.#button("client-shuffle", () => this.#shuffle(), this.#rack().length > 1),
          this.#button("client-sort", () => this.#sort(), this.#rack().length > 1),
          this.#button(
            "client-exchange",
            () => {
              this.#exchange = new Set();
              this.#recall();
            },
            mine,
          ),
        ];
    const focused = this.buttons.contains(document.activeElement)
      ? document.activeElement?.getAttribute("data-id")
      : null;
    this.buttons.replaceChildren(...shown);
    if (focused) shown.find((button) => button.dataset.id === focused)?.focus();
    this.help.textContent = this.table.text(chosen ? "client-exchange-help" : "client-help");
  }

  /**
   * @param {string} id @param {() => void} press @param {boolean} [possible] @param {string} [look]
   * @param {Record<string, number>} [values]
   */
  #button(id, press, possible = true, look = "", values = {}) {
    const button = /** @type {HTMLButtonElement} */ (
      make("button", { type: "button", class: `btn ${look}`, "data-id": id })
    );
    button.disabled = !possible;
    button.append(this.table.text(id, values));
    button.addEventListener("click", press);
    return button;
  }
}

/**
 * The digit that a key means, "" for none.  On Czech and French keyboards digits need Shift: the key in the row of
 * digits counts, whatever is written on it.  The number pad without its lock is for the arrows.
 * @param {KeyboardEvent} event
 */
function digitOf(event) {
  if (/^[0-9]$/.test(event.key)) return event.key;
  if (event.ctrlKey || event.altKey || event.metaKey || event.key === "?") return "";
  return /^Digit([0-9])$/.exec(event.code)?.[1] ?? "";
}

/** @param {string} name @param {Record<string, string>} attributes @returns {HTMLElement} */
function make(name, attributes) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
