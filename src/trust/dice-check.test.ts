import { describe, expect, it } from 'vitest';
import { chainsOf, facesFrom } from './chain.ts';
import { checkDice, type SaidOfDice } from './dice-check.ts';

const chains = chainsOf('0a'.repeat(32));
const game = '11'.repeat(16);
const head = chains.headOf('here', 1);
const begin = { game, head };

function roll(n: number, number: number, sides = [6], chain = 1): SaidOfDice {
  const link = chains.linkOf('here', chain, number);
  const of = { game, head: chains.headOf('here', chain), number, list: '' };
  return { n, seat: 'dice', answer: facesFrom(link, of, sides), link, sides };
}

const said: readonly SaidOfDice[] = [
  { n: 1, seat: 'axis', answer: 'x' },
  roll(2, 1),
  roll(3, 2, [6, 6]),
  { n: 4 },
  { n: 5, seat: 'dice', answer: roll(3, 2, [6, 6]).answer ?? null, again: 3 },
  { n: 6, seat: 'dice', answer: [1], only: true },
  roll(7, 3),
  { n: 8, head: chains.headOf('here', 2) },
  roll(9, 1, [6], 2),
];

/** The same with one of them otherwise. */
function withOne(n: number, change: Partial<SaidOfDice>): readonly SaidOfDice[] {
  return said.map((each) => (each.n === n ? { ...each, ...change } : each));
}

describe('the dice of a game', () => {
  it('are those of their chains', () => {
    expect(checkDice(begin, said)).toEqual({
      rolls: 4,
      chains: 2,
      lotted: 0,
      again: 1,
      only: 1,
      before: 0,
      fault: null,
    });
  });
  it('that fell before there was a chain are counted as such', () => {
    const old = [
      { n: 1, seat: 'dice', answer: [3] },
      { n: 2, head },
      { ...roll(3, 1), n: 3 },
    ];
    expect(checkDice({ game, head: null }, old)).toMatchObject({
      rolls: 1,
      chains: 1,
      before: 1,
      fault: null,
    });
  });
  it.each<[string, readonly SaidOfDice[], number, string]>([
    [
      'other faces',
      withOne(2, { answer: [(((roll(2, 1).answer as number[])[0] ?? 0) % 6) + 1] }),
      2,
      'faces',
    ],
    ['other sides', withOne(2, { sides: [20] }), 2, 'faces'],
    ['a roll of other sides than the first', withOne(7, roll(7, 3, [8])), 7, 'sides'],
    ['dice of two kinds in one roll', withOne(3, roll(3, 2, [6, 8])), 3, 'sides'],
    ['one die more', withOne(3, { answer: [...(roll(3, 2, [6, 6]).answer as number[]), 1] }), 3, 'faces'],
    ['a link used twice', withOne(3, roll(3, 1, [6, 6])), 3, 'link'],
    ['a link left out', withOne(3, roll(3, 3, [6, 6])), 3, 'link'],
    ['a roll of another chain', withOne(3, roll(3, 2, [6, 6], 2)), 3, 'link'],
    ['no link', [{ n: 1, seat: 'dice', answer: [4], sides: [6] }], 1, 'none'],
    ['a die that comes again otherwise', withOne(5, { answer: [1, 1, 1] }), 5, 'again'],
    ['a die that comes again of no line', withOne(5, { again: 1 }), 5, 'again'],
    ['a new link for what comes again', withOne(5, { ...roll(5, 3, [6, 6]), again: 3 }), 5, 'stray'],
    ['a link for what hung on nothing', withOne(6, { link: 'ab' }), 6, 'stray'],
    ["a link of a seat's answer", withOne(1, { link: 'ab' }), 1, 'stray'],
    ['the links of a chain that was not told', said.filter(({ n }) => n !== 8), 9, 'link'],
  ])('%s is found', (_, lines, n, what) => {
    expect(checkDice(begin, lines).fault).toEqual({ n, what });
  });
  it('are of this game and this head alone', () => {
    expect(checkDice({ ...begin, game: '22'.repeat(16) }, said).fault).not.toBeNull();
    expect(checkDice({ ...begin, head: chains.headOf('there', 1) }, said).fault).toEqual({
      n: 2,
      what: 'link',
    });
  });
});
