import { liveGames } from '../server/games.ts';
import { askServer } from '../server/control.ts';
import { isDenied } from '../server/denied.ts';
import { makeKeeper, type Keeper, type Renewed } from '../server/keeper.ts';
import { isRefusal } from '../kernel/clause.ts';
import { RULEBOOKS } from '../rulebooks/index.ts';
import { type GameAbout, openDatabase } from '../store/database.ts';
import { databaseIn, databaseRefused } from './backup.ts';
import { failed, type Failed, isFailed, type Result } from './output.ts';

/** Where links lead when no server runs and no address is named. */
const USUAL = 'http://localhost:1939/';

export interface LinksOptions {
  readonly data: string;
  readonly person: readonly string[];
  readonly maker?: true;
  readonly address?: string;
}

/** Every game of a data folder, whether or not a server runs on it. */
export async function gamesOf(data: string): Promise<Result> {
  const asked = await askServer(data, { what: 'games' });
  if (asked && asked.error !== null) return failed(asked.error);
  const games = asked
    ? (asked.result as readonly GameAbout[])
    : await withKeeper(data, (keeper) => keeper.list());
  if (isFailed(games)) return games;
  return { text: games.map(gameText).join('\n') || `There are no games in ${data} yet.`, json: { games } };
}

function gameText({ id, title, rulebook, scenario, entries, people }: GameAbout): string {
  const seated = people
    .filter(({ revoked }) => !revoked)
    .map(({ name, seats }) => `${name} (${seats.join(', ') || 'looks on'})`);
  const what = rulebook === null ? 'cannot be read' : `${rulebook}, ${scenario}`;
  const played = entries === 1 ? '1 entry' : `${entries} entries`;
  return `${id}  ${title} [${what}; ${played}]\n  ${seated.join(', ') || 'nobody has a link'}`;
}

/** New links of a game: for the people named, or everybody; and for its maker. The old ones end. */
export async function newLinks(game: string, options: LinksOptions): Promise<Result> {
  const { data, person, maker = false } = options;
  const some = person.length > 0 || maker;
  const wish = { people: some ? person : ('all' as const), maker: maker || !some };
  const base = options.address === undefined ? null : addressIn(options.address);
  if (isFailed(base)) return base;
  const asked = await askServer(data, { what: 'links', game, ...wish, people: some ? [...person] : 'all' });
  if (asked && asked.error !== null) return failed(asked.error);
  const made = asked
    ? (asked.result as Renewed)
    : await withKeeper(data, async (keeper) => {
        const renewed = await keeper.renew(game, wish);
        return isDenied(renewed) ? failed(renewed.error.message) : renewed;
      });
  if (isFailed(made)) return made;
  const found = asked ? (asked.result as { address: string }).address : USUAL;
  return linksText(game, made, base ?? found);
}

function addressIn(text: string): string | Failed {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol)
    ? url.href
    : failed(`"${text}" is no address that a link can begin with, such as https://table.example/.`);
}

function linksText(game: string, { title, people, creatorKey }: Renewed, base: string): Result {
  const at = (page: string, key: string): string => new URL(`#/${page}/${game}/${key}`, base).href;
  const links = people.map(({ name, seats, key }) => ({ name, seats, link: at('game', key) }));
  const maker = creatorKey === null ? null : at('people', creatorKey);
  const lines = links.map(
    ({ name, seats, link }) => `${name} (${seats.join(', ') || 'looks on'}):\n  ${link}`,
  );
  const text = [
    `New links of ${title}, shown this once; those in whose place they stand open nothing any more:`,
    ...lines,
    ...(maker === null ? [] : [`For the maker, to end links and to make new ones:\n  ${maker}`]),
  ].join('\n');
  return { text, json: { game, title, links, maker } };
}

/** Do something with the games of a folder on which no server runs. */
async function withKeeper<T>(data: string, what: (keeper: Keeper) => Promise<T>): Promise<T | Failed> {
  const path = databaseIn(data);
  if (typeof path !== 'string') return path;
  const database = openDatabase(path);
  if (isRefusal(database)) return databaseRefused(database);
  const games = liveGames(database, RULEBOOKS);
  try {
    return await what(makeKeeper(games));
  } finally {
    await games.close();
    await database.close();
  }
}
