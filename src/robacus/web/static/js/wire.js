/**
 * The socket of one table: it says hello with what is already shown, comes back by itself when the connection
 * is lost, and turns what arrives into whole objects.  It knows nothing of games, pages or what is being
 * asked; `outbox.js` sees to it that an action survives a lost connection exactly once.
 *
 * @import {Change, Control, Frame, Heard, LogLine, Now, Scene, SeatInfo, SentScene, ToBrowser} from "./types.js"
 */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** A page that was out of sight for longer than this asks anew instead of trusting its connection (ms). */
const ASLEEP = 30_000;

/** After so long without a word from the server the line is tried (ms) ... */
const SILENCE = 15_000;
/** ... and given up when nothing comes for so long after that.  A dead line is noticed within the sum (ms). */
const ANSWER = 10_000;

/** @typedef {"connecting" | "open" | "lost" | "ended"} WireState */

/**
 * @typedef {object} WireListener
 * @property {() => number} have  Number of the last step known, -1 for none.
 * @property {(message: Heard) => void} heard
 * @property {(state: WireState, words: string) => void} turned  `words`: what the server said in farewell.
 */

export class Wire {
  /** @type {WebSocket | null} */
  #socket = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #hiddenSince = 0;
  #watch = 0;
  /** @type {WireState} */
  state = "connecting";

  /**
   * @param {string} address  Path of the socket on this server.
   * @param {WireListener} listener
   */
  constructor(address, listener) {
    const url = new URL(address, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    this.url = url.href;
    this.listener = listener;
    addEventListener("online", () => this.again());
    // A table on this very machine goes on without a network: so not "offline", but "try at once".
    addEventListener("offline", () => this.again());
    addEventListener("pageshow", (event) => event.persisted && this.again());
    document.addEventListener("visibilitychange", () => this.#seen());
    this.#open();
  }

  /** @param {object} message @returns {boolean} whether it went out */
  send(message) {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.state !== "open") return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Drop the connection, if there is one, and make a new one at once. */
  again() {
    if (this.state === "ended") return;
    this.#drop();
    this.#turn("lost");
    this.#wait = FIRST_WAIT;
    this.#open();
  }

  #seen() {
    if (document.hidden) {
      this.#hiddenSince = performance.now();
    } else if (this.state === "lost" || performance.now() - this.#hiddenSince > ASLEEP) {
      this.again();
    }
  }

  /** Something was heard, or a connection is being made: from now on listen for silence. */
  #listen() {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      // Before the first word of the server there is nothing to ask: it owes the answer to hello.
      this.send({ t: "ping" });
      this.#watch = setTimeout(() => this.again(), ANSWER);
    }, SILENCE);
  }

  #drop() {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #open() {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#listen();
    socket.onopen = () => socket.send(JSON.stringify({ t: "hello", have: this.listener.have() }));
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#listen();
      const message = read(String(event.data));
      if (message.t === "pong") return;
      if (message.t === "farewell" && !message.again) {
        this.#drop();
        this.#turn("ended", message.say);
        return;
      }
      // The first thing that arrives brings the page up to date; only then may it speak.
      this.listener.heard(message);
      this.#wait = FIRST_WAIT;
      if (message.t !== "farewell" && socket === this.#socket) this.#turn("open");
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      clearTimeout(this.#watch);
      this.#turn("lost");
      const jitter = 0.75 + Math.random() / 2;
      this.#timer = setTimeout(() => this.#open(), this.#wait * jitter);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** @param {WireState} state */
  #turn(state, words = "") {
    if (state === this.state) return;
    this.state = state;
    this.listener.turned(state, words);
  }
}

// -- reading: the defaults that the server left out ---------------------------------------------------------

/** @param {string} data @returns {ToBrowser} */
export function read(data) {
  const raw = JSON.parse(data);
  switch (raw.t) {
    case "snapshot":
      return {
        t: raw.t,
        now: readNow(raw.now),
        scene: readScene(raw.scene),
        log: (raw.log ?? []).map(readLine),
      };
    case "frames":
      return { t: raw.t, frames: raw.frames.map(readFrame), now: readNow(raw.now) };
    case "standing":
      return { t: raw.t, now: readNow(raw.now) };
    case "previewed":
      return { t: raw.t, id: raw.id, ok: raw.ok, say: raw.say, scene: readScene(raw.scene) };
    case "farewell":
      return { t: raw.t, say: raw.say, again: raw.again ?? true };
    default:
      return raw;
  }
}

/** @param {Partial<Now> & Pick<Now, "number" | "at" | "phase">} raw @returns {Now} */
export function readNow(raw) {
  return {
    running: false,
    looking: null,
    to_act: [],
    undo: [],
    links: [],
    asks: [],
    outcome: null,
    study: 0,
    study_later: false,
    ...raw,
    seats: (raw.seats ?? []).map(readSeat),
    controls: (raw.controls ?? []).map(readControl),
  };
}

/** @param {Partial<SeatInfo> & Pick<SeatInfo, "seat" | "kind" | "name">} raw @returns {SeatInfo} */
function readSeat(raw) {
  return { level: "", mine: false, here: false, gone: false, host: false, away: false, ...raw };
}

/** @param {Partial<Control> & Pick<Control, "key" | "label" | "text">} raw @returns {Control} */
export function readControl(raw) {
  return {
    kind: "button",
    seat: 0,
    keys: "",
    on: "",
    way: "",
    to: "",
    low: 0,
    high: 0,
    path: [],
    primary: false,
    confirm: "",
    hint: "",
    ...raw,
  };
}

/** @param {Partial<LogLine> & Pick<LogLine, "number" | "say">} raw @returns {LogLine} */
export function readLine(raw) {
  return { at: 0, seat: null, notation: "", ...raw };
}

/** @param {Partial<Frame> & Pick<Frame, "number">} raw @returns {Frame} */
export function readFrame(raw) {
  return {
    at: 0,
    kind: "",
    say: "",
    seat: null,
    notation: "",
    listed: false,
    paths: [],
    hold: 0,
    change: null,
    ...raw,
  };
}

/** @param {SentScene | null | undefined} raw @returns {Scene | null} */
export function readScene(raw) {
  return raw ? { ...raw, pieces: new Map(raw.pieces.map((piece) => [piece.key, piece])) } : null;
}

/**
 * The scene that a change makes of another one; `robacus.scene.changed` is the same.
 * @param {Scene} old
 * @param {Change} change
 * @returns {Scene}
 */
export function changed(old, change) {
  let pieces = old.pieces;
  if (change.put?.length || change.gone?.length) {
    const next = new Map(pieces);
    for (const key of change.gone ?? []) next.delete(key);
    for (const piece of change.put ?? []) next.set(piece.key, piece);
    pieces = next;
  }
  return {
    board: change.board ?? old.board,
    pieces,
    places: change.places ?? old.places,
    facts: change.facts ?? old.facts,
    status: change.status ?? old.status,
    clock: change.clock === undefined ? old.clock : change.clock,
    trails: change.trails ?? old.trails,
  };
}
