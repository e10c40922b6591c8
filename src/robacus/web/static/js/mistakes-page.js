/**
 * Entry of the page of mistakes: what was answered wrongly on this device, why it was wrong, and the way back to it.
 */

import { ask } from "./dialogs.js";
import { byId, dataBlock, h, setText } from "./dom.js";
import { Live } from "./live.js";
import { forgetAll, forgetMistake, mistakes } from "./mistakes.js";
import { readTexts, text } from "./texts.js";

/** @import {Kept} from "./mistakes.js" */

readTexts();
const facts = dataBlock("mistake-facts");
const live = new Live(byId("live", HTMLElement));
const list = byId("mistakes", HTMLElement);
const clear = byId("clear", HTMLButtonElement);
const summary = byId("summary", HTMLElement);

function show() {
  const known = mistakes(facts.game);
  // What is still to be learnt comes first.
  const ordered = [...known.filter((one) => !one.done), ...known.filter((one) => one.done)];
  const open = known.filter((one) => !one.done).length;
  setText(summary, known.length ? text("ui-mistakes-open", { count: open }) : text("ui-mistakes-none"));
  clear.hidden = known.length === 0;
  list.replaceChildren(...ordered.map(card));
}

/** @param {Kept} mistake @param {number} index */
function card(mistake, index) {
  const id = `mistake-${index}`;
  const day = mistake.day && new Date(`${mistake.day}T12:00:00Z`);
  return h(
    "li",
    { class: "card mistake", lang: mistake.language || null, "aria-labelledby": id },
    h(
      "div",
      { class: "mistake-head" },
      h("h2", { id }, mistake.task),
      mistake.done &&
        h("span", { class: "badge ok", lang: document.documentElement.lang }, `✓ ${text("ui-mistakes-done")}`),
    ),
    h(
      "p",
      { class: "mistake-answer" },
      h("span", { class: "soft", lang: document.documentElement.lang }, `${text("ui-mistakes-answer")} `),
      h("strong", {}, mistake.answer || "–"),
    ),
    mistake.why.length > 0 && h("ul", { class: "mistake-why" }, ...mistake.why.map((why) => h("li", {}, why))),
    mistake.right !== "" &&
      h(
        "details",
        { class: "more" },
        h("summary", { lang: document.documentElement.lang }, text("ui-mistakes-right")),
        h("p", { class: "more-in" }, mistake.right),
      ),
    h(
      "div",
      { class: "btn-row", lang: document.documentElement.lang },
      h("a", { class: "btn go", href: address(mistake), "aria-describedby": id }, text("ui-mistakes-again")),
      h(
        "button",
        { type: "button", class: "btn plain", "aria-describedby": id, onclick: () => remove(mistake) },
        text("ui-mistakes-remove"),
      ),
      day &&
        h(
          "time",
          { class: "soft", datetime: mistake.day },
          day.toLocaleDateString(document.documentElement.lang, { dateStyle: "medium", timeZone: "UTC" }),
        ),
    ),
  );
}

/** @param {Kept} mistake */
function address({ desk, draft }) {
  return `${facts.desks}/${encodeURIComponent(desk)}?${new URLSearchParams({ draft })}`;
}

/** @param {Kept} mistake */
function remove(mistake) {
  forgetMistake(facts.game, mistake);
  show();
  live.say(text("ui-mistakes-removed"));
  // The button is gone: the keyboard goes on at what comes next.
  const next = /** @type {HTMLElement | null} */ (list.querySelector("a.btn"));
  (next ?? byId("heading", HTMLElement)).focus();
}

clear.addEventListener("click", async () => {
  const sure = [{ label: text("ui-mistakes-clear"), value: true, bad: true }];
  if (!(await ask(text("ui-mistakes-clear-sure"), sure))) return;
  forgetAll(facts.game);
  show();
  live.say(text("ui-mistakes-none"));
  byId("heading", HTMLElement).focus();
});

show();
addEventListener("pageshow", show);
addEventListener("storage", show);
