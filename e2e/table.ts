import { randomUUID } from 'node:crypto';
import type { CreatedGame, Desk } from '../src/web/api.ts';
import { newOwnKey } from '../src/web/kept/own-key.ts';
import { askingAt } from './store/asking.ts';

/** Somebody at a table: the link, as a fragment, and its key. */
export interface Seated {
  readonly name: string;
  readonly key: string;
  readonly hash: string;
}

/** What the server said. */
export interface Said<T> {
  readonly status: number;
  readonly body: T;
}

/** Ask a server's interface, as any program could, or the house of a browser, as its tabs do. */
export async function ask<T>(url: string, path: string, key: string, body?: unknown): Promise<Said<T>> {
  const asking = askingAt(url);
  if (asking) return (await asking(path, key, body)) as Said<T>;
  const response = await fetch(`${url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'Content-Type': 'application/json',
      // a server may be ended and started again between two requests
      Connection: 'close',
      ...(key ? { Authorization: `Bearer ${key}` } : {}),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as T };
}

export interface Wish {
  readonly rulebook?: string;
  readonly title?: string;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly scenario: string;
  readonly dice?: 'program' | 'typed';
  readonly lots?: boolean;
  readonly data?: readonly object[];
  readonly people: readonly { readonly name: string; readonly seats: readonly string[] }[];
  readonly bots?: Readonly<Record<string, string>>;
  readonly history?: boolean;
  readonly forOthers?: { readonly rolls?: boolean; readonly minutes?: number };
}

/** One person's way to a game without a browser. */
export class Api {
  readonly url: string;
  readonly game: string;
  readonly key: string;
  constructor(url: string, game: string, key: string) {
    this.url = url;
    this.game = game;
    this.key = key;
  }

  readonly desk = async (seat: string): Promise<Desk> =>
    (await ask<Desk>(this.url, `/games/${this.game}/desk?seat=${seat}`, this.key)).body;

  /** Answer the first decision of this name; `mark` and `request` as a page sends them. */
  async answer(seat: string, name: string, answer?: unknown): Promise<Said<Desk>> {
    const at = seat === 'dice' || seat === 'table' ? '' : seat;
    const desk = await this.desk(at);
    const asked = [...desk.asks, ...desk.tableAsks, ...desk.diceAsks].find(
      (each) => each.id === name || each.id.endsWith(`/${name}`),
    );
    if (!asked) throw new Error(`${seat} is not asked "${name}"`);
    const mark = desk.marks[asked.id];
    const sent = { seat, decision: asked.id, desk: at, mark, request: randomUUID() };
    return ask(
      this.url,
      `/games/${this.game}/answers`,
      this.key,
      answer === undefined ? sent : { ...sent, answer },
    );
  }
}

/** Make a game, in which people may act for others at once where nothing else is wished; gives the links of its people, and the first one's way in. */
export async function newGame(
  url: string,
  wish: Wish,
  creationKey = '',
): Promise<{ game: string; people: Seated[]; api: Api; creatorKey: string }> {
  const mine = wish.people.findIndex(({ seats }) => seats.length > 0);
  const made = await ask<CreatedGame>(url, '/games', creationKey, {
    rulebook: 'level-of-cooperation',
    forOthers: { rolls: true, minutes: 0 },
    ...wish,
    me: { person: mine, key: newOwnKey() },
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const { game, creatorKey: maker } = made.body;
  const people = await takeSeats(url, made.body, mine);
  const hash = (key: string): string => `#/game/${game}/${key}`;
  const seated = people.map(({ name, key }) => ({ name, key, hash: hash(key) }));
  return { game, people: seated, api: new Api(url, game, people[0]?.key ?? ''), creatorKey: maker };
}

/** Take the seats of a game that was just made, but for that of its maker, and see all that is told of it; gives everybody's own key. */
export async function takeSeats(
  url: string,
  { game, people }: CreatedGame,
  mine = -1,
): Promise<CreatedGame['people']> {
  const taken = [];
  for (const [at, person] of people.entries()) {
    const key = person.seats.length === 0 || at === mine ? person.key : newOwnKey();
    if (key !== person.key) {
      const { status, body } = await ask(url, `/games/${game}/take`, person.key, { key });
      if (status !== 200) throw new Error(JSON.stringify(body));
    }
    taken.push({ ...person, key });
  }
  // what the table says of that is no news to anybody
  for (const { key, seats } of taken)
    for (const desk of seats.length === 0 ? [null] : seats)
      await ask(url, `/games/${game}/talk/seen`, key, { desk, count: people.length });
  return taken;
}

const ALLOTTED = { germany: 6, italy: 3, britain: 5, france: 3, us: 1, russia: 6 };

/** Report the DPs of every power of rule 49, so that they can be placed. */
export async function allot(api: Api, dps: Readonly<Record<string, number>> = ALLOTTED): Promise<void> {
  const report = Object.entries(dps).map(([power, value]) => [
    `dp.allotment.${power}`,
    { value, as: 'change' },
  ]);
  const { status, body } = await api.answer('table', 'standing-0/report', Object.fromEntries(report));
  if (status !== 200) throw new Error(JSON.stringify(body));
}

const MINORS = [
  ['belgium-luxembourg', 'bulgaria', 'finland', 'greece', 'hungary', 'ireland', 'norway', 'rumania'],
  ['spain', 'sweden', 'turkey', 'ukraine', 'yugoslavia'],
].flat();

/** Tell what all tables add to a roll: nothing. With that, each DP has its chance. */
export async function tellTables(api: Api): Promise<void> {
  const report = MINORS.map((minor) => [`table.other.${minor}`, { value: 0, as: 'change' }]);
  const { status, body } = await api.answer('table', 'report', Object.fromEntries(report));
  if (status !== 200) throw new Error(JSON.stringify(body));
}
