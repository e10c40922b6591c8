/**
 * What this page asks of the table, one thing at a time.  The next request is made only when the one before
 * it was answered, on the position that the answer brought: two fast slides can therefore neither pass
 * through a wall nor get lost.  A request whose connection breaks is sent again with the same id; the server
 * does it once.
 *
 * @import {Do, Done, Previewed, Refused, Request} from "./types.js"
 * @import {Wire} from "./wire.js"
 */

/** No answer for this long means that the connection is dead, though nobody said so (ms). */
const PATIENCE = 8_000;
/** An action's answer comes right before the steps it made; so long are they waited for (ms). */
const STEPS_FOLLOW = 4_000;
/** The same for an action that was sent again: they may have come before. */
const STEPS_CAME = 200;

/**
 * @typedef {object} Errand
 * @property {number | null} seat  When a seat's action is refused, what the same seat asked after it falls
 *   away.
 * @property {() => Request | string} make  Called when its turn comes: the request, or why it makes no sense
 *   now.
 */

/** @typedef {Done | Refused | Previewed} Answer */
/** @typedef {Request & {id: string}} Numbered */
/**
 * @typedef {Errand & {id: string, message: Numbered | null, again: boolean, answer: (answer: Answer) => void}} Entry
 */

export class Outbox {
  /** @type {Entry[]} */
  #queue = [];
  #timer = 0;
  #turning = false;
  /** The steps of the action just answered are still to come. */
  #awaiting = 0;

  /** @param {Wire} wire */
  constructor(wire) {
    this.wire = wire;
  }

  /** Whether nothing is on its way, and the page knows what came of what was. */
  get idle() {
    return this.#queue.length === 0 && !this.#awaiting;
  }

  /** @param {Errand} errand @returns {Promise<Answer>} */
  add(errand) {
    return new Promise((answer) => {
      this.#queue.push({ ...errand, id: newId(), message: null, again: false, answer });
      this.#turn();
    });
  }

  /** @param {Answer} answer  From the server. */
  heard(answer) {
    const first = this.#queue[0];
    if (!first || first.id !== answer.id) return;
    this.#queue.shift();
    clearTimeout(this.#timer);
    const acted = answer.t === "done" && first.message && "on" in first.message;
    if (acted) this.#awaiting = setTimeout(() => this.newsCame(), first.again ? STEPS_CAME : STEPS_FOLLOW);
    this.#settle(first, answer);
    this.#turn();
  }

  /** The page is up to date: what waits its turn can be made on the new position. */
  newsCame() {
    clearTimeout(this.#awaiting);
    this.#awaiting = 0;
    this.#turn();
  }

  /**
   * The connection is there again: ask once more what was not answered.  The server keeps the ids of actions
   * only; what was asked of the table (to take back, say) is not asked twice: the page now shows what came of
   * it.
   */
  resume() {
    const first = this.#queue[0];
    if (first?.message?.t === "ask") this.heard({ t: "done", id: first.id });
    else if (first?.message) {
      first.again = true;
      this.#send(first);
    } else this.#turn();
  }

  /** @param {Entry} entry @param {Answer} answer */
  #settle(entry, answer) {
    entry.answer(answer);
    if (answer.t !== "refused" || entry.seat === null) return;
    const after = this.#queue.filter((other) => other.seat === entry.seat && !other.message);
    this.#queue = this.#queue.filter((other) => !after.includes(other));
    for (const other of after) other.answer({ ...answer, id: other.id });
  }

  #turn() {
    if (this.#turning || this.#awaiting) return;
    this.#turning = true;
    while (this.#queue.length && !this.#queue[0].message && this.wire.state === "open") {
      const first = this.#queue[0];
      const request = first.make();
      if (typeof request === "string") {
        this.#queue.shift();
        this.#settle(first, { t: "refused", id: first.id, say: request, stale: true });
      } else {
        first.message = { ...request, id: first.id };
        this.#send(first);
      }
    }
    this.#turning = false;
  }

  /** @param {Entry} entry */
  #send(entry) {
    clearTimeout(this.#timer);
    if (entry.message && this.wire.send(entry.message)) {
      this.#timer = setTimeout(() => this.wire.again(), PATIENCE);
    }
  }
}

/** An id nobody else has.  Not `crypto.randomUUID`: plain http in a home network does not have it. */
export function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
