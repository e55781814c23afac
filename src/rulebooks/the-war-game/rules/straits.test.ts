import { expect, it } from 'vitest';
import { firstState } from '../../../kernel/kit/front.test-helper.ts';
import { openOf, tableOf } from '../steered.test-helper.ts';
import { straitOf } from './straits.ts';
import { entryOf } from './e-territories.ts';

const at = (war: string) =>
  straitOf(
    openOf(
      firstState(tableOf({ turn: 5, facts: { 'war.germany.ussr': war }, rulings: { threats: 'told' } })),
    ),
    entryOf('TUR'),
  );

it('the Bosphorus is closed (TUR.S0), and open in the full war of Axis and U.S.S.R. (TUR.S1)', () => {
  expect([at('peace'), at('war'), at('full')]).toEqual(['closed', 'closed', 'open']);
});

it('other territories have no strait', () => {
  expect(straitOf(openOf(firstState(tableOf())), entryOf('SPA'))).toBeNull();
});
