import { describe, expect, it } from 'vitest';
import type { Lot } from '../kernel/game/entry.ts';
import { chainsOf, facesFrom } from './chain.ts';
import { checkDice, type SaidOfDice } from './dice-check.ts';
import { hashOfLot, isDoneWithout, listOf, type Lots, lotsAfter, lotsAnew, NO_LOTS } from './lots.ts';

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
  it('are the list of all with their bytes once all are open', () => {
    expect(listOf(NO_LOTS)).toBeNull();
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
  it('are put in anew under another head', () => {
    const anew = lotsAnew(after(...PUT) ?? NO_LOTS);
    expect(listOf(anew)).toBeNull();
    expect(anew).toEqual({ ...NO_LOTS, ever: ['axis', 'allies'] });
  });
  it('are done without for good only where more than half agree, or who put it in', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((seat) => lot(seat, first)) as [Lot, Lot, Lot, Lot];
    const no = (seat: string, whose: string): Lot => ({ of: [seat], without: [whose] });
    const gone = (whose: string, ...put: readonly Lot[]): boolean =>
      isDoneWithout(after(...put) ?? NO_LOTS, whose);
    // of two nobody does without the other's, but each without their own
    expect(gone('b', a, no('a', 'b'))).toBe(false);
    expect(gone('b', a, no('b', 'b'))).toBe(true);
    // of three two do; and one alone does not throw out the others
    expect(gone('c', a, b, no('a', 'c'))).toBe(false);
    expect(gone('c', a, b, no('a', 'c'), no('a', 'c'))).toBe(false);
    expect(gone('c', a, b, no('a', 'c'), no('b', 'c'))).toBe(true);
    expect(gone('c', a, no('a', 'b'), no('a', 'c'))).toBe(false);
    // of four three do
    expect(gone('d', a, b, c, no('a', 'd'), no('b', 'd'))).toBe(false);
    expect(gone('d', a, b, c, no('a', 'd'), no('b', 'd'), no('c', 'd'))).toBe(true);
    expect(gone('d', a, b, c, d, no('a', 'd'), no('b', 'd'), no('c', 'd'))).toBe(true);
    // only who has put one in has a say in those of others
    expect(after(a, no('b', 'c'))).toBeNull();
  });
  it('stay out under the next head where others left them out, and come again where they were given up', () => {
    const hash = (seat: string): string => hashOfLot(of, [seat], first);
    const all: Lot[] = ['a', 'b', 'c'].map((seat) => ({ of: [seat], hash: hash(seat) }));
    const closed: Lot[] = [...all, { list: ['a', 'b', 'c'].map(hash), without: [] }];
    const said = (...agreed: readonly [string, string][]): Lots =>
      lotsAnew(
        after(...closed, ...agreed.map(([seat, whose]): Lot => ({ of: [seat], without: [whose] }))) ??
          NO_LOTS,
      );
    const left = said(['a', 'c'], ['b', 'c']);
    expect(left.barred).toEqual(['c']);
    expect(lotsAfter(left, all[2] as Lot, of)).toBeNull();
    expect(lotsAfter(left, all[0] as Lot, of)).not.toBeNull();
    expect(lotsAnew(left).barred).toEqual([]);
    expect(said(['c', 'c']).barred).toEqual([]);
    // what was agreed before no more came says nothing of what stays shut
    const early = after(
      ...all,
      { of: ['a'], without: ['c'] },
      { of: ['b'], without: ['c'] },
      closed[3] as Lot,
    );
    expect(lotsAnew(early ?? NO_LOTS).barred).toEqual([]);
    // who once put one in is not left out as if no page played that seat
    const list = (without: string[]): Lot => ({ list: ['a', 'b'].map(hash), without });
    const two = (lots: Lots): Lots =>
      all.slice(0, 2).reduce((now, each) => lotsAfter(now, each, of) ?? now, lots);
    expect(lotsAfter(two(left), list(['c']), of)).not.toBeNull();
    expect(lotsAfter(two(said(['c', 'c'])), list(['c']), of)).toBeNull();
    expect(lotsAfter(two(NO_LOTS), list(['c']), of)).not.toBeNull();
  });
});

function roll(n: number, number: number, list: string): SaidOfDice {
  const link = chains.linkOf('here', 1, number);
  return { n, seat: 'dice', answer: facesFrom(link, { ...of, number, list }, [6]), link, sides: [6] };
}

describe('dice that depend on lots', () => {
  const list = listOf(after(...PUT) ?? NO_LOTS) ?? '';
  const put = PUT.map((each, i) => ({ n: i + 1, lot: each, by: 'Ada' }));
  const begin = { ...of, lots: true } as const;
  it('have the faces that link and lots give', () => {
    expect(checkDice(begin, [...put, roll(6, 1, list), roll(7, 2, list)])).toMatchObject({
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
    ['no lot at all', [roll(1, 1, '')], { n: 1, what: 'early' }],
    [
      'a lot after a die',
      [...put, roll(6, 1, list), { n: 7, lot: lot('axis', first) }],
      { n: 7, what: 'lot' },
    ],
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
    expect(checkDice(begin, said).fault).toEqual(fault);
  });
  it('are none where a game waits for none', () => {
    expect(checkDice(of, put).fault).toEqual({ n: 1, what: 'lot' });
    expect(checkDice(of, [roll(1, 1, '')])).toMatchObject({ rolls: 1, lotted: 0, fault: null });
  });
  it('count as such only where a person has put one in', () => {
    const alone = put.map(({ n, lot: each }) => ({ n, lot: each }));
    expect(checkDice(begin, [...alone, roll(6, 1, list)])).toMatchObject({
      rolls: 1,
      lotted: 0,
      fault: null,
    });
  });
});
