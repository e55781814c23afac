import type { ReactNode } from 'react';
import type { Dispatch } from '../../kernel/dispatch.ts';
import type { RecordLine } from '../../kernel/record.ts';
import { Clauses, useBook } from '../book.tsx';
import { AffectedList } from '../log/affected.tsx';
import { directivesIn } from '../log/directives.tsx';
import { reportedIn } from '../log/done.ts';
import { Done, ReportedList } from '../log/line.tsx';
import { FallenBars, SheetTable } from '../sheet/sheet.tsx';
import { t } from '../texts.ts';

interface LineProps {
  readonly line: RecordLine;
  /** The directives that were ticked off on this device; null where there is nothing to tick. */
  readonly ticked: readonly string[] | null;
}

/** One line of the record on paper: all of it, with its sums and chances. */
export function PrintedLine({ line, ticked }: LineProps): ReactNode {
  const book = useBook();
  const boxes = ticked && !line.undone ? directivesIn(line) : [];
  return (
    <li value={line.n} className={line.undone ? 'line is-undone' : 'line'}>
      <span className="line-number">{line.n}</span>
      <div>
        <Done line={line} />
        <ReportedList facts={reportedIn(line, book)} />
        <div className="all-told">
          {line.dispatches.map((dispatch, i) => {
            const box = boxes.find((each) => each.dispatch === dispatch);
            return <Told key={i} dispatch={dispatch} done={box ? ticked?.includes(box.id) : undefined} />;
          })}
        </div>
        <AffectedList line={line} />
      </div>
    </li>
  );
}

const BOX = '\u2610';
const CROSSED = '\u2612';

/** What the rules told: text, clauses, and what was worked out. `done`: whether it was ticked off. */
function Told({ dispatch, done }: { dispatch: Dispatch; done: boolean | undefined }): ReactNode {
  const { say } = useBook();
  const { kind, data, clauses, sheet } = dispatch;
  return (
    <div className={`told is-${kind}`}>
      <p>
        {done !== undefined && <span className="box">{done ? CROSSED : BOX} </span>}
        <span className="kind">{t.log.kinds[kind]}</span> {say(data)} <Clauses ids={clauses} />
        {done === true && <strong> {t.print.done}</strong>}
      </p>
      {sheet && (
        <div className="worked">
          <div>
            <SheetTable result={sheet} />
          </div>
          <FallenBars result={sheet} />
        </div>
      )}
    </div>
  );
}
