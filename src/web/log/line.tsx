import type { ReactNode } from 'react';
import type { Dispatch } from '../../kernel/dispatch.ts';
import { isRecord, type Json, own } from '../../kernel/json.ts';
import type { RecordLine } from '../../kernel/record.ts';
import { type Book, Clauses, useBook } from '../book.tsx';
import { FallenBars, SheetTable } from '../sheet/sheet.tsx';
import { listed, t } from '../texts.ts';

interface LineProps {
  readonly line: RecordLine;
  /** Whether sheets and chances stand open. */
  readonly open?: boolean;
  onNumber(): void;
}

/** One line of the record: its number, what was done where the rules do not tell it themselves, and what they told. */
export function Line({ line, open = false, onNumber }: LineProps): ReactNode {
  const book = useBook();
  const done = isToldByRules(line) ? '' : doneText(line, book);
  const by = line.by !== undefined && !book.alone ? t.log.by(line.by) : '';
  return (
    <article className="line">
      <button
        type="button"
        className="line-number"
        aria-label={t.log.replay(line.n)}
        title={t.log.replay(line.n)}
        onClick={onNumber}
      >
        {line.n}
      </button>
      <div>
        {(done || by || line.undone) && (
          <p className="done">
            {done} {by && <span className="hint">{by}</span>}
            {line.undone && <span className="tag">{t.log.undone}</span>}
          </p>
        )}
        <Told dispatches={line.dispatches} open={open} />
      </div>
    </article>
  );
}

/** A choice or a roll that the rules speak of themselves need not be said twice. */
function isToldByRules(line: RecordLine): boolean {
  return (
    line.kind === 'answer' &&
    line.dispatches.length > 0 &&
    (line.answer === undefined || !isRecord(line.answer))
  );
}

/** What the rules told: text, clauses, and for a roll its chances and its sum. */
function Told({ dispatches, open }: { dispatches: readonly Dispatch[]; open: boolean }): ReactNode {
  const { say } = useBook();
  if (dispatches.length === 0) return null;
  return (
    <ul className="told">
      {dispatches.map((dispatch, i) => (
        <li key={i} className={`is-${dispatch.kind}`}>
          <div>
            <p>
              <span className="kind">{t.log.kinds[dispatch.kind]}</span> {say(dispatch.data)}{' '}
              <Clauses ids={dispatch.clauses} />
            </p>
            {dispatch.sheet && open && <FallenBars result={dispatch.sheet} />}
            {dispatch.sheet && (
              <details className="sum">
                <summary>{open ? t.sheet.title : t.log.sheet}</summary>
                {!open && <FallenBars result={dispatch.sheet} />}
                <SheetTable result={dispatch.sheet} />
              </details>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A line in one sentence: what the rules told first, else what somebody did. */
export function lineText(line: RecordLine, book: Book): string {
  const [first] = line.dispatches;
  return first && isToldByRules(line) ? book.say(first.data) : doneText(line, book);
}

/** What somebody did, in a few words. */
function doneText(line: RecordLine, book: Book): string {
  const { name } = book;
  if (line.kind === 'undo') return undoText(line);
  if (line.kind === 'step') return stepText(line, book);
  if (line.seat === undefined) return '';
  if (line.answer === undefined) return name(line.seat);
  if (isReport(line.answer)) return reportText(line.seat, line.answer, book);
  return t.log.answered(capital(name(line.seat)), answerText(line.answer, book));
}

function stepText(line: RecordLine, book: Book): string {
  const opened = t.log.step(listed((line.seats ?? []).map(book.name)));
  const mine = Object.values(line.own ?? {}).map((answer) => answerText(answer, book));
  return mine.length > 0 ? `${opened}. Yours: ${mine.join('; ')}` : opened;
}

function undoText(line: RecordLine): string {
  const parts = [t.log.undo(line.to ?? 0), line.reason ? `(${line.reason})` : ''];
  if (line.seen?.dice) parts.push(t.log.seenDice);
  if (line.seen && line.seen.doors.length > 0) parts.push(t.log.seenDoors(line.seen.doors.join(', ')));
  return parts.filter(Boolean).join(' ');
}

function isReport(answer: Json): answer is Readonly<Record<string, { value?: Json; as: keyof typeof t.as }>> {
  return isRecord(answer) && Object.values(answer).some((each) => isRecord(each) && 'as' in each);
}

function reportText(
  seat: string,
  answer: Readonly<Record<string, { value?: Json; as: keyof typeof t.as }>>,
  { name, say, table }: Book,
): string {
  const told = Object.entries(answer).map(([key, { value, as }]) => {
    const spec = own(table.rules.facts, key);
    const question = spec ? say(spec.question) : key;
    return `${question} ${as === 'unknown' ? t.facts.unknown : name(value ?? null)}`;
  });
  return `${t.log.reported(capital(name(seat)))}: ${told.join('; ') || t.form.nothing}`;
}

/** An answer as people say it: an option's name, the faces, points by row. */
function answerText(answer: Json, { name }: Book): string {
  if (!isRecord(answer)) return name(answer);
  const rows = Object.entries(answer).map(([row, points]) => `${name(row)} ${String(points)}`);
  return rows.join(', ') || '0';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
