import { fact, family, pairs, whole } from '../facts.ts';
import { onceForPair } from '../once.ts';
import { part } from '../part.ts';
import { FACTIONS, type Faction } from '../powers.ts';
import { MINORS } from '../tables/targets.ts';
import { MOST_DPS } from './1-allotment.ts';
import { dpsKnown } from './2-allocation.ts';

/** 49.4261: the DPs of a faction in a target, as modifiers of its roll; those in Italy and France count at their surrender (56.31A, 58.21E). */
export const dps = family<[Faction, string]>({
  key: onceForPair((faction, target) => `dp.${faction}.${target}`),
  each: () => pairs(FACTIONS, [...MINORS, 'france', 'italy']),
  spec: (_, faction, target) =>
    fact('dp', whole(0, MOST_DPS), ['49.4261'], { by: 'game', args: { target, faction } }),
  read: dpsKnown,
});

/** 49.4261: the DPs in a roll. */
export const DPS_SHOWN = part(import.meta.url, {
  facts: [dps],
});
