/**
 * The results of puzzles, kept on this device and nowhere else: which day's puzzle was solved and how well, and
 * how many days in a row.  Where the browser keeps nothing, everything works without.
 */

const NAME = "robacus-puzzles";
const LESSONS = "robacus-lessons";
/** Days that are remembered for each game. */
const DAYS = 800;

/** @typedef {Record<string, number>} Days  Date (2026-11-30) -> how many moves worse than the best; 0 = none. */

/** @returns {Record<string, Days>} */
function all() {
  try {
    const found = JSON.parse(localStorage.getItem(NAME) ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? found : {};
  } catch {
    return {};
  }
}

/** What is kept for a game; whatever else stands there is no result. @param {string} game @returns {Days} */
export function results(game) {
  const days = all()[game];
  if (!days || typeof days !== "object") return {};
  return Object.fromEntries(Object.entries(days).filter(([, over]) => typeof over === "number" && over >= 0));
}

/**
 * Remember that a day's puzzle was solved; the best result stays.
 * @param {string} game @param {string} day @param {number} over
 */
export function solvedToday(game, day, over) {
  const known = all();
  const days = results(game);
  if (days[day] <= over) return;
  days[day] = over;
  const kept = Object.entries(days)
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .slice(0, DAYS);
  known[game] = Object.fromEntries(kept);
  try {
    localStorage.setItem(NAME, JSON.stringify(known));
  } catch {
    // A full or forbidden store: the result is seen now and forgotten later.
  }
}

/** The lessons of a game that were solved on this device, by name. @param {string} game @returns {string[]} */
export function lessonsSolved(game) {
  try {
    const found = JSON.parse(localStorage.getItem(LESSONS) ?? "{}")?.[game];
    return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/** Remember that a lesson was solved. @param {string} game @param {string} name */
export function lessonSolved(game, name) {
  const known = lessonsSolved(game);
  if (known.includes(name)) return;
  try {
    const all = JSON.parse(localStorage.getItem(LESSONS) ?? "{}");
    localStorage.setItem(LESSONS, JSON.stringify({ ...all, [game]: [...known, name] }));
  } catch {
    // As above.
  }
}

/** Days in a row that end today or yesterday. @param {Days} days @param {string} today */
export function streak(days, today) {
  let day = today in days ? today : before(today);
  let count = 0;
  while (day in days) {
    count++;
    day = before(day);
  }
  return count;
}

/** The day before a date such as 2026-11-30. @param {string} day */
export function before(day) {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
