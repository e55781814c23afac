import { isRefusal } from '../../kernel/clause.ts';
import { replay } from '../../kernel/game/replay.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import type { Database } from '../../store/index.ts';
import { failure, isFailed, type Result, say, type Status, NO_STATUS } from '../output.ts';
import { nameOfPlace, openedAt, type PlaceOptions } from './place.ts';

interface Verdict {
  readonly id: string;
  /** How many entries replay as they were recorded. */
  readonly entries: number;
  /** What is wrong; null: nothing. */
  readonly message: string | null;
}

/** Look through every page of a database, and replay every game in it. */
export async function verifyData(place: PlaceOptions, status: Status = NO_STATUS): Promise<Result> {
  const database = await openedAt(place);
  if (isFailed(database)) return database;
  const games: Verdict[] = [];
  status('looking through every page');
  const damage = await database.damage();
  try {
    const ids = await database.list();
    for (const id of ids) {
      status(`${games.length} of ${ids.length} games replayed`);
      games.push(await verdictOn(database, id));
    }
  } catch (error) {
    if (damage === null) throw error;
  } finally {
    status('');
  }
  await database.close();
  return report(place, damage, games);
}

function report(place: PlaceOptions, damage: string | null, games: readonly Verdict[]): Result {
  const bad = games.filter((each) => each.message !== null);
  const ok = damage === null && bad.length === 0;
  const name = nameOfPlace(place);
  const pages =
    place.database === undefined
      ? [`${name}: every page can be read.`]
      : [`${name}: Postgres looks through its pages itself.`];
  const lines = [
    ...(damage === null ? pages : [`${name} is damaged: ${damage}`]),
    ...bad.map(({ id, entries, message }) => `${id}: ${message} As recorded up to entry ${entries}.`),
    `${games.length - bad.length} of ${games.length} games replayed, each as recorded.`,
  ];
  return { text: lines.join('\n'), json: { ok, damage, games }, code: ok ? 0 : 1 };
}

async function verdictOn(database: Database, id: string): Promise<Verdict> {
  const stored = await database.load(id);
  if (isRefusal(stored)) return { id, entries: 0, message: say(undefined, stored.refused) };
  const seating = await database.seating(id);
  if (isRefusal(seating)) return { id, entries: 0, message: say(undefined, seating.refused) };
  const { header, entries, damaged } = stored;
  const rulebook = findRulebook(header.rulebook);
  if (!rulebook) return { id, entries: 0, message: `Its rulebook "${header.rulebook}" is not here.` };
  try {
    const replayed = replay(rulebook, header, entries, 'all');
    if (isRefusal(replayed)) return { id, entries: 0, message: say(rulebook, replayed.refused) };
    const stopped = replayed.stopped ?? damaged;
    const message = stopped ? say(rulebook, stopped.refused) : null;
    return { id, entries: replayed.game.moments.length, message };
  } catch (error) {
    if (header.data === null) throw error;
    return { id, entries: 0, message: `Its data do not belong to ${rulebook.title}.` };
  }
}

/** What "verify" without a file needs. */
export const NO_FILE = failure('Name a game file, or a data folder with --data.');
