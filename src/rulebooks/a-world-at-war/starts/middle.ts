import type { FactKey, frame } from '../../../kernel/index.ts';
import { undefendedCount } from '../49-diplomacy/12-worksheet.ts';
import { surrenderFact } from '../49-diplomacy/17-surrender.ts';
import { unbuiltWorth } from '../49-diplomacy/4265-other.ts';
import { franceConquered, franceFell } from '../49-diplomacy/431c-france.ts';
import { beforeKeys, isOfATurn } from '../57-japan/14-cumulative.ts';
import { peak } from '../57-japan/14-islands.ts';
import { britishPeace, forgonePoints, japaneseTreaty, removedFactors } from '../59-britain/facts.ts';
import { weaknessFact } from '../60-russia/12-state.ts';
import { lowest } from '../60-russia/32-lowest.ts';
import { MINORS } from '../tables/targets.ts';
import type { UserTables } from '../tables/user-tables.ts';
import { vichy } from '../war/vichy.ts';
import { hasBeenFought } from '../war/wars.ts';

// A game that begins in the middle: what it takes from the start of its scenario, and what it is asked for. What can be seen
// on the map stands as at that start until somebody says otherwise; what only a record of the turns before knows is asked for.

/** What has not happened at the start of a scenario, and may have in the middle. */
export const NOTHING_YET: frame.Scenario['facts'] = {
  [undefendedCount.key()]: 0,
  ...Object.fromEntries(MINORS.map((target) => [unbuiltWorth.key(target), 0])),
};

/** What the turns before have made of the resistance of Japan (57.14A, 57.14E). */
const OF_JAPAN: ReadonlySet<FactKey> = new Set([peak.key(), ...beforeKeys]);

/** What a British surrender has made of them (59.62, 59.75A, 59.871, 59.892). */
const OF_BRITAIN: ReadonlySet<FactKey> = new Set(
  [britishPeace, forgonePoints, japaneseTreaty, removedFactors].map((each) => each.key()),
);

/** Whether a fact is as the scenario has it at its own start alone: in the middle of a game it is asked for. */
export function isOfTheStart(key: FactKey): boolean {
  return Object.hasOwn(NOTHING_YET, key) || OF_JAPAN.has(key) || OF_BRITAIN.has(key) || key === lowest.key();
}

/** What holds when a game begins, or (`middle`) what holds of the scenario where players begin in its middle. */
export function factsOf({ facts }: frame.Scenario, middle: UserTables['middle']): frame.Scenario['facts'] {
  if (middle === undefined) return facts;
  const left = Object.entries(facts).filter(([key]) => stands(key, middle));
  return Object.fromEntries(left);
}

type Middle = NonNullable<UserTables['middle']>;

function stands(key: FactKey, middle: Middle): boolean {
  if (key === franceFell.key() || key === vichy.key()) return middle.facts[franceConquered.key()] !== true;
  if (OF_JAPAN.has(key) && countsFromTheBeginning(middle)) return true;
  if (OF_BRITAIN.has(key)) return middle.facts[surrenderFact.key('britain')] !== true;
  // removed is only what a level of zero or less took: where Russia is not in that state, nothing so far (60.12, 60.32A)
  if (key === lowest.key()) return middle.facts[weaknessFact.key()] !== true;
  return !isOfTheStart(key) || (beforeKeys.includes(key) && hasRecord(middle));
}

/** 57.14A: before the second turn of its war with the U.S. nothing of Japan is counted. */
function countsFromTheBeginning({ from, facts }: Middle): boolean {
  return !hasBeenFought(facts, 'japan', 'us', `${from.year}/${from.season}`);
}

/** Whether a start has the record of the turns itself: what it leaves out of that came to nothing. */
function hasRecord({ facts }: Middle): boolean {
  return Object.keys(facts).some(isOfATurn);
}
