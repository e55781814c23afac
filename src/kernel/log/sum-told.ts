import { reportsIn } from './facts-told.ts';
import type { RecordLine } from '../game/record.ts';
import { own } from '../json.ts';
import type { Range, SheetResult } from '../sums/sheet.ts';
import type { LogBook } from './log-book.ts';
import { toldBy } from './facts-told.ts';

// A sum in figures, what counts in it, and who told that.

/** A part of a sum: what it is, what it adds, and who told it. */
interface SumPart {
  readonly label: string;
  readonly value: Range;
  readonly die: boolean;
  /** Who told what it hangs on; empty: nobody did, or nobody knows who. */
  readonly tellers: readonly string[];
}

/** What counts in a sum: its lines that are not 0, the dice first. `before`: the lines that stood when it was made. */
export function partsOfSum(
  result: SheetResult,
  before: readonly RecordLine[],
  book: LogBook,
): readonly SumPart[] {
  const { facts, sheets } = book.table.rules;
  const lines = own(sheets, result.sheet)?.lines ?? [];
  const parts = result.lines.flatMap(({ id, label, min, max }): SumPart[] => {
    if (min === 0 && max === 0) return [];
    const needs = lines.find((each) => each.id === id)?.needs ?? [];
    const die = needs.some((key) => own(facts, key)?.by === 'dice');
    return [{ label: book.say(label), value: { min, max }, die, tellers: tellersOf(needs, before, book) }];
  });
  return parts.toSorted((one, other) => Number(other.die) - Number(one.die));
}

function tellersOf(
  needs: readonly string[],
  before: readonly RecordLine[],
  book: LogBook,
): readonly string[] {
  const told = needs.flatMap((key) => {
    const line = before.findLast(
      (each) => !each.undone && own(reportsIn(each.answer) ?? {}, key) !== undefined,
    );
    return line ? toldBy(line, book) : '';
  });
  return [...new Set(told)].filter(Boolean);
}

/** A sum in figures: '4 + 1 - 2 = 3'; empty where no two things count. `figure`: how a number reads. */
export function inFigures(
  { total }: SheetResult,
  parts: readonly SumPart[],
  figure: (value: number) => string = String,
): string {
  if (parts.length < 2) return '';
  const range = ({ min, max }: Range): string =>
    min === max ? figure(Math.abs(min)) : `(${figure(min)} to ${figure(max)})`;
  const signs = parts.map(({ value }, i) => {
    const isLess = value.min === value.max && value.min < 0;
    if (i === 0) return isLess ? figure(value.min) : range(value);
    return `${isLess ? figure(-1).slice(0, 1) : '+'} ${range(value)}`;
  });
  const sum = total.min === total.max ? figure(total.min) : `${figure(total.min)} to ${figure(total.max)}`;
  return `${signs.join(' ')} = ${sum}`;
}

/** What counts in a sum beside its dice, each with its sign and its teller: 'Russian war on Finland +2, told by Cora'. */
export function countsSaid(
  parts: readonly SumPart[],
  figure: (value: number) => string = String,
): readonly string[] {
  const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value));
  return parts.flatMap(({ label, value: { min, max }, die, tellers }) => {
    if (die) return [];
    const value = min === max ? signed(min) : `${signed(min)} to ${signed(max)}`;
    return [`${label} ${value}${tellers.length === 0 ? '' : `, told by ${tellers.join(' and ')}`}`];
  });
}
