import type { OpenCommon } from '../../kernel/game/position.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { TurnStart } from '../../kernel/game/reading.ts';
import { own } from '../../kernel/json.ts';
import { DICE, type Seat, TABLE } from '../../kernel/seat.ts';
import { fallsOf, hopedOf } from '../../kernel/sums/needed.ts';
import { type Odds, percentText } from '../../kernel/sums/odds.ts';
import type { Hope, Sheet } from '../../kernel/sums/sheet.ts';
import type { Book } from '../book.tsx';
import { csvText } from '../csv.ts';
import { diceOf } from '../roll/falls.ts';
import { neededText } from '../roll/needs.tsx';
import { outcomeText } from '../sheet/bars.tsx';
import { oddsBefore } from '../sheet/fallen.ts';
import { rangeText } from '../sheet/sheet.tsx';
import { sayingsOf } from '../../kernel/log/sayings.ts';
import { asSentence } from '../../kernel/log/sentences.ts';
import { clausesIn } from '../record/history.ts';

/** What a line says, in sentences, in the order in which the log has them. */
export function saidIn(line: RecordLine, lines: readonly RecordLine[], book: Book): readonly string[] {
  return sayingsOf(line, lines, book).flatMap(({ text, more, under }) => [
    [text, ...more].map(asSentence).join(' '),
    ...under.map(({ data }) => book.say(data)),
  ]);
}

type TitleOf = (turn: number | null) => string;

const turnAt = (turns: readonly TurnStart[], line: number): number | null =>
  turns.findLast((each) => each.line <= line)?.turn ?? null;

/** A record as it is saved. `at`: when its lines came, where that is known. */
export interface Saved {
  readonly lines: readonly RecordLine[];
  readonly turns: readonly TurnStart[];
  readonly at: readonly (number | null)[];
  /** What everybody knows by now, and all that plays: from it comes what was hoped for. */
  readonly open: OpenCommon;
  readonly whole: Table | null;
}

const timeOf = ({ at }: Saved, { n }: RecordLine): string => {
  const time = at[n - 1] ?? null;
  return time === null ? '' : new Date(time).toISOString();
};

/** The record as plain text, the oldest line first, by turns. */
export function asText(saved: Saved, titleOf: TitleOf, book: Book): string {
  const { lines, turns } = saved;
  const parts = lines.flatMap((line, i) => {
    const turn = turnAt(turns, line.n);
    const isFirst = i === 0 || turnAt(turns, lines[i - 1]?.n ?? 0) !== turn;
    const text = saidIn(line, lines, book).join('\n    ');
    const time = timeOf(saved, line).slice(0, 16).replace('T', ' ');
    return [
      ...(isFirst ? ['', titleOf(turn), ''] : []),
      `${line.n}. ${time && `[${time} UTC] `}${text}${line.undone ? ' (taken back)' : ''}`,
    ];
  });
  return `${parts.join('\n').trimStart()}\n`;
}

/** The record as a table: a row for each line. */
export function asCsv(saved: Saved, titleOf: TitleOf, book: Book): string {
  const { lines, turns } = saved;
  const rows = lines.map((line) => {
    const by = line.by ?? '';
    return [
      String(line.n),
      timeOf(saved, line),
      titleOf(turnAt(turns, line.n)),
      line.seat === undefined ? '' : book.name(line.seat),
      by,
      saidIn(line, lines, book).join(' '),
      line.seat === DICE ? by : '',
      ...rollIn(saved, line, book),
      line.seat === TABLE ? by : '',
      [...new Set(clausesIn(line))].join(' '),
      line.undone ? 'yes' : '',
    ];
  });
  return csvText([HEAD, ...rows]);
}

const ROLL = ['die', 'total', 'need', 'chance', 'outcome'] as const;
const HEAD = [
  'line',
  'time',
  'turn',
  'seat',
  'by',
  'text',
  'who rolled',
  ...ROLL,
  'teller',
  'clauses',
  'taken back',
];

/** What fell in a line and what it came to, one roll after the other; empty where that is not known. */
function rollIn({ open, whole }: Saved, { dispatches }: RecordLine, book: Book): readonly string[] {
  const { rules } = book.table;
  const rolls = dispatches.flatMap(({ kind, sheet }) => (kind === 'rolled' && sheet ? [sheet] : []));
  const cells = rolls.map((sheet): readonly string[] => {
    const dice = diceOf(rules, sheet);
    const hopes = (whole?.rules.hoped?.(open, sheet.sheet) ?? own(rules.sheets, sheet.sheet))?.hopes;
    const falls = fallsOf(rules, sheet, dice);
    const [hoped] = hopedOf(hopes, undefined, falls);
    const [hope] = hopes ?? [];
    return [
      dice.map((die) => String(own(sheet.facts, die))).join(' '),
      rangeText(sheet.total, String),
      hoped && falls
        ? neededText(hoped.needed, falls.sides)
        : totalText(own(rules.sheets, sheet.sheet), hope),
      hope ? chanceText(oddsBefore(rules, sheet), hope) : '',
      sheet.outcomes.map((id) => outcomeText(sheet, id, book)).join(' or '),
    ];
  });
  return ROLL.map((_, i) => cells.map((each) => each[i] ?? '').join('; '));
}

/** What a sum had to come to for what was hoped of it, where it hung on more than the face of one die. */
function totalText({ outcomes = [] }: Partial<Pick<Sheet, 'outcomes'>> = {}, hope?: Hope): string {
  const bands = outcomes.filter(({ id }) => hope?.outcomes?.includes(id));
  if (bands.length === 0) return '';
  const from = Math.min(...bands.map((band) => band.from ?? Number.NEGATIVE_INFINITY));
  const to = Math.max(...bands.map((band) => band.to ?? Number.POSITIVE_INFINITY));
  if (Number.isFinite(from)) return `total ${from}${Number.isFinite(to) ? ` to ${to}` : ' or more'}`;
  return Number.isFinite(to) ? `total ${to} or less` : '';
}

/** The chance that there was of what was hoped for; empty where it hung on what nobody knew. */
function chanceText(odds: Odds | null, { outcomes = [] }: Hope): string {
  const some = odds?.outcomes.filter(({ outcome }) => outcomes.includes(outcome)) ?? [];
  const [sure, possible] = [some, some].map((all, i) =>
    all.reduce((sum, each) => sum + (i === 0 ? each.sure : each.possible), 0),
  );
  return odds && outcomes.length > 0 && sure === possible ? `${percentText(sure ?? 0, odds.of, 1)}%` : '';
}

/** The record as data: what the seat was told and answered, as it may know it, when that came, and nothing else. */
export function asJson(
  { lines, turns, at }: Pick<Saved, 'lines' | 'turns' | 'at'>,
  seat: Seat | null,
  { table: { rulebook, setup } }: Book,
): string {
  const { scenario, rulings } = setup;
  const head = { format: 1, kind: 'record', rulebook: rulebook.id, rulesVersion: rulebook.version };
  const times = lines.map(({ n }) => at[n - 1] ?? null);
  return `${JSON.stringify({ ...head, scenario: scenario.id, rulings, seat, turns, lines, times }, null, 1)}\n`;
}
