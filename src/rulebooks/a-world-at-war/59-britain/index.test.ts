import { expect, it } from 'vitest';
import { BRITAIN } from './index.ts';

it('lists every decision of its steps', () => {
  const names = BRITAIN.flatMap(({ decisions = [] }) => decisions.map(({ name }) => name));
  expect(names).toEqual(['offer', 'reduce', 'treaty', 'minors', 'policy', 'concessions']);
});
