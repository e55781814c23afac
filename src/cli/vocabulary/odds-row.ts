import type { Calculation } from '../../kernel/sums/calculator.ts';
import { type Odds, percentText } from '../../kernel/sums/odds.ts';
import type { Table } from '../../kernel/rulebook.ts';
import { again, type Chance, chancesOver, howMany, onceIn } from '../../kernel/sums/series.ts';
import { columns, outcomeText, sheetText } from '../text/show.ts';

// Several rolls in a row.

const MOST_SHOWN = 10;

/** Rolls that each may be another: the chance of each outcome or a higher one in each, and at least once by then. */
export function inARow(table: Table, found: readonly Calculation[]): string {
  const [first] = found;
  const up = found.flatMap((each) => each.up ?? []);
  if (!first) return '';
  const rows = (text: (chances: readonly Chance[], n: number) => string): string[][] =>
    possibleIn(up).map((outcome) => {
      const { sure, possible } = chancesOver(up, outcome);
      const cells = found.map((_each, i) => between(text(sure, i), text(possible, i)));
      return [outcomeText(table, first.sheet, outcome), ...cells];
    });
  const head = found.map((_each, i) => `roll ${i + 1}`);
  return [
    sheetText(table, first.sheet),
    '',
    `${upOf(first)}, in each roll:`,
    columns([['', ...head], ...rows((chances, i) => percent(chances.slice(i, i + 1)))], '  '),
    '',
    `${upOf(first)}, at least once by then:`,
    columns([['', ...head], ...rows((chances, i) => percent(chances.slice(0, i + 1)))], '  '),
  ].join('\n');
}

/** How many of so many equal rolls bring each outcome or a higher one; nothing where something is unknown, or of many rolls. */
export function howOften(table: Table, { sheet, up, falling }: Calculation, times: number): string[] {
  if (!up || times > MOST_SHOWN || up.outcomes.some(({ sure, possible }) => sure !== possible)) return [];
  const rows = possibleIn([up]).map((outcome) => {
    const [roll] = chancesOver([up], outcome).sure;
    const { ways, of } = howMany(roll ? again(roll, times) : []);
    return [outcomeText(table, sheet, outcome), ...ways.map((each) => `${percentText(each, of, 1)}%`)];
  });
  const head = ['', ...Array.from({ length: times + 1 }, (_, i) => `${i}`)];
  return [
    '',
    `How many of the ${times} bring ${falling ? 'this or lower' : 'this or higher'}:`,
    columns([head, ...rows], '  '),
  ];
}

function upOf({ falling }: Calculation): string {
  return falling ? 'This or lower' : 'This or higher';
}

/** The outcomes that can fall in one of the rolls, the furthest first. */
function possibleIn(up: readonly Odds[]): string[] {
  const [first] = up;
  return (first?.outcomes ?? [])
    .toReversed()
    .map(({ outcome }) => outcome)
    .filter((outcome) => chancesOver(up, outcome).possible.some(({ some }) => some > 0));
}

function percent(chances: readonly Chance[]): string {
  const { some, of } = onceIn(chances);
  return `${percentText(some, of, 1)}%`;
}

function between(least: string, most: string): string {
  return least === most ? least : `${least} to ${most}`;
}
