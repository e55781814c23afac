import { pairs, whole } from '../../../kernel/index.ts';
import { fact, family } from '../facts/facts.ts';
import { part } from '../part.ts';
import { FACTIONS, type Faction } from '../powers.ts';
import { MINORS } from '../tables/targets.ts';
import { MOST_DPS } from './1-allotment.ts';
import { dpsKnown } from './2-allocation.ts';
import { dpsBelieved } from './31-believed.ts';
import { dpKey } from './42-leads.ts';

/** 49.4261: the DPs of a faction in a target, as modifiers of its roll; those in Italy and France count at their surrender (56.31A, 58.21E). */
export const dps = family<[Faction, string]>({
  key: dpKey,
  each: () => pairs(FACTIONS, [...MINORS, 'france', 'italy']),
  spec: (_, faction, target) =>
    fact('dp', whole(0, MOST_DPS), ['49.4261'], { by: 'game', args: { target, faction } }),
  read: dpsKnown,
  possible: dpsBelieved,
});

/** 49.4261: the DPs in a roll. */
export const DPS_SHOWN = part(import.meta.url, {
  facts: [dps],
});
