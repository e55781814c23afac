import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { AffectedSheet } from '../../kernel/game/correction.ts';
import { own } from '../../kernel/json.ts';
import { isCorrection } from '../../kernel/game/mended.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { resultText } from '../sheet/result-text.ts';
import { deskTexts } from '../texts.ts';
import { useLeft } from './left.ts';

/** What players can do about a sum that a correction touches; null where nothing can be done, as on looking back. */
export interface Correcting {
  /** What was left as it was, on this device. */
  readonly left: readonly string[];
  leave(id: string): void;
  /** The lines that have been taken back. */
  readonly undone: ReadonlySet<number>;
  /** Begin to take back to before a line; null on paper, where nothing can be pressed. */
  readonly takeBackBefore: ((n: number) => void) | null;
  /** The sums that a line touches from number `from` on; null on paper. */
  readonly more: ((n: number, from: number) => Promise<readonly AffectedSheet[]>) | null;
  /** Put right what was reported before a sum; null where that is not offered. */
  readonly putRight: ((affected: AffectedSheet, by: RecordLine) => void) | null;
}
const Context = createContext<Correcting | null>(null);
export const Corrected = Context.Provider;

/** What can be done at a desk; null where it is not offered. */
export function useCorrecting(
  desk: Desk,
  { takeBackBefore, putRight, more }: Pick<Correcting, 'takeBackBefore' | 'putRight' | 'more'>,
): Correcting {
  const { secrets } = useBook();
  const [left, leave] = useLeft(`demarche.left.${desk.game}.${secrets ? (desk.seat ?? '') : ''}`);
  const undone = useMemo(
    () => new Set(desk.lines.filter((line) => line.undone).map(({ n }) => n)),
    [desk.lines],
  );
  return { left, leave, undone, takeBackBefore, putRight, more };
}

/** The earlier sums that a correction would have changed. Nothing of them is done again: the players decide. */
export function AffectedList({ line }: { line: RecordLine }): ReactNode {
  if (line.affects)
    return (
      <div className="affects">
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
  const more = useContext(Context)?.more ?? null;
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
  const correcting = useContext(Context);
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
    <span className="choices">
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
