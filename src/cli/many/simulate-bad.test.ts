import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { SOLO } from '../../rulebooks/solo.ts';
import { at, run } from '../run.test-helper.ts';

const GAME = ['simulate', 'level-of-cooperation', '--games', '4', '--workers', '1'];
const [part, other, whole] = [at('part.json'), at('other.json'), at('whole.json')];
const [match, half] = [at('match.json'), at('half.json')];
const aims = {
  format: 1,
  kind: 'aims',
  rulebook: 'level-of-cooperation',
  scenarios: ['world-1942'],
  title: 'Ours',
  about: 'What we want.',
  lines: [{ seat: 'germany', worth: { turkey: 1 } }],
};
const history = { ...aims, kind: 'history', scenarios: ['short-1942'], lines: [] };

beforeAll(async () => {
  await run(...GAME, '--shard', '1/2', '--out', part);
  await run(...GAME, '--shard', '1/2', '--seed', '2', '--out', other);
  await run(...GAME, '--out', whole);
  await run(...GAME, '--match', 'steady:random', '--out', match);
  await run(...GAME, '--match', 'steady:random', '--shard', '1/2', '--out', half);
  writeFileSync(at('evening.jsonl'), '{"format":2}\n');
  writeFileSync(at('prose'), 'Dear reader');
  writeFileSync(at('elsewhere.json'), JSON.stringify(aims));
  writeFileSync(
    at('moon.json'),
    JSON.stringify({ ...aims, lines: [{ seat: 'germany', worth: { moon: 1 } }] }),
  );
  const line = { at: '1', facts: { 'moon.full': true }, source: 'house' };
  writeFileSync(at('moon-history.json'), JSON.stringify({ ...history, lines: [line] }));
});

/** Bad input of every kind: code 2, a sentence, and no file written over. */
const BAD: [name: string, args: readonly string[], says: string][] = [
  ['no such rulebook', ['simulate', 'chess'], 'There is no rulebook "chess"'],
  ['no such scenario', [...GAME, '--scenario', 'moon'], 'There is no scenario "moon"'],
  ['no games', [...GAME, '--games', '0'], '--games takes a whole number from 1 to 10000000, not "0".'],
  ['games in words', [...GAME, '--games', 'many'], 'not "many"'],
  ['no workers', [...GAME, '--workers', '0'], '--workers takes a whole number from 1 to 64'],
  ['no such level', [...GAME, '--level', 'great'], 'there are random, steady, minister'],
  [
    'no such seat',
    [...GAME, '--seats', 'sweden=steady'],
    'there is no seat or camp "sweden"; there are germany',
  ],
  ['a seat without a level', [...GAME, '--seats', 'germany'], 'SEAT=LEVEL'],
  ['a level of a seat that is none', [...GAME, '--seats', 'germany=great'], 'there is no level "great"'],
  ['no such ruling', [...GAME, '--ruling', 'A99=x'], 'There is no ruling "A99"'],
  ['no such fact', [...GAME, '--fact', 'moon.full=yes'], 'is not a fact of this rulebook'],
  ['an empty seed', [...GAME, '--seed', ''], '--seed takes a text'],
  ['aims that are not there', [...GAME, '--aims', at('none')], 'There is no file'],
  [
    'aims of another scenario',
    [...GAME, '--aims', at('elsewhere.json')],
    'is not for the scenario "short-1942"',
  ],
  [
    'aims with a place that is none',
    [...GAME, '--aims', at('moon.json')],
    'lines.0.worth.moon is no place of this game',
  ],
  ['aims for a history', [...GAME, '--history', at('elsewhere.json')], 'kind must be "history"'],
  [
    'a history with no such fact',
    [...GAME, '--history', at('moon-history.json')],
    'moon.full is no fact of this rulebook',
  ],
  ['a question that is none', [...GAME, '--ask', 'turkey'], '--ask takes PLACE=STATE or PLACE=STATE@DATE'],
  ['a question of no place', [...GAME, '--ask', 'moon=1'], 'there is no place "moon"; there are '],
  ['a question at no date', [...GAME, '--ask', 'turkey=1@soon'], '"soon" is no date of this game'],
  ['no such place', [...GAME, '--place', 'moon'], 'there is no place "moon"'],
  ['a shard that is none', [...GAME, '--shard', '3/2', '--out', at('x')], '--shard takes a share as 2/8'],
  ['more shards than games', [...GAME, '--shard', '1/5', '--out', at('x')], '4 games have no 5 shares'],
  ['a shard without a file', [...GAME, '--shard', '1/2'], '--shard takes --out too'],
  ['a file that is not ours', [...GAME, '--out', at('evening.jsonl')], 'is not what simulate writes'],
  ['a page over a file that is not ours', [...GAME, '--html', at('prose')], 'is not what simulate writes'],
  ['a folder that is not there', [...GAME, '--out', at('no/x')], 'There is no folder'],
  ['a file without a name', [...GAME, '--out', ''], '--out takes the name of a file'],
  ['nothing to compare with', [...GAME, '--compare', at('none')], 'There is no file'],
  ['a part to compare with', [...GAME, '--compare', part], 'is a part: put the parts together first'],
  ['prose to compare with', [...GAME, '--compare', at('prose')], 'it cannot be read as JSON'],
  ['a match of one', [...GAME, '--match', 'steady'], '--match takes two levels'],
  ['a match of no level', [...GAME, '--match', 'steady:great'], 'there is no level "great"'],
  [
    'a match of odd games',
    [...GAME, '--match', 'steady:random', '--games', '3'],
    '--games takes an even number',
  ],
  [
    'a match in more shards than pairs',
    [...GAME, '--match', 'steady:random', '--shard', '1/3', '--out', at('x')],
    '2 pairs have no 3 shares',
  ],
  [
    'a match as a page',
    [...GAME, '--match', 'steady:random', '--html', at('x')],
    '--match goes without --html',
  ],
  ['a match as a page of parts', ['simulate', 'merge', match, '--html', at('x')], 'goes without --html'],
  ['a match to compare with', [...GAME, '--compare', match], 'is not the result of one variant'],
  [
    'a match with games of it',
    ['simulate', 'merge', whole, match],
    'are parts of different runs: their plans are not the same',
  ],
  ['a match of a part', ['simulate', 'merge', half], 'Pairs 2 to 2 are missing'],
  ['a variant of nothing', [...GAME, '--against', 'moon=1'], '--against takes what is otherwise'],
  ['a variant with no such ruling', [...GAME, '--against', 'ruling=A99=x'], 'The other variant: There is no'],
  [
    'two variants and a third',
    [...GAME, '--against', 'level=random', '--compare', whole],
    '--against goes without --compare',
  ],
  [
    'a match of variants',
    [...GAME, '--match', 'steady:random', '--against', 'level=random'],
    '--match goes without --against',
  ],
  ['parts of different runs', ['simulate', 'merge', part, other], 'are parts of different runs'],
  ['a part twice', ['simulate', 'merge', part, part], 'Games 1 to 2 are there twice'],
  ['a part that is missing', ['simulate', 'merge', part], 'Games 3 to 4 are missing'],
  ['a part that is prose', ['simulate', 'merge', at('prose')], 'it cannot be read as JSON'],
  ['a part that is another file', ['simulate', 'merge', at('evening.jsonl')], 'kind must be "simulation"'],
  ['nothing to merge', ['simulate', 'merge'], "missing required argument 'files'"],
  ['aims of no rulebook', ['aims', 'chess'], 'There is no rulebook "chess"'],
  [
    'a title that is none',
    ['aims', 'level-of-cooperation', '--title', 'x'],
    'there are "Tracks and incomes"',
  ],
  [
    'a history of no scenario',
    ['histories', 'level-of-cooperation', '--scenario', 'x'],
    'There is no scenario "x"',
  ],
];

it.each(BAD)('%s', async (_, args, says) => {
  const { code, out, err } = await run(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(says);
  expect(err).not.toMatch(/^ {4}at /m);
  expect(readFileSync(at('evening.jsonl'), 'utf8')).toBe('{"format":2}\n');
  expect(readFileSync(at('prose'), 'utf8')).toBe('Dear reader');
  expect(existsSync(at('x'))).toBe(false);
});

it('a rulebook that no bot plays is refused with those that one does', async () => {
  for (const { id, title } of RULEBOOKS.filter((each) => !(each.id in SOLO))) {
    const { code, err } = await run('simulate', id);
    expect({ code, err: err.includes(`No bot plays ${title}`) }).toEqual({ code: 2, err: true });
  }
});
