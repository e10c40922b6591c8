/**
 * Asks a desk of the server what a draft looks like after an edit, and reads the answer.  No elements here.
 *
 * @import {Board, Sheet} from "./types.js"
 */

import { text } from "./texts.js";
import { readControl, readFrame, readScene } from "./wire.js";

/** A desk that said no: its message is for people. */
export class Refused extends Error {}

/** Boards that this page has seen; the server does not send a picture twice. @type {Map<string, Board>} */
const boards = new Map();
const BOARDS_KEPT = 60;

/**
 * @param {string} url  The address of the desk.
 * @param {string} draft
 * @param {string} edit  Empty: what the draft looks like.
 * @param {string} board  Key of the board that is to be seen now.
 * @param {AbortSignal} [signal]
 * @returns {Promise<Sheet>}  Fails with Refused, or AbortError.
 */
export async function askDesk(url, draft, edit, board, signal) {
  let answer;
  try {
    answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ draft, edit, board: boards.has(board) ? board : "" }),
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refused(text("ui-desk-offline"));
  }
  const raw = await answer.json().catch(() => null);
  if (!answer.ok || !raw) throw new Refused(raw?.error?.message ?? text("ui-desk-offline"));
  if (raw.refused) throw new Refused(raw.refused);
  return readSheet(raw);
}

/** @param {any} raw @returns {Sheet} */
export function readSheet(raw) {
  const scene = readScene(raw.scene);
  if (!scene) throw new Refused(text("ui-desk-offline"));
  const known = boards.get(scene.board.key);
  if (!scene.board.art && known) scene.board = known;
  boards.delete(scene.board.key);
  boards.set(scene.board.key, scene.board);
  if (boards.size > BOARDS_KEPT) boards.delete(/** @type {string} */ (boards.keys().next().value));
  return {
    draft: raw.draft,
    scene,
    controls: (raw.controls ?? []).map(readControl),
    tools: (raw.tools ?? []).map((/** @type {any} */ tool) => ({
      group: "",
      at: "square",
      keys: "",
      symbol: "",
      typed: false,
      ...tool,
    })),
    tool: raw.tool ?? "",
    advice: raw.advice ?? "",
    choosers: (raw.choosers ?? []).map((/** @type {any} */ chooser) => ({
      at: null,
      ...chooser,
      picks: chooser.picks.map((/** @type {any} */ pick) => ({
        chosen: false,
        symbol: "",
        turn: 0,
        note: "",
        ...pick,
      })),
    })),
    faults: (raw.faults ?? []).map((/** @type {any} */ fault) => ({ square: "", name: "", ...fault })),
    lines: raw.lines ?? [],
    links: (raw.links ?? []).map((/** @type {any} */ link) => ({
      desk: "",
      paper: "",
      draft: "",
      options: {},
      seats: 0,
      primary: false,
      ...link,
    })),
    intro: raw.intro ?? "",
    say: raw.say ?? "",
    film: (raw.film ?? []).map(readFrame),
    paths: raw.paths ?? [],
    share: raw.share ?? "",
    lesson: raw.lesson ?? "",
    puzzle: raw.puzzle ?? "",
    then: raw.then ?? "",
    solved: raw.solved ?? null,
    mistake: raw.mistake ? { why: [], right: "", ...raw.mistake } : null,
    keep: raw.keep ?? "",
    lasting: raw.lasting ?? false,
  };
}
