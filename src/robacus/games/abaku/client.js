/**
 * The hand of somebody who plays Abaku: tiles go from the rack to the board by drag, by two taps or by typing.
 * What is laid tentatively, and the order of the rack, are this page's alone: they survive whatever happens at the
 * table, and a reload.  What the tiles make, and why it is not allowed yet, is asked from the server (`draft`).
 */

import { Player } from "./client/player.js";
import { ScoreSheet } from "./client/scores.js";

/** @param {import("../../web/static/js/enhance.js").GameTable} table */
export function enhance(table) {
  const sheet = new ScoreSheet(table);
  const player = new Player(table);
  table.onchange(() => {
    player.changed();
    void sheet.show();
  });
  player.changed();
  void sheet.show();
}
