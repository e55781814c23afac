import type { ReactNode } from 'react';
import { kindShown, type ShownDispatch } from '../../kernel/game/directive.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { ArrangedLine } from '../../kernel/log/arranged.ts';
import { toldBy } from '../../kernel/log/facts-told.ts';
import { type Saying, sayingsOf } from '../../kernel/log/sayings.ts';
import { toneOf } from '../record/tone.ts';
import { BY_CLUB } from '../../club/club.ts';
import { useBook } from '../book.tsx';
import { AffectedList } from '../log/affected.tsx';
import { lineText } from '../record/done.ts';
import { Otherwise } from '../log/otherwise.tsx';
import { sumText } from '../log/sum-told.tsx';
import { tagOf } from '../log/tag.ts';
import { logTexts } from '../texts/log.ts';
import { sentence } from '../texts.ts';
import { markOf } from './mark.ts';
import type { PrintWith } from '../record/part.ts';
import { printTexts } from '../texts/print.ts';

interface PrintedLineProps extends ArrangedLine {
  /** The record. */
  readonly lines: readonly RecordLine[];
  readonly withs: PrintWith;
}

/** One line of the record on paper: what came of it, each with the letter of its camp, and what counted. */
export function PrintedLine({ line, was, lines, withs }: PrintedLineProps): ReactNode {
  const book = useBook();
  const before = was ? lineText(was, book, lines) : '';
  const isOtherwise = before !== '' && before !== lineText(line, book, lines);
  const tag = isOtherwise ? printTexts.was(before) : tagOf(line, lines);
  const by = !book.alone || line.by === BY_CLUB ? toldBy(line, book) : '';
  return (
    <li value={line.n} className={line.undone ? 'line is-undone' : 'line'}>
      {sayingsOf(line, lines, book).map((saying, i) => (
        <div key={i} className="said">
          <b className="mark">{markOf(toneOf(saying, line, book), saying.kind)}</b>
          <div>
            <p className="outcome">
              {saying.text}
              {i === 0 && tag !== '' && <i> ({tag})</i>}
            </p>
            <Small saying={saying} line={line} lines={lines} withs={withs} by={i === 0 ? by : ''} />
          </div>
        </div>
      ))}
      <Otherwise line={line} lines={lines} />
      <AffectedList line={line} />
    </li>
  );
}

interface SmallProps extends Omit<PrintedLineProps, 'was'> {
  readonly saying: Saying;
  readonly by: string;
}

/** What stands small below an outcome. */
function Small({ saying, line, lines, withs, by }: SmallProps): ReactNode {
  const book = useBook();
  const { more, dispatch, under, kind } = saying;
  const sum = withs.sums && dispatch ? sumText(dispatch, lines.slice(0, line.n - 1), book) : '';
  const who = by === '' ? '' : kind === 'told' || line.changed ? logTexts.toldBy(by) : logTexts.by(by);
  const said = [sum, ...more, who].filter(Boolean).map(sentence).join(' ');
  return (
    <>
      {said !== '' && <p className="small">{said}</p>}
      {under.map((each, i) => (
        <Under key={i} dispatch={each} stands={!line.undone} />
      ))}
    </>
  );
}

const BOX = '\u2610';
const CROSSED = '\u2612';

/** What was told with it; what stands to be done, with a box. */
function Under({
  dispatch,
  stands,
}: {
  readonly dispatch: ShownDispatch;
  readonly stands: boolean;
}): ReactNode {
  const { say } = useBook();
  const isTodo = stands && kindShown(dispatch) === 'directive';
  return (
    <p className={`small is-${kindShown(dispatch)}`}>
      {isTodo && <span>{dispatch.done ? CROSSED : BOX} </span>}
      {say(dispatch.data)}
      {dispatch.done && <strong> {printTexts.done}</strong>}
    </p>
  );
}
