/**
 * Small dialogs: a question before something that cannot be taken back, copying a link, a short notice.
 */

import { h } from "./dom.js";
import { text } from "./texts.js";

/**
 * Ask; with several `choices` which one.  Resolves with the value chosen, or null.
 * @template T
 * @param {string} question
 * @param {{label: string, value: T, bad?: boolean}[]} choices
 * @returns {Promise<T | null>}
 */
export function ask(question, choices) {
  return new Promise((resolve) => {
    /** @type {T | null} */
    let answer = null;
    const dialog = h(
      "dialog",
      { class: "dlg", "aria-labelledby": "dlg-question", onclose: () => (dialog.remove(), resolve(answer)) },
      h("p", { id: "dlg-question" }, question),
      h(
        "div",
        { class: "btn-row end" },
        h("button", { type: "button", class: "btn", onclick: () => dialog.close() }, text("ui-cancel")),
        ...choices.map(({ label, value, bad }) =>
          h(
            "button",
            {
              type: "button",
              class: bad ? "btn bad" : "btn go",
              onclick: () => {
                answer = value;
                dialog.close();
              },
            },
            label,
          ),
        ),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** The dialog that is in front of everything else, if there is one. @returns {Element | null} */
export function frontDialog() {
  return [...document.querySelectorAll("dialog[open]")].at(-1) ?? null;
}

/**
 * Copy a text.  Plain http in a home network has no clipboard for scripts, so the old way is there as well.
 * @param {string} words
 * @returns {Promise<boolean>}
 */
export async function copy(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    const field = h("textarea", { class: "sr", readonly: true, "aria-hidden": "true" });
    field.value = words;
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    focused?.focus();
    return done;
  }
}

/**
 * A button that copies a text and says so.
 * @param {string} label
 * @param {() => string} words
 */
export function copyButton(label, words) {
  const button = h("button", { type: "button", class: "btn" }, label);
  button.addEventListener("click", async () => {
    button.textContent = text((await copy(words())) ? "ui-copied" : "ui-copy-failed");
    setTimeout(() => (button.textContent = label), 2_000);
  });
  return button;
}

/** Give every field that holds a link its button for copying. @param {ParentNode} root */
export function offerCopies(root) {
  for (const field of root.querySelectorAll("input[data-copy]")) {
    const input = /** @type {HTMLInputElement} */ (field);
    input.addEventListener("focus", () => input.select());
    input.after(copyButton(text("ui-copy"), () => input.value));
  }
}

/** How long a notice stays (ms). */
const NOTICE = 5_000;

/** @param {string} words @param {"bad" | "ok"} [tone] */
export function notice(words, tone = "bad") {
  let toasts = document.querySelector(".toasts");
  if (!toasts) {
    toasts = h("div", { class: "toasts" });
    document.body.append(toasts);
  }
  const toast = h("div", { class: `toast ${tone}` }, words);
  toasts.replaceChildren(toast);
  setTimeout(() => toast.remove(), NOTICE);
}
