import type { Seat } from '../../kernel/forms/decision.ts';
import type { Scenario } from '../../kernel/rulebook.ts';
import type { Person } from '../api.ts';
import { beyond } from '../beyond.ts';
import { setUpTexts } from '../set-up/texts.ts';

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

/** The same where others reach the house; else all are at one device. */
export function seatingHere(seating: Seating): Seating {
  return beyond.without.includes(seating.mode) ? { ...seating, mode: 'one' } : seating;
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

/** Far apart, no die falls before each page has put in a lot. */
export function lotsFor({ mode, together = false }: Pick<Seating, 'mode' | 'together'>): object {
  return mode === 'many' && !together ? { lots: true } : {};
}

/** The people of a seating, one for each name; null when a seat has nobody. */
export function peopleOf(scenario: Scenario, seating: Seating): Person[] | null {
  const seats = scenario.seats.flatMap(({ id }) => (seating.bots?.[id] ? [] : [id]));
  if (emptySeat(scenario, seating)) return null;
  if (seating.mode === 'solo') return [{ name: setUpTexts.wizard.soloName, seats }];
  if (seating.mode === 'one') return [{ name: setUpTexts.wizard.everyone, seats }];
  const people = new Map<string, Seat[]>();
  for (const seat of seats) {
    const name = seating.names[seat]?.trim() ?? '';
    people.set(name, [...(people.get(name) ?? []), seat]);
  }
  for (const watcher of seating.watchers.split(',').map((each) => each.trim()))
    if (watcher !== '' && !people.has(watcher)) people.set(watcher, []);
  return [...people].map(([name, held]) => ({ name, seats: held }));
}

/** Why a game cannot begin with a seating; null: it can. */
export function whyNot(scenario: Scenario, seating: Seating): string | null {
  const empty = emptySeat(scenario, seating);
  if (empty) return setUpTexts.wizard.seatMissing(empty.title);
  return peopleOf(scenario, seating)?.length === 0 ? setUpTexts.wizard.nobody : null;
}

/** Who plays, in one line: 'Anna (you), Ben and Cora, each at home.' */
export function whoText(scenario: Scenario, seating: Seating): string {
  const people = peopleOf(scenario, seating) ?? [];
  const bots = scenario.seats.filter(({ id }) => seating.bots?.[id]).length;
  const named = people.map(({ name }) => (name === seating.me ? setUpTexts.wizard.you(name) : name));
  return setUpTexts.wizard.playing(seating.mode, named, bots);
}
