import { expect, it } from 'vitest';
import type { Rulebook } from '../rulebook.ts';
import type { Games } from './reach.test-helper.ts';
import { silentFaults, type ToldBy } from './silent.test-helper.ts';
import { toy } from './toy.test-helper.ts';

const GAMES: readonly Games[] = [{ setup: { scenario: 'only', rulings: {}, data: null }, seeds: 1 }];

/** The toy with a game that knows the weather from its start on, and what it knows of a spy. */
function knowing(spy: number | { min: number; max: number } | undefined): Rulebook {
  const book: Rulebook = toy();
  return {
    ...book,
    bind(setup) {
      const rules = book.bind(setup);
      const known: typeof rules.known = (view) => (key) => {
        if (key === 'weather') return 0;
        return key === 'spies.ann' && view.seat === 'ann' ? spy : rules.known(view)(key);
      };
      return { ...rules, known };
    },
  };
}

const WEATHER: ToldBy = { facts: 'weather', by: 'name', why: 'Who names a place looks out of the window.' };
const faults = (book: Rulebook, ...list: ToldBy[]) => silentFaults(book, GAMES, list);

it('finds what is known from the start on and never asked for', () => {
  expect(faults(knowing(undefined))).toEqual([
    'weather is known from the start on: it is never asked for, and not listed',
  ]);
  expect(faults(knowing(undefined), WEATHER)).toEqual([]);
  expect(faults(toy())).toEqual([]);
});

it('looks for what a seat alone knows, too, and not for bounds', () => {
  expect(faults(knowing(1), WEATHER)).toEqual([
    'spies.ann is known from the start on: it is never asked for, and not listed',
  ]);
  expect(faults(knowing(1), WEATHER, { facts: 'spies.*', by: 'place', why: 'Placed.' })).toEqual([]);
  expect(faults(knowing({ min: 0, max: 3 }), WEATHER)).toEqual([]);
});

it('holds the list to what is so: the fact, the reason, and what tells it', () => {
  expect(faults(toy(), WEATHER)).toEqual([
    'weather is listed, though it is asked for, or not known from the start on',
  ]);
  expect(faults(knowing(undefined), { ...WEATHER, why: ' ' })).toEqual([
    'weather is listed without a reason',
  ]);
  expect(faults(knowing(undefined), { ...WEATHER, by: 'gossip' })).toEqual(['weather: gossip never came up']);
});

it('takes for asked what a report of the game itself asks for', () => {
  const book: Rulebook = knowing(undefined);
  const asking: Rulebook = {
    ...book,
    bind(setup) {
      const rules = book.bind(setup);
      return {
        ...rules,
        asks: (view) =>
          rules
            .asks(view)
            .map((each) =>
              each.form.kind === 'choose' ? { ...each, form: { kind: 'report', facts: ['weather'] } } : each,
            ),
        apply: (position, decision, answer, referee) =>
          rules.apply(position, decision, decision.form.kind === 'report' ? 'x' : answer, referee),
      };
    },
  };
  expect(faults(asking)).toEqual([]);
});
