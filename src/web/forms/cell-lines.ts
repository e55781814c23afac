import type { ReactNode } from 'react';
import {
  type AllocateForm,
  type Allocation,
  type Bar,
  isCounted,
  type Lead,
  type Row,
} from '../../kernel/forms/form.ts';
import { closedBy, MOST_STEPS, mostTogether } from '../../kernel/forms/room.ts';
import { own } from '../../kernel/json.ts';
import { words } from '../../kernel/texts/words.ts';
import { type Book } from '../book.tsx';
import { capital } from '../texts.ts';
import { isTogether } from './allocation.ts';
import type { RowsProps } from '../answer/props.ts';
import type { Barred } from './barred.tsx';

/** A line of cells: rows whose points count together, as several powers place them in one target. */
export interface CellLine {
  readonly id: string;
  readonly name: string;
  /** Its rows that are open. */
  readonly rows: readonly Row[];
  /** The most that its rows hold together. */
  readonly most: number;
  /** What its number leads to. */
  readonly lead: Lead | undefined;
}

/** The cell under the cursor. */
export interface At {
  readonly line: string;
  readonly number: number;
}

/** What lines are drawn from, as cells or as pips. */
export interface CellsProps extends RowsProps {
  readonly at: At | null;
  /** The limits, which stay at the head with what is assumed. */
  readonly children: ReactNode;
  onAt(at: At): void;
  /** Give a line a number. */
  onLine(line: CellLine, number: number): void;
  /** Something is to be heard that does not have the focus. */
  onHear(text: string): void;
}

/** The part of a row's id that says who gives, and the part that says where; no first part where all give by themselves. */
function partsOf({ id }: Row, isShared: boolean): readonly [who: string | null, where: string] {
  const [first = '', second, ...more] = id.split('/');
  return !isShared || second === undefined || more.length > 0 ? [null, id] : [first, second];
}

/** What a part of a row's id is called. */
function called({ called: of = {} }: AllocateForm, part: string, { say, name }: Book): string | null {
  const said = own(of, part);
  if (said) return capital(say(said));
  const named = name(part);
  return named === part ? null : capital(named);
}

/** Who gives the points of a row. */
export function giverOf(form: AllocateForm, row: Row, book: Book): string {
  const [who] = partsOf(row, isTogether(form));
  return (who === null ? null : called(form, who, book)) ?? book.say(row.label);
}

/** Who gives the points of a row, by its part of the id; '' where all give by themselves. */
export function whoGives(form: AllocateForm, row: Row): string {
  return partsOf(row, isTogether(form))[0] ?? '';
}

/** What a row is called by where its points lie. */
function placeOf(form: AllocateForm, row: Row, book: Book): string {
  const [who, where] = partsOf(row, isTogether(form));
  return (who === null ? null : called(form, where, book)) ?? book.say(row.label);
}

/** The lines of a form: first those whose number leads to a roll. */
export function linesOf(form: AllocateForm, book: Book): readonly CellLine[] {
  const isShared = isTogether(form);
  const groups = Map.groupBy(
    form.rows.filter(({ barred }) => !barred),
    (row) => partsOf(row, isShared)[1],
  );
  const lines = [...groups].flatMap(([id, rows]): CellLine[] => {
    const [first] = rows;
    const ids = rows.map((row) => row.id);
    const lead = rows.flatMap(({ leads = [] }) => leads).find(isCounted);
    return first ? [{ id, name: placeOf(form, first, book), rows, most: mostTogether(form, ids), lead }] : [];
  });
  return [...lines.filter(({ lead }) => lead), ...lines.filter(({ lead }) => !lead)];
}

/** What is barred as a whole: all that one gives, or all that lies at one place. */
export function barredLines(form: AllocateForm, book: Book): readonly Barred[] {
  const found: Barred[] = [];
  const isShared = isTogether(form);
  const of = (part: (row: Row) => string | null, name: (row: Row) => string): void => {
    for (const rows of Map.groupBy(form.rows, part).values()) {
      const [first] = rows;
      if (first?.barred && part(first) !== null && rows.every(({ barred }) => barred))
        found.push({ label: name(first), bar: first.barred });
    }
  };
  if (form.rows.some(({ barred }) => !barred))
    of(
      (row) => partsOf(row, isShared)[0],
      (row) => giverOf(form, row, book),
    );
  of(
    (row) => partsOf(row, isShared)[1],
    (row) => placeOf(form, row, book),
  );
  return found;
}

/** The numbers that have a column. */
export function numbersOf(lines: readonly CellLine[]): readonly number[] {
  const most = Math.min(MOST_STEPS, Math.max(0, ...lines.map((line) => line.most)));
  return Array.from({ length: most + 1 }, (_, number) => number);
}

/** Why a line cannot have a number; undefined: it can, as far as other lines leave it. */
export function barOf(
  form: AllocateForm,
  { rows, most }: CellLine,
  number: number,
  given: Allocation,
): Bar | undefined {
  if (number === 0) return undefined;
  const waits = rows.map((row) => closedBy(form, row, given));
  const [first] = waits;
  if (first && waits.every((each) => each !== null)) return first;
  if (number <= most) return undefined;
  const bounds = form.limits.find(
    ({ rows: those, max }) => max === most && rows.every(({ id }) => those.includes(id)),
  );
  if (bounds) return bounds;
  const [row] = rows;
  return row && { clauses: [], reason: words('answer.rowMax', { row: row.label, max: most }) };
}
