/**
 * Entry of the page on which a host looks after a ladder: links can be copied, and what cannot be taken back asks first.
 */

import { ask, copyButton } from "./dialogs.js";
import { readTexts, text } from "./texts.js";

/** Names by which only the computer itself reaches its server. */
const HERE = ["localhost", "127.0.0.1", "[::1]"];

readTexts();

for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("input[data-copy]"))) {
  field.addEventListener("focus", () => field.select());
  field.after(copyButton(text("ui-copy"), () => field.value));
  const here = HERE.includes(new URL(field.value, location.href).hostname);
  const note = /** @type {HTMLElement | null} */ (document.querySelector(".here-only"));
  if (note) note.hidden = !here;
}

for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form[data-sure]"))) {
  form.addEventListener("submit", async (event) => {
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (!button || form.dataset.asked) return;
    event.preventDefault();
    const label = button.firstChild?.textContent ?? "";
    if (await ask(form.dataset.sure ?? "", [{ label, value: true, bad: true }])) {
      form.dataset.asked = "yes";
      form.requestSubmit(button);
    }
  });
}
