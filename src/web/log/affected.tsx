import './line.css';
import { type ReactNode, useState } from 'react';
import type { AffectedSheet } from '../../kernel/game/correction.ts';
import { own } from '../../kernel/json.ts';
import { isCorrection } from '../../kernel/game/mended.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { useBook } from '../book.tsx';
import { resultText } from '../sheet/result-text.ts';
import { deskTexts } from '../texts.ts';
import { type Correcting, useCorrected } from './correcting.ts';

/** The earlier sums that a correction would have changed. Nothing of them is done again: the players decide. */
export function AffectedList({ line }: { line: RecordLine }): ReactNode {
  if (line.affects)
    return (
      <div className="marked affects">
        <p>{deskTexts.log.affects}</p>
        <ul>
          {line.affects.map((each) => (
            <Touched key={`${each.n} ${each.fact} ${each.sheet}`} line={line} affected={each} />
          ))}
          {line.affectsMore && (
            <More key={line.n} line={line} from={line.affects.length} count={line.affectsMore} />
          )}
        </ul>
      </div>
    );
  return isCorrection(line) ? <p className="hint">{deskTexts.log.affectsNothing}</p> : null;
}

/** The sums that a line does not bring: so many at once, when they are asked for. */
function More({ line, from, count }: { line: RecordLine; from: number; count: number }): ReactNode {
  const more = useCorrected()?.more ?? null;
  const [found, setFound] = useState<readonly AffectedSheet[]>([]);
  const [trouble, setTrouble] = useState('');
  const left = count - found.length;
  const load = (): void => {
    more?.(line.n, from + found.length).then(
      (next) => setFound([...found, ...next]),
      (error: Error) => setTrouble(error.message),
    );
  };
  return (
    <>
      {found.map((each) => (
        <Touched key={`${each.n} ${each.fact} ${each.sheet}`} line={line} affected={each} />
      ))}
      {left > 0 && (
        <li>
          {more === null ? (
            deskTexts.log.affectsMore(left)
          ) : (
            <button type="button" className="link" onClick={load}>
              {deskTexts.log.affectsMore(left)}
            </button>
          )}
          {trouble !== '' && <span role="alert"> {trouble}</span>}
        </li>
      )}
    </>
  );
}

function Touched({ line, affected }: { line: RecordLine; affected: AffectedSheet }): ReactNode {
  const book = useBook();
  const correcting = useCorrected();
  const { n, sheet, before, after } = affected;
  const title = own(book.table.rules.sheets, sheet)?.title;
  const name = title ? book.say(title) : sheet;
  return (
    <li>
      {deskTexts.log.affected(n, name, resultText(before, book), resultText(after, book))}
      {correcting && !line.undone && <Choice line={line} affected={affected} correcting={correcting} />}
    </li>
  );
}

interface ChoiceProps {
  readonly line: RecordLine;
  readonly affected: AffectedSheet;
  readonly correcting: Correcting;
}

/** Take back to before the sum, put right what was reported before it, or leave it. */
function Choice({ line, affected, correcting }: ChoiceProps): ReactNode {
  const { n, fact, sheet } = affected;
  const { left, leave, undone, takeBackBefore, putRight } = correcting;
  const id = `${line.n} ${n} ${fact} ${sheet}`;
  if (undone.has(n)) return <span className="hint"> {deskTexts.log.gone}</span>;
  if (left.includes(id)) return <span className="hint"> {deskTexts.log.left}</span>;
  if (takeBackBefore === null) return null;
  return (
    <span className="flow choices">
      <button type="button" className="link" onClick={() => takeBackBefore(n)}>
        {deskTexts.log.takeBack(n)}
      </button>
      {putRight && (
        <button type="button" className="link" onClick={() => putRight(affected, line)}>
          {deskTexts.log.putRight}
        </button>
      )}
      <button type="button" className="link" onClick={() => leave(id)}>
        {deskTexts.log.leave}
      </button>
    </span>
  );
}
