import { type Referee, directive } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { Faction, Power } from '../powers.ts';
import { isMoving, type Open } from '../state.ts';
import type { ResultRow } from '../tables/results.ts';
import { factorLimit } from '../tables/targets.ts';
import { resultTexts } from './5-results.words.ts';

// 49.54 to 49.57: what a result gives its beneficiary on the map.

/** Who benefits: Germany, or of the West its senior partner. */
const BENEFIT: Readonly<Record<Faction, readonly string[]>> = {
  'european-axis': ['49.51A'],
  'western-allies': ['49.51B'],
  russia: [],
};

/** What the players do on their map, with exact figures where the table is known (49.54 to 49.57, 49.59). */
export function direct(
  open: Open,
  target: string,
  row: ResultRow,
  faction: Faction,
  beneficiary: Power,
  referee: Referee,
): void {
  const now = isMoving(open, faction);
  // in the opponent's phase nothing can date back to a player turn that has not begun
  const since = (now ? resultTexts.since.turn : resultTexts.since.now)();
  const args = { target, beneficiary, limit: factorLimit(target, faction), since };
  const cited = (...clauses: string[]): string[] => [
    ...clauses,
    ...BENEFIT[faction],
    ...(now ? [] : ['49.59']),
  ];
  if (row.brps !== undefined && row.brps !== 0) {
    const { allBrps, allBrpsLater, brps, brpsLater } = resultTexts.told;
    if (row.brps === 'all') directive(referee, now ? allBrps : allBrpsLater, args, cited('49.51'));
    else directive(referee, now ? brps : brpsLater, { ...args, brps: row.brps }, cited('49.51'));
    if (!now) open.due.push({ power: beneficiary, target, brps: row.brps });
  }
  if (row.effect.endsWith('hexes')) directive(referee, resultTexts.told.hexes, args, cited('49.54', '49.57'));
  if (row.effect.endsWith('associate'))
    directive(referee, resultTexts.told.associate, args, cited('49.55', '49.56'));
  if (row.effect.endsWith('ally')) directive(referee, resultTexts.told.ally, args, cited('49.55', '49.56'));
}

/** 49.54 to 49.57: what a result gives its beneficiary on the map. */
export const HEX_CONTROL = part(import.meta.url, {
  clauses: {
    '49.54': ['directive', 'Hex control', 'direct'],
    '49.55': ['directive', 'Minor country activation or association', 'direct'],
    '49.56': ['directive', 'Minor country unit placement', 'direct'],
    '49.57': ['directive', 'Passage through minor countries', 'direct'],
  },
});
