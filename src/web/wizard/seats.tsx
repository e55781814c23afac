import type { ReactNode } from 'react';
import type { Seat } from '../../kernel/decision.ts';
import type { Scenario } from '../../kernel/rulebook.ts';
import type { Person } from '../api.ts';
import { t } from '../texts.ts';
import { Choice } from './choice.tsx';

/** Who sits where: everybody at one machine, or a name for each seat. */
export interface Seating {
  readonly mode: 'one' | 'many';
  readonly names: Readonly<Record<Seat, string>>;
  readonly watchers: string;
}

/** The people of a seating, one for each name; null when a seat has nobody. */
export function peopleOf(scenario: Scenario, seating: Seating): Person[] | null {
  const seats = scenario.seats.map((seat) => seat.id);
  if (seating.mode === 'one') return [{ name: t.wizard.everyone, seats }];
  const people = new Map<string, Seat[]>();
  for (const seat of seats) {
    const name = seating.names[seat]?.trim() ?? '';
    if (name === '') return null;
    people.set(name, [...(people.get(name) ?? []), seat]);
  }
  for (const watcher of seating.watchers.split(',').map((each) => each.trim()))
    if (watcher !== '' && !people.has(watcher)) people.set(watcher, []);
  return [...people].map(([name, held]) => ({ name, seats: held }));
}

interface SeatNamesProps {
  readonly scenario: Scenario;
  readonly seating: Seating;
  onSet(seating: Seating): void;
}

/** Asks who plays. */
export function SeatNames({ scenario, seating, onSet }: SeatNamesProps): ReactNode {
  return (
    <>
      <Choice
        title={t.wizard.who}
        name="who"
        value={seating.mode}
        items={[
          { id: 'one', title: t.wizard.one, about: t.wizard.oneAbout },
          { id: 'many', title: t.wizard.many, about: t.wizard.manyAbout },
        ]}
        onChoose={(mode) => onSet({ ...seating, mode: mode === 'many' ? 'many' : 'one' })}
      />
      {seating.mode === 'many' && (
        <div className="seat-names">
          {scenario.seats.map((seat) => (
            <label key={seat.id} className="field">
              <span>{seat.title}</span>
              <input
                type="text"
                placeholder={t.wizard.player}
                value={seating.names[seat.id] ?? ''}
                onChange={(event) =>
                  onSet({ ...seating, names: { ...seating.names, [seat.id]: event.target.value } })
                }
              />
            </label>
          ))}
          <label className="field">
            <span>{t.wizard.watchers}</span>
            <input
              type="text"
              value={seating.watchers}
              onChange={(event) => onSet({ ...seating, watchers: event.target.value })}
            />
          </label>
        </div>
      )}
    </>
  );
}
