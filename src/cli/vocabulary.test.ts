import { expect, it } from 'vitest';
import { isFailed } from './output.ts';
import { LISTS } from './vocabulary.ts';

it('lists the form that a decision has under other rulings', () => {
  const listed = LISTS['decisions']?.list({ rulebook: 'gathering-storm' });
  if (!listed || isFailed(listed)) throw new Error('the decisions are listed');
  expect(listed.text).toMatch(/ allocate +under subversion = split or each-country$/m);
  expect(listed.json).toContainEqual(
    expect.objectContaining({
      name: 'subvert',
      form: 'choose',
      otherwise: [{ rulings: { subversion: ['split', 'each-country'] }, form: 'allocate', nothing: {} }],
    }),
  );
});

it('lists what the words of a rulebook stand for', () => {
  const listed = LISTS['glossary']?.list({ rulebook: 'a-world-at-war' });
  if (!listed || isFailed(listed)) throw new Error('the glossary is listed');
  expect(listed.text).toMatch(/ YSS +Year start sequence/);
  expect(listed.json).toContainEqual({ word: 'BRP', means: expect.stringMatching(/money/) });
});
