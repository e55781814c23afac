import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isFailed } from '../output.ts';
import { packageRoot } from '../root.ts';
import { clausesNamed, LISTS } from './vocabulary.ts';

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

it('says of one clause in which file and line it is done, and the cases that show it', () => {
  const named = clausesNamed('16.16A', { rulebook: 'gathering-storm' });
  if (isFailed(named)) throw new Error(named.failed);
  const [, path = '', line = '', name = ''] = /(src\/rulebooks\/\S+):(\d+) \((\w+)\)/.exec(named.text) ?? [];
  const source = readFileSync(join(packageRoot(), path), 'utf8').split('\n');
  expect(source[Number(line) - 1]).toMatch(new RegExp(`\\b${name}\\b`));
  expect(named.text).toMatch(/^ {2}cases: \S/m);
  expect(named.json).toMatchObject([{ rulebook: 'gathering-storm', clause: '16.16A', line: Number(line) }]);
});

it('takes a clause by what its rows begin with, and refuses one that there is not', () => {
  const rows = clausesNamed('62.42B', { rulebook: 'a-world-at-war' });
  expect(isFailed(rows) ? rows.failed : rows.text).toMatch(/, 62\.42B: /);
  expect(clausesNamed('99.9', {})).toMatchObject({ failed: expect.stringContaining('"99.9"') });
});
