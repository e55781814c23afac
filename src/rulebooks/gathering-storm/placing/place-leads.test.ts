import { expect, it } from 'vitest';
import { hopeAt, leadingForm, prospectsOf, viewOf } from '../../../kernel/kit/front.test-helper.ts';
import { answer, find, gameOf, goTo, type StartedGame } from './start.test-helper.ts';

const SET = [1, 1, 2, 2, 3];
const COUNTERS = { germany: SET, italy: SET, britain: SET, france: SET, russia: SET };

/** What a row of a placement leads to, by number: the margin from the least to the greatest, and how often its side leads. */
function leading({ table, state }: StartedGame, name: string, seat: string, row: string) {
  const decision = find({ table, state, told: [], doors: [] }, name);
  const view = viewOf(state.position, seat);
  const form = leadingForm(table.rules, view, decision);
  const [one, ...more] = prospectsOf(table.rules, view, form, {}, { only: (choice) => choice === row }).all;
  if (!one || more.length > 0) throw new Error(`${row} leads to ${more.length} others`);
  return one.steps.map((step) => {
    const totals = step.weighed?.falls.map(({ total }) => total) ?? [];
    const chance = hopeAt(step, one.hopes[0] ?? {});
    return [
      step.number,
      Math.min(...totals.map(({ min }) => min)),
      Math.max(...totals.map(({ max }) => max)),
      chance && [chance.sure, chance.possible, chance.of].map(Number),
    ];
  });
}

it('of a diplomatic counter says by each strength that it can have who would lead, and by how much (step.11)', () => {
  const game = goTo(gameOf({ pack: { counters: COUNTERS } }), '1/axis/place');
  expect(leading(game, '1/axis/place', 'axis', 'germany/turkey')).toEqual([
    [1, 1, 1, [1, 1, 1]],
    [2, 2, 2, [1, 1, 1]],
    [3, 3, 3, [1, 1, 1]],
  ]);
  expect(leading(goTo(gameOf(), '1/axis/place'), '1/axis/place', 'axis', 'germany/turkey')).toHaveLength(9);
});

it('counts a rival counter that lies face down by what its set can hold (24.5, step.11)', () => {
  const game = goTo(gameOf({ pack: { counters: COUNTERS, events: [] } }), '1/axis/place');
  expect(answer(game, '1/axis/place', { 'germany/turkey': 1 })).toBeNull();
  expect(answer(game, '1/axis/strengths', { 'germany-2/turkey': 1 })).toBeNull();
  goTo(game, '3/allies/place');
  // German 1, 1, 2, 2, 3 against a British 1, 2, 3: less, as much, or more
  expect(leading(game, '3/allies/place', 'allies', 'britain/turkey')).toEqual([
    [1, -2, 0, [0, 0, 5]],
    [2, -1, 1, [2, 2, 5]],
    [3, 0, 2, [4, 4, 5]],
  ]);
});

it('counts military counters by their number and what one is worth, where that is known (24.4)', () => {
  const worth = goTo(gameOf({ pack: { military: 2 } }), '1/axis/place');
  expect(leading(worth, '1/axis/place', 'axis', 'italy-military/turkey').slice(0, 3)).toEqual([
    [0, 0, 0, [0, 0, 1]],
    [1, 2, 2, [1, 1, 1]],
    [2, 4, 4, [1, 1, 1]],
  ]);
  const unknown = goTo(gameOf(), '1/axis/place');
  expect(leading(unknown, '1/axis/place', 'axis', 'italy-military/turkey').at(0)).toEqual([
    1,
    1,
    1,
    [1, 1, 1],
  ]);
});

it('counts the one anti-Comintern counter as what it is worth (24.3)', () => {
  const game = goTo(gameOf({ pack: { antiComintern: 2 } }), '1/axis/place');
  expect(leading(game, '1/axis/place', 'axis', 'anti-comintern/poland')).toEqual([[0, 2, 2, [1, 1, 1]]]);
});

it('is in no form that is sent', () => {
  const { form } = find(goTo(gameOf(), '1/axis/place'), '1/axis/place');
  expect(form.kind === 'allocate' && form.rows.some(({ leads }) => leads)).toBe(false);
});
