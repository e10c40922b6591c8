/**
 * A desk in a dialog over the page: to try what is on the table, with help, and come back.  The desk's own code
 * is fetched when the first one is opened.
 */

import { h } from "./dom.js";
import { text } from "./texts.js";

/**
 * Where what is seen can be tried: buttons that open the desk.
 * @typedef {{label: string, url: string}} DeskLink
 */

let dialogs = 0;

/** @param {DeskLink} link */
export async function openDesk({ label, url }) {
  const { Desk } = await import("./desk.js");
  const address = new URL(url, location.href);
  const id = `desk-dialog-${++dialogs}`;
  const root = h("div");
  const dialog = h(
    "dialog",
    { class: "dlg desk-dlg", "aria-labelledby": id, onclose: () => dialog.remove() },
    h(
      "div",
      { class: "desk-dlg-head" },
      h("h2", { id }, label),
      h("a", { class: "btn plain", href: url, target: "_blank" }, text("ui-desk-whole")),
      h("button", { type: "button", class: "btn", onclick: () => dialog.close() }, text("ui-desk-close")),
    ),
    root,
  );
  document.body.append(dialog);
  dialog.showModal();
  const draft = address.searchParams.get("draft") ?? "";
  await new Desk(root, { url: address.pathname, draft, plain: true }).start();
}

export class DeskLinks {
  /** @type {DeskLink[]} */
  #links = [];

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  /** @param {DeskLink[]} links  Their addresses change with every move; the buttons stay. */
  show(links) {
    const same = links.map(({ label }) => label).join("\n") === this.#links.map(({ label }) => label).join("\n");
    this.#links = links;
    if (same) return;
    this.root.hidden = links.length === 0;
    this.root.replaceChildren(
      ...links.map(({ label }, index) =>
        h("button", { type: "button", class: "btn", onclick: () => void openDesk(this.#links[index]) }, label),
      ),
    );
  }
}
