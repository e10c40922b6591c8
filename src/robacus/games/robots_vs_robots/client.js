/**
 * The program sheet of Robots vs Robots: sixteen cells and the same program as text, a test run on the board, and the
 * programs to learn from.  The draft is here; what a cell means, what is wrong with it and where it leads the server
 * says (`editor.py`), and nothing is played before its writer hands it in.
 */

/** @typedef {import("../../web/static/js/enhance.js").GameTable} GameTable */
/** @typedef {import("../../web/static/js/types.js").Scene} Scene */
/** @typedef {import("../../web/static/js/types.js").Fact} Fact */
/** @typedef {Record<string, string | number | boolean | null | ((event: any) => void)>} Attributes */

const CELLS = 16;
const SVG = "http://www.w3.org/2000/svg";
/** What a draft does is asked when the hands rest for so long (ms). */
const ASK_AFTER = 140;
/** Between two turns of a test run (ms). */
const TURN = 700;
/** Of a file (bytes). */
const LARGEST = 20_000;
const KINDS = ["D", "R", "?", "V", "T", "A", "Z", "-"];
const ALONE = "nobody";

const STYLE = `
.sheet { display: grid; gap: var(--s3); padding: var(--s4); background: var(--sheet); border: 1px solid var(--line);
  border-radius: var(--r2); }
.sheet[hidden], .sheet [hidden] { display: none; }
.sheet h2, .sheet p { margin: 0; }
.sheet-cells { position: relative; display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 3px; padding: 3px;
  background: var(--line-2); border-radius: var(--r1); }
.sheet-cell { position: relative; display: grid; align-content: center; justify-items: center; min-height: 3.6rem;
  padding: 0.9rem 2px 2px; border: 0; border-radius: calc(var(--r1) - 2px); background: var(--key); color: var(--ink);
  font: inherit; cursor: pointer; overflow: hidden; }
.sheet-cell > span { position: absolute; top: 2px; left: 5px; font-size: 0.75rem; color: var(--ink-2); }
.sheet-cell > strong { font-size: var(--t-l); line-height: 1.1; overflow-wrap: anywhere; }
.sheet-cell > small { font-size: 0.7rem; color: var(--ink-2); min-height: 1.1em; line-height: 1.1; text-align: center; }
.sheet-cell[aria-pressed="true"] { outline: 3px solid var(--bead-edge); outline-offset: -3px; }
.sheet-cell[data-fault] { background: var(--bad-sheet); color: var(--bad); }
.sheet-cell[data-fault] > strong { text-decoration: underline wavy; }
.sheet-cells > svg { position: absolute; inset: 3px; width: calc(100% - 6px); height: calc(100% - 6px); pointer-events: none; }
.sheet-row { display: flex; flex-wrap: wrap; gap: var(--s2); align-items: end; }
.sheet-row label, .sheet-text { display: grid; gap: var(--s1); font-weight: 600; font-size: var(--t-s); flex: 1 1 7rem;
  min-width: 0; }
.sheet-row select, .sheet-row input { width: 100%; min-width: 0; }
.sheet-text textarea { width: 100%; min-height: 5.5rem; font-family: ui-monospace, monospace; resize: vertical; }
.sheet-say { min-height: 1.5em; }
.sheet-say[data-bad] { color: var(--bad); font-weight: 600; }
.sheet-try { display: grid; gap: var(--s2); }
.sheet-try svg { width: min(100%, 26rem); justify-self: center; }
`;

/** @param {GameTable} table */
export function enhance(table) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const panel = new Sheet(table);
  table.onchange(() => panel.update());
  panel.update();
}

class Sheet {
  /** @type {number | null} */
  #seat = null;
  /** @type {string[]} */
  #cells = Array(CELLS).fill("-");
  #chosen = 1;
  /** What there is to choose from, by key. @type {Map<string, Fact>} */
  #choices = new Map();
  /** The draft as the server read it. @type {Scene | null} */
  #read = null;
  #asking = 0;
  #asked = 0;
  #turn = 0;
  #timer = 0;
  /** @type {HTMLButtonElement[]} */
  #buttons = [];

  /** @param {GameTable} table */
  constructor(table) {
    this.table = table;
    const { text } = table;
    this.root = make("div", { class: "sheet", hidden: true });
    this.ways = document.createElementNS(SVG, "svg");
    this.ways.setAttribute("viewBox", "0 0 4 4");
    this.ways.setAttribute("preserveAspectRatio", "none");
    this.ways.setAttribute("aria-hidden", "true");
    this.grid = make("div", { class: "sheet-cells", role: "group", "aria-label": text("client-title") });
    this.kind = select("client-kind", () => this.#chooseKind());
    this.number = select("client-number", () => this.#set(this.number.value));
    this.question = select("client-question", () => this.#chooseQuestion());
    this.x = make("input", { type: "number", min: 0, max: 99, inputmode: "numeric", oninput: () => this.#chooseQuestion() });
    this.words = make("p", { class: "sheet-say", role: "status" });
    this.fault = make("p", { class: "sheet-say", "data-bad": true, role: "alert" });
    this.text = make("textarea", {
      spellcheck: "false",
      autocapitalize: "off",
      maxlength: 900,
      oninput: () => this.#typed(this.text.value),
    });
    this.library = select("client-library", () => this.#about());
    this.about = make("p", { class: "help" });
    this.file = make("input", { type: "file", accept: ".txt,text/plain", hidden: true, onchange: () => void this.#open() });
    this.hand = make("button", { type: "button", class: "btn go", onclick: () => void this.#handIn() });
    this.state = make("p", { class: "help" });
    this.rival = select("client-try-against", () => void this.#try(0));
    this.shown = make("div", { class: "sheet-try", hidden: true });
    this.told = make("p", { class: "sheet-say", role: "status" });
    this.run = make("button", { type: "button", class: "btn", onclick: () => (this.#timer ? this.#stop() : this.#run()) });
    this.#build();
  }

  #build() {
    const { text, panel } = this.table;
    for (let step = 0; step < CELLS; step++) {
      const button = make("button", { type: "button", class: "sheet-cell", onclick: () => this.#choose(step) });
      button.append(make("span", {}, String(step)), make("strong"), make("small"));
      button.addEventListener("keydown", (event) => this.#key(event, step));
      this.#buttons.push(button);
      this.grid.append(button);
    }
    this.grid.append(this.ways);
    this.root.append(
      make("h2", {}, text("client-title")),
      make("p", { class: "help" }, text("client-help")),
      this.grid,
      row(
        label(text("client-kind"), this.kind),
        label(text("client-number"), this.number),
        label(text("client-question"), this.question),
        label(text("client-x"), this.x),
      ),
      this.words,
      label(text("client-text"), this.text, "sheet-text"),
      this.fault,
      row(this.hand, button(text("client-clear"), () => this.#replace(Array(CELLS).fill("-")))),
      this.state,
      row(label(text("client-library"), this.library), button(text("client-take"), () => this.#take())),
      this.about,
      row(
        button(text("client-save"), () => this.#save()),
        button(text("client-open"), () => this.file.click()),
        this.file,
      ),
      row(
        label(text("client-try-against"), this.rival),
        button(text("client-try"), () => void this.#try(0)),
      ),
      this.shown,
    );
    panel(text("client-title")).append(this.root);
  }

  /** The table has moved on. */
  update() {
    const now = this.table.now();
    const scene = this.table.scene();
    const mine = now?.seats.filter((seat) => seat.mine && !seat.gone) ?? [];
    const seat = now?.looking ?? (mine.length === 1 ? mine[0].seat : null);
    const writing = scene?.facts.some((fact) => fact.key === "programs") && now?.phase === "playing";
    const held = mine.some((info) => info.seat === seat);
    if (!writing || !held || seat === null) {
      this.root.hidden = true;
      this.#seat = null;
      this.#stop();
      return;
    }
    const ready = !now?.to_act.includes(seat);
    this.hand.textContent = this.table.text(ready ? "client-change" : "client-hand-in");
    this.state.textContent = ready ? this.table.text("client-ready") : "";
    this.root.hidden = false;
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.shown.hidden = true;
    void this.#begin(seat);
  }

  /** Another writer: what there is to choose, and where they left off. @param {number} seat */
  async #begin(seat) {
    const answer = await this.table.draft(seat, "sheet");
    if (!answer?.scene || seat !== this.#seat) return;
    this.#choices = new Map(answer.scene.facts.map((fact) => [fact.key, fact]));
    options(this.kind, KINDS.map((kind) => [kind, `${kind} – ${this.#label(`kind-${kind}`)}`]));
    options(
      this.question,
      this.#group("order-?").map((fact) => [String(parseInt(fact.value.slice(1), 10)), `${fact.value} ${fact.label}`]),
    );
    const programs = /** @type {[string, string][]} */ (
      this.#group("library-").map((fact) => [fact.key.slice("library-".length), fact.label])
    );
    options(this.library, programs);
    options(this.rival, [[ALONE, this.table.text("client-try-nobody")], ...programs]);
    this.#about();
    this.#replace(split(this.#choices.get("mine")?.value ?? this.#kept() ?? ""));
  }

  /** @param {string} prefix */
  #group(prefix) {
    return [...this.#choices.values()].filter((fact) => fact.key.startsWith(prefix));
  }

  /** @param {string} key */
  #label(key) {
    return this.#choices.get(key)?.label ?? "";
  }

  // -- the draft --------------------------------------------------------------------------------------------

  /** @param {string[]} cells */
  #replace(cells) {
    this.#cells = cells.length ? cells : Array(CELLS).fill("-");
    this.text.value = this.#cells.join(" ");
    this.#changed();
  }

  /** @param {string} words */
  #typed(words) {
    this.#cells = split(words);
    this.#changed();
  }

  /** A new text for the chosen cell. @param {string} cell */
  #set(cell) {
    while (this.#cells.length < CELLS) this.#cells.push("-");
    this.#cells[this.#chosen] = cell;
    this.text.value = this.#cells.join(" ");
    this.#changed();
  }

  #changed() {
    this.#keep();
    this.#draw();
    this.#tools();
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => void this.#ask(), ASK_AFTER);
  }

  async #ask() {
    const seat = this.#seat;
    const asked = ++this.#asked;
    if (seat === null) return;
    const answer = await this.table.draft(seat, `cells ${this.#cells.join(" ")}`);
    if (!answer || asked !== this.#asked || seat !== this.#seat) return;
    this.#read = answer.scene;
    this.fault.textContent = answer.say;
    this.hand.disabled = !answer.ok;
    this.#draw();
    if (answer.ok && !this.shown.hidden && !this.#timer) void this.#try(this.#turn);
  }

  #draw() {
    for (const [step, button] of this.#buttons.entries()) {
      const cell = this.#cells[step] ?? "";
      const piece = this.#read?.pieces.get(`cell-${step}`);
      const fresh = piece && same(piece.symbol, cell) ? piece : undefined;
      const [, strong, small] = button.children;
      strong.textContent = cell === "-" ? "" : cell;
      small.textContent = fresh?.value ?? "";
      const meaning = fresh?.label ?? "";
      button.setAttribute("aria-label", `${this.table.text("client-cell")} ${step}: ${cell} ${meaning}`);
      button.title = meaning;
      button.setAttribute("aria-pressed", String(step === this.#chosen));
      button.toggleAttribute("data-fault", fresh?.classes === "fault");
      button.tabIndex = step === this.#chosen ? 0 : -1;
    }
    const chosen = this.#read?.pieces.get(`cell-${this.#chosen}`);
    this.words.textContent = chosen && same(chosen.symbol, this.#cells[this.#chosen] ?? "") ? chosen.label : "";
    this.words.toggleAttribute("data-bad", chosen?.classes === "fault");
    const [x, y] = [(this.#chosen % 4) + 0.5, Math.floor(this.#chosen / 4) + 0.5];
    const ways = this.#read?.trails.filter(({ points: [from] }) => from[0] === x && from[1] === y) ?? [];
    this.ways.replaceChildren(...ways.map(({ points, tone }) => way(points, tone ?? "")));
  }

  // -- the chosen cell --------------------------------------------------------------------------------------

  /** @param {number} step */
  #choose(step) {
    this.#chosen = step;
    this.#draw();
    this.#tools();
  }

  /** @param {KeyboardEvent} event @param {number} step */
  #key(event, step) {
    const way = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -4, ArrowDown: 4 }[event.key];
    if (way === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = step + way;
    if (to < 0 || to >= CELLS) return;
    event.preventDefault();
    event.stopPropagation();
    this.#choose(to);
    this.#buttons[to].focus();
  }

  /** The fields below the sheet show what the chosen cell holds. */
  #tools() {
    const cell = (this.#cells[this.#chosen] ?? "-").toUpperCase();
    const kind = KINDS.includes(cell[0]) && (cell[0] !== "-" || cell === "-") ? cell[0] : "-";
    this.kind.value = kind;
    const moves = kind === "D" || kind === "R" || kind === "V";
    if (moves) {
      options(this.number, this.#group(`order-${kind}`).map((fact) => [fact.value, `${fact.value} – ${fact.label}`]));
      this.number.value = cell;
    }
    const [number, x] = cell.slice(1).split(":");
    if (kind === "?") this.question.value = number;
    const usual = this.#choices.get(`x-${number}`)?.value;
    this.x.value = kind === "?" ? (x ?? usual ?? "") : "";
    shown(this.number, moves);
    shown(this.question, kind === "?");
    shown(this.x, kind === "?" && usual !== undefined);
  }

  #chooseKind() {
    const kind = this.kind.value;
    const first = { D: "D+1", R: "R+1", V: "V1", "?": "?1" }[kind] ?? kind;
    this.#set(first);
  }

  #chooseQuestion() {
    const number = this.question.value;
    const usual = this.#choices.get(`x-${number}`)?.value;
    const asked = this.#cells[this.#chosen]?.slice(1).split(":")[0];
    const x = asked === number ? this.x.value : (usual ?? "");
    this.#set(usual === undefined || x === usual ? `?${number}` : `?${number}:${x}`);
  }

  // -- the library and files --------------------------------------------------------------------------------

  #about() {
    this.about.textContent = this.#label(`about-${this.library.value}`);
  }

  #take() {
    this.#replace(split(this.#choices.get(`library-${this.library.value}`)?.value ?? ""));
  }

  #save() {
    const lines = this.#cells.map((cell, step) => {
      const meaning = this.#read?.pieces.get(`cell-${step}`)?.label ?? "";
      return `${cell.padEnd(7)} # ${step} ${cell === "-" ? "" : meaning}`.trimEnd();
    });
    const link = make("a", { download: "robot.txt" });
    link.href = URL.createObjectURL(new Blob([`${lines.join("\n")}\n`], { type: "text/plain" }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  async #open() {
    const file = this.file.files?.[0];
    this.file.value = "";
    if (!file) return;
    if (file.size > LARGEST) this.fault.textContent = this.table.text("client-large");
    else this.#replace(split((await file.text()).replace(/#.*$/gm, "")).slice(0, 4 * CELLS));
  }

  /** Where this writer's last program is kept in this browser; nobody at the same screen finds another's. */
  #place() {
    const seats = this.table.now()?.seats ?? [];
    const name = seats.find((info) => info.seat === this.#seat)?.name ?? "";
    const together = seats.filter((info) => info.mine).length > 1;
    return `robots-vs-robots:${name}${together || !name ? `:${this.#seat}` : ""}`;
  }

  #keep() {
    try {
      localStorage.setItem(this.#place(), this.#cells.slice(0, 4 * CELLS).join(" "));
    } catch {
      // Nothing is kept where the browser does not allow it.
    }
  }

  #kept() {
    try {
      return localStorage.getItem(this.#place());
    } catch {
      return null;
    }
  }

  async #handIn() {
    const seat = this.#seat;
    if (seat === null) return;
    this.#stop();
    const why = await this.table.play(seat, `program ${this.#cells.join(" ")}`);
    if (seat === this.#seat) this.fault.textContent = why;
  }

  // -- the test run -----------------------------------------------------------------------------------------

  /** The board after so many turns of a test run. @param {number} turn @returns {Promise<boolean>} whether it goes on */
  async #try(turn) {
    const seat = this.#seat;
    if (seat === null) return false;
    this.#turn = Math.max(0, turn);
    const answer = await this.table.draft(seat, `try ${this.#turn} ${this.rival.value} ${this.#cells.join(" ")}`);
    if (!answer || seat !== this.#seat) return false;
    if (!answer.scene) {
      this.fault.textContent = answer.say;
      return false;
    }
    const { text } = this.table;
    const first = this.shown.hidden;
    this.shown.hidden = false;
    if (first || !this.shown.firstChild) {
      this.shown.replaceChildren(
        picture(answer.scene),
        row(
          this.run,
          button(text("client-try-back"), () => (this.#stop(), void this.#try(this.#turn - 1))),
          button(text("client-try-step"), () => (this.#stop(), void this.#try(this.#turn + 1))),
        ),
        this.told,
      );
    } else {
      this.shown.firstChild.replaceWith(picture(answer.scene));
    }
    this.run.textContent = text(this.#timer ? "client-try-stop" : "client-try-play");
    const read = answer.scene.facts.filter((fact) => fact.key.startsWith("read-"));
    const notes = read.map((fact) => `${fact.label}: ${fact.value}`).join(" · ");
    this.told.textContent = `${text("client-try-turn")} ${this.#turn}. ${answer.say || notes}`;
    return answer.ok;
  }

  #run() {
    const on = async () => {
      const goes = await this.#try(this.#turn + 1);
      if (this.#timer && goes) this.#timer = setTimeout(on, TURN);
      else this.#stop();
    };
    this.#timer = setTimeout(on);
    this.run.textContent = this.table.text("client-try-stop");
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.run.textContent = this.table.text("client-try-play");
  }
}

/** The cells of a typed program. @param {string} words */
function split(words) {
  return words.trim().split(/[\s,;|]+/).filter(Boolean);
}

/** Whether the server has read just this cell. @param {string} read @param {string} cell */
function same(read, cell) {
  return read === (cell || "-").slice(0, 12);
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name @param {Attributes} [attributes] @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== null) element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/** @param {string} words @param {() => void} press */
function button(words, press) {
  return make("button", { type: "button", class: "btn", onclick: press }, words);
}

/** @param {string} name @param {() => void} changed */
function select(name, changed) {
  return make("select", { name, onchange: changed });
}

/** @param {string} words @param {HTMLElement} field @param {string} [classes] */
function label(words, field, classes = "") {
  return make("label", { class: classes }, make("span", {}, words), field);
}

/** @param {...HTMLElement} children */
function row(...children) {
  return make("div", { class: "sheet-row" }, ...children);
}

/** @param {HTMLSelectElement} list @param {[string, string][]} entries */
function options(list, entries) {
  const { value } = list;
  list.replaceChildren(...entries.map(([key, words]) => make("option", { value: key }, words)));
  if (entries.some(([key]) => key === value)) list.value = value;
}

/** A field with its label. @param {HTMLElement} field @param {boolean} yes */
function shown(field, yes) {
  if (field.parentElement) field.parentElement.hidden = !yes;
}

/** An arrow over the sheet. @param {[number, number][]} points @param {string} tone */
function way(points, tone) {
  const [[x, y], [toX, toY]] = points;
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [dx, dy] = [(toX - x) / length, (toY - y) / length];
  const [startX, startY, endX, endY] = [x + 0.3 * dx, y + 0.3 * dy, toX - 0.3 * dx, toY - 0.3 * dy];
  const path = document.createElementNS(SVG, "path");
  const [sideX, sideY] = [-dy * 0.09, dx * 0.09];
  path.setAttribute(
    "d",
    `M${startX} ${startY}L${endX} ${endY}` +
      `M${endX - 0.13 * dx + sideX} ${endY - 0.13 * dy + sideY}L${endX} ${endY}` +
      `L${endX - 0.13 * dx - sideX} ${endY - 0.13 * dy - sideY}`,
  );
  path.setAttribute("class", tone);
  return path;
}

/** A scene as a picture that stands still. @param {Scene} scene */
function picture(scene) {
  const { board } = scene;
  const pieces = [...scene.pieces.values()]
    .sort((one, other) => one.layer - other.layer)
    .map(
      ({ symbol, x, y, turn, classes }) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})" class="${classes}">${board.symbols[symbol] ?? ""}</g>`,
    );
  const trails = scene.trails.map(
    ({ points, tone }) =>
      `<g class="${tone ?? ""}"><polyline class="trail-tone" points="${points.map((point) => point.join()).join(" ")}"/></g>`,
  );
  const markup = `<svg xmlns="${SVG}" viewBox="0 0 ${board.width} ${board.height}" aria-hidden="true" class="scene">${board.art}${trails.join("")}${pieces.join("")}</svg>`;
  return document.importNode(new DOMParser().parseFromString(markup, "image/svg+xml").documentElement, true);
}
