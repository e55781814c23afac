import {
  askServer,
  isDenied,
  type Keeper,
  liveGames,
  nodeMachine,
  makeKeeper,
  type RenewedKeys,
  rulebooksOf,
} from '../../server/index.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import type { GameAbout } from '../../store/index.ts';
import { failure, type Failure, isFailed, type Result } from '../output.ts';
import { nameOfPlace, openedAt, type PlaceOptions } from './place.ts';

/** Where links lead when no server runs and no address is named. */
const USUAL = 'http://localhost:1939/';

export interface LinksOptions extends PlaceOptions {
  readonly person: readonly string[];
  readonly maker?: true;
  readonly address?: string;
}

/** Every game of a place, whether or not a server runs on it. */
export async function gamesOf(place: PlaceOptions): Promise<Result> {
  const asked = await askOwner(place, { what: 'games' });
  if (asked && asked.error !== null) return failure(asked.error);
  const games = asked
    ? (asked.result as readonly GameAbout[])
    : await withKeeper(place, (keeper) => keeper.list());
  if (isFailed(games)) return games;
  return {
    text: games.map(gameText).join('\n') || `There are no games in ${nameOfPlace(place)} yet.`,
    json: { games },
  };
}

function gameText({ id, title, rulebook, scenario, people }: GameAbout): string {
  const seated = people
    .filter(({ revoked }) => !revoked)
    .map(({ name, seats }) => `${name} (${seats.join(', ') || 'looks on'})`);
  const what = rulebook === null ? 'cannot be read' : `${rulebook}, ${scenario}`;
  return `${id}  ${title} [${what}]\n  ${seated.join(', ') || 'nobody has a link'}`;
}

/** New links of a game: for the people named, or everybody; and for its maker. The old ones end. */
export async function newLinks(game: string, options: LinksOptions): Promise<Result> {
  const { person, maker = false } = options;
  const some = person.length > 0 || maker;
  const wish = { people: some ? person : ('all' as const), maker: maker || !some };
  const base = options.address === undefined ? null : addressIn(options.address);
  if (isFailed(base)) return base;
  const asked = await askOwner(options, { what: 'links', game, ...wish, people: some ? [...person] : 'all' });
  if (asked && asked.error !== null) return failure(asked.error);
  const made = asked
    ? (asked.result as RenewedKeys)
    : await withKeeper(options, async (keeper) => {
        const renewed = await keeper.renew(game, wish);
        return isDenied(renewed) ? failure(renewed.error.message) : renewed;
      });
  if (isFailed(made)) return made;
  const found = asked ? (asked.result as { address: string }).address : USUAL;
  return linksText(game, made, base ?? found);
}

function addressIn(text: string): string | Failure {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol)
    ? url.href
    : failure(`"${text}" is no address that a link can begin with, such as https://table.example/.`);
}

function linksText(game: string, { title, people, creatorKey }: RenewedKeys, base: string): Result {
  const at = (page: string, key: string): string => new URL(`#/${page}/${game}/${key}`, base).href;
  const links = people.map(({ name, seats, waits, key }) => ({ name, seats, waits, link: at('game', key) }));
  const maker = creatorKey === null ? null : at('people', creatorKey);
  const lines = links.map(
    ({ name, seats, waits, link }) =>
      `${name} (${seats.join(', ') || 'looks on'})${waits ? ', opens nothing until they agree at their desk, or 24 hours have passed' : ''}:\n  ${link}`,
  );
  const text = [
    `New links of ${title}, shown this once; all at the table are told of them. Those in whose place they stand open nothing any more; whoever has taken a seat keeps their own until the new one is taken:`,
    ...lines,
    ...(maker === null ? [] : [`For the maker, to end links and to make new ones:\n  ${maker}`]),
  ].join('\n');
  return { text, json: { game, title, links, maker } };
}

/** A data folder belongs to the server that runs on it; a Postgres to whoever comes in. */
async function askOwner(
  { data, database }: PlaceOptions,
  wish: Parameters<typeof askServer>[1],
): ReturnType<typeof askServer> {
  return database === undefined ? askServer(data, wish) : null;
}

/** Do something with the games of a place that no server has alone. */
async function withKeeper<T>(
  place: PlaceOptions,
  what: (keeper: Keeper) => Promise<T>,
): Promise<T | Failure> {
  const database = await openedAt(place);
  if (isFailed(database)) return database;
  const games = liveGames(database, rulebooksOf(RULEBOOKS), nodeMachine());
  try {
    return await what(makeKeeper(games));
  } finally {
    await games.close();
    await database.close();
  }
}
