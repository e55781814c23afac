import { isRefusal, type Refusal, refuse } from '../clause.ts';
import { type Json, own } from '../json.ts';
import type { DoorKind, ReadTable, Rulebook, Setup, Table } from '../rulebook.ts';
import { chooseRulings, type Rulings } from '../steps/ruling.ts';
import { words } from '../texts/words.ts';

// A table: how it is made from a rulebook, whether it has secrets, and on what its doors may open.

/** What a table is made from: a rulebook's scenario, rulings that differ from the defaults, and checked data. */
export interface Choice {
  readonly scenario: string;
  readonly rulings: Readonly<Rulings>;
  readonly data: Json;
}

/** Bind a rulebook to a setup. Refused when the scenario does not exist, a ruling is bad, or the rulebook refuses the setup. */
export function bindTable(rulebook: Rulebook, choice: Choice): Table | Refusal {
  const scenario = rulebook.scenarios.find((each) => each.id === choice.scenario);
  if (!scenario) return refuse(words('setup.noScenario', { scenario: choice.scenario }));
  const rulings = chooseRulings(rulebook.rulings, choice.rulings);
  if (isRefusal(rulings)) return rulings;
  const setup: Setup = { scenario, rulings, data: choice.data };
  const no = rulebook.refuses?.(setup);
  if (no) return no;
  return { rulebook, setup, rules: rulebook.bind(setup), seats: scenario.seats.map((seat) => seat.id) };
}

/** Whether any seat of a game may know what others may not. */
export function hasSecrets({ rulebook, rules, setup }: ReadTable): boolean {
  if (setup.scenario.open) return false;
  return rulebook.doors.length > 0 || Object.values(rules.facts).some(({ owner }) => owner !== undefined);
}

/** Whether a door may open on the answer to a decision with this id, by what the rulebook says of its doors. */
export function mayOpen({ rulebook, setup }: Pick<ReadTable, 'rulebook' | 'setup'>, id: string): boolean {
  const name = id.slice(id.lastIndexOf('/') + 1);
  return rulebook.doors.some((door) => opensOn(door, name, setup));
}

/** Whether a door may open as nothing is given to a decision with this id. */
export function mayOpenOnNothing(
  { rulebook, setup }: Pick<ReadTable, 'rulebook' | 'setup'>,
  id: string,
): boolean {
  const name = id.slice(id.lastIndexOf('/') + 1);
  return rulebook.doors.some((door) => opensOn(door, name, setup) && !isShutOnNothing(door, id));
}

/** Whether a door stays shut as nothing is given to a decision with this id. */
export function isShutOnNothing({ notOnNothing = {} }: DoorKind, id: string): boolean {
  return own(notOnNothing, id.slice(id.lastIndexOf('/') + 1))?.(id) === true;
}

/** Whether a door may open on the answer to a decision of this name in a game. */
export function opensOn({ on, only = {} }: DoorKind, name: string, setup: Setup): boolean {
  return on.includes(name) && own(only, name)?.(setup) !== false;
}
