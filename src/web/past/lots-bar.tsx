import type { ReactNode } from 'react';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { lotsTexts } from './lots-texts.ts';
import type { useLots } from './use-lots.ts';

interface LotsBarProps {
  readonly lots: ReturnType<typeof useLots>;
  readonly desk: Desk;
}

/** Whom the dice wait for, where they do; and what whoever sits here can say to it. */
export function LotsBar({ lots, desk }: LotsBarProps): ReactNode {
  const { name } = useBook();
  if (!lots) return null;
  const { said, agree, doWithout, trouble } = lots;
  const named = (seats: readonly string[]): string => seats.map(name).join(', ');
  const isAsked = desk.diceAsks.length > 0 && said.waits.length > 0;
  if (!agree && !isAsked) return null;
  return (
    <section className="lots" aria-label={lotsTexts.title}>
      <p role="status">
        {agree && <>{lotsTexts.anew(said.chain)} </>}
        {isAsked && <>{lotsTexts.waits(named(said.waits))} </>}
        {isAsked && said.agreed.length > 0 && lotsTexts.agreed(named(said.agreed))}
      </p>
      {trouble && <p role="alert">{trouble}</p>}
      <p>
        {agree && (
          <button type="button" onClick={agree}>
            {lotsTexts.agree}
          </button>
        )}
        {isAsked && doWithout && (
          <button type="button" onClick={doWithout}>
            {lotsTexts.doWithout(named(said.waits))}
          </button>
        )}
      </p>
    </section>
  );
}
