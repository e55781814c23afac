import { isRefusal, type Refusal, refuse } from '../clause.ts';
import type { Json } from '../json.ts';
import type { Rulebook, Setup, Table } from '../rulebook.ts';
import { chooseRulings, type Rulings } from '../steps/ruling.ts';
import { words } from '../texts/words.ts';

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
