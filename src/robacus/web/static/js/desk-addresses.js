/**
 * Addresses around a desk: the one that shows a draft, the one that a link of a sheet leads to, and the draft
 * that an address carries.  No elements here.
 *
 * @import {Link} from "./types.js"
 */

/** The address that shows a draft. @param {string} desk  The address of its desk. @param {string} [draft] */
export function addressOfDraft(desk, draft) {
  const url = new URL(desk, location.href);
  if (draft !== undefined) url.searchParams.set("draft", draft);
  return url.href;
}

/**
 * Where a link of a sheet leads: another desk of the game, paper, or a table that is set up that way.
 * @param {Link} link
 * @param {string} desk  The address of the desk where it stands.
 */
export function addressOfLink(link, desk) {
  const game = new URL(desk, location.href).pathname.split("/desks/")[0];
  const query = new URLSearchParams();
  if (link.desk) {
    if (link.draft) query.set("draft", link.draft);
    return `${game}/desks/${encodeURIComponent(link.desk)}?${query}`;
  }
  if (link.paper) {
    query.set("draft", link.draft);
    return `${game}/print/${encodeURIComponent(link.paper)}?${query}`;
  }
  for (const [name, value] of Object.entries(link.options)) {
    query.set(`option-${name}`, value === true ? "on" : value === false ? "" : String(value));
  }
  if (link.seats) query.set("seats", String(link.seats));
  return `${game}?${query}`;
}

/** The draft in the address of a desk; any other text as it is. @param {string} words */
export function draftIn(words) {
  if (!/^https?:\/\/\S+$/i.test(words.trim())) return words;
  try {
    return new URL(words.trim()).searchParams.get("draft") ?? words;
  } catch {
    return words;
  }
}
