import { type Facts, type Possible, reported } from '../../kernel/facts.ts';
import type { View } from '../../kernel/position.ts';
import { oneThird, poolOf, shownIn, unseenDps } from './49-diplomacy/2-allocation.ts';
import { ringKnown } from './49-diplomacy/4262-spy-rings.ts';
import { countsElsewhere } from './49-diplomacy/6-reactions.ts';
import { readKept } from './kept.ts';
import { type Faction, isFaction } from './powers.ts';
import { RUSSIAN_TARGETS } from './tables/targets.ts';
import { dpDoor, dpsIn, isPaper, type Open, type Roll, type Sealed } from './state.ts';

/** What a view knows of one fact. */
type Reader = (view: View<Open, Sealed>) => Possible;

/** How each fact is read, found once by its dotted name. */
const readers = new Map<string, Reader>();

/** What a view knows: reports, its own secrets, what was revealed, and bounds on what others hide. */
export function knownOf(view: View<Open, Sealed>): Facts {
  return (key) => {
    const found = readers.get(key);
    if (found) return found(view);
    const reader = readerOf(key);
    readers.set(key, reader);
    return reader(view);
  };
}

function readerOf(key: string): Reader {
  const [kind = '', first = '', second = ''] = key.split('.');
  const told: Reader = ({ open }) => reported(open.facts, key);
  const ownSecret: Reader = ({ sealed }) => sealed && reported(sealed.facts, key);
  switch (kind) {
    case 'dp':
      return isFaction(first) ? (view) => dpsKnown(view, first, second) : told;
    case 'spy-ring':
      return isFaction(first) ? (view) => ringKnown(view, first, second, key) : told;
    case 'extra':
      // what its empty sheet says, without doing it for every roll
      return ({ open }) => reported(open.facts, key) ?? 0;
    case 'year':
      return ({ open }) => open.year;
    case 'opening':
      return ({ open }) => open.opening;
    case 'subversion-used':
      return ({ open }) => open.subversion[first] ?? 0;
    case 'usat':
    case 'usjt':
      return first === 'die' ? ({ open }) => open.tensionDice[kind] : told;
    case 'subversion-serves':
      return ({ open }) => countsElsewhere(open, first);
    case 'reaction':
      return ({ open }) => isRolledAs(open, first, 'reaction');
    case 'demand-roll':
      return ({ open }) => isRolledAs(open, 'rumania', 'demand');
    case 'covert-used':
      return isFaction(first) ? ({ open }) => open.covert[second]?.[first] ?? 0 : () => undefined;
    case 'subversion':
      return key === 'subversion.uses' ? told : ownSecret;
    case 'covert-operations':
      return ownSecret;
    case 'named':
    case 'may-react':
    case 'brps-due':
    case 'associated-by-attack':
    case 'usat-triggered':
      return ({ open }) => readKept(open, [kind, first, second]);
    default:
      return told;
  }
}

function isRolledAs(open: Open, target: string, kind: Roll['kind']): boolean {
  return open.rolls.some((each) => each.target === target && each.kind === kind);
}

/**
 * DPs of a faction in a target: revealed, one's own unless they stand on paper, what one's spy ring sees (49.21), none
 * where it may place none (49.32), or anything up to its third (49.31) and to what it has not yet shown.
 */
function dpsKnown({ seat, open, sealed }: View<Open, Sealed>, faction: Faction, target: string): Possible {
  const shown = shownIn(open, faction, target);
  if (shown !== undefined) return shown;
  if (seat === faction && sealed && !isPaper(open)) return dpsIn(sealed.dps, target);
  const seen = sealed?.revealed[faction]?.[dpDoor(target)];
  if (typeof seen === 'number') return seen;
  if (faction === 'russia' && !RUSSIAN_TARGETS.includes(target)) return 0;
  return { min: 0, max: Math.min(oneThird(poolOf(open, faction)), unseenDps(open, faction)) };
}
