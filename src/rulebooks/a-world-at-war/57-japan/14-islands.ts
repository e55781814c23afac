import {
  type FactKey,
  type Referee,
  type Values,
  reportedValue,
  setFact,
  tell,
  texts,
  pairs,
  whole,
  once,
} from '../../../kernel/index.ts';
import { OCEAN } from '../war/control.ts';
import { fact, family, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';

// 57.14D, 57.14E: the island groups of both sides, and the most that Japan ever had. Which groups there are, 4.74 says:
// the table counts them.

const SIDES = ['japan', 'western'] as const;
type Side = (typeof SIDES)[number];

/** More than the map has. */
const MOST_GROUPS = 40;
const MOST_PEAK = 60;

/** The groups that a side controls in full, and those of which it has a part (57.14D). Midway belongs to Hawaii (57.14E). */
export const islands = family<[Side, 'full' | 'partial']>({
  key: once((side, how) => `islands.${side}.${how}`),
  each: () => pairs(SIDES, ['full', 'partial']),
  spec: (_, side, how) =>
    fact(how === 'full' ? 'islandsFull' : 'islandsPartial', whole(0, MOST_GROUPS), ['57.14D'], {
      args: { side },
      under: OCEAN,
    }),
});

/** What there is to say of them. */
export const islandKeys: readonly FactKey[] = SIDES.flatMap((side) => keysOf(side));

/** What there is to say of one side's (57.14D). */
export function keysOf(side: Side): readonly FactKey[] {
  return [islands.key(side, 'full'), islands.key(side, 'partial')];
}

/** The most groups that Japan ever had at the end of a game turn (57.14E); it begins with four. */
export const peak = single(
  'islands.peak',
  fact('islandPeak', whole(0, MOST_PEAK), ['57.14E'], { byRules: true }),
);

/** Two groups in part are as one in full (57.14D). */
const PARTS = 2;

function countOf(full: number, partial: number): number {
  return full + Math.floor(partial / PARTS);
}

/** The groups of a side, as a line of a sum counts them: rounded down (57.14D). */
export function groupsOf(known: Values, side: Side): number {
  return countOf(known.number(islands.key(side, 'full')), known.number(islands.key(side, 'partial')));
}

/** 57.14E: a wider expansion at the end of a game turn raises the most that Japan ever had; nothing lowers it. */
export function raisePeak({ facts }: Open, referee: Referee): void {
  const [full, partial] = keysOf('japan').map((key) => reportedValue(facts, key));
  const before = reportedValue(facts, peak.key());
  if (typeof full !== 'number' || typeof partial !== 'number' || typeof before !== 'number') return;
  const now = countOf(full, partial);
  if (before >= now) return;
  setFact(facts, peak.key(), now);
  tell(referee, 'result', say.told.islandPeak, { groups: now }, ['57.14D', '57.14E']);
}

const say = texts({
  facts: {
    islands: 'Island groups',
  },
  fact: {
    islandsFull:
      'How many Pacific island groups are wholly under {side}, every island fully supplied? (Midway is part of Hawaii.)',
    islandsPartial:
      'How many more island groups are partly under {side}: fully supplied islands beside isolated or enemy ones? (Midway is part of Hawaii.)',
    islandPeak: 'How many island groups did Japan control at its widest expansion?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    islandPeak: 'In your record, or the most that the log tells. Usually what it held in the summer of 1942.',
    islandsFull: 'On the map of the Pacific. Usually fewer than 12 before 1944.',
    islandsPartial: 'On the map of the Pacific. Usually 0 to 4.',
  },
  told: {
    islandPeak: 'Japan has never held more island groups: {groups} count for its resistance from now on.',
  },
});

/** 57.14D, 57.14E: island groups. */
export const ISLAND_GROUPS = part(import.meta.url, {
  clauses: {
    '57.14D': ['computed', 'Island groups', 'groupsOf'],
    '57.14E': ['computed', 'Island groups - Japan', 'raisePeak'],
  },
  facts: [islands, peak],
  texts: say,
});
