import { beforeAll, expect, it } from 'vitest';
import { bindTable, foundAt, isRefusal } from '../../kernel/kit/front.test-helper.ts';
import type { frame } from '../../kernel/index.ts';
import {
  type Games,
  type PlayedGame,
  playGames,
  reachFaults,
  reachedIn,
} from '../../kernel/kit/reach.test-helper.ts';
import { aWorldAtWar } from './index.ts';
import { OF_BRITAIN } from './reach/britain.test-helper.ts';
import { OF_DIPLOMACY } from './reach/diplomacy.test-helper.ts';
import { endingOf, TO_ENDS } from './reach/endings.test-helper.ts';
import { OF_FRANCE } from './reach/france.test-helper.ts';
import { OF_SURRENDERS } from './reach/surrenders.test-helper.ts';
import { UNREACHED_CLAUSES } from './unreached.test-helper.ts';

const GAMES: readonly Games[] = [
  ...TO_ENDS.map(([, games]) => games),
  ...OF_DIPLOMACY,
  ...OF_SURRENDERS,
  ...OF_BRITAIN,
  ...OF_FRANCE,
];

/** Each game is played once, and looked at by every test. */
const played: PlayedGame[] = [];

beforeAll(() => {
  for (const each of playGames(aWorldAtWar, GAMES)) played.push(each);
});

it('cites every clause that acts in some random game, or says why not', () => {
  const found = reachedIn(played);
  expect(reachFaults(aWorldAtWar.clauses, found, UNREACHED_CLAUSES)).toEqual([]);
  const rare = [...found].flatMap(([clause, count]) => (count < 3 ? [clause] : []));
  // oxlint-disable-next-line no-restricted-globals -- the counts are there to be read
  console.log(
    `${played.length} games; in one or two of them alone: ${rare.join(', ') || 'none'}; with a reason why not: ${Object.keys(UNREACHED_CLAUSES).length} clauses`,
  );
});

it.each(TO_ENDS.map(([ending, { setup }], at) => ({ ending, scenario: setup.scenario, at })))(
  'comes to the end that $ending, in $scenario',
  ({ ending, at }) => {
    const of = TO_ENDS[at]?.[1];
    expect(played.filter((each) => each.of === of).map(endingOf)).toEqual([ending]);
  },
);

it('says of each question that any of them asks where its answer is found', () => {
  const silent = played.flatMap(({ of, facts }) => {
    const table = bindTable(aWorldAtWar as unknown as frame.Rulebook, of.setup);
    if (isRefusal(table)) throw new Error(table.refused.key);
    const questions = [...facts].flatMap((key) => table.rules.facts[key]?.question ?? []);
    return questions.filter((each) => !foundAt(aWorldAtWar.words, each)).map(({ key }) => key);
  });
  expect([...new Set(silent)]).toEqual([]);
});

it('plays every scenario', () => {
  const scenarios = new Set(GAMES.map(({ setup }) => setup.scenario));
  expect(aWorldAtWar.scenarios.filter(({ id }) => !scenarios.has(id))).toEqual([]);
});
