import type { ReactNode } from 'react';
import type { Seat } from '../../kernel/seat.ts';
import type { Scenario } from '../../kernel/rulebook.ts';
import { LEVELS } from '../bots/known.ts';
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
  const { bots = {}, history = false } = seating;
  const count = scenario.seats.filter(({ id }) => bots[id]).length;
  return (
    <Fold title={b.title} about={t.wizard.botsOf(count)}>
      <p className="hint">{b.about}</p>
      <div className="seat-names">
        {scenario.seats.map(({ id, title }) => (
          <label key={id} className="field">
            <span>{b.who(title)}</span>
            <select
              value={bots[id] ?? ''}
              onChange={(event) => onSet({ ...seating, bots: withBot(bots, id, event.target.value) })}
            >
              <option value="">{t.wizard.person}</option>
              {LEVELS.map(({ id, title, about }) => (
                <option key={id} value={id}>
                  {b.bot(title, about)}
                </option>
              ))}
            </select>
          </label>
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

type Bots = NonNullable<Seating['bots']>;

function withBot(bots: Bots, seat: Seat, level: string): Bots {
  const { [seat]: _, ...others } = bots;
  return level === '' ? others : { ...others, [seat]: level };
}
