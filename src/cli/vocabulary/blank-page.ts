import { answeredBy, type Blank } from './blank.ts';

/** A worksheet as a page of its own, to be printed: it needs nothing but itself. */
export function blankPage(blank: Blank): string {
  const { title, rulebook, lines, total, clamp, bands, asked } = blank;
  const rows = lines.map(({ label, clause, value, canBe }) =>
    row([label, value === null ? canBe : '', clause], value ?? ''),
  );
  const sum = `<tr class="total"><th scope="row">Total</th><td>${text(clamp)}</td><td></td><td class="blank">${text(total ?? '')}</td></tr>`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text(title)}</title><style>${STYLE}</style></head>`,
    '<body>',
    `<h1>${text(title)}</h1>`,
    `<p class="of">${text(rulebook)}</p>`,
    '<p class="head">Game <span></span> Turn <span></span></p>',
    '<table>',
    '<thead><tr><th scope="col">Line</th><th scope="col">Can be</th><th scope="col">Clause</th><th scope="col">Value</th></tr></thead>',
    `<tbody>${rows.join('\n')}\n${sum}</tbody>`,
    '</table>',
    ...bandsOf(bands),
    ...askedOf(asked),
    '</body>',
    '</html>',
  ].join('\n');
}

function row(cells: readonly string[], value: string): string {
  const [label = '', ...others] = cells;
  const middle = others.map((each) => `<td>${text(each)}</td>`).join('');
  return `<tr><th scope="row">${text(label)}</th>${middle}<td class="blank">${text(value)}</td></tr>`;
}

function bandsOf(bands: Blank['bands']): string[] {
  if (bands.length === 0) return [];
  const items = bands.map(
    ({ at, says, clause }) =>
      `<li><span class="box"></span> <b>${text(at)}</b> ${text(says)} <small>${text(clause)}</small></li>`,
  );
  return ['<h2>It comes to</h2>', `<ul>${items.join('\n')}</ul>`];
}

function askedOf(asked: Blank['asked']): string[] {
  if (asked.length === 0) return [];
  const items = asked.map((each, i) => {
    const aside = text(answeredBy(each, asked[i - 1]));
    return `<li><span class="answer"></span> ${text(each.question)} <small>${aside}</small></li>`;
  });
  return ['<h2>To be found out, the widest line first</h2>', `<ul>${items.join('\n')}</ul>`];
}

/** A text as it stands in a page: names and labels of players may hold anything. */
function text(raw: string): string {
  return raw
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const STYLE = `
@page { margin: 15mm; }
body { font: 11pt/1.35 Georgia, 'Times New Roman', serif; color: #000; background: #fff; max-width: 180mm; margin: 0 auto; }
h1 { font-size: 16pt; margin: 0; }
h2 { font-size: 12pt; margin: 6mm 0 2mm; }
.of { margin: 0 0 3mm; }
.head span { display: inline-block; width: 55mm; border-bottom: 1px solid; margin-right: 5mm; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; font-weight: normal; padding: 1mm 2mm; border: 1px solid #666; vertical-align: top; }
thead th, .total th { font-weight: bold; }
.total td { white-space: normal; }
tbody th::first-letter { text-transform: uppercase; }
td { white-space: nowrap; }
.blank { width: 18mm; text-align: right; }
.total td { border-top: 2px solid; }
tr, li { break-inside: avoid; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: 0.8mm 0; }
.box { display: inline-block; width: 3mm; height: 3mm; border: 1px solid; }
.answer { display: inline-block; width: 25mm; border-bottom: 1px solid; }
@media print { body { font-size: 10pt; } }
@media screen { body { padding: 4mm; } }
@media (max-width: 40rem) { td { white-space: normal; overflow-wrap: anywhere; } }
`;
