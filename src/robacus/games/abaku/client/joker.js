/** Choosing the digit of a joker: ten buttons, in the panel or in a dialog, or the keys of digits. */

import { digitOf, element } from "./elements.js";

/** In this order a joker goes through the digits when it is pressed again and again. */
const DIGITS = "1234567890";

/** The digit after this one; the first where there is none yet. @param {string} digit */
export function next(digit) {
  return digit === "" ? DIGITS[0] : DIGITS[(DIGITS.indexOf(digit) + 1) % DIGITS.length];
}

/**
 * A button for each digit.
 * @param {import("../../../web/static/js/enhance.js").GameTable} table
 * @param {string} now  The digit that is chosen. @param {(digit: string) => void} choose
 */
export function pad(table, now, choose) {
  const buttons = [...DIGITS].map((digit) => {
    const made = element(
      "button",
      {
        type: "button",
        class: "btn square",
        "data-id": `joker-${digit}`,
        "aria-label": table.text("client-joker-set", { digit }),
        "aria-pressed": String(digit === now),
      },
      digit,
    );
    made.addEventListener("click", () => choose(digit));
    return made;
  });
  return element("div", { class: "pad", role: "group", "aria-label": table.text("client-joker") }, ...buttons);
}

/**
 * Ask for the digit of a joker that lies already.
 * @param {import("../../../web/static/js/enhance.js").GameTable} table
 * @param {string} now @param {(digit: string) => void} choose
 */
export function ask(table, now, choose) {
  const dialog = /** @type {HTMLDialogElement} */ (element("dialog", { class: "dlg", "aria-labelledby": "joker" }));
  const chosen = (/** @type {string} */ digit) => {
    dialog.close();
    choose(digit);
  };
  const cancel = element("button", { type: "button", class: "btn" }, table.text("client-cancel"));
  cancel.addEventListener("click", () => dialog.close());
  dialog.append(
    element(
      "div",
      { class: "stack" },
      element("h2", { id: "joker" }, table.text("client-joker")),
      pad(table, now, chosen),
      cancel,
    ),
  );
  dialog.addEventListener("keydown", (event) => {
    const digit = digitOf(event);
    if (digit) chosen(digit);
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
