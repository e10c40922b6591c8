/**
 * The elements of a desk, put into the element that is to hold it.  What they do is said by `desk.js`, and
 * what most of them tell by `desk-panel.js`.
 */

import { copyButton } from "./dialogs.js";
import { h, setText } from "./dom.js";
import { text } from "./texts.js";

/**
 * @typedef {object} Acts
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} cancel  Stop the search that is waited for.
 * @property {(draft: string) => Promise<string>} open  Resolves with why a text cannot be opened, or "".
 * @property {() => string} share  The text that people give to each other.
 * @property {() => string} link
 */

/** @typedef {ReturnType<typeof layDesk>} DeskParts */

let desks = 0;

/** @param {HTMLElement} root @param {boolean} plain  Without text, links and the command box. @param {Acts} acts */
export function layDesk(root, plain, acts) {
  const id = `desk-${++desks}`;
  const parts = {
    board: h("div", { class: "board" }),
    intro: h("p", { class: "desk-intro", hidden: true }),
    ahead: h("p", { class: "row", hidden: true }),
    status: h("p", { class: "status" }),
    film: h("div", { hidden: true }),
    said: h("p", { class: "desk-said" }),
    busy: h(
      "p",
      { class: "desk-busy", role: "status", hidden: true },
      counting(),
      text("ui-desk-busy"),
      h("button", { type: "button", class: "btn", onclick: acts.cancel }, text("ui-cancel")),
    ),
    thinking: h("p", { class: "desk-busy soft", hidden: true }, counting(), text("ui-desk-thinking")),
    fault: h("p", { class: "fault", role: "alert", hidden: true }),
    facts: h("dl", { class: "facts", hidden: true }),
    controls: h("div", { class: "controls-in", tabindex: -1 }),
    tools: h("div", { class: "desk-tools", hidden: true }),
    pieces: h("div", { class: "desk-pieces", hidden: true }),
    settings: h("div", { class: "desk-choosers", hidden: true }),
    faultList: h("ul"),
    faults: h("section", { class: "notice bad", "aria-label": text("ui-desk-faults"), hidden: true }),
    lines: h("section", { class: "desk-lines", hidden: true }),
    undo: button(text("ui-desk-undo"), acts.undo, "Control+Z"),
    redo: button(text("ui-desk-redo"), acts.redo, "Control+Y"),
    command: commandForm(id),
    text: h("textarea", {
      id: `${id}-text`,
      rows: 3,
      spellcheck: "false",
      autocomplete: "off",
      autocapitalize: "off",
      "aria-describedby": `${id}-text-help ${id}-text-fault`,
    }),
    textFault: h("p", { class: "fault", id: `${id}-text-fault`, role: "alert", hidden: true }),
    links: h("div", { class: "row desk-links" }),
    live: h("p", { class: "sr", role: "status", "aria-live": "polite" }),
  };
  const steps = h("div", { class: "row" }, parts.undo, parts.redo);
  const shared = plain ? [] : [share(id, parts.text, parts.textFault, acts)];
  const side = h("div", { class: "desk-side" });
  parts.faults.append(parts.faultList);
  for (const step of [parts.undo, parts.redo]) step.setAttribute("aria-disabled", "true");
  root.classList.add("desk");
  root.replaceChildren(
    parts.intro,
    h("div", { class: "desk-board" }, parts.board),
    side,
    parts.live,
  );
  const told = h(
    "div",
    { class: "desk-told" },
    parts.status,
    parts.film,
    parts.said,
    parts.thinking,
    parts.busy,
    parts.fault,
    parts.ahead,
  );
  const { controls, facts, faults, lines, links, command, pieces, tools, settings } = parts;
  const more = plain ? [] : [links, command];
  side.append(told, faults, pieces, tools, controls, steps, facts, lines, settings, ...more, ...shared);
  return {
    ...parts,
    /** Where things are made: what comes of it stands right below the tools. */
    asWorkshop() {
      root.classList.add("workshop");
      side.append(told, pieces, tools, steps, faults, ...(plain ? [] : [links]), facts, controls, lines);
      side.append(settings, ...(plain ? [] : [command]), ...shared);
    },
  };
}

/** @param {string} label @param {() => void} press @param {string} keys */
function button(label, press, keys) {
  return h("button", { type: "button", class: "btn", onclick: press, "aria-keyshortcuts": keys }, label);
}

/** @param {string} id */
function commandForm(id) {
  return h(
    "form",
    { class: "cmd", autocomplete: "off" },
    h("label", { class: "field-label", for: `${id}-command` }, text("ui-desk-command")),
    h("select", { name: "seat", hidden: true, "aria-hidden": "true" }),
    h("input", {
      id: `${id}-command`,
      name: "text",
      type: "text",
      autocapitalize: "off",
      autocorrect: "off",
      spellcheck: "false",
      enterkeyhint: "send",
      "aria-describedby": `${id}-command-fault`,
    }),
    h("button", { type: "submit", class: "btn" }, text("ui-desk-do")),
    h("p", { class: "fault", id: `${id}-command-fault`, role: "alert", hidden: true }),
  );
}

/**
 * The text of the draft: to be given away, and to be pasted.
 * @param {string} id @param {HTMLTextAreaElement} field @param {HTMLElement} fault @param {Acts} acts
 */
function share(id, field, fault, acts) {
  const open = async () => {
    const why = await acts.open(field.value);
    setText(fault, why);
    fault.hidden = !why;
    field.toggleAttribute("aria-invalid", !!why);
    if (why) showPlace(field, why);
    else field.value = acts.share();
  };
  return h(
    "details",
    { class: "more" },
    h("summary", {}, text("ui-desk-share")),
    h(
      "div",
      { class: "more-in stack" },
      h(
        "div",
        { class: "field" },
        h("label", { class: "field-label", for: field.id }, text("ui-desk-text")),
        h("p", { class: "help", id: `${id}-text-help` }, text("ui-desk-text-help")),
        field,
        fault,
      ),
      h(
        "div",
        { class: "row" },
        h("button", { type: "button", class: "btn", onclick: () => void open() }, text("ui-desk-open")),
        copyButton(text("ui-desk-copy-text"), acts.share),
        copyButton(text("ui-desk-copy-link"), acts.link),
      ),
    ),
  );
}

/** Select what is wrong, where the reason quotes it. @param {HTMLTextAreaElement} field @param {string} why */
function showPlace(field, why) {
  const quoted = [...why.matchAll(/["”„“«]\s?([^"”„“»]+?)\s?["”“»]/g)].map((match) => match[1].toLowerCase());
  const words = field.value.toLowerCase();
  const found = quoted.find((part) => words.includes(part));
  field.focus();
  if (found) field.setSelectionRange(words.indexOf(found), words.indexOf(found) + found.length);
}

function counting() {
  return h(
    "span",
    { class: "counting", "aria-hidden": "true" },
    ...[1, 2, 3, 4].map(() => h("i")),
  );
}
