import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['The Straits are closed!', [], 'the-straits-are-closed'],
  ['Île de Crète', [], 'ile-de-crete'],
  ['1st landing', [], 'st-landing'],
  ['Straits', ['straits', 'straits-2'], 'straits-3'],
  ['An Axis capital, lost for good and all', [], 'an-axis-capital-lost'],
])('makes a short name of %j', (text, taken, name) => {
  expect(shortName(text, taken)).toBe(name);
});
