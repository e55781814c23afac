import type { ReactNode } from 'react';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { lotsTexts } from './lots-texts.ts';
import type { LotsToSee } from './use-lots.ts';

interface LotsBarProps {
  readonly lots: LotsToSee | null;
  readonly desk: Desk;
}

/** Whom the dice wait for, where they do; and what whoever sits here can say to it. */
export function LotsBar({ lots, desk }: LotsBarProps): ReactNode {
  const { name } = useBook();
  if (!lots) return null;
  const { said, agreed, agree, doWithout, isLost, trouble } = lots;
  const named = (seats: readonly string[]): string => seats.map(name).join(', ');
  const isAsked = desk.diceAsks.length > 0 && said.waits.length > 0;
  if (!agree && !isAsked) return null;
  const others = said.waits.filter((each) => !desk.seats.includes(each));
  return (
    <section className="washed" aria-label={lotsTexts.title}>
      <p role="status">
        {[
          agree ? lotsTexts.anew(said.chain) : '',
          isAsked && others.length > 0 ? lotsTexts.waits(named(others)) : '',
          isAsked && isLost ? lotsTexts.lost : '',
          isAsked && agreed.length > 0 ? lotsTexts.agreed(named(agreed)) : '',
        ].join(' ')}
      </p>
      {trouble && <p role="alert">{trouble}</p>}
      {(agree || doWithout) && (
        <p className="flow">
          {agree && (
            <button type="button" onClick={agree}>
              {lotsTexts.agree}
            </button>
          )}
          {isAsked && doWithout && (
            <button type="button" onClick={doWithout}>
              {others.length > 0 ? lotsTexts.doWithout(named(others)) : lotsTexts.giveUp}
            </button>
          )}
        </p>
      )}
    </section>
  );
}
