import { expect, it } from 'vitest';
import { render } from '../../../kernel/kit/front.test-helper.ts';
import { boundTo } from '../books.test-helper.ts';
import { aWorldAtWar } from '../index.ts';
import { demands } from './7-demands.ts';

it.each([
  ['finland', 'Finland', '49.4265'],
  ['rumania', 'Rumania', '49.441'],
] as const)('asks of the demands of %s by that name, for its own roll (49.44)', (target, name, clause) => {
  const spec = boundTo('european-1940').books.facts[demands.key(target)];
  expect(spec?.clauses).toEqual(['49.44', clause]);
  expect(spec && render(aWorldAtWar.words, spec.question)).toContain(name);
});
