import { expect, it } from 'vitest';
import { render, viewOf } from '../../../kernel/kit/front.test-helper.ts';
import { boundTo } from '../books.test-helper.ts';
import { aWorldAtWar } from '../index.ts';
import { election } from './42-election.ts';
import { milder } from './43-milder.ts';
import { OUTCOMES } from './31-outcomes.ts';
import { embargoStep } from './53-embargo.ts';

const { books, start } = boundTo('campaign-1939');

const VIEW = { ...viewOf(start(), null), seat: 'european-axis' };
const europeAt = (result: number) => ({ theatre: 'europe', result, cause: 'year' }) as const;

function optionsAt(result: number): string[] {
  const asked = milder.asks?.(books, VIEW, europeAt(result));
  const form = asked && 'form' in asked ? asked.form : null;
  return form?.kind === 'choose' ? form.options.map(({ label }) => render(aWorldAtWar.words, label)) : [];
}

it('offers each result with what it brings (62.43)', () => {
  expect(optionsAt(-9)).toEqual([
    '-9: a separate peace, USAT 38',
    '-8: a separate peace, USAT 42',
    '-7: a separate peace, USAT 46',
    '-6: air units stay in the U.S. box, too',
    '-5: ground units stay in the U.S. box',
    '-4: no attritions',
    '-3: no offensive operations',
    '-2: no full offensives',
    '-1: no ground attacks under 2:1',
    '0: no offensive economic warfare',
    'none: U.S. policy as before',
  ]);
});

it('cites the row of each result of the table (62.41)', () => {
  expect(OUTCOMES.map(({ clauses }) => clauses)).toEqual([
    ['62.41/below'],
    ...[-7, -6, -5, -4, -3, -2, -1, 0].map((row) => [`62.41/${row}`]),
    ['62.31'],
  ]);
});

it('asks what an election counts by what has brought it (62.21A, 62.21B)', () => {
  const clausesOf = (cause: 'year' | 'attack') =>
    election.needs?.asks(books, start().open, { cause }, []).clauses;
  expect(clausesOf('year')).toEqual(['62.31', '62.32', '62.21A']);
  expect(clausesOf('attack')).toEqual(['62.31', '62.32', '62.21B']);
});

it('lists by name what it asks (62.43, 62.53)', () => {
  const named = aWorldAtWar.decisions.map(({ name }) => name);
  for (const asked of [milder.asks?.(books, VIEW, europeAt(-2)), embargoStep.asks?.(books, VIEW, {})])
    expect(named).toContain(asked && 'id' in asked ? asked.id.split('/').at(-1) : undefined);
});
