/**
 * A number control as a pad of numbers: one tap is the whole answer.  With keys, digits may be typed while
 * the pad has the focus, and arrows go about in it: Tab stops at it once.  A long pad scrolls; a very long one is a field to type into.
 *
 * @import {Control} from "./types.js"
 */

import { h } from "./dom.js";
import { text } from "./texts.js";

/** More numbers than this have the width to themselves, and scroll where that is not enough. */
const AT_ONCE = 7;
/** So many, the ten digits, are all to be seen, on a small screen in two rows. */
const DIGITS = 10;
/** More than this nobody looks for in a pad. */
const LONGEST = 150;

/**
 * What somebody is in the middle of: it stays when the controls are drawn anew.
 * @type {Map<string, {typed: string, left: number, top: number}>}
 */
const states = new Map();

/**
 * @param {Control} control
 * @param {string} id  Of this control, for finding the focus again.
 * @param {(number: number) => void} choose
 * @returns {HTMLElement}
 */
export function numberPad(control, id, choose) {
  const { low, high, label, hint } = control;
  const count = high - low + 1;
  const state = states.get(id) ?? { typed: "", left: 0, top: 0 };
  states.set(id, state);
  const typed = h("output", { class: "number-typed" });
  const name = h(
    "span",
    { class: "number-label", "aria-hidden": "true" },
    label,
    keyCap(control.keys),
    hint && h("span", { class: "number-hint" }, hint),
    typed,
  );
  const digits = count <= DIGITS ? " number-digits" : "";
  const classes = count > AT_ONCE ? `number number-long${digits}` : "number";
  const group = { class: classes, role: "group", "aria-label": [label, hint].filter(Boolean).join(": "), "data-id": id };
  if (count > LONGEST) return h("div", group, name, field());
  const pad = h("div", { class: "pad" }, ...Array.from({ length: count }, (_, index) => button(low + index)));
  pad.addEventListener("scroll", () => Object.assign(state, { left: pad.scrollLeft, top: pad.scrollTop }));
  pad.addEventListener("focusin", ({ target }) => {
    for (const one of pad.children) /** @type {HTMLElement} */ (one).tabIndex = one === target ? 0 : -1;
  });
  requestAnimationFrame(() => pad.scrollTo(state.left, state.top));
  show();
  return h("div", { ...group, onkeydown: key, onbegin: () => type("", "") }, name, pad);

  /** @param {number} number */
  function button(number) {
    return h(
      "button",
      {
        type: "button",
        class: "btn",
        "data-id": `${id}/${number}`,
        tabindex: number === low ? 0 : -1,
        "aria-label": `${label}: ${number}`,
        onclick: () => done(number),
      },
      String(number),
    );
  }

  function field() {
    const input = h("input", { type: "number", min: low, max: high, required: true, "data-id": `${id}/n` });
    input.setAttribute("aria-label", label);
    const send = h("button", { type: "submit", class: "btn" }, text("ui-command-send"));
    const submit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      done(input.valueAsNumber);
    };
    return h("form", { class: "cmd", onsubmit: submit }, input, send);
  }

  /** @param {number} number */
  function done(number) {
    states.delete(id);
    choose(number);
  }

  function show() {
    typed.value = state.typed && `${state.typed} ⏎`;
  }

  /** @param {number} number */
  function focus(number) {
    const wanted = Math.max(low, Math.min(high, number));
    /** @type {HTMLElement | undefined} */ (pad.children[wanted - low])?.focus();
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const at = low + [...pad.children].indexOf(/** @type {Element} */ (document.activeElement));
    if (/^\d$/.test(event.key)) type(state.typed + event.key, event.key);
    else if (event.key === "Backspace") type(state.typed.slice(0, -1), "");
    else if (event.key === "Enter" && Number(state.typed) >= low) done(Number(state.typed));
    else if (event.key === "ArrowRight" || event.key === "ArrowDown") focus(at + 1);
    else if (event.key === "ArrowLeft" || event.key === "ArrowUp") focus(at - 1);
    else if (event.key === "Home") focus(low);
    else if (event.key === "End") focus(high);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * A digit that fits no number begins anew; one that no further digit can follow is the answer.
   * @param {string} digits
   * @param {string} digit
   * @returns {void}
   */
  function type(digits, digit) {
    const number = Number(digits);
    if (number > high) {
      if (digits !== digit) type(digit, digit);
      return;
    }
    if (digit && number >= low && (number === 0 || number * 10 > high)) {
      done(number);
      return;
    }
    state.typed = digits === "0" ? "" : digits;
    show();
    if (number >= low) focus(number);
  }
}

/** A key as it is drawn beside what it does. @param {string} key */
export function keyCap(key) {
  const names = /** @type {Record<string, string>} */ ({
    ArrowUp: "↑",
    ArrowRight: "→",
    ArrowDown: "↓",
    ArrowLeft: "←",
    Enter: "⏎",
    Escape: "Esc",
    Backspace: "⌫",
    " ": "␣",
  });
  if (!key) return null;
  return h("kbd", { "aria-hidden": "true" }, names[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}
