import { describe, expect, it } from 'vitest';
import type { Lot } from '../kernel/game/entry.ts';
import { chainsOf, facesFrom } from './chain.ts';
import { checkDice, type SaidOfDice } from './dice-check.ts';
import { hashOfLot, listOf, type Lots, lotsAfter, lotsAnew, NO_LOTS } from './lots.ts';

const chains = chainsOf('0e'.repeat(32));
const head = chains.headOf('here', 1);
const game = '11'.repeat(16);
const of = { game, head };
const [first, second] = ['aa'.repeat(16), 'bb'.repeat(16)];
const lot = (seat: string, bytes: string): Lot => ({ of: [seat], hash: hashOfLot(of, [seat], bytes) });
const hashes = [hashOfLot(of, ['axis'], first), hashOfLot(of, ['allies'], second)];
const PUT: readonly Lot[] = [
  lot('axis', first),
  lot('allies', second),
  { list: hashes, without: ['russia'] },
  { of: ['allies'], opens: second },
  { of: ['axis'], opens: first },
];

function after(...put: readonly Lot[]): Lots | null {
  return put.reduce<Lots | null>((now, each) => now && lotsAfter(now, each, of), NO_LOTS);
}

describe('lots for the dice', () => {
  it('are bytes by the text of how-it-works', () => {
    // made in another language, from the words there
    expect(hashes[0]).toBe('e2de7c15215a143538778fc53ad630cc91cc8ed1e345a606b84d19d84b2585a4');
  });
  it('are the list of all with their bytes once all are open, and none where nobody put in any', () => {
    expect(listOf(NO_LOTS)).toBe('');
    for (const many of [1, 2, 3, 4]) expect(listOf(after(...PUT.slice(0, many)) ?? NO_LOTS)).toBeNull();
    expect(listOf(after(...PUT) ?? NO_LOTS)).toBe(
      '10322ae265fc2a2a71becf3de5e9ce170198be7eebf3a72fc59bc7237f56e094',
    );
  });
  it.each<[string, readonly Lot[]]>([
    ['a second one of a seat', [...PUT.slice(0, 1), lot('axis', second)]],
    ['one of nobody', [{ of: [], hash: hashes[0] ?? '' }]],
    ['one after no more come', [...PUT.slice(0, 3), lot('russia', second)]],
    ['a list that leaves one out', [...PUT.slice(0, 2), { list: hashes.slice(1), without: [] }]],
    ['a list in another order', [...PUT.slice(0, 2), { list: hashes.toReversed(), without: [] }]],
    ['a list that is without one that is there', [...PUT.slice(0, 2), { list: hashes, without: ['axis'] }]],
    ['a second list', [...PUT.slice(0, 3), { list: hashes, without: [] }]],
    ['one opened before no more come', [...PUT.slice(0, 2), { of: ['axis'], opens: first }]],
    ['other bytes', [...PUT.slice(0, 3), { of: ['axis'], opens: second }]],
    ['bytes that were told before', [...PUT, { of: ['axis'], opens: first }]],
  ])('take not %s', (_, put) => {
    expect(after(...put)).toBeNull();
    expect(after(...put.slice(0, -1))).not.toBeNull();
  });
  it('are put in anew under another head, which none may do without that once had some', () => {
    const anew = lotsAnew(after(...PUT) ?? NO_LOTS);
    expect(listOf(anew)).toBeNull();
    expect(anew).toMatchObject({ sent: [], without: null, ever: ['axis', 'allies'] });
  });
  it('keep under another head that all did without one that stayed shut', () => {
    const agreed: Lot = { of: ['allies'], without: ['axis'] };
    const stood = after(...PUT.slice(0, 4), agreed) ?? NO_LOTS;
    expect(lotsAnew(stood).before).toEqual([agreed]);
    expect(lotsAnew(lotsAnew(stood)).before).toEqual([]);
  });
});

function roll(n: number, number: number, list: string): SaidOfDice {
  const link = chains.linkOf('here', 1, number);
  return { n, seat: 'dice', answer: facesFrom(link, { ...of, number, list }, [6]), link, sides: [6] };
}

describe('dice that depend on lots', () => {
  const list = listOf(after(...PUT) ?? NO_LOTS) ?? '';
  const put = PUT.map((each, i) => ({ n: i + 1, lot: each }));
  it('have the faces that link and lots give', () => {
    expect(checkDice(of, [...put, roll(6, 1, list), roll(7, 2, list)])).toMatchObject({
      rolls: 2,
      lotted: 2,
      fault: null,
    });
  });
  // of some links the faces are the same with other lots: those of this one are not
  it.each<[string, readonly SaidOfDice[], object]>([
    ['other faces', [...put, roll(6, 1, '')], { n: 6, what: 'faces' }],
    ['a roll before all are open', [...put.slice(0, 4), roll(5, 1, '')], { n: 5, what: 'early' }],
    ['a roll before no more come', [...put.slice(0, 2), roll(3, 1, '')], { n: 3, what: 'early' }],
    ['a lot after a die', [roll(1, 1, ''), { n: 2, lot: lot('axis', first) }], { n: 2, what: 'lot' }],
    [
      'a list of others',
      [...put.slice(0, 2), { n: 3, lot: { list: [], without: [] } }],
      { n: 3, what: 'lot' },
    ],
    [
      'a chain that does without',
      [
        ...put,
        roll(6, 1, list),
        { n: 7, head: chains.headOf('here', 2) },
        { ...roll(8, 1, ''), link: chains.linkOf('here', 2, 1) },
      ],
      { n: 8, what: 'early' },
    ],
  ])('are found with %s', (_, said, fault) => {
    expect(checkDice(of, said).fault).toEqual(fault);
  });
});
