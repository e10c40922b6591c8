/**
 * Programs kept in this browser: the draft of each writer, and programs under names.  Nobody at the same screen finds
 * another's: whoever calls says whose they are.  Where the browser keeps nothing, nothing is lost but that.
 */

/** Programs under names that one writer may keep. */
const MOST = 50;
const LONGEST = 40;

/** @param {string} whose @returns {string | null} */
export function draftOf(whose) {
  return read(whose);
}

/** @param {string} whose @param {string[]} cells */
export function keepDraft(whose, cells) {
  write(whose, cells.join(" "));
}

/** The programs of a writer by their names. @param {string} whose @returns {Map<string, string>} */
export function programsOf(whose) {
  try {
    const found = JSON.parse(read(`${whose}:programs`) ?? "{}");
    return new Map(Object.entries(found).filter(([, program]) => typeof program === "string"));
  } catch {
    return new Map();
  }
}

/**
 * Keep a program under a name, in place of one that has it; the oldest gives way.
 * @param {string} whose @param {string} name @param {string[]} cells @returns {string} the name
 */
export function keepProgram(whose, name, cells) {
  const short = name.trim().slice(0, LONGEST) || "1";
  const programs = programsOf(whose);
  programs.delete(short);
  programs.set(short, cells.join(" "));
  write(`${whose}:programs`, JSON.stringify(Object.fromEntries([...programs].slice(-MOST))));
  return short;
}

/** @param {string} whose @param {string} name */
export function forgetProgram(whose, name) {
  const programs = programsOf(whose);
  programs.delete(name);
  write(`${whose}:programs`, JSON.stringify(Object.fromEntries(programs)));
}

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} words */
function write(key, words) {
  try {
    localStorage.setItem(key, words);
  } catch {
    // Nothing is kept where the browser does not allow it.
  }
}
