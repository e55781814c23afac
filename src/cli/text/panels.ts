import {
  type Cell,
  countedBy,
  type DocketPanel,
  type Legend,
  type MapPanel,
  type MapPlace,
  type Mark,
  meaningOf,
  type Panel,
  plain,
  type PlainPanel,
  type ScaleLine,
  type ScalePanel,
  type TablePanel,
  type TrackPanel,
} from '../../kernel/board/panel.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import type { Range } from '../../kernel/sums/sheet.ts';
import { WIDTH } from '../console.ts';
import { fold } from '../fold.ts';
import { citation, nameOf, say } from '../output.ts';
import { columns, indent, rangeText, signedNumber, wrapText } from './show.ts';

/** The board: each panel as text, by its kind. */
export function boardText(rulebook: Rulebook, panels: readonly Panel[]): string {
  return panels
    .flatMap(plain)
    .map((panel) => `${say(rulebook, panel.title)}\n${panelText(rulebook, panel)}`)
    .join('\n\n');
}

function panelText(rulebook: Rulebook, panel: PlainPanel): string {
  switch (panel.kind) {
    case 'table':
      return tableText(rulebook, panel);
    case 'track':
      return trackText(rulebook, panel);
    case 'scale':
      return scaleText(rulebook, panel);
    case 'map':
      return mapText(rulebook, panel);
    case 'docket':
      return docketText(rulebook, panel);
  }
}

/** How a cell of a panel reads. */
export function cellText(rulebook: Rulebook, cell: Cell): string {
  if (typeof cell === 'object') return say(rulebook, cell);
  return typeof cell === 'number' ? String(cell) : nameOf(rulebook, cell);
}

function tableText(rulebook: Rulebook, { columns: heads, rows }: TablePanel): string {
  const lines = [heads, ...rows].map((row) =>
    row.map((cell) => (cell === null ? '?' : cellText(rulebook, cell))),
  );
  const side = columns(lines, '  ');
  const isWide = side.split('\n').some((line) => line.length > WIDTH);
  return isWide && heads.length > MOST_SPREAD ? lineByLine(lines) : side;
}

/** With no more columns than that the last one may go over the line. */
const MOST_SPREAD = 4;

/** A table too wide for its columns: each line with what it has under its headings, then those that have nothing. */
function lineByLine([heads = [], ...rows]: readonly (readonly string[])[]): string {
  const said = rows.map(([first = '', ...cells]) => ({
    first,
    has: cells.flatMap((cell, i) => (cell.trim() === '' ? [] : [`${heads[i + 1]}: ${cell}`])).join('; '),
  }));
  const nothing = said.filter(({ has }) => has === '').map(({ first }) => first);
  return [
    ...said.flatMap(({ first, has }) => (has === '' ? [] : [`${first}: ${has}`])),
    ...(nothing.length > 0 ? [`Nothing: ${nothing.join(', ')}`] : []),
  ]
    .map((line) => fold(`  ${line}`, WIDTH))
    .join('\n');
}

/** A line of marks with the present in brackets. */
function trackText(rulebook: Rulebook, { lines }: TrackPanel): string {
  const texts = lines.map(({ title, marks }) => {
    const stops = marks.map(({ label, is, note }) => {
      const text = cellText(rulebook, label) + (note ? ` (${say(rulebook, note)})` : '');
      return is === 'now' ? `[${text}]` : text;
    });
    return [`${say(rulebook, title)}:`, stops.join(' > ')];
  });
  return columns(texts, '  ');
}

/** How many characters a long scale takes; a short one takes one for each step. */
const LONG = 31;

/** A line for each level with its place between the ends; then what is reached where. */
function scaleText(rulebook: Rulebook, panel: ScalePanel): string {
  const rows = panel.lines.map((line) => [
    `${signOf(panel.lines, line.mark)}${cellText(rulebook, line.label)}`,
    barText(panel, line),
    levelText(panel, line.value),
    [
      ...(line.also ? [`${figureOf(panel, line.also.value)} ${say(rulebook, line.also.label)}`] : []),
      ...line.words.map((words) => say(rulebook, words)),
    ].join('; '),
  ]);
  const [low, high] = panel.ends ?? [];
  const ends = [
    `${figureOf(panel, panel.least)}${low ? ` ${say(rulebook, low)}` : ''}`,
    `${figureOf(panel, panel.most)}${high ? ` ${say(rulebook, high)}` : ''}`,
  ];
  const from = `  From ${ends.join(' to ')}:`;
  return [from, columns(rows, '  '), ...marksText(rulebook, panel), ...signsText(rulebook, panel)].join('\n');
}

/** A level as the scale writes it: with its sign where there are two sides. */
function figureOf({ least }: ScalePanel, level: number): string {
  return least < 0 ? signedNumber(level) : String(level);
}

function levelText(panel: ScalePanel, value: Range | null): string {
  if (value === null) return '?';
  const { min, max } = value;
  return min === max
    ? figureOf(panel, min).padStart(panel.least < 0 ? 2 : 1)
    : panel.least < 0
      ? `${signedNumber(min)} to ${signedNumber(max)}`
      : rangeText(value);
}

/** The scale of a line in characters: X where it stands, = over a range, o for the second level. */
function barText(panel: ScalePanel, { id, value, also }: ScaleLine): string {
  const { least, most, marks } = panel;
  const cells = most - least < LONG ? most - least + 1 : LONG;
  const at = (level: number): number =>
    Math.round(((Math.max(least, Math.min(most, level)) - least) / (most - least)) * (cells - 1));
  const bar = Array.from({ length: cells }, () => '.');
  if (cells === LONG)
    for (const mark of marks) if (mark.lines?.includes(id) !== false) bar[at(mark.at)] = ':';
  if (least < 0 && most > 0) bar[at(0)] = '|';
  if (also) bar[at(also.value)] = 'o';
  if (value) for (let cell = at(value.min); cell <= at(value.max); cell++) bar[cell] = '=';
  if (value && value.min === value.max) bar[at(value.min)] = 'X';
  return bar.join('');
}

/** What is reached at which level, of lines whose level is known; what several levels share once. */
function marksText(rulebook: Rulebook, panel: ScalePanel): string[] {
  const known = panel.lines.filter(({ value }) => value !== null);
  const marks = panel.marks.filter(({ lines }) => known.some(({ id }) => lines?.includes(id) !== false));
  const alike = Map.groupBy(marks, (mark) => JSON.stringify([mark.label, mark.clauses, mark.lines]));
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { label, clauses, lines } = first;
    const of = panel.lines.filter(({ id }) => lines?.includes(id)).map((line) => line.label);
    const names = of.map((each) => `${cellText(rulebook, each)} `).join('');
    const at = group.map((mark) => figureOf(panel, mark.at)).join(', ');
    return [`  At ${names}${at}: ${say(rulebook, label)}${citation(clauses)}`];
  });
}

const SIGNS: Readonly<Record<Mark, string>> = { now: '>', noted: '*' };

/** The sign before a name; where one is shown at all the other names stand under each other too. */
function signOf(all: readonly { readonly mark?: Mark }[], mark: Mark | undefined): string {
  if (mark) return `${SIGNS[mark]} `;
  return all.some((each) => each.mark !== undefined) ? '  ' : '';
}

/** What the signs before names mean, where one is shown. */
function signsText(
  rulebook: Rulebook,
  panel: { legend: readonly Legend[] } & (Pick<ScalePanel, 'lines'> | Pick<MapPanel, 'places'>),
): string[] {
  const shown = 'lines' in panel ? panel.lines : panel.places;
  return (['now', 'noted'] as const).flatMap((mark) => {
    const meaning = meaningOf(panel.legend, mark);
    if (!meaning || !shown.some((each) => each.mark === mark)) return [];
    return [`  ${SIGNS[mark]} ${say(rulebook, meaning)}`];
  });
}

/** A line for each place of which something is known; the others by name and badge alone. */
function mapText(rulebook: Rulebook, panel: MapPanel): string {
  const badge = ({ badge: of, count }: MapPlace): string =>
    [...(of === undefined ? [] : [cellText(rulebook, of)]), ...(count ? [`(${count})`] : [])].join(' ');
  const counted = panel.places.some(({ count }) => count) ? countedBy(panel.legend) : undefined;
  const known = panel.places.filter(({ words }) => words.length > 0);
  const others = panel.places.filter(({ words }) => words.length === 0);
  const lines = known.map((place) => [
    signOf(known, place.mark) + cellText(rulebook, place.label),
    badge(place),
    place.words.map((words) => say(rulebook, words)).join('; '),
  ]);
  const brief = (place: MapPlace): string =>
    [`${place.mark ? SIGNS[place.mark] : ''}${cellText(rulebook, place.label)}`, badge(place)]
      .filter(Boolean)
      .join(' ');
  const rest = others.map(brief).join(', ');
  return [
    ...(known.length > 0 ? [columns(lines, '  ')] : []),
    ...(others.length > 0 ? [wrapText(known.length > 0 ? `Else: ${rest}` : rest, 2, WIDTH)] : []),
    ...(counted ? [`  (n) ${say(rulebook, counted)}`] : []),
    ...signsText(rulebook, panel),
  ].join('\n');
}

/** What is due, ticked where it is done. */
function docketText(rulebook: Rulebook, { items }: DocketPanel): string {
  const lines = items.map(({ what, who, when, needs, done, clauses }) => {
    const of = [
      ...(who.length > 0 ? [who.map((seat) => nameOf(rulebook, seat)).join(', ')] : []),
      ...[when, needs].flatMap((words) => (words ? [say(rulebook, words)] : [])),
    ];
    return `${done ? '[x]' : '[ ]'} ${say(rulebook, what)}${of.length > 0 ? `: ${of.join(', ')}` : ''}${citation(clauses)}`;
  });
  return indent(lines.join('\n'), '  ');
}
