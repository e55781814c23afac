import './line.css';
import type { ReactNode } from 'react';
import type { RecordLine } from '../../kernel/game/record.ts';
import { sayingsOf } from '../../kernel/log/sayings.ts';
import { useBook } from '../book.tsx';
import { listed, deskTexts } from '../texts.ts';
import { MendInPlace, useBegin } from '../mend/in-place.tsx';
import { useMending } from '../mend/mending.tsx';
import { isLastBack, isStanding } from '../record/targets.ts';
import { AffectedList } from './affected.tsx';
import { lineText } from '../record/done.ts';
import { Otherwise } from './otherwise.tsx';
import { SayingView } from './saying.tsx';
import { tagOf } from './tag.ts';
import { logTexts } from '../texts/log.ts';

interface LineProps {
  readonly line: RecordLine;
  /** The record that it stands in. */
  readonly lines?: readonly RecordLine[];
  /** What stood in its place before it was put right. */
  readonly was?: RecordLine | undefined;
  /** Whether sheets and chances stand open. */
  readonly open?: boolean;
  /** When it came. */
  readonly when?: ReactNode;
  onNumber(n: number): void;
}

/** One line of the record: what came of it, what counted, and the ways back to it. */
export function Line({ line, lines = [], was, open = false, when, onNumber }: LineProps): ReactNode {
  const book = useBook();
  const { reopened } = line;
  const tag = tagOf(line, lines);
  return (
    <article className="line">
      {sayingsOf(line, lines, book).map((saying, i) => (
        <SayingView key={i} saying={saying} line={line} lines={lines} open={open}>
          {i === 0 && (
            <>
              {tag && <span className="tag">{tag}</span>}
              {when}
            </>
          )}
        </SayingView>
      ))}
      {was && <WasSaid was={was} line={line} lines={lines} />}
      {reopened && <p className="small">{deskTexts.mend.reopened(listed(reopened.map(book.name)))}</p>}
      <AffectedList line={line} />
      <Otherwise line={line} lines={lines} />
      <Ways line={line} lines={lines} onNumber={onNumber} />
    </article>
  );
}

/** What a line said before it was put right, struck out where it said otherwise. */
function WasSaid({
  was,
  line,
  lines,
}: Required<Pick<LineProps, 'line' | 'lines'>> & { readonly was: RecordLine }): ReactNode {
  const book = useBook();
  const before = lineText(was, book, lines);
  if (before === lineText(line, book, lines)) return null;
  return (
    <p className="small">
      <s>{before}</s>
    </p>
  );
}

type WaysProps = Required<Pick<LineProps, 'line' | 'lines' | 'onNumber'>>;

/** The ways from a line: to the table as it stood then, and to put it right where this desk may. */
function Ways({ line, lines, onNumber }: WaysProps): ReactNode {
  const begin = useBegin(useMending());
  const mends = begin !== null && (isStanding(line) || isLastBack(line, lines));
  return (
    <>
      <p className="line-ways">
        <button
          type="button"
          className="link line-number"
          aria-label={deskTexts.log.replay(line.n)}
          title={deskTexts.log.replay(line.n)}
          data-says={logTexts.lookBack}
          onClick={() => onNumber(line.n)}
        >
          {line.n}
        </button>
        {mends && (
          <button
            type="button"
            className="link put-right"
            aria-label={deskTexts.mend.of(line.n)}
            onClick={() => begin(line.n)}
          >
            {deskTexts.mend.button}
          </button>
        )}
      </p>
      {mends && <MendInPlace n={line.n} />}
    </>
  );
}
