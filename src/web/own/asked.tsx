import { type ReactNode, useState } from 'react';
import { call } from '../api.ts';
import { useBook } from '../book.tsx';
import type { GameRoute } from '../route.ts';
import { useNow } from '../time/times.ts';
import { inWords } from '../time/words.ts';
import type { LinksKnown } from './links.ts';
import { whyNot } from './take.ts';
import { ownTexts } from './texts.ts';

interface AskedProps {
  readonly route: GameRoute;
  readonly waits: LinksKnown['waits'];
}

/** New links to one's seats that wait for one's agreement. */
export function AskedLinks({ route, waits }: AskedProps): ReactNode {
  const { name } = useBook();
  const now = useNow();
  const [trouble, setTrouble] = useState<string | null>(null);
  const agree = async (person: number): Promise<void> => {
    setTrouble(null);
    const path = `/games/${encodeURIComponent(route.game)}/people/${person}/agree`;
    await call(path, route.key, {}).catch((error: unknown) => setTrouble(whyNot(error)));
  };
  return (
    <>
      {waits.map(({ person, name: who, seats, until }) => (
        <section key={person} className="proposal" aria-label={ownTexts.asks(who, seats.map(name))}>
          <p role="status">
            <strong>{ownTexts.asks(who, seats.map(name))}</strong> {ownTexts.asksAbout(inWords(until, now))}
          </p>
          <button type="button" onClick={() => void agree(person)}>
            {ownTexts.agree}
          </button>
        </section>
      ))}
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </>
  );
}
