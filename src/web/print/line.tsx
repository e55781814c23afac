import type { ReactNode } from 'react';
import { kindShown, type ShownDispatch } from '../../kernel/game/directive.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';
import { Clauses, useBook } from '../book.tsx';
import { AffectedList } from '../log/affected.tsx';
import { reportedIn } from '../log/done.ts';
import { Done, ReportedList } from '../log/line.tsx';
import { FallenBars, SheetTable } from '../sheet/sheet.tsx';
import { t } from '../texts.ts';
import { p } from './texts.ts';
import { When } from '../time/when.tsx';

interface PrintedLineProps {
  readonly line: RecordLine;
  /** The record. */
  readonly lines: readonly RecordLine[];
  /** Without the chances of its rolls. */
  readonly isShort?: boolean;
}

/** One line of the record on paper, with its sums and chances. */
export function PrintedLine({ line, lines, isShort = false }: PrintedLineProps): ReactNode {
  const book = useBook();
  return (
    <li value={line.n} className={line.undone ? 'line is-undone' : 'line'}>
      <span className="line-number">{line.n}</span>
      <div>
        <When n={line.n} isFull />
        <Done line={line} lines={lines} />
        <ReportedList facts={reportedIn(line, book)} />
        <div className="all-told">
          {line.dispatches.map((dispatch, i) => (
            <Told key={i} dispatch={dispatch} stands={!line.undone} isShort={isShort} />
          ))}
        </div>
        <AffectedList line={line} />
      </div>
    </li>
  );
}

const BOX = '\u2610';
const CROSSED = '\u2612';

interface ToldProps {
  readonly dispatch: ShownDispatch;
  readonly stands: boolean;
  readonly isShort: boolean;
}

/** What the rules told: text, clauses, and what was worked out; what stands to be done, with a box. */
function Told({ dispatch, stands, isShort }: ToldProps): ReactNode {
  const { say } = useBook();
  const { data, clauses, sheet, done } = dispatch;
  const kind = kindShown(dispatch);
  const zeros = sheet ? sheet.lines.length - counting(sheet).lines.length : 0;
  return (
    <div className={`told is-${kind}`}>
      <p>
        {stands && kind === 'directive' && <span className="box">{done ? CROSSED : BOX} </span>}
        <span className="kind">{t.log.kinds[kind]}</span> {say(data)} <Clauses ids={clauses} />
        {done && <strong> {p.done}</strong>}
      </p>
      {sheet && (
        <div className="worked">
          <div>
            <SheetTable result={counting(sheet)} whole />
            {zeros > 0 && <p className="hint">{t.sheet.zeros(zeros)}</p>}
          </div>
          {!isShort && <FallenBars result={sheet} />}
        </div>
      )}
    </div>
  );
}

/** A sum without the lines that came to nothing. */
function counting(sheet: SheetResult): SheetResult {
  return { ...sheet, lines: sheet.lines.filter(({ min, max }) => min !== 0 || max !== 0) };
}
