/** A text as it stands in a page: names in files of players may hold anything. */
export function escapeText(raw: string): string {
  return raw
    .replace(/[\p{Cc}\ufffe\uffff]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A table whose first column names its rows; the first row is its head, `foot` its last. Cells are texts. */
export function tableHtml(
  caption: string,
  [head = [], ...rows]: readonly (readonly string[])[],
  foot?: readonly string[],
): string {
  const row = ([name = '', ...cells]: readonly string[]): string =>
    `<tr><th scope="row">${escapeText(name)}</th>${cells.map((each) => `<td>${escapeText(each)}</td>`).join('')}</tr>`;
  const heads = head.map(
    (each, i) => `<th scope="col"${i > 0 ? ' class="cell"' : ''}>${escapeText(each)}</th>`,
  );
  return [
    `<div class="wide"><table><caption>${escapeText(caption)}</caption>`,
    `<thead><tr>${heads.join('')}</tr></thead>`,
    `<tbody>${rows.map(row).join('\n')}</tbody>`,
    ...(foot ? [`<tfoot>${row(foot)}</tfoot>`] : []),
    '</table></div>',
  ].join('\n');
}

/** Light and dark as the reader's machine has it; on paper black on white. No part of it is loaded from anywhere. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1c1c1a; --soft: #5c5c57; --line: #cfcdc6; --paper: #fdfcf9; }
@media screen and (prefers-color-scheme: dark) { :root { --ink: #ecebe6; --soft: #b3b1aa; --line: #4a4a46; --paper: #1d1d1b; } }
body { font: 16px/1.5 'Source Sans 3', system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 46rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; font-family: 'Source Serif 4', Georgia, serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.3rem; margin-top: 2.5rem; } h3 { font-size: 1.1rem; margin-top: 2rem; }
p.sure { color: var(--soft); }
a { color: inherit; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.2rem 0.9rem; list-style: none; padding: 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.1rem 1rem; } dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; fill: currentColor; }
.grid { stroke: var(--line); } .whisker { stroke: currentColor; stroke-width: 2; } .dot { fill: currentColor; }
.part { stroke: var(--ink); stroke-width: 0.6; } 
.k0 { fill: #0072b2; } .k1 { fill: #e69f00; } .k2 { fill: #009e73; } .k3 { fill: #cc79a7; } .k4 { fill: #56b4e9; } .k5 { fill: #d55e00; } .k6 { fill: #8a8a84; }
ul.key { display: flex; flex-wrap: wrap; gap: 0.1rem 1rem; list-style: none; padding: 0; margin: 0.3rem 0; }
ul.key svg { width: 0.9rem; height: 0.9rem; vertical-align: -0.1rem; margin-right: 0.35rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); padding-bottom: 0.2rem; }
th, td { padding: 0.15rem 0.7rem 0.15rem 0; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top; }
td, th.cell { text-align: right; } tbody th, tfoot th { font-weight: normal; } tfoot th, tfoot td { font-style: italic; }
section, tr, svg { break-inside: avoid; }
@page { margin: 15mm; }
@media print { :root { --ink: #000; --soft: #333; --line: #999; --paper: #fff; } body { font-size: 11px; max-width: none; padding: 0; } nav { display: none; } .wide { overflow: visible; } }
`;
