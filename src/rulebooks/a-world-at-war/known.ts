import { type Facts, type Possible, reported } from '../../kernel/facts.ts';
import type { View } from '../../kernel/position.ts';
import { oneThird, poolOf } from './49-diplomacy/2-allocation.ts';
import { type Faction, isFaction } from './powers.ts';
import { RUSSIAN_TARGETS } from './tables/targets.ts';
import { dpsIn, type Open, type Roll, type Sealed } from './state.ts';

const parts = new Map<string, readonly string[]>();

/** The parts of a fact's dotted name, taken apart once. */
function partsOf(key: string): readonly string[] {
  const known = parts.get(key);
  if (known) return known;
  const found = key.split('.');
  parts.set(key, found);
  return found;
}

/** What a view knows: reports, its own secrets, what was revealed, and bounds on what others hide. */
export function knownOf(view: View<Open, Sealed>): Facts {
  return (key) => {
    const [kind = '', first = '', second = ''] = partsOf(key);
    const { open, sealed } = view;
    switch (kind) {
      case 'dp':
        return isFaction(first) ? dpsKnown(view, first, second) : reported(open.facts, key);
      case 'extra':
        // what its empty sheet says, without doing it for every roll
        return reported(open.facts, key) ?? 0;
      case 'year':
        return open.year;
      case 'opening':
        return open.opening;
      case 'subversion-used':
        return open.subversion[first] ?? 0;
      case 'usat':
      case 'usjt':
        return first === 'die' ? open.tensionDice[kind] : reported(open.facts, key);
      case 'reaction':
        return isRolledAs(open, first, 'reaction');
      case 'demand-roll':
        return isRolledAs(open, 'rumania', 'demand');
      case 'covert-used':
        return isFaction(first) ? (open.covert[second]?.[first] ?? 0) : undefined;
      case 'subversion':
        if (key === 'subversion.uses') return reported(open.facts, key);
        return sealed && reported(sealed.facts, key);
      case 'covert-operations':
        return sealed && reported(sealed.facts, key);
      default:
        return reported(open.facts, key);
    }
  };
}

function isRolledAs(open: Open, target: string, kind: Roll['kind']): boolean {
  return open.rolls.some((each) => each.target === target && each.kind === kind);
}

/** The DPs of a faction that have been opened to all. */
function dpsRevealed(open: Open, faction: Faction): number {
  let sum = open.spent[faction] ?? 0;
  for (const [door, value] of Object.entries(open.revealed[faction] ?? {}))
    if (door.startsWith('dp/')) sum += Number(value);
  return sum;
}

/**
 * DPs of a faction in a target: revealed, one's own, none where it may place none (49.32), or anything up to its third
 * (49.31) and to what it has not yet shown.
 */
function dpsKnown({ seat, open, sealed }: View<Open, Sealed>, faction: Faction, target: string): Possible {
  const revealed = open.revealed[faction]?.[`dp/${target}`];
  if (typeof revealed === 'number') return revealed;
  if (seat === faction && sealed) return dpsIn(sealed.dps, target);
  if (faction === 'russia' && !RUSSIAN_TARGETS.includes(target)) return 0;
  const pool = poolOf(open, faction);
  return { min: 0, max: Math.max(0, Math.min(oneThird(pool), pool - dpsRevealed(open, faction))) };
}
