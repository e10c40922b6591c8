/**
 * A number control as a pad of numbers: one tap is the whole answer.  With keys, digits may be typed while the pad
 * has the focus.  A long range shows ten numbers at a time.
 *
 * @import {Control} from "./types.js"
 */

import { h } from "./dom.js";
import { text } from "./texts.js";

/** As many numbers as this are shown without leafing. */
const AT_ONCE = 12;
const PAGE = 10;

/** What somebody is in the middle of: it stays when the controls are drawn anew. @type {Map<string, {first: number, typed: string}>} */
const states = new Map();

/**
 * @param {Control} control
 * @param {string} id  Of this control, for finding the focus again.
 * @param {(number: number) => void} choose
 * @returns {HTMLElement}
 */
export function numberPad(control, id, choose) {
  const { low, high } = control;
  const long = high - low + 1 > AT_ONCE;
  const state = states.get(id) ?? { first: low, typed: "" };
  states.set(id, state);
  const numbers = h("div", { class: "pad" });
  const typed = h("output", { class: "number-typed" });
  const pad = h(
    "div",
    {
      class: long ? "number number-long" : "number",
      role: "group",
      "aria-label": control.label,
      onkeydown: key,
    },
    h(
      "span",
      { class: "number-label", "aria-hidden": "true" },
      control.label,
      control.keys && h("kbd", {}, keyName(control.keys)),
      typed,
    ),
    numbers,
  );
  draw();
  return pad;

  /** @param {string} [focus]  Id of the button that gets the focus. */
  function draw(focus) {
    const last = Math.max(low, high - PAGE + 1);
    state.first = Math.max(low, Math.min(state.first, last));
    const from = long ? state.first : low;
    const to = long ? Math.min(high, from + PAGE - 1) : high;
    numbers.replaceChildren(
      ...Array.from({ length: to - from + 1 }, (_, index) => button(from + index)),
      ...(long
        ? [leaf(-PAGE, "‹", from > low, "ui-pad-lower"), leaf(PAGE, "›", to < high, "ui-pad-higher")]
        : []),
    );
    typed.value = state.typed && `${state.typed} ⏎`;
    if (focus) numbers.querySelector(`[data-id="${CSS.escape(focus)}"]`)?.dispatchEvent(new Event("grab"));
  }

  /** @param {number} number */
  function button(number) {
    const element = h(
      "button",
      { type: "button", class: "btn", "data-id": `${id}/${number}`, onclick: () => done(number) },
      String(number),
    );
    element.addEventListener("grab", () => element.focus());
    element.setAttribute("aria-label", `${control.label}: ${number}`);
    return element;
  }

  /** @param {number} by @param {string} sign @param {boolean} possible @param {string} name */
  function leaf(by, sign, possible, name) {
    return h(
      "button",
      {
        type: "button",
        class: "btn plain",
        "aria-label": text(name),
        disabled: !possible,
        "data-id": `${id}/${sign}`,
        onclick: () => {
          state.first += by;
          draw(`${id}/${Math.max(low, Math.min(state.first, high))}`);
        },
      },
      sign,
    );
  }

  /** @param {number} number */
  function done(number) {
    states.delete(id);
    choose(number);
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (/^\d$/.test(event.key)) type(state.typed + event.key, event.key);
    else if (event.key === "Backspace") type(state.typed.slice(0, -1), "");
    else if (event.key === "Enter" && state.typed) done(Number(state.typed));
    else if (event.key === "ArrowRight" || event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowLeft" || event.key === "ArrowUp") step(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {string} digits @param {string} digit @returns {void} */
  function type(digits, digit) {
    const number = Number(digits);
    // A digit that fits no number begins anew; one that no further digit can follow is the answer.
    if (number > high) {
      if (digits !== digit) type(digit, digit);
      return;
    }
    if (digit && number >= low && number * 10 > high) {
      done(number);
      return;
    }
    state.typed = digits === "0" ? "" : digits;
    if (long && number >= low) state.first = number;
    draw(number >= low ? `${id}/${number}` : undefined);
  }

  /** @param {number} by */
  function step(by) {
    const current = Number(document.activeElement?.getAttribute("data-id")?.split("/").at(-1));
    const number = Number.isNaN(current) ? low : Math.max(low, Math.min(high, current + by));
    if (long && number < state.first) state.first = number;
    if (long && number >= state.first + PAGE) state.first = number - PAGE + 1;
    draw(`${id}/${number}`);
  }
}

/** How a key is written on a cap. @param {string} key */
export function keyName(key) {
  const names = /** @type {Record<string, string>} */ ({
    ArrowUp: "↑",
    ArrowRight: "→",
    ArrowDown: "↓",
    ArrowLeft: "←",
    Enter: "⏎",
    Escape: "Esc",
    " ": "␣",
  });
  return names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
