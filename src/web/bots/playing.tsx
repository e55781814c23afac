import type { ReactNode } from 'react';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import type { GameRoute } from '../route.ts';
import { Playing as StandsIn } from '../time/stand-in.tsx';
import { useSaying } from '../time/stand-ins.ts';
import { levelName, useBots } from './known.ts';
import { b } from './texts.ts';

interface PlayingProps {
  readonly route: GameRoute;
  readonly desk: Desk;
}

/** Who plays in whose place now: people, and the bot that has the seat of this desk. */
export function Playing(props: PlayingProps): ReactNode {
  return (
    <>
      <StandsIn {...props} />
      <BotPlays {...props} />
    </>
  );
}

/** That bots play seats of one's own, with what ends it. */
function BotPlays({ route, desk: { seats, over } }: PlayingProps): ReactNode {
  const { name } = useBook();
  const { bots } = useBots();
  const { trouble, say } = useSaying(route);
  const given = over ? [] : seats.filter((seat) => bots[seat] !== undefined);
  if (given.length === 0) return null;
  return (
    <div className="stand-ins">
      {given.map((seat) => (
        <div key={seat} className="stand-in">
          <p>{b.playsForYou(levelName(bots[seat] ?? ''), name(seat))}</p>
          <button type="button" onClick={() => say('bots', { seat, level: null })}>
            {b.back(name(seat))}
          </button>
        </div>
      ))}
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </div>
  );
}
