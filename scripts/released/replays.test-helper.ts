import { describe, expect, it } from 'vitest';
import { answer, type Game, stateOf } from '../../src/kernel/game/game.ts';
import { sample } from '../../src/kernel/forms/sample.ts';
import { isRefusal } from '../../src/kernel/clause.ts';
import { wayFrom } from '../../src/kernel/game/migrate.ts';
import { asksOf, awaitingOf } from '../../src/kernel/game/play.ts';
import { replay } from '../../src/kernel/game/replay.ts';
import { seededRandom } from '../../src/kernel/kit/random.ts';
import { opened, seenThen, stored } from './opened.test-helper.ts';
import { type Seen, seenIn, seenText } from './seen.ts';
import { KERNEL } from '../../src/kernel/version.ts';

const HOW =
  'If that is meant: while nobody plays this version, npm run released -- --anew; else give the rulebook a new version';

/** Stored games open and show everybody what they showed then, and go on. */
export function testReplays(games: readonly string[]): void {
  describe.each(games)('the game %s', (name) => {
    it('opens, and shows everybody what it showed then', () => {
      const game = stored(name);
      const { game: now, stopped } = opened(game);
      expect(stopped, HOW).toBeNull();
      const way = wayFrom(game.rulebook, game.header.rulesVersion) ?? [];
      // what is told otherwise on purpose has other digests
      if (way.every(({ toldAlike }) => toldAlike))
        expect(firstDifference(seenIn(now, game.entries), seenThen(name)), HOW).toBeNull();
    });

    it('goes on under the present version, and says in its header from where', () => {
      const { rulebook, header, entries } = stored(name);
      let { game } = opened({ rulebook, header, entries });
      const random = seededRandom(1);
      for (let more = 0; more < 5; more++) game = next(game, random);
      expect(game.header).toMatchObject({ kernel: KERNEL, rulesVersion: rulebook.version });
      const isOlder = header.rulesVersion !== rulebook.version || header.kernel !== KERNEL;
      const to = { kernel: KERNEL, rules: rulebook.version };
      expect(game.header.migrations?.at(-1)?.to).toEqual(isOlder ? to : header.migrations?.at(-1)?.to);
      // what was stored stays as it was
      const all = [...entries, ...game.moments.slice(entries.length).map(({ entry }) => entry)];
      expect(all.length).toBeGreaterThan(entries.length);
      const again = replay(rulebook, game.header, JSON.parse(JSON.stringify(all)), 'all');
      expect(again).toMatchObject({ stopped: null });
    });
  });
}

/** The first difference of what is seen now and what stands in a file; null: none. */
export function firstDifference(now: Seen, stored: string): string | null {
  const lines = stored.split('\n');
  const mine = seenText(now).split('\n');
  if (mine.length !== lines.length) return `${mine.length} lines instead of ${lines.length}`;
  for (const [i, line] of mine.entries()) {
    const before = lines[i] ?? '';
    if (line === before) continue;
    if (i === 0) return `other readers: ${line} instead of ${before}`;
    if (i === 1) return `at the end ${line} is awaited instead of ${before}`;
    const at = line.split(' ').findIndex((digest, reader) => digest !== before.split(' ')[reader]);
    return `entry ${i - 1}: ${mine[0]?.split(' ')[at]} sees something else`;
  }
  return null;
}

/** One more answer by whoever play waits for. */
function next(game: Game, random: (below: number) => number): Game {
  const { table } = game;
  for (const seat of awaitingOf(table, stateOf(game)))
    for (const decision of asksOf(table, stateOf(game), seat)) {
      const given = decision.optional ? undefined : sample(decision.form, random, table.rules.facts);
      if (given === undefined) continue;
      const after = answer(game, { seat, decision: decision.id, answer: given });
      if (!isRefusal(after)) return after;
    }
  return game;
}
