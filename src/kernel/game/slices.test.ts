import { describe, expect, it } from 'vitest';
import { isRefusal } from '../clause.ts';
import { mustAccept } from '../kit/duel.test-helper.ts';
import { begin, stormy, weather, weatherChange } from '../kit/storm.test-helper.ts';
import { canonical, type Json } from '../json.ts';
import { actInSlices, act } from './act.ts';
import type { Entry } from './entry.ts';
import { type Game, gameAt, goBackTo } from './game.ts';
import { mend, mendInSlices } from './mend.ts';
import { lookBack, lookBackInSlices } from './reading.ts';
import { readOn } from './record.ts';
import { replay, replayInSlices, replayOn } from './replay.ts';
import { runToEnd, type Slices } from './slices.ts';
import { undo, undoInSlices } from './undo.ts';

const text = (value: unknown): string => canonical(JSON.parse(JSON.stringify(value)) as Json);
const gameText = (game: unknown): string => {
  const { moments, state, checkpoints } = mustAccept(game as Game);
  return text({ moments, state, checkpoints });
};

/** What slices come to, and in how many of them. */
function counted<T>(slices: Slices<T>): { readonly value: T; readonly count: number } {
  for (let count = 1; ; count++) {
    const next = slices.next();
    if (next.done) return { value: next.value, count };
  }
}

/** Entries that count how many of them were taken. */
class Taken extends Array<Entry> {
  taken = 0;
  static override get [Symbol.species]() {
    return Array;
  }
  override *[Symbol.iterator](): ArrayIterator<Entry> {
    for (let at = 0; at < this.length; at++) {
      this.taken++;
      yield this[at] as Entry;
    }
  }
}

const MANY = 40;
const long = Array.from({ length: MANY }).reduce((game: Game, _, i) => weather(game, i % 3), begin());
const entries = long.moments.map(({ entry }) => entry);
const all = { seat: 'ann', consent: ['ann', 'ben'] };
const wish = { seat: 'ann', mend: [{ at: 1, answer: weatherChange(3) }], reason: 'it was wrong' };

describe('a slice', () => {
  it('of a replay is one entry', () => {
    const taken = Taken.from(entries) as Taken;
    const slices = replayInSlices(stormy, long.header, taken, 'all');
    for (let next = slices.next(), at = 1; ; next = slices.next(), at++) {
      if (next.done) break;
      expect(taken.taken).toBeLessThanOrEqual(at);
    }
    expect(taken.taken).toBe(entries.length);
  });

  it('of what a stored undo plays again is one entry, too', () => {
    const kept = gameAt(long, 31);
    const back = mustAccept(undo(kept, { ...all, to: 2 }));
    const hidden = back.moments.map(({ entry }) => entry);
    const { value, count } = counted(replayInSlices(stormy, back.header, hidden));
    expect(gameText(mustAccept(value).game)).toBe(gameText(back));
    expect(count).toBeGreaterThan(2 * kept.moments.length);
  });

  it('of a mend is one entry: what is looked at, what is taken back, what comes again', () => {
    const { value, count } = counted(mendInSlices(long, wish));
    expect(gameText(value)).toBe(gameText(mend(long, wish)));
    expect(count).toBeGreaterThan(3 * MANY);
  });

  it('of taking back is one entry', () => {
    const { value, count } = counted(undoInSlices(long, { ...all, to: 3 }));
    expect(gameText(value)).toBe(gameText(undo(long, { ...all, to: 3 })));
    expect(count).toBeGreaterThan(MANY);
  });

  it('of looking back is one entry after the nearest position that is kept', () => {
    const reading = readOn(long, 'ann');
    const [far, near] = [31, 33].map((entry) => {
      const line = reading.entries.filter((n) => n <= entry).length;
      const { value, count } = counted(lookBackInSlices(long, 'ann', reading, line));
      expect(text(value)).toBe(text(lookBack(long, 'ann', reading, line)));
      return count;
    });
    expect(far).toBeGreaterThan(31);
    expect(near).toBeLessThan(5);
    expect(counted(goBackTo(long, 31)).count).toBe(32);
  });

  it('of going on by what is stored is one entry', () => {
    const { value, count } = counted(replayOn(gameAt(long, 2), entries.slice(2)));
    expect(gameText(value)).toBe(gameText(long));
    expect(count).toBe(entries.length - 2 + 1);
  });

  it('is all there is of what is short', () => {
    const move = { kind: 'answer', seat: 'ann', decision: '1/ann/bid', answer: { a: 1 } } as never;
    const { value, count } = counted(actInSlices(begin(), move, ['ann']));
    expect(count).toBe(1);
    expect(isRefusal(value as object)).toBe(isRefusal(act(begin(), move, ['ann']) as object));
  });
});

it('does all slices at once', () => {
  const done: number[] = [];
  function* three(): Slices<string> {
    for (let n = 0; n < 3; n++) {
      done.push(n);
      yield;
    }
    return 'whole';
  }
  expect([runToEnd(three()), done]).toEqual(['whole', [0, 1, 2]]);
  expect(gameText(mustAccept(replay(stormy, long.header, entries)).game)).toBe(gameText(long));
});
