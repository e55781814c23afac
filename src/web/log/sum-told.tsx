import type { ReactNode } from 'react';
import type { ShownDispatch } from '../../kernel/game/directive.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { own } from '../../kernel/json.ts';
import { countsSaid, inFigures, partsOfSum } from '../../kernel/log/sum-told.ts';
import { sidesOf } from '../../kernel/sums/know.ts';
import { type Book, useBook } from '../book.tsx';
import { Face } from '../roll/face.tsx';
import { diceOf } from '../roll/falls.ts';
import { figure } from '../texts.ts';

interface SumProps {
  readonly dispatch: ShownDispatch | undefined;
  /** The line in which it stands. */
  readonly n: number;
  readonly lines: readonly RecordLine[];
}

/** The sum of a line in figures, what counted in it and who told that, beside its dice. */
export function SumTold({ dispatch, n, lines }: SumProps): ReactNode {
  const book = useBook();
  if (!dispatch?.sheet) return null;
  const { sheet } = dispatch;
  const { rules } = book.table;
  const text = sumText(dispatch, lines.slice(0, n - 1), book);
  const dice = diceOf(rules, sheet);
  if (text === '' && dice.length === 0) return null;
  return (
    <p className="small sum-told">
      {dice.slice(0, MOST).map((key) => (
        <Face key={key} face={Number(own(sheet.facts, key))} sides={sidesOf(rules.facts, key)} />
      ))}
      <span>{text}</span>
    </p>
  );
}

/** More dice than that are told in words alone. */
const MOST = 3;

/** The sum of something told, in figures and in words; empty where it has none. */
export function sumText({ sheet }: ShownDispatch, before: readonly RecordLine[], book: Book): string {
  if (!sheet) return '';
  const parts = partsOfSum(sheet, book.alone ? [] : before, book);
  return [inFigures(sheet, parts, figure), ...countsSaid(parts, figure)].filter(Boolean).join(' \u00b7 ');
}
