import { type ReactNode, Suspense, useState } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import { choicesOf } from '../../kernel/forms/form.ts';
import type { Dispatch } from '../../kernel/steps/dispatch.ts';
import { isRecord } from '../../kernel/json.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { type Book, useBook } from '../book.tsx';
import { campOf } from '../roll/camp.ts';
import { later, loaded } from '../later.tsx';
import { Thrown } from '../roll/thrown.tsx';
import { rangeText } from '../sheet/sheet.tsx';
import { capital, figure, listed, signed, t } from '../texts.ts';

/** It comes after the desk, and before anything falls. */
const loadFell = () => import('../roll/fell-todo.tsx');
const FellToDo = later(async () => (await loadFell()).FellToDo);
loaded(loadFell).catch(() => undefined);

interface JustFellProps {
  readonly desk: Desk;
  /** Ticks off what is to be done. */
  readonly ticks: Act;
  /** The forms that stand beneath it. */
  readonly forms: string;
}

/**
 * What fell last or came of it, and its sum in one line, as a banner above what is asked next, until that is answered; beneath
 * it what is to be done. While the same forms stand beneath it, it keeps its place: what is past is hidden, and what falls
 * meanwhile is told below.
 */
export function JustFell({ desk, ticks, forms }: JustFellProps): ReactNode {
  const book = useBook();
  const now = fellIn(desk.lines);
  const [opened, setOpened] = useState({ forms, line: now });
  const isPast = !isSame(toldIn(opened.line), toldIn(now));
  if (opened.forms !== forms || (forms === '' && isPast)) setOpened({ forms, line: now });
  const line = isPast ? opened.line : now;
  if (!line) return null;
  const fallen = toldIn(line);
  const camp = campOf(book.table, fallen);
  return (
    <div className={isPast ? 'just-fell is-past' : 'just-fell'} aria-hidden={isPast}>
      <div className={camp?.tone ? `fell-banner is-${camp.tone}` : 'fell-banner'}>
        <Thrown fallen={fallen} by={line.by} whose={line.for} />
        <div className="fell-words">
          {fallen.map((dispatch, i) => (
            <p key={i}>
              {i === 0 && camp && <Hoped by={camp.seats} />}
              <strong>{book.say(dispatch.data)}</strong> <Sum of={dispatch.sheet} />
            </p>
          ))}
        </div>
      </div>
      <Suspense fallback={null}>
        <FellToDo line={line} desk={desk} ticks={ticks} />
      </Suspense>
    </div>
  );
}

/** For whom it fell well: its colour alone does not say it. */
function Hoped({ by }: { readonly by: readonly string[] }): ReactNode {
  const { name } = useBook();
  return <span className="fell-for">{t.log.hopedBy(listed(by.map((id) => capital(name(id)))))}</span>;
}

function isSame(one: readonly Dispatch[], other: readonly Dispatch[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function Sum({ of: sheet }: { readonly of: SheetResult | undefined }): ReactNode {
  const book = useBook();
  const text = sheet ? sumText(sheet, book) : '';
  return text === '' ? null : <span className="hint">{t.log.sumOf(text)}</span>;
}

/** The rolls and results of the line that the banner tells. */
export function justFell(lines: readonly RecordLine[]): readonly Dispatch[] {
  return toldIn(fellIn(lines));
}

function toldIn(line: RecordLine | undefined): readonly Dispatch[] {
  return (line?.dispatches ?? []).filter(({ kind }) => kind === 'rolled' || kind === 'result');
}

/**
 * The latest line, where dice fell in it or its choice had a result; what was only reported since does not hide it, but a sum
 * that was decided by a report does.
 */
export function fellIn(lines: readonly RecordLine[]): RecordLine | undefined {
  const last = lines.findLast(
    (line) => !line.undone && line.kind !== 'undo' && (!isReport(line) || hasDecided(line)),
  );
  const isChoice = typeof last?.answer === 'string';
  const tells = ({ kind }: Dispatch): boolean => kind === 'rolled' || (isChoice && kind === 'result');
  return last?.dispatches.some(tells) ? last : undefined;
}

/** The roll that has fallen whose result a choice takes, or a lesser one: its sheet, whose one outcome is an option. */
export function fellFor(
  lines: readonly RecordLine[],
  { form, sheets = [] }: Pick<Decision, 'form' | 'sheets'>,
): SheetResult | undefined {
  if (form.kind !== 'choose' || sheets.length === 0) return undefined;
  const told = lines.flatMap((line) => (line.undone ? [] : line.dispatches));
  const sheet = told.findLast(
    (each) => each.kind === 'rolled' && sheets.some(({ name }) => name === each.sheet?.sheet),
  )?.sheet;
  const [only, ...more] = sheet?.outcomes ?? [];
  const isOption = choicesOf(form).some((each) => 'value' in each && each.value === only);
  return more.length === 0 && isOption ? sheet : undefined;
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
