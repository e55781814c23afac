import type { ReactNode } from 'react';
import type { Seat } from '../../kernel/seat.ts';
import type { Scenario } from '../../kernel/rulebook.ts';
import { type SeatBot, SeatChoice } from '../bots/seat-choice.tsx';
import { b } from '../bots/texts.ts';
import { Fold } from './fold.tsx';
import type { Seating } from './seats.tsx';
import { t } from './t.ts';

interface BotSeatsProps {
  readonly scenario: Scenario;
  readonly seating: Seating;
  onSet(seating: Seating): void;
}

/** Which seats bots have, and who tells what happens on the map. */
export function BotSeats({ scenario, seating, onSet }: BotSeatsProps): ReactNode {
  const { bots = {}, hints = {}, history = false } = seating;
  const count = scenario.seats.filter(({ id }) => bots[id] ?? hints[id]).length;
  return (
    <Fold title={b.title} about={t.wizard.botsOf(count)}>
      <p className="hint">{b.about}</p>
      <div className="seat-names">
        {scenario.seats.map(({ id, title }) => (
          <SeatChoice
            key={id}
            seat={title}
            none={t.wizard.person}
            plays={bots[id]}
            hints={hints[id]}
            onChoose={(bot) => onSet(withBot(seating, id, bot))}
          />
        ))}
      </div>
      <fieldset>
        <legend>{t.wizard.facts}</legend>
        {([false, true] as const).map((is) => (
          <label key={String(is)} className="pill">
            <input
              type="radio"
              name="facts"
              checked={history === is}
              onChange={() => onSet({ ...seating, history: is })}
            />
            <span>{is ? t.wizard.historyTells : t.wizard.weTell}</span>
          </label>
        ))}
      </fieldset>
    </Fold>
  );
}

function withBot(seating: Seating, seat: Seat, { level, hints: only }: SeatBot): Seating {
  const { [seat]: _plays, ...bots } = seating.bots ?? {};
  const { [seat]: _hints, ...hints } = seating.hints ?? {};
  if (level === null) return { ...seating, bots, hints };
  return only
    ? { ...seating, bots, hints: { ...hints, [seat]: level } }
    : { ...seating, bots: { ...bots, [seat]: level }, hints };
}
