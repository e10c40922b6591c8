/**
 * The own script of the tests' game: one button that bids seven, and what a draft would do.
 */

export function enhance(table) {
  const panel = table.panel("Helper");
  const button = document.createElement("button");
  const note = document.createElement("p");
  button.className = "btn";
  button.textContent = "Bid seven";
  button.addEventListener("click", async () => {
    note.textContent = await table.play(0, "bid 7");
  });
  const ask = document.createElement("button");
  ask.className = "btn";
  ask.textContent = "What if";
  ask.addEventListener("click", async () => {
    const answer = await table.draft(0, "fly");
    note.textContent = answer ? `${answer.ok}: ${answer.say}` : "refused";
  });
  const count = document.createElement("output");
  table.onchange(() => {
    count.textContent = `${table.scene()?.pieces.size} pieces, ${table.now()?.phase}`;
  });
  panel.append(button, ask, note, count);
}
