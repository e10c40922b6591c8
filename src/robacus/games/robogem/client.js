/**
 * The bench of Robogem: the hand lies before its player, who puts cards into the program and the function by tapping,
 * dragging or keys, and nothing is played before the player says so.
 *
 * It decides nothing: which cards there are and what may be done it reads from the controls (`controls.py`), what an
 * arrangement would do the server says (`preview.py`), and what it sends is the text of a turn.
 */

/** @typedef {import("../../web/static/js/enhance.js").GameTable} GameTable */
/** @typedef {import("../../web/static/js/types.js").Control} Control */
/** @typedef {import("../../web/static/js/types.js").Previewed} Previewed */
/** @typedef {"program" | "function" | "hand"} Row */
/** @typedef {{id: number, letter: string, label: string}} Card */

const SVG = "http://www.w3.org/2000/svg";
/** A pointer that moved so far drags (px). */
const DRAG = 7;
/** What an arrangement does is asked when the hands rest for so long (ms). */
const ASK_AFTER = 130;
/** Letters on the keyboard -> cards; a small f is easier to reach than a capital one. */
const LETTERS = /** @type {Record<string, string>} */ ({ f: "F", l: "L", r: "R", c: "f" });
const KEYS = /** @type {Record<string, string>} */ ({ F: "F", L: "L", R: "R", f: "C" });
const NAMES = /** @type {Record<Row, string>} */ ({
  program: "client-program",
  function: "client-function",
  hand: "client-hand",
});

const STYLE = `
.bench { display: grid; gap: var(--s3); padding: var(--s3); background: var(--sheet); border: 1px solid var(--line);
  border-radius: var(--r2); }
.bench[hidden] { display: none; }
.bench-row { display: grid; gap: var(--s1); }
.bench-row[hidden] { display: none; }
.bench-name { display: flex; gap: var(--s2); align-items: center; margin: 0; font-weight: 700; font-size: var(--t-s); }
.bench-name button { min-height: var(--touch); }
.bench-cards { display: flex; flex-wrap: wrap; gap: var(--s1); margin: 0; padding: var(--s1); list-style: none;
  min-height: 4.6rem; align-items: center; background: var(--sunk); border: 2px dashed var(--line-2);
  border-radius: var(--r2); }
.bench-row[data-row="hand"] .bench-cards { border-style: solid; border-color: var(--line); background: none; }
.bench-row[data-target] .bench-cards { border-style: solid; }
.bench-row[data-over] .bench-cards { border-style: solid; border-color: var(--bead-edge); background: var(--hint-sheet); }
.bench-card { position: relative; display: grid; place-items: center; width: 3.1rem; height: 3.9rem; padding: 0;
  background: none; border: 0; border-radius: var(--r1); color: var(--ink); cursor: grab; touch-action: none;
  transition: translate var(--fast) var(--ease); }
.bench-card svg { width: 100%; height: 100%; pointer-events: none; }
.bench-card kbd { position: absolute; right: 0.1rem; bottom: -0.1rem; font-size: 0.65rem; padding: 0 0.25rem; pointer-events: none; }
.bench-card[aria-pressed="true"] { translate: 0 -0.35rem; outline: 3px solid var(--bead-edge); outline-offset: 1px; }
.bench-card[data-lies] { cursor: default; opacity: 0.85; }
.bench-card.bench-flying { position: fixed; z-index: 50; margin: 0; translate: -50% -60%; pointer-events: none; rotate: 4deg; }
.bench-card.bench-away { opacity: 0.3; }
.bench-hint { display: block; margin: 0 var(--s2); color: var(--ink-2); font-size: var(--t-s); }
.bench-say { margin: 0; }
.bench-say:empty { display: none; }
.bench-say[data-bad] { color: var(--bad); font-weight: 600; }
.bench-keys { margin: 0; color: var(--ink-2); font-size: var(--t-s); }
@media (max-width: 40rem) {
  .bench { gap: var(--s2); padding: var(--s2); }
  .bench-cards { min-height: 4.3rem; }
  .bench-row:not([data-aims]) .bench-name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
}
@media (hover: none) { .bench-card kbd, .bench-keys { display: none; } }
`;

/** @param {GameTable} table */
export function enhance(table) {
  const bench = new Bench(table);
  table.onchange(() => bench.update());
  bench.update();
}

class Bench {
  /** @type {number} */
  #seat = -1;
  /** The cards of the hand. @type {Card[]} */
  #cards = [];
  /** The cards that lie in the function for good. @type {Card[]} */
  #lying = [];
  /** Where the cards are that were taken from the hand. @type {{program: number[], function: number[]}} */
  #rows = { program: [], function: [] };
  /** The row that a tapped card goes to. @type {"program" | "function"} */
  #target = "program";
  /** A placed card that was tapped and goes where the next tap says. @type {number | null} */
  #lifted = null;
  #drawn = "";
  #asking = 0;
  #asked = 0;
  #sending = false;
  /** @type {Map<string, Control>} */
  #controls = new Map();
  /** @type {SVGGElement | null} */
  #ghost = null;

  /** @param {GameTable} table */
  constructor(table) {
    this.table = table;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    this.root = table.panel(table.text("client-bench"));
    this.root.classList.add("bench");
    this.say = element("p", { class: "bench-say" });
    this.parts = /** @type {Record<Row, {row: HTMLElement, name: HTMLElement, list: HTMLElement}>} */ ({});
    for (const row of /** @type {Row[]} */ (["program", "function", "hand"])) {
      const name = element("div", { class: "bench-name" });
      const list = element("ol", { class: "bench-cards" });
      list.addEventListener("click", (event) => event.target === list && this.#put(row));
      this.parts[row] = { row: element("div", { class: "bench-row", "data-row": row }, name, list), name, list };
    }
    this.run = button("btn go", () => void this.#play(this.#text()));
    this.rest = button("btn", () => void this.#play(this.#withAdded("rest")));
    this.clear = button("btn plain", () => this.#takeBack());
    this.clear.textContent = table.text("client-clear");
    this.keys = element("p", { class: "bench-keys" });
    this.keys.textContent = table.text("client-keys");
    this.root.append(
      this.parts.program.row,
      this.parts.function.row,
      this.parts.hand.row,
      element("div", { class: "row" }, this.run, this.rest, this.clear),
      this.say,
      this.keys,
    );
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  // -- from the table -----------------------------------------------------------------------------------------

  /** What lies before the player now. */
  update() {
    const controls = (this.table.now()?.controls ?? []).filter((control) => control.to === "bench");
    const signature = JSON.stringify(controls);
    if (signature === this.#drawn) return;
    this.#drawn = signature;
    this.#controls = new Map(controls.map((control) => [control.key, control]));
    this.root.hidden = controls.length === 0;
    this.#seat = controls[0]?.seat ?? -1;
    this.#cards = this.#cardsOf("card-");
    this.#lying = this.#cardsOf("lies-");
    this.#rows = { program: [], function: [] };
    this.#target = "program";
    this.#lifted = null;
    this.#tell("");
    this.#haunt(null);
    this.#draw();
  }

  /** @param {string} prefix @returns {Card[]} */
  #cardsOf(prefix) {
    return [...this.#controls.values()]
      .filter(({ key }) => key.startsWith(prefix))
      .map(({ key, label }) => {
        const [, id, letter] = key.split("-");
        return { id: Number(id), letter, label };
      });
  }

  // -- arranging ----------------------------------------------------------------------------------------------

  /** Cards of the hand that are still there, in order. */
  #left() {
    const placed = new Set([...this.#rows.program, ...this.#rows.function]);
    return this.#cards.filter(({ id }) => !placed.has(id));
  }

  /** How many more cards a row takes. @param {Row} row */
  #room(row) {
    if (row === "hand") return Infinity;
    if (row === "function") return (this.#controls.get("room")?.high ?? 0) - this.#rows.function.length;
    return (this.#controls.get("run")?.high ?? 0) - this.#rows.program.length;
  }

  /** @param {number} id @returns {Row} */
  #rowOf(id) {
    if (this.#rows.program.includes(id)) return "program";
    return this.#rows.function.includes(id) ? "function" : "hand";
  }

  /**
   * Put a card into a row, before the card at this place; without a place, at the end.
   * @param {number} id @param {Row} row @param {number} [at]
   */
  #move(id, row, at = Infinity) {
    const from = this.#rowOf(id);
    if (from !== row && this.#room(row) <= 0) {
      // Whoever plays card by card changes the card.
      if (row !== "program" || this.#controls.get("run")?.high !== 1) {
        this.#tell(this.table.text("client-full"), true);
        return;
      }
      this.#rows.program = [];
    }
    for (const cards of [this.#rows.program, this.#rows.function]) {
      const index = cards.indexOf(id);
      if (index >= 0) {
        cards.splice(index, 1);
        if (index < at && cards === this.#rows[/** @type {"program"} */ (row)]) at--;
      }
    }
    if (row !== "hand") this.#rows[row].splice(at, 0, id);
    this.#lifted = null;
    this.#arranged();
  }

  /** A card was tapped. @param {number} id */
  #tap(id) {
    const row = this.#rowOf(id);
    if (this.#lifted !== null && this.#lifted !== id) {
      const at = row === "hand" ? Infinity : this.#rows[row].indexOf(id);
      this.#move(this.#lifted, row, at);
    } else if (row === "hand") {
      this.#move(id, this.#target);
    } else if (this.#lifted === id) {
      this.#move(id, "hand");
    } else {
      this.#lifted = id;
      this.#draw();
    }
  }

  /** A row was tapped: the lifted card goes there. @param {Row} row */
  #put(row) {
    if (this.#lifted !== null) this.#move(this.#lifted, row);
    else if (row === "function") this.#aim("function");
    else if (row === "program") this.#aim("program");
  }

  /** @param {"program" | "function"} row */
  #aim(row) {
    this.#target = row;
    this.#draw();
  }

  #takeBack() {
    this.#rows = { program: [], function: [] };
    this.#lifted = null;
    this.#arranged();
  }

  #arranged() {
    this.#draw();
    const letters = this.#letters("program").join(" ");
    const added = this.#letters("function").join(" ");
    const words = letters || added ? this.table.text("client-arranged", { program: letters || "–", added: added || "–" }) : "";
    this.#tell("");
    if (words) this.table.say(words);
    this.#ask();
  }

  /** @param {"program" | "function"} row */
  #letters(row) {
    return this.#rows[row].map((id) => this.#cards.find((card) => card.id === id)?.letter ?? "");
  }

  // -- what it would do ---------------------------------------------------------------------------------------

  #text() {
    return this.#withAdded(this.#letters("program").join("") || "-");
  }

  /** @param {string} words */
  #withAdded(words) {
    const added = this.#letters("function").join("");
    return added ? `${words} +${added}` : words;
  }

  #ask() {
    clearTimeout(this.#asking);
    const number = ++this.#asked;
    if (this.#text() === "-") {
      this.#haunt(null);
      return;
    }
    this.#asking = setTimeout(async () => {
      const answer = await this.table.draft(this.#seat, this.#text());
      if (!answer || number !== this.#asked) return;
      this.#tell(answer.say, !answer.ok);
      this.#haunt(answer);
    }, ASK_AFTER);
  }

  /** The robot's ghost and its way, over the picture. @param {Previewed | null} answer */
  #haunt(answer) {
    this.#ghost?.remove();
    this.#ghost = null;
    const scene = answer?.scene;
    const picture = this.table.board.querySelector("svg");
    if (!scene || !picture) return;
    const ghost = document.createElementNS(SVG, "g");
    for (const { points, tone = "" } of scene.trails) {
      const line = document.createElementNS(SVG, "g");
      line.setAttribute("class", tone);
      for (const name of ["trail-edge", "trail-tone"]) {
        const part = document.createElementNS(SVG, "polyline");
        part.setAttribute("class", name);
        part.setAttribute("points", points.map((point) => point.join()).join(" "));
        line.append(part);
      }
      ghost.append(line);
    }
    for (const piece of scene.pieces.values()) {
      if (!piece.key.startsWith("ghost-")) continue;
      const drawn = this.table.symbol(piece.symbol, piece.classes);
      drawn?.setAttribute("transform", `translate(${piece.x} ${piece.y}) rotate(${piece.turn ?? 0})`);
      if (drawn) ghost.append(drawn);
    }
    // Under the pieces, as the ways of the house are.
    picture.insertBefore(ghost, picture.lastElementChild);
    this.#ghost = ghost;
  }

  // -- playing ------------------------------------------------------------------------------------------------

  /** @param {string} text */
  async #play(text) {
    if (this.#sending || this.root.hidden) return;
    this.#sending = true;
    clearTimeout(this.#asking);
    this.#asked++;
    this.#haunt(null);
    const why = await this.table.play(this.#seat, text);
    this.#sending = false;
    if (!why) {
      // On a small screen the board is above: what happens there is worth seeing.
      const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
      this.table.board.scrollIntoView({ block: "nearest", behavior });
      return;
    }
    this.#tell(why, true);
    this.table.say(why);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (this.root.hidden || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest?.("input, textarea, select, dialog") || document.querySelector("dialog[open]")) return;
    const onButton = target.closest?.("button, a, summary");
    const letter = LETTERS[event.key.toLowerCase()];
    const left = this.#left();
    if (letter) {
      const card = left.find((one) => one.letter === letter);
      if (card) this.#move(card.id, this.#target);
      else this.#tell(this.table.text("client-no-card"), true);
    } else if (/^[1-9]$/.test(event.key)) {
      const card = left[Number(event.key) - 1];
      if (card) this.#move(card.id, this.#target);
    } else if (event.key === "Backspace") {
      const row = this.#rows[this.#target].length ? this.#target : "program";
      const id = this.#rows[row].at(-1);
      if (id !== undefined) this.#move(id, "hand");
    } else if (event.key === "+" && this.#controls.has("room")) {
      this.#aim(this.#target === "program" ? "function" : "program");
    } else if (event.key === "Escape" && this.#lifted !== null) {
      this.#lifted = null;
      this.#draw();
    } else if (event.key === "Enter" && !onButton && !event.repeat) {
      void this.#play(this.#text());
    } else {
      return;
    }
    event.preventDefault();
  }

  // -- drawing ------------------------------------------------------------------------------------------------

  /** @param {string} words @param {boolean} [bad] */
  #tell(words, bad = false) {
    this.say.textContent = words;
    this.say.toggleAttribute("data-bad", bad);
  }

  #draw() {
    if (this.root.hidden) return;
    const focused = document.activeElement?.getAttribute("data-card");
    const hasFunction = this.#controls.has("room") || this.#lying.length > 0;
    const find = (/** @type {number} */ id) => /** @type {Card} */ (this.#cards.find((card) => card.id === id));
    this.#drawRow("program", this.#rows.program.map(find));
    this.#drawRow("function", this.#rows.function.map(find));
    this.#drawRow("hand", this.#left());
    this.parts.function.row.hidden = !hasFunction;
    const empty = this.#rows.program.length === 0;
    this.run.textContent = this.#controls.get(empty ? "nothing" : "run")?.label ?? "";
    this.run.classList.toggle("go", !empty);
    this.rest.hidden = !this.#controls.has("rest") || !empty;
    this.rest.textContent = this.#controls.get("rest")?.label ?? "";
    this.clear.hidden = empty && this.#rows.function.length === 0;
    if (focused) /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-card="${focused}"]`))?.focus();
  }

  /** @param {Row} row @param {Card[]} cards */
  #drawRow(row, cards) {
    const { row: root, name, list } = this.parts[row];
    const aims = row !== "hand" && this.#controls.has("room");
    const words = this.table.text(NAMES[row]);
    root.toggleAttribute("data-target", row === this.#target);
    root.toggleAttribute("data-aims", aims);
    if (aims) {
      const aim = button("btn", () => this.#aim(/** @type {"program"} */ (row)));
      aim.textContent = words;
      aim.setAttribute("aria-pressed", String(row === this.#target));
      name.replaceChildren(aim, ...(row === "function" ? [note(this.#filled())] : []));
    } else name.replaceChildren(words);
    list.setAttribute("aria-label", words);
    const lying = row === "function" ? this.#lying.map((card) => element("li", {}, this.#lies(card))) : [];
    const items = cards.map((card, index) => element("li", {}, this.#card(card, row, index)));
    const hint = items.length + lying.length ? "" : this.table.text(`client-empty-${row}`);
    list.replaceChildren(...lying, ...items, ...(hint ? [element("li", {}, note(hint))] : []));
  }

  /** How full the function is, such as "3/5". */
  #filled() {
    const there = this.#lying.length + this.#rows.function.length;
    return `${there}/${this.#lying.length + (this.#controls.get("room")?.high ?? 0)}`;
  }

  /** @param {Card} card @param {Row} row @param {number} index */
  #card(card, row, index) {
    const label = this.table.text("client-card", {
      card: card.label,
      number: index + 1,
      row: this.table.text(NAMES[row]),
    });
    const face = button("bench-card", (event) => {
      // Whoever taps goes on with any key; whoever came here by Tab stays here.
      if (event.detail) face.blur();
      this.#tap(card.id);
    });
    face.setAttribute("aria-label", label);
    face.setAttribute("aria-pressed", String(this.#lifted === card.id));
    face.setAttribute("data-card", String(card.id));
    face.title = card.label;
    face.append(this.#picture(card.letter));
    if (row === "hand") face.append(element("kbd", { "aria-hidden": "true" }, KEYS[card.letter] ?? ""));
    face.addEventListener("pointerdown", (event) => this.#drag(event, card, face));
    return face;
  }

  /** A card that stays in the function for good. @param {Card} card */
  #lies(card) {
    const face = element("span", { class: "bench-card", "data-lies": "", role: "img", "aria-label": card.label });
    face.append(this.#picture(card.letter));
    return face;
  }

  /** @param {string} letter */
  #picture(letter) {
    const picture = document.createElementNS(SVG, "svg");
    picture.setAttribute("viewBox", "-0.46 -0.54 0.92 1.1");
    picture.setAttribute("aria-hidden", "true");
    const drawn = this.table.symbol(letter === "f" ? "card-function" : `card-${letter}`);
    if (drawn) picture.append(drawn);
    return picture;
  }

  // -- dragging -----------------------------------------------------------------------------------------------

  /** @param {PointerEvent} down @param {Card} card @param {HTMLElement} face */
  #drag(down, card, face) {
    if (down.button !== 0) return;
    /** @type {HTMLElement | null} */
    let flying = null;
    const stop = new AbortController();
    const { signal } = stop;
    const move = (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== down.pointerId) return;
      if (!flying) {
        if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < DRAG) return;
        flying = /** @type {HTMLElement} */ (face.cloneNode(true));
        flying.classList.add("bench-flying");
        flying.setAttribute("aria-hidden", "true");
        face.classList.add("bench-away");
        document.body.append(flying);
      }
      flying.style.left = `${event.clientX}px`;
      flying.style.top = `${event.clientY}px`;
      const over = this.#under(event);
      for (const [row, part] of Object.entries(this.parts)) part.row.toggleAttribute("data-over", row === over?.row);
    };
    const end = (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== down.pointerId) return;
      stop.abort();
      for (const part of Object.values(this.parts)) part.row.removeAttribute("data-over");
      if (!flying) return;
      flying.remove();
      face.classList.remove("bench-away");
      // The click that comes with letting go is none.
      const swallow = (/** @type {Event} */ click) => (click.stopPropagation(), click.preventDefault());
      document.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener("click", swallow, { capture: true }));
      const over = event.type === "pointerup" ? this.#under(event) : null;
      if (over) this.#move(card.id, over.row, over.at);
    };
    document.addEventListener("pointermove", move, { signal });
    document.addEventListener("pointerup", end, { signal });
    document.addEventListener("pointercancel", end, { signal });
  }

  /** The row under a pointer, and the place in it. @param {PointerEvent} event */
  #under({ clientX, clientY }) {
    for (const [row, part] of Object.entries(this.parts)) {
      const box = part.row.getBoundingClientRect();
      if (part.row.hidden || clientY < box.top || clientY > box.bottom || clientX < box.left || clientX > box.right)
        continue;
      const faces = /** @type {HTMLElement[]} */ ([...part.list.querySelectorAll("button.bench-card")]);
      const at = faces.findIndex((face) => {
        const { top, bottom, left, width } = face.getBoundingClientRect();
        return clientY < top || (clientY <= bottom && clientX < left + width / 2);
      });
      return { row: /** @type {Row} */ (row), at: at < 0 ? Infinity : at };
    }
    return null;
  }
}

/**
 * @param {string} name @param {Record<string, string>} attributes @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** @param {string} classes @param {(event: MouseEvent) => void} press @returns {HTMLButtonElement} */
function button(classes, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = classes;
  made.addEventListener("click", press);
  return made;
}

/** @param {string} words */
function note(words) {
  return element("span", { class: "bench-hint" }, words);
}
