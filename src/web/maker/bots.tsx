import './maker.css';
import type { ReactNode } from 'react';
import type { UpkeepReply } from '../../server/api/index.ts';
import { SeatChoice } from '../bots/seat-choice.tsx';
import { botTexts } from '../bots/texts.ts';
import { emptySeats } from './heirs.ts';
import { linkTexts } from './link-texts.ts';
import type { Upkeep } from './use-upkeep.ts';

interface EmptySeatsProps {
  readonly game: UpkeepReply;
  readonly seatBot: Upkeep['seatBot'];
}

/** The seats that nobody has: those that wait for somebody, and which bot plays each. */
export function EmptySeats({ game: { people, seats, bots, over }, seatBot }: EmptySeatsProps): ReactNode {
  const empty = emptySeats(people, seats);
  const waiting = empty.filter(({ id }) => bots.seats[id] === undefined).map(({ title }) => title);
  return (
    <>
      {waiting.length > 0 && <p className="trouble">{linkTexts.empty(waiting)}</p>}
      {bots.can && !over && empty.length > 0 && (
        <section aria-labelledby="maker-bots">
          <h3 id="maker-bots">{botTexts.title}</h3>
          <p className="hint">{linkTexts.botsAbout}</p>
          <div className="seat-names">
            {empty.map(({ id, title }) => (
              <SeatChoice
                key={id}
                seat={title}
                none={linkTexts.nobody}
                plays={bots.seats[id]}
                hints={undefined}
                isEmpty
                onChoose={({ level }) => void seatBot(id, level)}
              />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
