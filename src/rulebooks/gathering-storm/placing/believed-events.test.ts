import { expect, it } from 'vitest';
import { prospectsOf, viewOf } from '../../../kernel/kit/front.test-helper.ts';
import { evaluateNamed, knownFacts } from '../../../kernel/index.ts';
import { answer, find, gameOf, goTo, type StartedGame } from './start.test-helper.ts';

// What Russia sees coming in Turkey, where a German counter lies face down and Italy may hold an event for the Balkans.

const SET = [1, 1, 2, 2, 3];
const COUNTERS = { germany: SET, italy: SET, britain: SET, france: SET, russia: SET };
const EVENT = 'italian-influence-in-the-balkans';

/** Germany has put a counter of its set into Turkey, and Russia one; then Russia says how strong its own is. */
function placed(at: number, held: boolean): StartedGame {
  const start = { pack: { counters: COUNTERS }, held: held ? { axis: [EVENT] } : {} };
  const game = goTo(gameOf(start), '1/axis/place');
  expect(answer(game, '1/axis/place', { 'germany/turkey': 1 })).toBeNull();
  expect(answer(game, '1/axis/strengths', { [`germany-${SET[at]}/turkey`]: 1 })).toBeNull();
  goTo(game, '2/russia/place');
  expect(answer(game, '2/russia/place', { 'russia/turkey': 1 })).toBeNull();
  return goTo(game, '2/russia/strengths');
}

/** The least and the greatest margin with so strong a counter, each with its share of five. */
function seen(game: StartedGame, strength: number): [min: number, max: number, weight: number][] {
  const { form } = find(game, '2/russia/strengths');
  const { rules } = game.table;
  const row = `russia-${strength}/turkey`;
  const { all } = prospectsOf(
    rules,
    viewOf(game.state.position, 'russia'),
    form,
    {},
    { only: (id) => id === row },
  );
  const weighed = all[0]?.steps[0]?.weighed;
  expect(weighed?.of).toBe(5n);
  return (weighed?.falls ?? []).map(({ total, weight }) => [total.min, total.max, Number(weight)]);
}

/** The margin that it has come to once all is open. */
function margin(at: number, strength: number, isUsed: boolean): number {
  const game = placed(at, true);
  expect(answer(game, '2/russia/strengths', { [`russia-${strength}/turkey`]: 1 })).toBeNull();
  goTo(game, 'axis/flexible');
  expect(answer(game, 'axis/flexible', isUsed ? { [`${EVENT}/turkey`]: 1 } : {})).toBeNull();
  goTo(game, 'germany/covert');
  const { rules } = game.table;
  const view = { seat: null, open: game.state.position.open };
  const { total } = evaluateNamed(rules, 'margin/turkey/russia', knownFacts(rules, view));
  expect(total.min).toBe(total.max);
  return total.max;
}

it('weighs the counter, and leaves open what an unknown event makes of it: as every game that there can be', () => {
  for (const strength of [1, 2, 3]) {
    const games = SET.map((_, at) => [margin(at, strength, true), margin(at, strength, false)]);
    const alike = Map.groupBy(games, ([least, most]) => `${least} ${most}`);
    const all = [...alike].map(([ends, those]) => [...ends.split(' ').map(Number), those.length]);
    for (const held of [true, false]) {
      const now = seen(placed(0, held), strength);
      expect(now.toSorted(([a], [b]) => a - b)).toEqual(all.toSorted(([a = 0], [b = 0]) => a - b));
    }
  }
});
