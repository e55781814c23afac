// Plays a running game of the present version of each rulebook, and stores it with what every seat sees of it, for
// the test that games outlive releases. Run it once for each released version; what it wrote is never written again.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packageRoot } from '../src/cli/root.ts';
import { isRefusal, type Refusal } from '../src/kernel/clause.ts';
import type { Seat } from '../src/kernel/forms/decision.ts';
import { GAME_FORMAT } from '../src/kernel/game/entry.ts';
import { answer, type Game, newHeader, openGame, stateOf, takeBack } from '../src/kernel/game/game.ts';
import { seeded } from '../src/kernel/kit/random.ts';
import { allSeats, asksOf, awaitingOf } from '../src/kernel/game/play.ts';
import { record } from '../src/kernel/game/record.ts';
import type { Rulebook } from '../src/kernel/rulebook.ts';
import { type Random, sample } from '../src/kernel/forms/sample.ts';
import { bindTable } from '../src/kernel/game/bind.ts';
import { undo } from '../src/kernel/game/undo.ts';
import { RULEBOOKS } from '../src/rulebooks/index.ts';
import { entryLine, headerLine } from '../src/store/line-format.ts';

/** How many entries a game gets, so that it is still under way. */
const ENTRIES = 60;
const PEOPLE = ['one', 'two', 'three'];

/** One more entry of some kind; the same game where what was tried is refused. */
function next(game: Game, random: Random): Game {
  const by = { by: PEOPLE[random(PEOPLE.length)] ?? '' };
  const { seats } = game.table;
  const seat = seats[random(seats.length)] ?? '';
  const kind = random(20);
  if (kind === 0)
    return or(game, undo(game, { seat, consent: seats, to: random(record(game, seat).length + 1) }, by));
  if (kind === 1) return or(game, undo(game, { seat, reason: 'a slip' }, by));
  if (kind === 2) return withdrawn(game, seat, by);
  return answered(
    game,
    kind < 6 ? [...seats, 'table'] : awaitingOf(game.table, stateOf(game)),
    kind < 6,
    random,
    by,
  );
}

function or(game: Game, result: Game | Refusal): Game {
  return isRefusal(result) ? game : result;
}

function withdrawn(game: Game, seat: Seat, by: { by: string }): Game {
  const [held] = Object.keys(stateOf(game).held[seat] ?? {});
  return held === undefined ? game : or(game, takeBack(game, seat, held, by));
}

function answered(
  game: Game,
  seats: readonly Seat[],
  aside: boolean,
  random: Random,
  by: { by: string },
): Game {
  const { table } = game;
  const seat = seats[random(seats.length)] ?? '';
  const asked = asksOf(table, stateOf(game), seat).filter(
    ({ id, optional, form }) =>
      (optional === true) === aside &&
      !id.endsWith('/skip') &&
      (form.kind !== 'report' || form.facts.length > 0),
  );
  const decision = asked[random(asked.length || 1)];
  const given = decision && sample(decision.form, random, table.rules.facts);
  if (!decision || given === undefined) return game;
  return or(game, answer(game, { seat, decision: decision.id, answer: given }, by));
}

/** A game under way, from a seed. */
function played(rulebook: Rulebook, scenario: string, rulings: Readonly<Record<string, string>>): Game {
  const table = bindTable(rulebook, { scenario, rulings, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
  const opened = openGame(rulebook, newHeader(table, 'typed'));
  if (isRefusal(opened)) throw new Error(opened.refused.key);
  const random = seeded(7);
  let game = opened;
  for (let tries = 0; tries < ENTRIES * 4 && game.moments.length < ENTRIES; tries++) {
    const after = next(game, random);
    if (awaitingOf(table, stateOf(after)).length > 0) game = after;
  }
  return game;
}

function write(folder: string, name: string, game: Game): void {
  const lines = headerLine(game.header) + game.moments.map(({ entry }) => entryLine(entry)).join('');
  writeFileSync(join(folder, `${name}.jsonl`), lines);
  const readers = [null, ...allSeats(game.table)];
  const records = Object.fromEntries(readers.map((seat) => [seat ?? 'spectator', record(game, seat)]));
  const saved = { records, awaiting: awaitingOf(game.table, stateOf(game)) };
  writeFileSync(join(folder, `${name}.records.json.gz`), gzipSync(JSON.stringify(saved), { level: 9 }));
}

for (const rulebook of RULEBOOKS) {
  const folder = join(
    packageRoot(),
    'src/cli/released',
    `${rulebook.id}-${rulebook.version}-format-${GAME_FORMAT}`,
  );
  if (existsSync(folder)) continue;
  mkdirSync(folder, { recursive: true });
  const others = Object.fromEntries(
    rulebook.rulings.flatMap(({ id, choices, default: usual }) =>
      choices.filter((each) => each.id !== usual).map((each) => [id, each.id]),
    ),
  );
  for (const { id } of rulebook.scenarios) {
    write(folder, id, played(rulebook, id, {}));
    write(folder, `${id}-other-rulings`, played(rulebook, id, others));
  }
  console.log(`written: ${folder}`);
}
