import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/clause.ts';
import { GAME_FORMAT, KERNEL } from '../kernel/game/entry.ts';
import { answer, type Game, stateOf } from '../kernel/game/game.ts';
import { wayFrom } from '../kernel/game/migrate.ts';
import { asksOf, awaitingOf } from '../kernel/game/play.ts';
import { type RecordLine, record } from '../kernel/game/record.ts';
import { type Replayed, replay } from '../kernel/game/replay.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { seeded } from '../kernel/kit/random.ts';
import { sample } from '../kernel/forms/sample.ts';
import { findRulebook, RULEBOOKS } from '../rulebooks/index.ts';
import { fileStore } from '../store/file.ts';

// Running games of every version that was ever released, with what each seat could then see of them. Never change one:
// `<rulebook>-<version of its rules>-format-<n>/<name>.jsonl`, and beside it the records of all seats.

const ROOT = join(import.meta.dirname, 'released');

const versions = readdirSync(ROOT);
const games = versions.flatMap((version) =>
  readdirSync(join(ROOT, version))
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => join(version, name)),
);

interface Saved {
  readonly records: Readonly<Record<string, readonly RecordLine[]>>;
  readonly awaiting: readonly string[];
}

function savedWith(name: string): Saved {
  const packed = readFileSync(join(ROOT, name.replace(/\.jsonl$/, '.records.json.gz')));
  return JSON.parse(gunzipSync(packed).toString('utf8')) as Saved;
}

async function opened(name: string): Promise<{ rulebook: Rulebook; replayed: Replayed; made: string }> {
  const stored = await fileStore('').load(join(ROOT, name));
  if (isRefusal(stored)) throw new Error(stored.refused.key);
  const rulebook = findRulebook(stored.header.rulebook);
  if (!rulebook) throw new Error('no rulebook');
  const replayed = replay(rulebook, stored.header, stored.entries, 'all');
  if (isRefusal(replayed)) throw new Error(JSON.stringify(replayed));
  return { rulebook, replayed, made: stored.header.rulesVersion };
}

/** What a line said of taking back and of changed outcomes, and nobody reads any more. */
const GONE = ['doorsToAll', 'amends', 'barred'];

/**
 * A record without its citations, without saying that a sum was bounds, and without what is gone: more may be cited now, more
 * stand in a line, and a sum be exact, but nothing less or else.
 */
function asThen(lines: readonly RecordLine[]): object {
  const mayGrow = (key: string, value: unknown): boolean =>
    key === 'clauses' || (key === 'exact' && value === false) || GONE.includes(key);
  const text = JSON.stringify(lines, (key, value: unknown) => (mayGrow(key, value) ? undefined : value));
  return JSON.parse(text) as object;
}

/** The clauses that each line of the log cited. */
function cited(lines: readonly RecordLine[]): readonly (readonly string[])[] {
  return lines.flatMap(({ dispatches }) => dispatches.map(({ clauses }) => clauses));
}

it('has games of the present version of every rulebook: "npm run released" makes them', () => {
  for (const { id, version } of RULEBOOKS)
    expect(versions).toContain(`${id}-${version}-format-${GAME_FORMAT}`);
});

describe.each(games)('the game %s', (name) => {
  it('opens, and shows each seat what it showed then', async () => {
    const { rulebook, replayed, made } = await opened(name);
    const { records, awaiting } = savedWith(name);
    const isToldAlike = wayFrom(rulebook, made)?.every(({ toldAlike }) => toldAlike) ?? false;
    expect(replayed.stopped).toBeNull();
    expect(awaitingOf(replayed.game.table, stateOf(replayed.game))).toEqual(awaiting);
    for (const [seat, lines] of Object.entries(records)) {
      const now = record(replayed.game, seat === 'spectator' ? null : seat);
      expect(asThen(now)).toMatchObject(asThen(lines));
      // where the same is told otherwise on purpose, it may cite otherwise, too
      if (!isToldAlike) continue;
      const present = cited(now);
      for (const [at, clauses] of cited(lines).entries())
        expect(present[at]).toEqual(expect.arrayContaining([...clauses]));
    }
  });

  it('goes on under the present version, and says in its header from where', async () => {
    const { rulebook, replayed } = await opened(name);
    let { game } = replayed;
    const { length } = game.moments;
    const random = seeded(1);
    for (let more = 0; more < 5; more++) game = next(game, random);
    expect(game.header).toMatchObject({
      format: GAME_FORMAT,
      kernel: KERNEL,
      rulesVersion: rulebook.version,
    });
    const isOlder = !name.startsWith(`${rulebook.id}-${rulebook.version}-format-${GAME_FORMAT}`);
    const to = { kernel: KERNEL, rules: rulebook.version };
    expect(game.header.migrations?.at(-1)?.to).toEqual(isOlder ? to : undefined);
    const entries = game.moments.map(({ entry }) => entry);
    expect(entries.length).toBeGreaterThan(length);
    const again = replay(rulebook, game.header, JSON.parse(JSON.stringify(entries)), 'all');
    expect(again).toMatchObject({ stopped: null });
  });
});

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
