import { expect, it } from 'vitest';
import { evaluate } from '../../../kernel/kit/front.test-helper.ts';
import { rulingFact } from '../../../kernel/index.ts';
import { schemaOf } from '../facts/schema.ts';
import { resistanceSheet, SHEET } from './11-resistance.ts';

const OWN_LINES = rulingFact('manila-singapore');
const ruling = {
  type: { kind: 'choice', values: ['both', 'own-line'] },
  question: { key: 'x' },
  lasts: 'ever',
  clauses: [],
} as const;

it('bounds the objectives where not even the ruling on two of them is known', () => {
  const { lines } = evaluate(SHEET, resistanceSheet({}), () => undefined, {
    ...schemaOf(),
    [OWN_LINES]: ruling,
  });
  expect(lines.find(({ id }) => id === '57.11/s-objective')).toMatchObject({ min: 0, max: 60 });
});
