import { describe, expect, it } from 'vitest';
import type { RecordLine } from '../../kernel/game/record.ts';
import { hashOfLine, rootAfter, textOfLine } from '../../trust/past.ts';
import { remember, startOf } from './judge.ts';
import type { KeptPast } from './kept.ts';

/** A record of dice: each with its face. */
function dice(...faces: readonly number[]): RecordLine[] {
  return faces.map((face, i) => {
    const line = {
      n: i + 1,
      public: i + 1,
      kind: 'answer',
      seat: 'dice',
      decision: `${i}/roll`,
      dispatches: [],
    } as const;
    return { ...line, answer: [face] };
  });
}

const hashes = (lines: readonly RecordLine[]) => lines.map((line) => hashOfLine(textOfLine(line, lines)));
const root = (lines: readonly RecordLine[]) => rootAfter('begins', hashes(lines));

/** What is remembered at a time when a house shows some lines. */
function at(now: number, kept: KeptPast | null, lines: readonly RecordLine[], more: object = {}) {
  const start = { version: '4/4', begins: 'begins', lines: lines.length, earlier: [], dice: DICE };
  const shown = { lines, seat: 'ann' };
  return remember(kept, { start, isFresh: true, shown, isStopped: false, version: '4/4', now, ...more });
}

/** How the dice begin. */
const DICE = { game: 'a game', head: 'a head' };

const kept = at(1, null, dice(6, 5, 4)) as KeptPast;

describe('what a page remembers', () => {
  it('begins with what is shown first, and goes on by what comes', () => {
    expect(kept).toEqual({
      lines: 3,
      root: root(dice(6, 5, 4)),
      since: 1,
      begins: 'begins',
      earlier: 0,
      version: '4/4',
      dice: DICE,
      torn: [],
    });
    const later = at(2, kept, dice(6, 5, 4, 3));
    expect(later).toEqual({ ...kept, lines: 4, root: root(dice(6, 5, 4, 3)) });
  });

  it('waits where less is shown, until the house itself says that there is less', () => {
    const less = { begins: 'begins', lines: 2, earlier: [] };
    expect(at(2, kept, dice(6, 5), { start: { ...less, lines: 3 } })).toBe('shorter');
    expect(at(2, kept, dice(6, 5), { start: less, isFresh: false })).toBe('shorter');
    expect(at(2, kept, dice(6, 5), { isStopped: true })).toBe(kept);
    const { torn, ...now } = at(2, kept, dice(6, 5)) as KeptPast;
    const rift = { what: 'shorter', lines: 2, root: root(dice(6, 5)) };
    expect(torn).toEqual([{ lines: 3, root: kept.root, since: 1, rift }]);
    expect(now).toMatchObject({ lines: 2, root: root(dice(6, 5)), since: 2 });
  });

  it('keeps what it found, once, and watches over what came in its place', () => {
    const one = at(2, kept, dice(6, 5, 1)) as KeptPast;
    expect(one.torn).toEqual([
      { lines: 3, root: kept.root, since: 1, rift: { what: 'other', root: root(dice(6, 5, 1)) } },
    ]);
    expect(at(3, one, dice(6, 5, 1))).toEqual(one);
    const two = at(4, one, dice(6, 5, 2, 2)) as KeptPast;
    expect(two.torn).toHaveLength(2);
    expect(two).toMatchObject({ lines: 4, root: root(dice(6, 5, 2, 2)), since: 4 });
  });

  it('keeps that a line stands nowhere, and what it remembered', () => {
    const loose = dice(6, 5, 4).map(
      (line) => ({ n: line.n, kind: line.kind, seat: 'dice', dispatches: [] }) as RecordLine,
    );
    const torn = at(2, kept, loose) as KeptPast;
    expect(torn).toMatchObject({ lines: 3, root: kept.root, torn: [{ rift: { what: 'line', n: 1 } }] });
    expect(at(3, torn, loose)).toBe(torn);
  });

  it('is told that there is no chain: of a game that never had one nothing is remembered', () => {
    expect(at(1, null, [], { start: null })).toBeNull();
    expect(at(2, kept, dice(6, 5, 4), { start: null })).toMatchObject({
      lines: 3,
      torn: [{ rift: { what: 'silent' } }],
    });
  });

  it('believes of lines from before other rules what they were called then once for each version of the program', () => {
    const [old, now] = [dice(6, 5, 4), dice(1, 1, 4)];
    const earlier = { begins: 'begins', lines: 3, dice: DICE, earlier: hashes(old).slice(0, 2) };
    expect(at(2, kept, now, { start: earlier, version: '5/4' })).toEqual({
      ...kept,
      earlier: 2,
      version: '5/4',
    });
    expect(at(2, kept, now, { start: earlier })).toMatchObject({ torn: [{ rift: { what: 'other' } }] });
  });

  it('says itself where the chain begins, unless rules have named lines otherwise since', () => {
    expect(startOf(kept, '4/4')).toEqual({
      version: '4/4',
      begins: 'begins',
      lines: 3,
      earlier: [],
      dice: DICE,
    });
    expect(startOf(kept, '5/4')).toBeUndefined();
    expect(startOf({ ...kept, earlier: 2 }, '4/4')).toBeUndefined();
    expect(startOf(null, '4/4')).toBeUndefined();
    const { dice: _, ...old } = kept;
    expect(startOf(old, '4/4')).toBeUndefined();
  });

  it('keeps what was said of the dice first, and tells where something else is said', () => {
    const { dice: _, ...old } = kept;
    expect(at(2, old, dice(6, 5, 4))).toEqual(kept);
    const start = {
      version: '4/4',
      begins: 'begins',
      lines: 3,
      earlier: [],
      dice: { ...DICE, head: 'another' },
    };
    expect(at(2, kept, dice(6, 5, 4), { start })).toMatchObject({
      dice: DICE,
      torn: [{ rift: { what: 'head' } }],
    });
  });
});
