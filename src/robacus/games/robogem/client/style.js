/** How the bench looks; colours and sizes are the house's. */

const STYLE = `
.bench { display: grid; gap: var(--s3); padding: var(--s3); background: var(--sheet); border: 1px solid var(--line);
  border-radius: var(--r2); }
.bench[hidden] { display: none; }
.bench-row { display: grid; gap: var(--s1); }
.bench-row[hidden] { display: none; }
.bench-name { display: flex; gap: var(--s2); align-items: center; margin: 0; font-weight: 700; font-size: var(--t-s); }
.bench-name button { min-height: var(--touch); }
.bench-cards { display: flex; flex-wrap: wrap; gap: var(--s1); margin: 0; padding: var(--s1); list-style: none;
  min-height: 4.6rem; align-items: center; background: var(--sunk); border: 2px dashed var(--line-2);
  border-radius: var(--r2); }
.bench-row[data-row="hand"] .bench-cards { border-style: solid; border-color: var(--line); background: none; }
.bench-row[data-target] .bench-cards { border-style: solid; }
.bench-row[data-over] .bench-cards { border-style: solid; border-color: var(--bead-edge); background: var(--hint-sheet); }
.bench-card { position: relative; display: grid; place-items: center; width: 3.1rem; height: 3.9rem; padding: 0;
  background: none; border: 0; border-radius: var(--r1); color: var(--ink); cursor: grab; touch-action: none;
  transition: translate var(--fast) var(--ease); }
.bench-card svg { width: 100%; height: 100%; pointer-events: none; }
.bench-card kbd { position: absolute; right: 0.1rem; bottom: -0.1rem; font-size: 0.65rem; padding: 0 0.25rem; pointer-events: none; }
.bench-card[aria-pressed="true"] { translate: 0 -0.35rem; outline: 3px solid var(--bead-edge); outline-offset: 1px; }
.bench-card[data-lies] { cursor: default; opacity: 0.85; }
.bench-card.bench-flying { position: fixed; z-index: 50; margin: 0; translate: -50% -60%; pointer-events: none; rotate: 4deg; }
.bench-card.bench-away { opacity: 0.3; }
.bench-hint { display: block; margin: 0 var(--s2); color: var(--ink-2); font-size: var(--t-s); }
.bench-say { margin: 0; }
.bench-say:empty { display: none; }
.bench-say[data-bad] { color: var(--bad); font-weight: 600; }
.bench-keys, .bench-closed { margin: 0; color: var(--ink-2); font-size: var(--t-s); }
.bench-closed:empty { display: none; }
.bench-name .btn { gap: var(--s2); }
.bench-sign { font-family: var(--face-head); }
.bench-sign svg { display: block; width: 1.6rem; height: 1.6rem; overflow: visible; }
@media (max-width: 40rem) {
  .bench { gap: var(--s1); padding: var(--s1); }
  .bench-row:not([data-aims]) .bench-name, .bench-word { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .bench-row[data-aims] { grid-template-columns: 2.75rem minmax(0, 1fr); align-items: stretch; }
  .bench-name .btn { flex-direction: column; gap: 0; width: 100%; min-height: 100%; padding: 0; line-height: 1.15; }
  .bench-name .btn .bench-hint { margin: 0; font-size: 0.75rem; color: inherit; }
  .bench-cards { flex-wrap: nowrap; gap: 3px; min-height: 3.5rem; padding: 2px; }
  .bench-cards li { flex: 0 1 2.75rem; min-width: 0; }
  .bench-cards li:has(> .bench-hint) { flex: 1; }
  .bench-cards .bench-hint { margin: 0 var(--s1); line-height: 1.2; }
  .bench-card { width: 100%; height: auto; aspect-ratio: 0.92; }
  .bench-card.bench-flying { width: 3rem; }
  .bench > .row { gap: var(--s1); align-items: stretch; }
  .bench > .row .btn { flex: 1 1 0; min-width: min-content; padding-inline: var(--s2); font-size: var(--t-s); line-height: 1.2; }
  .bench-say, .bench-say:empty { display: block; min-height: 1.4em; font-size: var(--t-s); }
  .bench-keys { display: none; }
  /* The open hand of somebody else is to be read whole: it has lines of its own, always two, so that the board below
     stays where it is. */
  .table > .seats .seat { grid-template-columns: auto minmax(0, 1fr) auto; }
  .table > .seats .seat-who { display: contents; }
  .table > .seats .seat-note { grid-area: 2 / 1 / 3 / -1; min-height: 2.4em; line-height: 1.2; white-space: normal; }
  .table > .seats .seat-button { grid-column: 1 / -1; }
}
/* On a phone the program lies on the bench as long as it is put together; the tray below the board comes when it runs. */
@media (max-width: 40rem) and (orientation: portrait) {
  .bench-board { --bench-width: min(100%, (100dvh - 8rem) * var(--board-width) / var(--board-height)); }
  .bench-board { width: var(--bench-width); }
  .bench-board.composing { margin-bottom: calc(-1 * var(--bench-width) * var(--bench-foot, 0) / var(--board-width));
    clip-path: inset(0 0 calc(100% * var(--bench-foot, 0) / var(--board-height)) 0); }
}
@media (hover: none) { .bench-card kbd, .bench-keys { display: none; } }
`;

/** The page takes it over. */
export function dress() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
