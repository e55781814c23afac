import type { AllocateForm, Row } from '../../kernel/forms/form.ts';
import { mostTogether } from '../../kernel/forms/room.ts';
import type { Prospect } from '../../kernel/sums/prospect.ts';
import type { Book } from '../book.tsx';
import { saysSomething } from '../prospect/cell-figure.ts';
import { type CellLine, giverOf, linesOf, whoGives } from './cell-lines.ts';

/** More pips than stand beside a name. */
const MOST_PIPS = 9;
/** Where fewer than one of so many lines says a chance, none is drawn. */
const FEW = 4;

/** One who gives, and the most it can have in a line. */
export interface Giver {
  readonly id: string;
  readonly name: string;
  readonly most: number;
}

/** Who has anything to give in a form. */
export function giversOf(form: AllocateForm, book: Book): readonly Giver[] {
  const rows = linesOf(form, book).flatMap((line) => line.rows);
  const all = [...Map.groupBy(rows, (row) => whoGives(form, row))].map(([id, own]) => ({
    id,
    name: own[0] ? giverOf(form, own[0], book) : '',
    most: Math.max(...own.map((row) => mostTogether(form, [row.id]))),
  }));
  return all.filter(({ most }) => most > 0);
}

/** What somebody gives in a line; undefined: nothing there. */
export function rowOf(form: AllocateForm, line: CellLine, giver: string): Row | undefined {
  return line.rows.find((row) => whoGives(form, row) === giver);
}

/** Whether of nearly all lines nothing is known of what any number would bring, and there are few points to give in each. */
export function isBare(form: AllocateForm, prospects: readonly Prospect[], book: Book): boolean {
  const led = linesOf(form, book).filter(({ lead }) => lead);
  const known = prospects.filter((prospect) => saysSomething(prospect));
  const pips = giversOf(form, book).reduce((sum, { most }) => sum + most, 0);
  return prospects.length > 0 && known.length * FEW < led.length && pips <= MOST_PIPS;
}
