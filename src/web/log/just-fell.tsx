import { type ReactNode, useState } from 'react';
import type { Dispatch } from '../../kernel/steps/dispatch.ts';
import { isRecord } from '../../kernel/json.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';
import { type Book, useBook } from '../book.tsx';
import { rangeText } from '../sheet/sheet.tsx';
import { figure, signed, t } from '../texts.ts';

interface JustFellProps {
  readonly lines: readonly RecordLine[];
  /** The forms that stand beneath it. */
  readonly forms: string;
}

/**
 * What fell last and its sum in one line, above what is asked next, until that is answered. While the same forms stand
 * beneath it, it keeps its place: what is past is hidden, and what falls meanwhile is told below.
 */
export function JustFell({ lines, forms }: JustFellProps): ReactNode {
  const book = useBook();
  const now = justFell(lines);
  const [opened, setOpened] = useState({ forms, fallen: now });
  if (opened.forms !== forms || (forms === '' && !isSame(opened.fallen, now)))
    setOpened({ forms, fallen: now });
  const { fallen } = opened;
  if (fallen.length === 0) return null;
  const isPast = !isSame(fallen, now);
  return (
    <div className={isPast ? 'just-fell is-past' : 'just-fell'} aria-hidden={isPast}>
      {fallen.map((dispatch, i) => (
        <p key={i}>
          <strong>{book.say(dispatch.data)}</strong> <Sum of={dispatch.sheet} />
        </p>
      ))}
    </div>
  );
}

function isSame(one: readonly Dispatch[], other: readonly Dispatch[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function Sum({ of: sheet }: { readonly of: SheetResult | undefined }): ReactNode {
  const book = useBook();
  const text = sheet ? sumText(sheet, book) : '';
  return text === '' ? null : <span className="hint">{t.log.sumOf(text)}</span>;
}

/**
 * The rolls and results of the latest line; what was only reported since does not hide them, but a sum that was decided by a
 * report does.
 */
export function justFell(lines: readonly RecordLine[]): readonly Dispatch[] {
  const last = lines.findLast(
    (line) => !line.undone && line.kind !== 'undo' && (!isReport(line) || hasDecided(line)),
  );
  const told = last?.dispatches ?? [];
  if (!told.some(({ kind }) => kind === 'rolled')) return [];
  return told.filter(({ kind }) => kind === 'rolled' || kind === 'result');
}

function hasDecided({ dispatches }: RecordLine): boolean {
  return dispatches.some(({ kind, sheet }) => kind === 'result' && sheet !== undefined);
}

function isReport({ answer }: RecordLine): boolean {
  return isRecord(answer) && Object.values(answer).some((each) => isRecord(each) && 'as' in each);
}

/** A sum in one line: what counts, each with its sign, and the total; empty where no two things count. */
export function sumText({ lines, total }: SheetResult, { say }: Book): string {
  const counts = lines.filter(({ min, max }) => min !== 0 || max !== 0);
  const parts = counts.map((line) => `${say(line.label)} ${rangeText(line, signed)}`);
  return parts.length < 2 ? '' : `${parts.join(', ')} = ${rangeText(total, figure)}`;
}
