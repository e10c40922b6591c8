/**
 * Entry of the page of a ladder: looks for news and puts them into what is there, row by row, so that nothing jumps and
 * whoever reads, follows a link or has a place in the table with the keyboard is left in peace.
 */

import { byId, dataBlock } from "./dom.js";
import { Live } from "./live.js";
import { readTexts, text } from "./texts.js";

/** Between two looks while programs play, while nothing goes on, and after a failure (ms). */
const [OFTEN, SELDOM, LATER] = [4_000, 12_000, 8_000];
/** How long a row takes to its new place (ms). */
const MOVE = 450;

readTexts();
const facts = dataBlock("ladder-facts");
const root = byId("ladder-table", HTMLElement);
const offline = byId("offline", HTMLElement);
const live = new Live(byId("live", HTMLElement));
const still = matchMedia("(prefers-reduced-motion: reduce)");
let mark = facts.mark;
let timer = 0;

/** Look once, and again after a while; a page that nobody sees does not ask. */
async function look() {
  clearTimeout(timer);
  if (document.hidden) return;
  let wait = LATER;
  try {
    const answer = await fetch(facts.url, { headers: { "If-None-Match": mark }, cache: "no-store" });
    if (answer.status === 200) {
      mark = answer.headers.get("ETag") ?? mark;
      show(await answer.text());
    }
    if (answer.status === 404) {
      location.reload(); // it has been deleted, and the page says so
      return;
    }
    offline.hidden = answer.ok || answer.status === 304;
    if (offline.hidden) wait = root.querySelector(".counting") ? OFTEN : SELDOM;
  } catch {
    offline.hidden = false;
  }
  timer = setTimeout(() => void look(), wait);
}

/** @param {string} markup  The server's, made for this page. */
function show(markup) {
  const before = places();
  const tops = new Map([...root.querySelectorAll("tr[data-key]")].map((row) => [row, row.getBoundingClientRect().top]));
  const fresh = new DOMParser().parseFromString(markup, "text/html").body;
  merge(root, fresh);
  if (!still.matches) {
    for (const [row, top] of tops) slide(/** @type {HTMLElement} */ (row), top);
  }
  tell(before);
}

/**
 * Make `old` like `fresh`, keeping every element that stays: those with the same key, or the same place and name.
 * @param {Element} old @param {Element} fresh
 */
function merge(old, fresh) {
  const known = new Map([...old.children].filter((one) => key(one)).map((one) => [key(one), one]));
  let next = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const same = match(known, next, wanted);
    if (!same) {
      old.insertBefore(document.adoptNode(wanted), next);
      continue;
    }
    if (same === next) next = next.nextSibling;
    else old.insertBefore(same, next);
    if (same.isEqualNode(wanted)) continue;
    if (same instanceof Element && wanted instanceof Element) {
      for (const name of same.getAttributeNames()) if (!wanted.hasAttribute(name)) same.removeAttribute(name);
      for (const name of wanted.getAttributeNames()) same.setAttribute(name, wanted.getAttribute(name) ?? "");
      merge(same, wanted);
    } else {
      same.textContent = wanted.textContent;
    }
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

/** @param {Element} element */
function key(element) {
  return element.getAttribute("data-key") ?? "";
}

/**
 * What is there already of a wanted node.
 * @param {Map<string, Element>} known @param {ChildNode | null} next @param {ChildNode} wanted
 * @returns {ChildNode | null}
 */
function match(known, next, wanted) {
  if (wanted instanceof Element && key(wanted)) {
    const found = known.get(key(wanted));
    return found && found.nodeName === wanted.nodeName ? found : null;
  }
  const fits = next && next.nodeName === wanted.nodeName && !(next instanceof Element && key(next));
  return fits ? next : null;
}

/** A row goes to its new place instead of being there at once. @param {HTMLElement} row @param {number} top */
function slide(row, top) {
  const way = top - row.getBoundingClientRect().top;
  if (!row.isConnected || Math.abs(way) < 1) return;
  row.animate([{ transform: `translateY(${way}px)` }, { transform: "none" }], { duration: MOVE, easing: "ease-in-out" });
}

/** Where my programs are. @returns {Map<string, string>} */
function places() {
  return new Map(
    [...root.querySelectorAll("tr.mine")].map((row) => [
      row.querySelector(".line-name")?.textContent ?? "",
      row.querySelector(".place")?.textContent ?? "",
    ]),
  );
}

/** Say where my programs have come to. @param {Map<string, string>} before */
function tell(before) {
  const count = root.querySelectorAll("tbody tr").length;
  for (const [name, place] of places()) {
    if (before.get(name) !== place && /^\d+$/.test(place)) live.say(text("ui-ladder-risen", { name, place, count }));
  }
}

document.addEventListener("visibilitychange", () => void look());
for (const event of ["online", "offline"]) addEventListener(event, () => void look());
addEventListener("pageshow", (event) => event.persisted && void look());
timer = setTimeout(() => void look(), OFTEN);
