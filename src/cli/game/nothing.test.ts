import { describe, expect, it } from 'vitest';
import { at, json, run, typeLines } from '../run.test-helper.ts';

/** A turn of Gathering Storm in which what was drawn is said, and each seat is asked for its cards. */
async function begun(name: string): Promise<string> {
  const file = at(name);
  await json('new', '--rulebook', 'gathering-storm', '--scenario', 'first-turn', '--out', file);
  await json('answer', file, '--seat', 'table', '--decision', 'opening', '--answer', '{}');
  return file;
}

const cards = (file: string, seat: string, ...how: string[]): string[] => [
  'answer',
  file,
  '--seat',
  seat,
  '--decision',
  'cards',
  ...how,
];

async function leftBy(file: string, seat: string): Promise<object[]> {
  const { habits } = await json('habit', file, '--seat', seat);
  return (habits as { habit: string; left: object | null }[]).flatMap(({ habit, left }) =>
    left ? [{ habit, ...left }] : [],
  );
}

const forTurn = (habit: string): object => ({ habit, answer: 'none', lasts: 'turn', turn: 1 });

describe('nothing here, and nothing more this turn', () => {
  it('is one act: the answer, and what is left for the turn; the same request is done once', async () => {
    const file = await begun('once.jsonl');
    const call = cards(file, 'russia', '--nothing', '--request', 'r1');
    await json(...call);
    expect(await leftBy(file, 'russia')).toEqual([forTurn('covert-operations'), forTurn('subversion')]);
    expect(await json(...call)).toMatchObject({ again: true });
    // the opening, two that are left, and the answer
    expect(await json('verify', file)).toMatchObject({ ok: true, entries: 4 });
  });

  it('asks nobody any more, and tells others no more than answers given by hand', async () => {
    const file = await begun('turn.jsonl');
    for (const seat of ['russia', 'allies', 'axis']) await json(...cards(file, seat, '--nothing'));
    for (const seat of ['axis', 'russia', 'allies', 'axis'])
      await json('answer', file, '--seat', seat, '--decision', 'place', '--answer', '{}');
    await json('answer', file, '--seat', 'axis', '--decision', 'flexible', '--answer', '{}');
    expect(await json('asks', file)).toMatchObject({ awaiting: [] });
    const told = JSON.stringify((await json('log', file))['record']);
    expect(told).toContain('9/russia/covert');
    expect(told).not.toMatch(/habit|Left/);
  });

  it('is refused where nothing goes with it', async () => {
    const file = await begun('refused.jsonl');
    const both = await run(...cards(file, 'russia', '--nothing', '--answer', '{}'));
    expect(both).toMatchObject({ code: 2, err: expect.stringContaining('nothing more can be done without') });
    await json('habit', file, '--seat', 'russia', '--habit', 'covert-operations');
    await json('habit', file, '--seat', 'russia', '--habit', 'subversion');
    expect(await run(...cards(file, 'russia', '--nothing'))).toMatchObject({ code: 2 });
  });

  it('is a word in the terminal, which says what it gives up', async () => {
    const file = await begun('typed.jsonl');
    const printed = await typeLines(file, ['', 'nothing', 'leave']);
    expect(printed).toContain('"nothing": nothing here, and for this turn: No covert operations');
    const seats = await Promise.all(['axis', 'allies', 'russia'].map((seat) => leftBy(file, seat)));
    expect(seats.flat()).toHaveLength(2);
  });
});
