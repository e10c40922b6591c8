/**
 * The door for a game's own script (`client.js` in its folder): what it may see and do on the table page.
 * A game needs one only for a gesture or a panel that buttons, numbers, slides and points cannot give.
 * `docs/game-client.md` describes this interface; nothing else of the page is promised to games.
 *
 * @import {Now, Previewed, Scene} from "./types.js"
 * @import {TablePage} from "./table.js"
 */

import { h } from "./dom.js";
import { text } from "./texts.js";

/**
 * @typedef {object} GameTable
 * @property {HTMLElement} board  What holds the picture; board units are its `svg`'s user units.
 * @property {() => Now | null} now  Where the table stands; what can be done only once it is to be seen.
 * @property {() => Scene | null} scene  The latest scene, perhaps not yet seen.
 * @property {(key: string) => SVGGElement | null} piece  The element that draws a piece.
 * @property {(clientX: number, clientY: number) => [number, number]} point  Board units under a place on the
 *   screen.
 * @property {(seat: number, text: string) => Promise<string>} play  Play an action; resolves with why not, or
 *   "".
 * @property {(seat: number, text: string) => Promise<Previewed | null>} draft  What it would do; null when
 *   refused.
 * @property {(label: string) => HTMLElement} panel  A new empty panel under the controls.
 * @property {(listener: () => void) => void} onchange  Called after every message about the table.
 * @property {(words: string) => void} say  Tell it to those who listen.
 * @property {(id: string, values?: Record<string, string | number>) => string} text  A message `client-...` of
 *   the game, in the reader's language.
 * @property {(name: string, classes?: string) => SVGGElement | null} symbol  A new drawing of one of the board's
 *   symbols around (0, 0), for tentative things that the script puts into the picture.
 */

/** Load the game's script, if it has one, and let it work. @param {TablePage} page */
export async function enhanceWith(page) {
  if (!page.facts.scriptUrl) return;
  const module = await import(new URL(page.facts.scriptUrl, location.href).href);
  module.enhance?.(door(page));
}

/** @param {TablePage} page @returns {GameTable} */
function door(page) {
  return {
    board: page.view.frame,
    now: () => page.now,
    scene: () => page.model.scene,
    piece: (key) => page.view.drawn.get(key)?.element ?? null,
    point: (clientX, clientY) => page.view.pointAt(clientX, clientY),
    play: (seat, words) => page.play(seat, words),
    draft: async (seat, words) => {
      const answer = await page.outbox.add({ seat: null, make: () => ({ t: "draft", seat, text: words }) });
      return answer.t === "previewed" ? answer : null;
    },
    panel: (label) => {
      const panel = h("section", { class: "game-panel", "aria-label": label });
      document.getElementById("controls-in")?.after(panel);
      return panel;
    },
    onchange: (listener) => void page.listeners.add(listener),
    say: (words) => page.live.say(words),
    text,
    symbol: (name, classes) => page.view.symbol(name, classes),
  };
}
