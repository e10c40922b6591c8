/** The looks of the program sheet: lengths and colours are those of the page. */

export const STYLE = `
.sheet { display: grid; gap: var(--s3); padding: var(--s4); background: var(--sheet); border: 1px solid var(--line);
  border-radius: var(--r2); }
.sheet[hidden], .sheet [hidden] { display: none; }
.sheet h2, .sheet p { margin: 0; }
.sheet-cells { position: relative; display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 3px; padding: 3px;
  background: var(--line-2); border-radius: var(--r1); }
.sheet-cell { position: relative; display: grid; align-content: center; justify-items: center; min-height: 3.6rem;
  padding: 0.9rem 2px 2px; border: 0; border-radius: calc(var(--r1) - 2px); background: var(--key); color: var(--ink);
  font: inherit; cursor: pointer; overflow: hidden; }
.sheet-cell > span { position: absolute; top: 2px; left: 5px; font-size: 0.75rem; color: var(--ink-2); }
.sheet-cell > strong { font-size: var(--t-l); line-height: 1.1; overflow-wrap: anywhere; }
.sheet-cell > small { font-size: 0.7rem; color: var(--ink-2); min-height: 1.1em; line-height: 1.1; text-align: center; }
.sheet-cell[aria-pressed="true"] { outline: 3px solid var(--bead-edge); outline-offset: -3px; }
.sheet-cell[data-fault] { background: var(--bad-sheet); color: var(--bad); }
.sheet-cell[data-fault] > strong { text-decoration: underline wavy; }
.sheet-cells > svg { position: absolute; inset: 3px; width: calc(100% - 6px); height: calc(100% - 6px); pointer-events: none; }
.sheet-row { display: flex; flex-wrap: wrap; gap: var(--s2); align-items: end; }
.sheet-row label, .sheet-text { display: grid; gap: var(--s1); font-weight: 600; font-size: var(--t-s); flex: 1 1 7rem;
  min-width: 0; }
.sheet-row select, .sheet-row input { width: 100%; min-width: 0; }
.sheet-more > .more-in { display: grid; gap: var(--s3); }
.sheet-text textarea { width: 100%; min-height: 5.5rem; font-family: ui-monospace, monospace; resize: vertical; }
.sheet-say { min-height: 1.5em; }
.sheet-say[data-bad] { color: var(--bad); font-weight: 600; }
.sheet-run, .sheet-try { display: grid; gap: var(--s2); }
.sheet-try svg { width: 100%; height: auto; }
.sheet-try-pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--s2); }
.sheet-try-pictures > :first-child { grid-column: 1 / -1; width: min(100%, 26rem); justify-self: center; }
`;
