import type { ReactNode } from 'react';
import { kindShown, type Shown } from '../../kernel/directive.ts';
import type { RecordLine } from '../../kernel/record.ts';
import { type Book, Clauses, useBook } from '../book.tsx';
import { FallenBars, SheetTable } from '../sheet/sheet.tsx';
import { listed, t } from '../texts.ts';
import { AffectedList } from './affected.tsx';
import { DoneMark } from './directives.tsx';
import { aboutOf, agreedTo, doneText, isToldByRules, reportedIn } from './done.ts';

interface LineProps {
  readonly line: RecordLine;
  /** Whether sheets and chances stand open. */
  readonly open?: boolean;
  onNumber(): void;
}

/** One line of the record: its number, what was done where the rules do not tell it themselves, and what they told. */
export function Line({ line, open = false, onNumber }: LineProps): ReactNode {
  const reported = reportedIn(line, useBook());
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
        <Done line={line} />
        <Reported facts={reported} open={open} />
        <Told dispatches={line.dispatches} open={open} />
        <AffectedList line={line} />
      </div>
    </article>
  );
}

/** What was done, about what and by whom, where the rules do not tell it themselves; and whether it stands. */
export function Done({ line }: { line: RecordLine }): ReactNode {
  const book = useBook();
  const done = isToldByRules(line) ? '' : doneText(line, book);
  // the facts of a report say what it was about
  const about = done !== '' && reportedIn(line, book).length === 0 ? aboutOf(line, book) : '';
  const by = byText(line, book);
  if (!done && !by && !line.undone) return null;
  return (
    <p className="done">
      {done} {about && <span className="hint">{about}</span>} {by && <span className="hint">{by}</span>}
      {line.undone && <span className="tag">{t.log.undone}</span>}
    </p>
  );
}

/** Who did it and who agreed to it; where one person has every seat there is nobody to name. */
function byText(line: RecordLine, { alone, name }: Book): string {
  if (alone) return '';
  const agreed = agreedTo(line);
  const parts = [
    line.by === undefined ? '' : t.log.by(line.by),
    agreed.length === 0 ? '' : t.log.agreed(listed(agreed.map(name))),
  ].filter(Boolean);
  return parts.length === 0 ? '' : `(${parts.join('; ')})`;
}

/** What the rules told: text, clauses, and for a roll its chances and its sum. */
function Told({ dispatches, open }: { dispatches: readonly Shown[]; open: boolean }): ReactNode {
  const { say } = useBook();
  if (dispatches.length === 0) return null;
  return (
    <ul className="told">
      {dispatches.map((dispatch, i) => (
        <li key={i} className={`is-${kindShown(dispatch)}`}>
          <div>
            <p>
              <span className="kind">{t.log.kinds[kindShown(dispatch)]}</span> {say(dispatch.data)}{' '}
              <Clauses ids={dispatch.clauses} />
              <DoneMark done={dispatch.done} />
            </p>
            {dispatch.sheet && open && <FallenBars result={dispatch.sheet} />}
            {dispatch.sheet && (
              <details className="sum" open={open && dispatch.kind === 'rolled'}>
                <summary>{!open && dispatch.kind === 'rolled' ? t.log.sheetAndOdds : t.log.sheet}</summary>
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
