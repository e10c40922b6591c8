/**
 * Entry of the page of a desk: puts the live desk where the page was only to be read, and keeps the address up
 * with the draft.
 */

import { Desk } from "./desk.js";
import { keepSteps, keptSteps } from "./desk-kept.js";
import { askDesk } from "./desk-sheet.js";
import { byId, dataBlock, setText } from "./dom.js";
import { keepMistake, mistakes, solvedSince } from "./mistakes.js";
import { lessonSolved, results, solvedToday, streak } from "./results.js";
import { readTexts, text } from "./texts.js";

readTexts();
const facts = dataBlock("desk-facts");
/** @type {Desk | undefined} */
let desk;

/** @param {import("./types.js").Sheet} sheet */
function changed(sheet) {
  const url = new URL(location.href);
  url.searchParams.delete("edit");
  url.searchParams.set("draft", sheet.draft);
  history.replaceState(null, "", url);
  if (desk) keepSteps(sheet.draft, desk.steps);
  solved(sheet);
}

/** @param {import("./types.js").Sheet} sheet */
function solved(sheet) {
  if (sheet.lesson && sheet.solved !== null) lessonSolved(facts.game, sheet.lesson);
  if (sheet.solved === 0) {
    solvedSince(facts.game, sheet.puzzle);
    showMistakes();
  }
  if (!facts.day || sheet.solved === null || sheet.puzzle !== facts.puzzle) return;
  solvedToday(facts.game, facts.day, sheet.solved);
  showStreak();
}

function showStreak() {
  const line = document.getElementById("streak");
  const days = results(facts.game);
  if (!line || !(facts.day in days)) return;
  const words = [text(days[facts.day] === 0 ? "ui-puzzles-best" : "ui-puzzles-solved")];
  const count = streak(days, facts.day);
  if (count > 1) words.push(text("ui-puzzles-streak", { count }));
  setText(line, words.join(" · "));
  line.hidden = false;
}

/** @param {import("./types.js").Sheet} sheet */
function mistaken(sheet) {
  if (sheet.mistake) keepMistake(facts.game, sheet.mistake, { desk: facts.desk, puzzle: sheet.puzzle });
  showMistakes();
}

/** The way to the mistakes of this device, where there are any. */
function showMistakes() {
  const link = document.getElementById("mistakes-link");
  if (!link) return;
  const count = mistakes(facts.game).filter((one) => !one.done).length;
  setText(link, text("ui-mistakes-link", { count }));
  link.hidden = count === 0;
}

showStreak();
showMistakes();
addEventListener("pageshow", showMistakes);
if (!facts.bad) {
  // What the page shows to be read stays until there is something better.
  const first = await askDesk(facts.url, facts.draft, "", "").catch(() => undefined);
  desk = new Desk(byId("desk", HTMLElement), {
    url: facts.url,
    share: facts.shareUrl,
    draft: facts.draft,
    fresh: !new URL(location.href).searchParams.has("draft"),
    first,
    kept: first && keptSteps(first.draft),
    changed,
    found: solved,
    mistaken,
  });
  void desk.start();
}
