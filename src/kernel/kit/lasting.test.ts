import { expect, it } from 'vitest';
import type { FactSchema, FactSpec } from '../sums/facts.ts';
import { words } from '../texts/words.ts';
import { outlasting } from './lasting.ts';

const spec = (lasts: FactSpec['lasts']): FactSpec => ({
  type: { kind: 'boolean' },
  question: words('q'),
  clauses: [],
  lasts,
});
const schema: FactSchema = {
  phase: spec('phase'),
  turn: spec('turn'),
  year: spec('year'),
  ever: spec('ever'),
};
const told = () => ({ value: true, as: 'change' }) as const;

it('finds what lasts for a turn at most and is known after it', () => {
  const before = { phase: told(), turn: told(), year: told(), ever: told() };
  expect(outlasting(schema, before, { ...before })).toEqual(['phase', 'turn']);
});

it('lets be what was forgotten, and what has been told since', () => {
  const before = { phase: told(), turn: told() };
  const after = { phase: told(), turn: { value: null, as: 'lapsed', was: true } as const };
  expect(outlasting(schema, before, after)).toEqual([]);
});
