import type { ReactNode } from 'react';
import type { Seat } from '../../kernel/forms/decision.ts';
import type { Scenario } from '../../kernel/rulebook.ts';
import type { Person } from '../api.ts';
import { t } from './t.ts';
import { Choice } from './choice.tsx';

/** Who sits where: one person at every seat, everybody at one machine, or a name for each seat. */
export interface Seating {
  readonly mode: 'solo' | 'one' | 'many';
  readonly names: Readonly<Record<Seat, string>>;
  readonly watchers: string;
  /** What whoever makes the game is called at it; absent, or nobody's name: they do not play. */
  readonly me?: string;
  /** How well the bots play that have seats. */
  readonly bots?: Readonly<Record<Seat, string>>;
  /** How well the bots play that say what they would answer to whoever plays the seat. */
  readonly hints?: Readonly<Record<Seat, string>>;
  /** Whether the history tells what happens on the map. */
  readonly history?: boolean;
  /** Whether they sit at one table, where each may act for the others at once. */
  readonly together?: boolean;
}

/** Where the wizard says what is wrong. */
export const TROUBLE = 'wizard-trouble';

/** The field that asks who has a seat. */
export function seatField(seat: Seat): string {
  return `seat-${seat}`;
}

/** The first seat of a seating that nobody has. */
export function emptySeat(
  { seats }: Scenario,
  { mode, names, bots = {} }: Seating,
): Scenario['seats'][number] | undefined {
  return mode !== 'many' ? undefined : seats.find(({ id }) => !bots[id] && (names[id] ?? '').trim() === '');
}

/** What a game is told of the bots of a seating. */
export function botsOf(scenario: Scenario, { bots = {}, hints = {}, history = false }: Seating): object {
  const at = (levels: Readonly<Record<Seat, string>>) =>
    scenario.seats.flatMap(({ id }) => (levels[id] ? [[id, levels[id]]] : []));
  const [seated, hinting] = [at(bots), at(hints)];
  return {
    ...(seated.length > 0 ? { bots: Object.fromEntries(seated) } : {}),
    ...(hinting.length > 0 ? { hints: Object.fromEntries(hinting) } : {}),
    ...(history ? { history } : {}),
  };
}

/** What a game is told of what people may do for each other's seats. */
export function forOthersOf({ mode, together = false }: Pick<Seating, 'mode' | 'together'>): object {
  return mode === 'many' && together ? { forOthers: { rolls: true, minutes: 0 } } : {};
}

/** The people of a seating, one for each name; null when a seat has nobody. */
export function peopleOf(scenario: Scenario, seating: Seating): Person[] | null {
  const seats = scenario.seats.flatMap(({ id }) => (seating.bots?.[id] ? [] : [id]));
  if (emptySeat(scenario, seating)) return null;
  if (seating.mode === 'solo') return [{ name: t.wizard.soloName, seats }];
  if (seating.mode === 'one') return [{ name: t.wizard.everyone, seats }];
  const people = new Map<string, Seat[]>();
  for (const seat of seats) {
    const name = seating.names[seat]?.trim() ?? '';
    people.set(name, [...(people.get(name) ?? []), seat]);
  }
  for (const watcher of seating.watchers.split(',').map((each) => each.trim()))
    if (watcher !== '' && !people.has(watcher)) people.set(watcher, []);
  return [...people].map(([name, held]) => ({ name, seats: held }));
}

/** Who of those that play makes the game: their seat is taken at once. */
function IAm({ scenario, seating, onSet }: Omit<SeatNamesProps, 'tried' | 'step'>): ReactNode {
  const names = new Set(
    scenario.seats.flatMap(({ id }) => (seating.bots?.[id] ? [] : [(seating.names[id] ?? '').trim()])),
  );
  names.delete('');
  const me = names.has(seating.me ?? '') ? seating.me : '';
  return (
    <label className="field">
      <span>{t.wizard.iAm}</span>
      <select value={me} onChange={(event) => onSet({ ...seating, me: event.target.value })}>
        <option value="">{t.wizard.nobodyHere}</option>
        {[...names].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <span className="hint">{t.wizard.iAmAbout}</span>
    </label>
  );
}

interface SeatNamesProps {
  /** Which step of setting up it is. */
  readonly step?: number;
  readonly scenario: Scenario;
  readonly seating: Seating;
  /** It was to begin while nobody had a seat. */
  readonly tried: boolean;
  onSet(seating: Seating): void;
}

/** Asks who plays. */
export function SeatNames({ scenario, seating, tried, step = 3, onSet }: SeatNamesProps): ReactNode {
  const empty = tried ? emptySeat(scenario, seating)?.id : undefined;
  return (
    <>
      <Choice
        title={t.wizard.step(step, t.wizard.who)}
        name="who"
        value={seating.mode}
        items={[
          { id: 'solo', title: t.wizard.solo, about: t.wizard.soloAbout },
          { id: 'one', title: t.wizard.one, about: t.wizard.oneAbout },
          { id: 'many', title: t.wizard.many, about: t.wizard.manyAbout },
        ]}
        onChoose={(mode) => onSet({ ...seating, mode })}
      />
      {seating.mode === 'many' && (
        <div className="seat-names">
          {scenario.seats
            .filter(({ id }) => !seating.bots?.[id])
            .map((seat) => (
              <label key={seat.id} className="field">
                <span>{seat.title}</span>
                <input
                  type="text"
                  id={seatField(seat.id)}
                  placeholder={t.wizard.player}
                  aria-invalid={seat.id === empty ? true : undefined}
                  aria-describedby={seat.id === empty ? TROUBLE : undefined}
                  value={seating.names[seat.id] ?? ''}
                  onChange={(event) =>
                    onSet({ ...seating, names: { ...seating.names, [seat.id]: event.target.value } })
                  }
                />
              </label>
            ))}
          <IAm seating={seating} scenario={scenario} onSet={onSet} />
          <label className="field">
            <span>{t.wizard.watchers}</span>
            <input
              type="text"
              value={seating.watchers}
              onChange={(event) => onSet({ ...seating, watchers: event.target.value })}
            />
          </label>
          <label className="pill">
            <input
              type="checkbox"
              checked={seating.together === true}
              onChange={(event) => onSet({ ...seating, together: event.target.checked })}
            />
            <span>{t.wizard.together}</span>
          </label>
        </div>
      )}
    </>
  );
}
