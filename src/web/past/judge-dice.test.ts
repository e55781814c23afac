import { describe, expect, it } from 'vitest';
import type { RecordLine } from '../../kernel/game/record.ts';
import { chainsOf, facesFrom } from '../../trust/chain.ts';
import { diceIn, judgeDice } from './judge-dice.ts';
import type { Lot } from '../../kernel/game/entry.ts';
import { hashOfLot } from '../../trust/lots.ts';
import type { KeptPast } from './kept.ts';
import type { OwnLot } from './kept-lots.ts';

const chains = chainsOf('0b'.repeat(32));
const dice = { game: '11'.repeat(16), head: chains.headOf('here', 1) };

function die(n: number, number: number): RecordLine {
  const link = chains.linkOf('here', 1, number);
  const answer = facesFrom(link, { ...dice, number, list: '' }, [6]);
  return { n, kind: 'answer', seat: 'dice', decision: 'roll', answer, link, sides: [6], dispatches: [] };
}

const kept: KeptPast = { lines: 2, root: '', since: 1, begins: '', earlier: 0, version: '', dice, torn: [] };
const lines = [die(1, 1), die(2, 2)];
const seen = (now: number) => ({ own: [], now });

describe('the dice that a page is shown', () => {
  it('leave what it remembers as it was where they are those of the chain', () => {
    expect(judgeDice(kept, lines, seen(5))).toBe(kept);
    expect(diceIn(dice, lines)).toMatchObject({ rolls: 2, chains: 1, fault: null });
    expect(diceIn(dice, [...lines, die(3, 3)])).toMatchObject({ rolls: 3 });
  });
  it('are a rift once where one is not, also in a line that was shown before otherwise', () => {
    const [one, two] = lines as [RecordLine, RecordLine];
    const other = { ...two, answer: [(((two.answer as number[])[0] ?? 0) % 6) + 1] };
    const torn = judgeDice(kept, [one, other], seen(5));
    expect(torn).toMatchObject({
      since: 1,
      torn: [{ since: 1, rift: { what: 'die', n: 2, fault: 'faces' } }],
    });
    expect(judgeDice(torn, [one, other, die(3, 3)], seen(6))).toEqual(torn);
    const { link: _, ...bare } = two;
    expect(judgeDice(kept, [one, bare], seen(5)).torn[0]?.rift).toMatchObject({ fault: 'none' });
  });
  it('come again only where they were taken back', () => {
    const [one, two] = lines as [RecordLine, RecordLine];
    const { link: _, sides: __, ...again } = { ...one, n: 3, again: 1 };
    expect(diceIn(dice, [{ ...one, undone: true }, two, again])).toMatchObject({ again: 1, fault: null });
    const gone: RecordLine = { ...one, undone: true };
    const fault = { n: 3, what: 'again' };
    expect(diceIn(dice, [one, two, again]).fault).toEqual(fault);
    expect(diceIn(dice, [gone, two, { ...again, decision: 'other' }]).fault).toEqual(fault);
    expect(diceIn(dice, [gone, two, again, { ...again, n: 4 }]).fault).toEqual(fault);
    const twice = [gone, two, { ...again, undone: true as const }, { ...again, n: 4 }];
    expect(diceIn(dice, twice)).toMatchObject({ again: 2, fault: null });
  });
  it('are a rift where a lot that this page gave in time is not among those on which they rest', () => {
    const bytes = 'ab'.repeat(16);
    const lot: OwnLot = { head: dice.head, of: ['axis'], bytes, hash: hashOfLot(dice, ['axis'], bytes) };
    const taken: OwnLot = { ...lot, isTaken: true };
    const put = (...all: readonly Lot[]): RecordLine[] =>
      all.map((each, i) => ({ n: i + 1, kind: 'lot', lot: each, dispatches: [] }));
    const rifts = (shown: readonly RecordLine[], own: OwnLot): string[] =>
      judgeDice({ ...kept, dice: { ...dice, lots: true } }, shown, { own: [own], now: 5 }).torn.map(
        ({ rift }) => rift.what,
      );
    const sent: Lot = { of: lot.of, hash: lot.hash };
    const others: Lot = { of: ['allies'], hash: hashOfLot(dice, ['allies'], bytes) };
    expect(rifts(put(others), lot)).toEqual([]);
    expect(rifts(put(others, { list: [others.hash], without: ['axis'] }), taken)).toEqual(['lot']);
    // that it came too late nobody can tell from a house that refuses it
    expect(rifts(put(others, { list: [others.hash], without: ['axis'] }), lot)).toEqual([]);
    expect(rifts(put(others, sent, { list: [others.hash], without: [] }), lot)).toEqual(['die']);
    // a lot that was opened to one list stands in no other
    const list = put(sent, others, { list: [lot.hash, others.hash], without: [] });
    expect(rifts(list, { ...taken, openedTo: [lot.hash, others.hash] })).toEqual([]);
    expect(rifts(list, { ...taken, openedTo: [others.hash, lot.hash] })).toEqual(['lot']);
    // another chain where it is said that it stayed shut
    const listed = put(sent, { list: [lot.hash], without: [] });
    const anew: RecordLine = { n: 3, kind: 'head', head: chains.headOf('here', 2), dispatches: [] };
    expect(rifts([...listed, anew], lot)).toEqual([]);
    expect(rifts([...listed, anew], { ...lot, isOpen: true })).toEqual(['lot']);
    const opened = put(sent, { list: [lot.hash], without: [] }, { of: lot.of, opens: bytes });
    expect(rifts([...opened, { ...anew, n: 4 }], { ...lot, isOpen: true })).toEqual([]);
  });
  it('are not judged where people type them, or nothing is known of them', () => {
    expect(judgeDice({ ...kept, dice: null }, lines, seen(5)).torn).toEqual([]);
    const { dice: _, ...old } = kept;
    expect(judgeDice(old, lines, seen(5)).torn).toEqual([]);
  });
});
