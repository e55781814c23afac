import type { ReactNode } from 'react';
import { kindShown, type ShownDispatch } from '../../kernel/game/directive.ts';
import { BY_CLUB } from '../../club/club.ts';
import { partsBefore } from '../../kernel/game/last-told.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { own } from '../../kernel/json.ts';
import type { ReadTable } from '../../kernel/rulebook.ts';
import { type Book, Clauses, useBook } from '../book.tsx';
import { isolated } from '../isolated.ts';
import { FallenBars, SheetTable } from '../sheet/sheet.tsx';
import { listed, sentence, t } from '../texts.ts';
import { MendInPlace, useBegin } from '../mend/in-place.tsx';
import { useMending } from '../mend/mending.tsx';
import { MendedBelow } from '../mend/otherwise.tsx';
import { isLastBack, isStanding } from '../mend/targets.ts';
import { AffectedList } from './affected.tsx';
import { DoneMark } from './done-mark.tsx';
import { gathered } from './gathered.ts';
import { aboutOf, agreedTo, doneText, isToldByRules, reportedIn } from './done.ts';

interface LineProps {
  readonly line: RecordLine;
  /** The record that it stands in, where what it put right is to be shown. */
  readonly lines?: readonly RecordLine[];
  /** The lines that it put right. */
  readonly old?: readonly RecordLine[];
  /** Whether sheets and chances stand open. */
  readonly open?: boolean;
  /** When it came. */
  readonly when?: ReactNode;
  onNumber(n: number): void;
}

/** One line of the record: its number, what was done where the rules do not tell it themselves, and what they told. */
export function Line({ line, lines = [], old = [], open = false, when, onNumber }: LineProps): ReactNode {
  const reported = reportedIn(line, useBook());
  return (
    <article className="line">
      <button
        type="button"
        className="line-number"
        aria-label={t.log.replay(line.n)}
        title={t.log.replay(line.n)}
        onClick={() => onNumber(line.n)}
      >
        {line.n}
      </button>
      <div>
        {when}
        <Done line={line} lines={lines} />
        <Reported facts={reported} open={open} />
        <Told dispatches={line.dispatches} open={open} />
        <AffectedList line={line} />
        <MendedBelow line={line} lines={lines} />
        <OldLines old={old} onNumber={onNumber} />
        <PutRight line={line} lines={lines} />
      </div>
    </article>
  );
}

/** The lines that were put right, as they were. */
function OldLines({ old, onNumber }: Required<Pick<LineProps, 'old' | 'onNumber'>>): ReactNode {
  if (old.length === 0) return null;
  return (
    <details className="sum old-lines">
      <summary>{t.mend.old(old.length)}</summary>
      <ol>
        {old.map((line) => (
          <li key={line.n} value={line.n} className="is-undone">
            <Line line={line} onNumber={onNumber} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The way to put a line right, where this desk may. */
function PutRight({ line, lines }: Required<Pick<LineProps, 'line' | 'lines'>>): ReactNode {
  const begin = useBegin(useMending());
  if (!begin || !(isStanding(line) || isLastBack(line, lines))) return null;
  return (
    <>
      <button
        type="button"
        className="link put-right"
        aria-label={t.mend.of(line.n)}
        onClick={() => begin(line.n)}
      >
        {t.mend.button}
      </button>
      <MendInPlace n={line.n} />
    </>
  );
}

/** What was done, about what and by whom, where the rules do not tell it themselves; and whether it stands. */
export function Done({ line, lines = [] }: Pick<LineProps, 'line' | 'lines'>): ReactNode {
  const book = useBook();
  const done = isToldByRules(line) ? '' : doneText(line, book);
  // the facts of a report say what it was about
  const about = done !== '' && reportedIn(line, book).length === 0 ? aboutOf(line, book) : '';
  const by = byText(line, book);
  const again = againText(line, lines);
  const { reopened } = line;
  const parts = partsBefore(lines, line);
  if (!done && !by && !line.undone && !again && !reopened) return null;
  return (
    <p className="done">
      {about ? sentence(done) : done} {about && <span className="hint">{about}</span>}{' '}
      {by && <span className="hint">{by}</span>}
      {line.undone && <span className="tag">{t.log.undone}</span>}
      {again && <span className="hint"> ({again})</span>}
      {parts.length > 0 && <span className="hint"> {t.log.parts(parts)}</span>}
      {reopened && <span className="hint"> {t.mend.reopened(listed(reopened.map(book.name)))}</span>}
    </p>
  );
}

/** Of a line that came again which it was, or by which it was put in. */
function againText({ again }: RecordLine, lines: readonly RecordLine[]): string {
  if (again === undefined) return '';
  return lines[again - 1]?.kind === 'undo' ? t.mend.added(again) : t.mend.again(again);
}

/** Who did it and who agreed to it; where one person has every seat there is nobody to name. */
function byText(line: RecordLine, { alone, name }: Book): string {
  // the one who has every seat is not named, a club file is
  if (line.only) return `(${t.log.only})`;
  if (alone && line.by !== BY_CLUB) return line.habit ? `(${t.habits.given})` : '';
  const agreed = agreedTo(line);
  const parts = [
    line.habit ? t.habits.given : '',
    line.by === undefined ? '' : t.log.by(isolated(line.by), line.for && name(line.for)),
    agreed.length === 0 ? '' : t.log.agreed(listed(agreed.map(name))),
  ].filter(Boolean);
  return parts.length === 0 ? '' : `(${parts.join('; ')})`;
}

/** Whether something came of a sum of which mostly nothing comes: a fall, an election, an offer. */
function isGreat({ rules }: ReadTable, { kind, sheet }: ShownDispatch): boolean {
  const outcomes = (sheet && own(rules.sheets, sheet.sheet)?.outcomes) ?? [];
  const [came, ...more] = outcomes.filter(({ id }) => sheet?.outcomes.includes(id));
  const isWatched = outcomes.some(({ nothing }) => nothing);
  return kind === 'result' && isWatched && came !== undefined && more.length === 0 && !came.nothing;
}

/** What the rules told: text, clauses, and for a roll its chances and its sum. */
function Told({ dispatches, open }: { dispatches: readonly ShownDispatch[]; open: boolean }): ReactNode {
  const { say, table } = useBook();
  if (dispatches.length === 0) return null;
  return (
    <ul className="told">
      {gathered(dispatches).map(({ dispatch, under }, i) => (
        <li key={i} className={`is-${kindShown(dispatch)}${isGreat(table, dispatch) ? ' is-great' : ''}`}>
          <div>
            <p>
              <span className="kind">{t.log.kinds[kindShown(dispatch)]}</span> {say(dispatch.data)}{' '}
              <Clauses ids={dispatch.clauses} />
              <DoneMark done={dispatch.done} />
            </p>
            {dispatch.sheet && open && <FallenBars result={dispatch.sheet} />}
            {dispatch.sheet && (
              <details
                className="sum"
                open={open && (dispatch.kind === 'rolled' || isGreat(table, dispatch))}
              >
                <summary>{!open && dispatch.kind === 'rolled' ? t.log.sheetAndOdds : t.log.sheet}</summary>
                {!open && <FallenBars result={dispatch.sheet} />}
                <SheetTable result={dispatch.sheet} />
              </details>
            )}
            {under.length > 0 && (
              <details className="sum">
                <summary>{t.log.sumsUnder(under.length)}</summary>
                <Told dispatches={under} open={false} />
              </details>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const FEW = 3;
const SOME = 6;

type ReportedFacts = ReturnType<typeof reportedIn>;

/** Reported facts, as questions with their answers. */
export function ReportedList({ facts }: { facts: ReportedFacts }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <ul className="reported">
      {facts.map(([question, value]) => (
        <li key={question}>
          {question} <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}

/** Reported facts; many of them are folded, in the older lines a few already. */
function Reported({ facts, open }: { facts: ReportedFacts; open: boolean }): ReactNode {
  const list = <ReportedList facts={facts} />;
  if (facts.length <= (open ? SOME : FEW)) return list;
  return (
    <details className="sum">
      <summary>{t.log.reportedMany(facts.length)}</summary>
      {list}
    </details>
  );
}
