import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { openDatabase } from '../../store/open.ts';
import { submit, submitAnswer } from '../acts/acts.ts';
import { askMend } from '../acts/proposing.ts';
import { isDenied } from '../denied.ts';
import { momentOf } from '../desk/desk.ts';
import { folder, house, table } from '../house.test-helper.ts';
import { nodeMachine } from '../node.ts';
import { seatAll } from '../seat-all.test-helper.ts';
import { TOY } from '../toy.test-helper.ts';
import { foundGame } from './found.ts';
import { type Games, liveGames } from './games.ts';
import type { LiveGame } from './live-game.ts';
import { mustDo, linesOfLong, PEOPLE } from './long.test-helper.ts';
import { rulebooksOf } from './rulebooks.ts';
import { importGame } from './whole.ts';

// What is long gives way: while it goes on others have as many turns as it has entries, and see nothing that is half done.

const ENTRIES = 80;
const lines = linesOfLong(ENTRIES);

/** The games of a file; they are put away with the test, or before others have it. */
function gamesOf(file: string): Games & { putAway(): Promise<void> } {
  const database = seatAll(mustDo(openDatabase(file)));
  const games = liveGames(database, rulebooksOf([TOY as unknown as Rulebook]), nodeMachine());
  let gone: Promise<void> | undefined;
  const putAway = (): Promise<void> => (gone ??= games.close().then(() => database.close()));
  onTestFinished(putAway);
  return { ...games, putAway };
}

/** The turns that others have with something dear while some work goes on; `look`: done in each. */
async function turnsBeside(games: Games, work: Promise<unknown>, look?: () => void): Promise<number> {
  const state = { isOver: false };
  let turns = 0;
  const over = work.finally(() => (state.isOver = true));
  while (!state.isOver) {
    await games.pace.begin(async () => look?.());
    turns++;
  }
  await over;
  return turns;
}

/** A long game that was read, with the keys of its people. */
async function openedLong() {
  const file = join(folder(), 'demarche.sqlite');
  const first = gamesOf(file);
  const made = mustDo(await importGame(first, { lines: [...lines], people: PEOPLE }));
  const wish = { rulebook: 'toy', scenario: 'only', dice: 'typed', people: PEOPLE } as const;
  const short = mustDo(await foundGame(first, wish)).game;
  await first.putAway();
  const games = gamesOf(file);
  const live = mustDo(await games.open(made.game));
  return { games, live, file, short, game: made.game, key: made.people[0]?.key ?? '' };
}

describe('others have their turn after each entry', () => {
  it('of a game that is imported', async () => {
    const games = gamesOf(join(folder(), 'demarche.sqlite'));
    const going = importGame(games, { lines: [...lines], people: PEOPLE });
    // and after each sight
    expect(await turnsBeside(games, going)).toBeGreaterThanOrEqual(ENTRIES + 4);
    expect(isDenied(await going)).toBe(false);
  });

  it('of a game that is read, and a short one is read meanwhile', async () => {
    const before = await openedLong();
    const { game } = before;
    await before.games.putAway();
    const games = gamesOf(before.file);
    const order: string[] = [];
    const opened = games.open(game).then((live) => {
      order.push('long');
      return live;
    });
    const short = games.open(before.short).then(() => order.push('short'));
    expect(await turnsBeside(games, opened)).toBeGreaterThanOrEqual(ENTRIES);
    await short;
    expect(order).toEqual(['short', 'long']);
    expect(mustDo(await opened).game.moments).toHaveLength(ENTRIES);
  });

  it('of a mend, of which nothing is seen before it is whole', async () => {
    const { games, live, game, key } = await openedLong();
    const told = { 'weather.fair': { value: false, as: 'change' } };
    const body = { seat: 'one', reason: 'it was not', request: 'm', mend: [{ at: 1, answer: told }] };
    const seen = new Set<number>();
    const going = submit(games, game, key, { what: 'mend', body }, (turn) => askMend(games, turn, body));
    const turns = await turnsBeside(games, going, () => seen.add(live.game.moments.length));
    expect(turns).toBeGreaterThanOrEqual(2 * ENTRIES);
    expect(await going).toMatchObject({ have: 2 * ENTRIES + 1 });
    expect([...seen].every((n) => n === ENTRIES || n === 2 * ENTRIES + 1)).toBe(true);
    expect(seen.has(ENTRIES)).toBe(true);
  });

  it('of looking back, after the nearest position that is kept', async () => {
    const { games, live } = await openedLong();
    const turns = (n: number) => turnsBeside(games, games.pace.run(momentOf(live, null, n)));
    expect(await turns(31)).toBeGreaterThanOrEqual(31);
    expect(await turns(65)).toBeLessThan(6);
  });
});

it('those who look on are told one after the other, and others have their turn between', async () => {
  const { games, live, game, key } = await openedLong();
  const told: number[] = [];
  let turns = 0;
  const watcher = (at: number) => ({
    at,
    changed: (now: LiveGame) => {
      expect(now).toBe(live);
      told.push(turns);
    },
    aside: () => undefined,
    dismiss: () => undefined,
  });
  const leaves = [0, 1, 1, 1].map((at) => games.watchers.watch(game, watcher(at)));
  leaves[3]?.();
  const answer = { 'weather.fair': { value: true, as: 'change' } };
  const body = { seat: 'table', decision: `standing-${ENTRIES}/report`, answer, request: 'a' };
  const going = submit(games, game, key, { what: 'answers', body }, (turn) =>
    submitAnswer(games, turn, body),
  );
  await turnsBeside(games, going, () => turns++);
  expect(isDenied(await going)).toBe(false);
  expect(new Set(told).size).toBe(3);
});

it('a desk of another game comes before a long game is imported', async () => {
  const server = await house();
  const { anna } = await table(server);
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  const imported = server.ask('imports', undefined, { lines: [...lines], people: PEOPLE });
  await Promise.all([imported.then(note('import')), anna.desk().then(note('desk'))]);
  expect((await imported).status).toBe(201);
  expect(order).toEqual(['desk', 'import']);
});
