/**
 * Says what happens, for people who do not see it: one polite live region for the page.  What comes in quick
 * succession is said together, so that a screen reader is not cut short in the middle of a sentence.
 */

const QUIET = 150;
/** More than this at once is not news but noise: the last ones matter. */
const MOST = 6;

export class Live {
  /** @type {string[]} */
  #waiting = [];
  #timer = 0;

  /** @param {HTMLElement} region */
  constructor(region) {
    this.region = region;
  }

  /** @param {string} words */
  say(words) {
    if (!words || this.#waiting.at(-1) === words) return;
    this.#waiting.push(words);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#speak(), QUIET);
  }

  #speak() {
    const sentence = this.#waiting.slice(-MOST).join(" ");
    this.#waiting = [];
    // The same words again would be no change, and nobody would hear them.
    this.region.textContent = this.region.textContent === sentence ? `${sentence}\u00a0` : sentence;
  }
}
