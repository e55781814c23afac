import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSame } from '../../kernel/json.ts';
import { provideHouse } from '../house.ts';
import { SERVED } from '../served.ts';
import { storage } from '../storage.test-helper.ts';
import type { Continued, Kept } from './keep.ts';
import { type DraftKeeper, draftKeeper, type DraftState, NOTHING_KEPT } from './keeper.ts';

provideHouse(SERVED);

// An answer that is begun in two tabs, or on two devices: one server keeps it.

const PLACE = { game: 'g', key: 'k', seat: 'one', decision: '1/choose' };
const KEPT_HERE = 'demarche-draft/g/one/1/choose';

let there: Kept | null;
let clock: number;
/** What was sent, and what becomes of it. */
let sent: Continued[];
let isAway: boolean;
let isAnswered: boolean;
let isSlow: boolean;

const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

function serve(_: string, { body, signal }: RequestInit): Promise<Response> {
  if (isAway) return Promise.reject(new Error('away'));
  if (typeof body !== 'string')
    return Promise.resolve(answer(200, there ? [{ decision: PLACE.decision, ...there }] : []));
  const { draft, had } = JSON.parse(body) as Continued;
  sent.push({ draft, had, at: 0 });
  if (isAnswered) return Promise.resolve(answer(409, { error: { message: 'outdated', clauses: [] } }));
  if (there && there.at !== had && !isSame(there.draft, draft))
    return Promise.resolve(answer(409, { error: { message: 'other', clauses: [], there } }));
  if (!there || !isSame(there.draft, draft)) there = { draft, at: clock++ };
  const done = answer(200, { at: there.at });
  if (!isSlow) return Promise.resolve(done);
  return new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new Error('aborted'))),
  );
}

interface Tab {
  readonly keeper: DraftKeeper;
  state: DraftState;
  restored: unknown;
}

/** A tab in which the form of the answer stands. */
async function tab(): Promise<Tab> {
  const made: Omit<Tab, 'keeper'> = { state: NOTHING_KEPT, restored: null };
  const keeper: DraftKeeper = draftKeeper(PLACE, {
    fit: (draft) => (draft === 'gone' ? null : draft),
    restore(draft) {
      opened.restored = draft;
      keeper.begin(draft);
    },
    told: (state) => void (opened.state = state),
  });
  const opened = Object.assign(made, { keeper });
  keeper.begin(undefined);
  await rest();
  return opened;
}

/** Nothing is typed for a while. */
const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', serve);
  vi.stubGlobal('localStorage', storage());
  there = null;
  clock = 100;
  sent = [];
  [isAway, isAnswered, isSlow] = [false, false, false];
});
afterEach(() => {
  if (vi.getTimerCount() > 0) throw new Error('a timer runs on');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is begun', () => {
  it('is sent once one rests, and never when nothing changed', async () => {
    const { keeper } = await tab();
    keeper.begin('a');
    keeper.begin('b');
    await rest();
    expect(sent.map(({ draft }) => draft)).toEqual(['b']);
    keeper.begin('a');
    keeper.begin('b');
    await rest();
    await keeper.keep();
    expect(sent).toHaveLength(1);
    expect(localStorage.getItem(KEPT_HERE)).toBeNull();
    const other = await tab();
    await other.keeper.keep();
    expect(other).toMatchObject({ restored: 'b', state: { kept: { draft: 'b', at: 100 }, other: null } });
    keeper.leave(true);
    other.keeper.leave(true);
    await rest();
    expect(sent).toHaveLength(1);
  });

  it('is not sent while its answer is on its way, nor after it', async () => {
    const { keeper } = await tab();
    keeper.begin('a');
    keeper.pause(true);
    isAnswered = true;
    await rest();
    keeper.leave(false);
    await rest();
    expect(sent).toEqual([]);
    expect(localStorage.getItem(KEPT_HERE)).toBeNull();
  });

  it('is let go when the answer is given while it is on its way, and sent again where that was refused', async () => {
    const { keeper } = await tab();
    isSlow = true;
    keeper.begin('a');
    await rest();
    keeper.begin('b');
    keeper.pause(true);
    isSlow = false;
    await rest();
    expect(sent).toHaveLength(1);
    keeper.pause(false);
    await rest();
    // what the server had of it by then came from here
    expect(there).toMatchObject({ draft: 'b' });
  });

  it('is sent at once by whoever goes elsewhere, and no more once nobody asks it', async () => {
    const { keeper } = await tab();
    keeper.begin('a');
    keeper.leave(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(there).toMatchObject({ draft: 'a' });
  });

  it('stays in this browser while the server is away', async () => {
    const first = await tab();
    isAway = true;
    first.keeper.begin('a');
    await rest();
    expect(first.state.isAway).toBe(true);
    expect(await tab()).toMatchObject({ restored: 'a' });
    await rest();
    isAway = false;
    await first.keeper.keep();
    expect(first.state).toMatchObject({ isAway: false, kept: { draft: 'a' } });
    expect(localStorage.getItem(KEPT_HERE)).toBeNull();
  });
});

describe('what was written elsewhere since', () => {
  async function two(): Promise<readonly [Tab, Tab]> {
    const both = [await tab(), await tab()] as const;
    both[0].keeper.begin('a');
    await rest();
    both[1].keeper.begin('b');
    await rest();
    return both;
  }

  it('is not overwritten, and the tab that lost is told', async () => {
    const [won, lost] = await two();
    expect(there).toEqual({ draft: 'a', at: 100 });
    expect(lost.state).toEqual({ kept: null, isAway: false, offer: null, other: { draft: 'a', at: 100 } });
    expect(won.state.other).toBeNull();
    const before = sent.length;
    lost.keeper.begin('c');
    await rest();
    expect(sent).toHaveLength(before);
  });

  it('can be taken', async () => {
    const [, lost] = await two();
    const before = sent.length;
    lost.keeper.take('theirs');
    await rest();
    expect(lost).toMatchObject({ restored: 'a', state: { other: null, kept: { draft: 'a' } } });
    expect(sent).toHaveLength(before);
    lost.keeper.begin('d');
    await rest();
    expect(there).toMatchObject({ draft: 'd' });
  });

  it('makes room for what was begun here, when that is taken', async () => {
    const [won, lost] = await two();
    lost.keeper.take('mine');
    await rest();
    expect(there).toEqual({ draft: 'b', at: 101 });
    expect(lost.state).toMatchObject({ other: null, kept: { draft: 'b' } });
    // now the other has lost
    won.keeper.begin('e');
    await rest();
    expect(won.state.other).toEqual({ draft: 'b', at: 101 });
  });

  it('is told after a reload, too, and both are still there', async () => {
    const [, lost] = await two();
    lost.keeper.leave(true);
    const again = await tab();
    expect(again).toMatchObject({ restored: 'b', state: { other: { draft: 'a', at: 100 } } });
    expect(there).toMatchObject({ draft: 'a' });
  });

  it('is none where it says the same, or nothing that the form still has', async () => {
    const one = await tab();
    const other = await tab();
    one.keeper.begin('a');
    other.keeper.begin('a');
    await rest();
    expect([one.state.other, other.state.other]).toEqual([null, null]);
    there = { draft: 'gone', at: 200 };
    other.keeper.begin('b');
    await rest();
    expect(other.state).toMatchObject({ other: null, kept: { draft: 'b' } });
  });
});
