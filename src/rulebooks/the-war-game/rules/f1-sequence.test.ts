import { expect, it } from 'vitest';
import { BoundSteps, firstState } from '../../../kernel/kit/front.test-helper.ts';
import { turnEnd } from './f1-sequence.ts';
import type { Books, WarGameGround, WarGamePosition } from '../state.ts';
import { openOf, tableOf } from '../steered.test-helper.ts';

it('forgets with the turn which bars were set aside in it (G.F1)', () => {
  const open = openOf(firstState(tableOf({ turn: 2 })));
  const hand = { bid: 3, facts: {}, revealed: {}, reports: 0 };
  const position: WarGamePosition = {
    open,
    sealed: { 'uk-france': { ...hand, allowed: { '2/bid': { 3: 'agreed' } } } },
  };
  open.allowed = { '2/uk/news': { 'uk-takes/egypt': 'agreed' } };
  const books = { facts: {}, lastTurn: 14 } as Partial<Books> as Books;
  const steps = new BoundSteps<WarGameGround>(books, { 'turn-end': turnEnd } as never);
  const goesOn = steps
    .of({ step: 'turn-end' })
    .next?.(books, position, {} as never, { reveal: () => undefined });
  expect(goesOn).toEqual([{ step: 'turn' }]);
  expect(open.allowed).toBeUndefined();
  expect(position.sealed).toEqual({ 'uk-france': hand });
});

it('says of a turn that may be skipped which half-year it is (G.F1)', () => {
  const open = openOf(firstState(tableOf({ turn: 4 })));
  const args = turnEnd.ends?.args({} as Books, open, { step: 'turn-end' });
  expect(args).toEqual({ turn: 4, year: 1941, half: 'first' });
});
