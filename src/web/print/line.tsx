import type { ReactNode } from 'react';
import { kindShown, type Shown } from '../../kernel/game/directive.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { Clauses, useBook } from '../book.tsx';
import { AffectedList } from '../log/affected.tsx';
import { reportedIn } from '../log/done.ts';
import { Done, ReportedList } from '../log/line.tsx';
import { FallenBars, SheetTable } from '../sheet/sheet.tsx';
import { t } from '../texts.ts';

/** One line of the record on paper: all of it, with its sums and chances; `lines`: the record. */
export function PrintedLine({ line, lines }: { line: RecordLine; lines: readonly RecordLine[] }): ReactNode {
  const book = useBook();
  return (
    <li value={line.n} className={line.undone ? 'line is-undone' : 'line'}>
      <span className="line-number">{line.n}</span>
      <div>
        <Done line={line} lines={lines} />
        <ReportedList facts={reportedIn(line, book)} />
        <div className="all-told">
          {line.dispatches.map((dispatch, i) => (
            <Told key={i} dispatch={dispatch} stands={!line.undone} />
          ))}
        </div>
        <AffectedList line={line} />
      </div>
    </li>
  );
}

const BOX = '\u2610';
const CROSSED = '\u2612';

/** What the rules told: text, clauses, and what was worked out; what stands to be done, with a box. */
function Told({ dispatch, stands }: { dispatch: Shown; stands: boolean }): ReactNode {
  const { say } = useBook();
  const { data, clauses, sheet, done } = dispatch;
  const kind = kindShown(dispatch);
  return (
    <div className={`told is-${kind}`}>
      <p>
        {stands && kind === 'directive' && <span className="box">{done ? CROSSED : BOX} </span>}
        <span className="kind">{t.log.kinds[kind]}</span> {say(data)} <Clauses ids={clauses} />
        {done && <strong> {t.print.done}</strong>}
      </p>
      {sheet && (
        <div className="worked">
          <div>
            <SheetTable result={sheet} whole />
          </div>
          <FallenBars result={sheet} />
        </div>
      )}
    </div>
  );
}
