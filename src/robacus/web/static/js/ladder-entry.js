/**
 * Entry of the form for a program: says while somebody writes what is wrong, and takes a file into the text.
 */

import { byId, dataBlock, h } from "./dom.js";
import { readTexts, text } from "./texts.js";

/** Nothing is asked while somebody is still typing (ms). */
const PAUSE = 450;

readTexts();
const facts = dataBlock("entry-facts");
const field = byId("program", HTMLTextAreaElement);
const said = byId("program-said", HTMLElement);
const file = byId("file", HTMLInputElement);
const title = byId("title", HTMLInputElement);
let timer = 0;
/** @type {AbortController | null} */
let asking = null;

/** @param {string} words @param {"fault" | "fine" | ""} kind */
function say(words, kind) {
  field.toggleAttribute("aria-invalid", kind === "fault");
  if (kind === "fault") field.setAttribute("aria-invalid", "true");
  const shown = said.firstElementChild;
  if (shown?.className === kind && shown.textContent === words) return;
  said.replaceChildren(...(words ? [h("span", { class: kind || "soft" }, words)] : []));
}

async function check() {
  asking?.abort();
  if (!field.value.trim()) {
    say("", "");
    return;
  }
  asking = new AbortController();
  try {
    const answer = await fetch(facts.url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text: field.value }),
      signal: asking.signal,
    });
    if (!answer.ok) {
      say("", ""); // it is checked anyway when it is submitted
      return;
    }
    const { wrong } = await answer.json();
    say(wrong || text("ui-ladder-fine"), wrong ? "fault" : "fine");
  } catch {
    if (!asking.signal.aborted) say("", "");
  }
}

function later() {
  clearTimeout(timer);
  timer = setTimeout(() => void check(), PAUSE);
}

/** What is in the file comes into the field, where it can be seen and changed; only the field is sent. */
async function take() {
  const chosen = file.files?.[0];
  if (!chosen) return;
  const words = chosen.size <= 4 * facts.longest ? await chosen.text() : "\u0000";
  file.value = "";
  if (words.includes("\u0000") || words.includes("\ufffd") || words.length > facts.longest) {
    say(facts.fileWrong, "fault");
    return;
  }
  field.value = words.replace(/^\ufeff/, "");
  if (!title.value) title.value = chosen.name.replace(/\.[^.]*$/, "").slice(0, title.maxLength);
  void check();
}

field.addEventListener("input", later);
file.addEventListener("change", () => void take());
if (field.value && !said.firstElementChild) void check();
