/**
 * Entry of the page of a desk: puts the live desk where the page was only to be read, and keeps the address up
 * with the draft.
 */

import { Desk } from "./desk.js";
import { byId, dataBlock } from "./dom.js";
import { solvedToday } from "./results.js";
import { readTexts } from "./texts.js";

readTexts();
const facts = dataBlock("desk-facts");

/** @param {import("./types.js").Sheet} sheet */
function changed(sheet) {
  const url = new URL(location.href);
  url.searchParams.delete("edit");
  url.searchParams.set("draft", sheet.draft);
  history.replaceState(null, "", url);
  solved(sheet);
}

/** @param {import("./types.js").Sheet} sheet */
function solved(sheet) {
  if (facts.day && sheet.solved !== null) solvedToday(facts.game, facts.day, sheet.solved);
}

if (!facts.bad) {
  const root = byId("desk", HTMLElement);
  const fresh = !new URL(location.href).searchParams.has("draft");
  const desk = new Desk(root, { url: facts.url, draft: facts.draft, fresh, changed, found: solved });
  void desk.start();
}
