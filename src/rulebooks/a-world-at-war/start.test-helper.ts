import type { FactValue } from '../../kernel/facts.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { chooseRulings } from '../../kernel/ruling.ts';
import { aWorldAtWar } from './index.ts';
import { SCENARIOS } from './scenarios.ts';
import type { Open } from './state.ts';
import { tell } from './tell.test-helper.ts';

/** The open part at the start of a scenario, with rulings and facts changed. */
export function startOf(
  scenario: string,
  facts: Readonly<Record<string, FactValue>> = {},
  chosen: Readonly<Record<string, string>> = {},
): Open {
  const found = SCENARIOS.find((each) => each.id === scenario);
  const rulings = chooseRulings(aWorldAtWar.rulings, chosen);
  if (!found || isRefusal(rulings)) throw new Error('no such start');
  const position = aWorldAtWar.bind({ scenario: found, rulings, data: null }).setup();
  tell(position, facts);
  return position.open;
}
