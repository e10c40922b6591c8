/**
 * Robogem's own panel on the table page: the bench where a program is put together.
 */

import { Bench } from "./client/bench.js";
import { dress } from "./client/style.js";

/** @param {import("../../web/static/js/enhance.js").GameTable} table */
export function enhance(table) {
  dress();
  const bench = new Bench(table);
  table.onchange(() => bench.update());
  bench.update();
}
