import { expect, it } from 'vitest';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { gatheringStorm } from '../../rulebooks/gathering-storm/index.ts';
import { levelOfCooperation } from '../../rulebooks/level-of-cooperation/index.ts';
import { theWarGame } from '../../rulebooks/the-war-game/index.ts';
import { count, type Stretch } from './asked-little.test-helper.ts';

/** How much a stretch asks now, and what it should ask at most. */
interface Row extends Stretch {
  readonly now: { readonly answers: number; readonly handOvers: number };
  readonly aim: { readonly answers: number; readonly handOvers: number };
}

const GUIDE = theWarGame as unknown as Rulebook;

/** One person who plays every seat. */
const alone = ({ scenarios }: Rulebook, id: string): Readonly<Record<string, string>> => {
  const seats = scenarios.find((each) => each.id === id)?.seats ?? [];
  return Object.fromEntries(seats.map((seat) => [seat.id, 'Ann']));
};

/** Three people at five seats. */
const THREE = {
  'germany-italy': 'Anna',
  ussr: 'Ben',
  'uk-france': 'Cora',
  japan: 'Anna',
  'usa-china': 'Cora',
} as const;

const ROWS: readonly Row[] = [
  {
    name: 'Gathering Storm, one turn: each side places once, and nothing else happens',
    rulebook: gatheringStorm as unknown as Rulebook,
    scenario: 'first-turn',
    told: {},
    given: {
      'axis/place': [{ 'germany/rumania': 1, 'italy/albania': 1 }],
      'axis/strengths': [{ 'germany/rumania': 2, 'italy/albania': 1 }],
      'russia/place': [{ 'russia/poland': 1 }],
      'russia/strengths': [{ 'russia/poland': 2 }],
      'allies/place': [{ 'britain/turkey': 1, 'france/norway': 1 }],
      'allies/strengths': [{ 'britain/turkey': 1, 'france/norway': 2 }],
      'table/result': [{}],
    },
    until: () => false,
    now: { answers: 19, handOvers: 8 },
    aim: { answers: 9, handOvers: 6 },
  },
  {
    name: 'Gathering Storm, one turn: each side places once, and says once that nothing else happens',
    rulebook: gatheringStorm as unknown as Rulebook,
    scenario: 'first-turn',
    more: true,
    told: {},
    given: {
      'axis/place': [{ 'germany/rumania': 1, 'italy/albania': 1 }],
      'axis/strengths': [{ 'germany/rumania': 2, 'italy/albania': 1 }],
      'russia/place': [{ 'russia/poland': 1 }],
      'russia/strengths': [{ 'russia/poland': 2 }],
      'allies/place': [{ 'britain/turkey': 1, 'france/norway': 1 }],
      'allies/strengths': [{ 'britain/turkey': 1, 'france/norway': 2 }],
      'table/result': [{}],
    },
    until: () => false,
    now: { answers: 13, handOvers: 6 },
    aim: { answers: 9, handOvers: 6 },
  },
  {
    name: 'Gathering Storm, one turn in which nobody does anything',
    rulebook: gatheringStorm as unknown as Rulebook,
    scenario: 'first-turn',
    told: {},
    given: {},
    until: () => false,
    now: { answers: 15, handOvers: 8 },
    aim: { answers: 9, handOvers: 6 },
  },
  {
    name: 'Gathering Storm, one turn in which nobody does anything, and says so once',
    rulebook: gatheringStorm as unknown as Rulebook,
    scenario: 'first-turn',
    more: true,
    told: {},
    given: {},
    until: () => false,
    now: { answers: 9, handOvers: 6 },
    aim: { answers: 9, handOvers: 6 },
  },
  {
    name: 'The War Game, a quiet turn of 1939, alone',
    rulebook: GUIDE,
    scenario: 'first-turn',
    people: alone(GUIDE, 'first-turn'),
    told: {},
    given: { 'japan/wish': ['pass'] },
    die: 12,
    until: () => false,
    now: { answers: 15, handOvers: 1 },
    aim: { answers: 6, handOvers: 1 },
  },
  {
    name: 'The War Game, a quiet turn of 1939, alone, each player saying once that nothing is tried',
    rulebook: GUIDE,
    scenario: 'first-turn',
    people: alone(GUIDE, 'first-turn'),
    more: true,
    told: {},
    given: { 'japan/wish': ['pass'] },
    die: 12,
    until: () => false,
    now: { answers: 3, handOvers: 1 },
    aim: { answers: 6, handOvers: 1 },
  },
  {
    name: 'The War Game, a turn of three people in which nobody does anything, and each player says so once',
    rulebook: GUIDE,
    scenario: 'world-1939',
    people: THREE,
    more: true,
    told: {},
    given: { 'japan/wish': ['pass', 'pass'] },
    die: 12,
    counts: ({ id }) => id.startsWith('2/'),
    until: ({ id }) => id.startsWith('3/'),
    now: { answers: 5, handOvers: 3 },
    aim: { answers: 6, handOvers: 4 },
  },
  {
    name: 'The War Game, a quiet turn of 1939, alone, part II passed by at once',
    rulebook: GUIDE,
    scenario: 'first-turn',
    people: alone(GUIDE, 'first-turn'),
    told: {},
    given: { 'japan/wish': ['pass'] },
    skips: { attempts: 'influence' },
    die: 12,
    until: () => false,
    now: { answers: 9, handOvers: 1 },
    aim: { answers: 6, handOvers: 1 },
  },
  {
    name: 'Level of Cooperation, a round in which all pass',
    rulebook: levelOfCooperation as unknown as Rulebook,
    scenario: 'short-1942',
    told: {},
    given: {},
    until: ({ id }) => id.startsWith('r2/'),
    now: { answers: 5, handOvers: 5 },
    aim: { answers: 5, handOvers: 5 },
  },
];

it.each(ROWS)('$name', (row) => {
  const { asked, answers, handOvers } = count(row);
  const lines = asked.map(({ seat, decision }) => `  ${seat}: ${decision}`);
  // oxlint-disable-next-line no-restricted-globals -- the list is there to be read
  console.log([`${row.name}: ${answers} answers, ${handOvers} hand-overs`, ...lines].join('\n'));
  expect({ answers, handOvers }).toEqual(row.now);
});
