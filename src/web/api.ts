import type { Rulebook } from '../kernel/rulebook.ts';
import type { Words } from '../kernel/texts/words.ts';
import type { Desk } from '../server/api/index.ts';
import { house } from './house.ts';
import { deskTexts } from './texts.ts';

export type {
  AffectedPage,
  AnyView,
  CreatedGame,
  Desk,
  DeskChange,
  InvitedLink,
  LinesPage,
  ThenDesk,
  Visit,
} from '../server/api/index.ts';
export type { Standing, WithheldGame } from '../server/api/index.ts';

/** Somebody at the table and the seats this person holds; none for a spectator. */
export type Person = Desk['people'][number];

/** What a page needs of a rulebook before it is loaded. */
export type RulebookInfo = Pick<Rulebook, 'id' | 'title' | 'about' | 'scenarios' | 'rulings' | 'example'> & {
  /** The scenarios that bots can play. */
  readonly bots: readonly string[];
  /** Rulings other than the defaults with which a game against bots begins. */
  /** Whether dice fall in it. */
  readonly rolls: boolean;
  readonly botRulings: Readonly<Record<string, string>>;
  /** By scenario: the rulings that make no difference in it. */
  readonly moot: Readonly<Record<string, readonly string[]>>;
};

/** The server said no, or could not be reached (status 0). */
export class Refused extends Error {
  readonly status: number;
  readonly clauses: readonly string[];
  readonly words: Words | undefined;
  /** What stands there, changed elsewhere meanwhile. */
  readonly there: unknown;
  constructor(
    status: number,
    message: string,
    clauses: readonly string[] = [],
    said?: Words,
    there?: unknown,
  ) {
    super(message);
    this.status = status;
    this.clauses = clauses;
    this.words = said;
    this.there = there;
  }
}

/** Ask the house. Throws `Refused` for every answer that is not a success. */
export async function call<T>(path: string, key?: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const said = await house.ask({ path, key, body, signal }).catch(() => null);
  if (said && (said.status < 200 || said.status > 299)) throw refusedBy(said.status, said.body);
  // an answer that broke off says nothing of what was done
  if (said?.body === undefined) throw new Refused(0, deskTexts.live.unreachable);
  return said.body as T;
}

/** What a refusal says. */
interface Said {
  readonly message?: string;
  readonly clauses?: string[];
  readonly words?: Words;
  readonly there?: unknown;
}

function refusedBy(status: number, result: unknown): Refused {
  const { message, clauses, words, there } = (result as { error?: Said } | null)?.error ?? {};
  return new Refused(status, message ?? deskTexts.live.fault(status), clauses, words, there);
}

/** A key for one request. `randomUUID` is there with HTTPS only, and a home network has none. */
function newRequest(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** Milliseconds to wait before each new try: half a minute, in which a server is started again. */
const PATIENCE = [400, 1200, 3000, 5000, 5000, 5000, 5000, 5000];

/**
 * Send a change with a request key. When the server cannot be reached the same key is sent again, so that a late
 * retry is done once.
 */
export async function send<T>(path: string, key: string, body: object): Promise<T> {
  const done = sendUntilHeard<T>(path, key, body);
  underWay.add(done);
  return done.finally(() => underWay.delete(done));
}

const underWay = new Set<Promise<unknown>>();

/** Resolves once nothing is on its way to the server. */
export async function allSent(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}

/** A full disk is no server that is away: whoever asked is told at once. */
const FULL = 507;

/** Whether nobody answered who could know: the server may be back in a moment. */
export function isAway(status: number): boolean {
  return status === 0 || (status >= 502 && status !== FULL);
}

async function sendUntilHeard<T>(path: string, key: string, body: object): Promise<T> {
  const request = newRequest();
  for (let attempt = 0; ; attempt++) {
    try {
      return await call<T>(path, key, { ...body, request });
    } catch (error) {
      const wait = PATIENCE[attempt];
      const again = error instanceof Refused && isAway(error.status);
      if (!again || wait === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
