/**
 * What somebody answered wrongly at a desk, kept on this device and nowhere else (`robacus.desk.Mistake`).  Whatever
 * else stands in the browser's store is passed over, and the oldest goes where it gets too much.  No elements here.
 *
 * @import {Mistake} from "./types.js"
 */

const NAME = "robacus-mistakes";
/** Mistakes that are remembered for each game. */
const MOST = 50;
/** Games that are remembered. */
const GAMES = 20;
/** Characters of one text, sentences of one reason, and characters of all that is kept. */
const [LONGEST, SENTENCES, ALL] = [600, 12, 400_000];
/** Characters of a draft: a longer one is not kept, as it would lead nowhere when it is cut. */
const DRAFT = 4_000;

/**
 * @typedef {object} Kept
 * @property {string} task
 * @property {string} answer
 * @property {string[]} why
 * @property {string} right
 * @property {string} draft
 * @property {string} desk  Name of the desk where it is tried again.
 * @property {string} puzzle  Which puzzle it was.
 * @property {string} language  In which these words are.
 * @property {string} day  Such as 2026-11-30.
 * @property {boolean} done  The puzzle has been solved without a mistake since.
 */

/** @returns {Record<string, unknown>} */
function all() {
  try {
    const found = JSON.parse(localStorage.getItem(NAME) ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? found : {};
  } catch {
    return {};
  }
}

/** What is kept for a game, the latest first. @param {string} game @returns {Kept[]} */
export function mistakes(game) {
  const found = all()[game];
  return Array.isArray(found) ? found.map(read).filter((one) => one !== null).slice(0, MOST) : [];
}

/**
 * Remember a mistake; the same answer to the same task is remembered once.
 * @param {string} game @param {Mistake} mistake @param {{desk: string, puzzle: string}} at
 */
export function keepMistake(game, mistake, { desk, puzzle }) {
  const made = read({
    ...mistake,
    desk,
    puzzle,
    language: document.documentElement.lang,
    day: new Date().toISOString().slice(0, 10),
    done: false,
  });
  if (!made) return;
  const others = mistakes(game).filter((one) => !(one.draft === made.draft && one.answer === made.answer));
  keep(game, [made, ...others]);
}

/** A puzzle was solved without a mistake. @param {string} game @param {string} puzzle */
export function solvedSince(game, puzzle) {
  const known = mistakes(game);
  const now = known.map((one) => (one.puzzle === puzzle ? { ...one, done: true } : one));
  if (puzzle && known.some((one) => one.puzzle === puzzle && !one.done)) keep(game, now);
}

/** Forget one. @param {string} game @param {Kept} mistake */
export function forgetMistake(game, mistake) {
  keep(
    game,
    mistakes(game).filter((one) => !(one.draft === mistake.draft && one.answer === mistake.answer)),
  );
}

/** Forget all of a game. @param {string} game */
export function forgetAll(game) {
  keep(game, []);
}

/** @param {string} game @param {Kept[]} kept */
function keep(game, kept) {
  const others = Object.entries(all()).filter(([name]) => name !== game);
  const list = kept.slice(0, MOST);
  /** @type {Record<string, unknown>} */
  const known = Object.fromEntries([...others.slice(1 - GAMES), [game, list]]);
  while (list.length && JSON.stringify(known).length > ALL) list.pop();
  if (!list.length) delete known[game];
  try {
    localStorage.setItem(NAME, JSON.stringify(known));
  } catch {
    // A full or forbidden store: the mistake is explained now and forgotten later.
  }
}

/** One that can be shown, null for nonsense. @param {any} raw @returns {Kept | null} */
function read(raw) {
  if (!raw || typeof raw !== "object" || !Array.isArray(raw.why)) return null;
  const { draft, desk } = raw;
  if (typeof draft !== "string" || !draft || draft.length > DRAFT) return null;
  if (typeof desk !== "string" || !/^[a-z0-9-]{1,40}$/.test(desk)) return null;
  const task = words(raw.task);
  if (!task) return null;
  return {
    task,
    answer: words(raw.answer),
    why: raw.why.slice(0, SENTENCES).map(words).filter(Boolean),
    right: words(raw.right),
    draft,
    desk,
    puzzle: typeof raw.puzzle === "string" && raw.puzzle.length <= DRAFT ? raw.puzzle : "",
    language: /^[a-z]{2}$/.test(raw.language) ? raw.language : "",
    day: /^\d{4}-\d\d-\d\d$/.test(raw.day) ? raw.day : "",
    done: raw.done === true,
  };
}

/** @param {unknown} text */
function words(text) {
  return typeof text === "string" ? text.slice(0, LONGEST) : "";
}
