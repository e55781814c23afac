import { expect, it } from 'vitest';
import { render, words } from './words.ts';

const book = { 'name.usa': 'U.S.A.', told: '{who} allies with {whom}.', wait: 'Wait for {who}...' };

it('ends a sentence once where its last word is an abbreviation', () => {
  expect(render(book, words('told', { who: 'usa', whom: 'Cuba' }))).toBe('U.S.A. allies with Cuba.');
  expect(render(book, words('told', { who: 'Cuba', whom: 'usa' }))).toBe('Cuba allies with U.S.A.');
  expect(render(book, words('wait', { who: 'Cuba' }))).toBe('Wait for Cuba...');
});
