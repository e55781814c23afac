import type { Decision, Seat } from '../kernel/decision.ts';
import type { DiceMode } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import type { Preview } from '../kernel/know.ts';
import type { OpenCommon, SealedCommon, View } from '../kernel/position.ts';
import type { RecordLine } from '../kernel/record.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import type { Rulings } from '../kernel/ruling.ts';
import type { Words } from '../kernel/words.ts';
import { t } from './texts.ts';

export type AnyView = View<OpenCommon, SealedCommon>;

/** Somebody at the table and the seats this person holds; none for a spectator. */
export interface Person {
  readonly name: string;
  readonly seats: readonly Seat[];
}

/** An undo that other seats must agree to. */
export interface Proposal {
  readonly by: string;
  readonly seats: readonly Seat[];
  readonly missing: readonly Seat[];
  readonly to: number;
  readonly reason: string;
}

/** All that the desk of one seat may know. */
export interface Desk {
  readonly game: string;
  readonly title: string;
  readonly rulebook: string;
  readonly scenario: string;
  readonly rulings: Rulings;
  readonly data: Json;
  readonly dice: DiceMode;
  readonly rulesVersion: string;
  readonly person: string;
  readonly seats: readonly Seat[];
  readonly seat: Seat | null;
  readonly people: readonly Person[];
  readonly mark: string;
  readonly over: boolean;
  readonly awaiting: readonly Seat[];
  readonly answered: readonly Seat[];
  readonly view: AnyView;
  readonly asks: readonly Decision[];
  readonly tableAsks: readonly Decision[];
  readonly diceAsks: readonly Decision[];
  readonly previews: Readonly<Record<string, Preview>>;
  readonly from: number;
  readonly lines: readonly RecordLine[];
  readonly undo: Proposal | null;
}

export type RulebookInfo = Pick<Rulebook, 'id' | 'title' | 'about' | 'scenarios' | 'rulings'>;

export interface NewGame {
  readonly rulebook: string;
  readonly scenario: string;
  readonly rulings?: Rulings;
  readonly data?: readonly Json[];
  readonly dice?: 'program' | 'typed';
  readonly title?: string;
  readonly people: readonly Person[];
}

export interface Created {
  readonly game: string;
  readonly creatorKey: string;
  readonly people: readonly (Person & { readonly key: string })[];
}

export interface Moment {
  readonly n: number;
  readonly view: AnyView;
  readonly lines: readonly RecordLine[];
}

/** The server said no, or could not be reached (status 0). */
export class Refused extends Error {
  readonly status: number;
  readonly clauses: readonly string[];
  readonly words: Words | undefined;
  constructor(status: number, message: string, clauses: readonly string[] = [], said?: Words) {
    super(message);
    this.status = status;
    this.clauses = clauses;
    this.words = said;
  }
}

/** Ask the server. Throws `Refused` for every answer that is not a success. */
export async function call<T>(path: string, key?: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = key ? { Authorization: `Bearer ${key}` } : {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused(0, t.live.unreachable);
  }
  const result: unknown = await response.json().catch(() => null);
  if (response.ok) return result as T;
  throw refusedBy(response.status, result);
}

function refusedBy(status: number, result: unknown): Refused {
  const error = (result as { error?: { message?: string; clauses?: string[]; words?: Words } } | null)?.error;
  return new Refused(status, error?.message ?? t.live.fault(status), error?.clauses ?? [], error?.words);
}

const PATIENCE = [400, 1200, 3000];

/**
 * Send a change with a request key. When the server cannot be reached the same key is sent again, so that a late
 * retry is done once.
 */
export async function send<T>(path: string, key: string, body: object): Promise<T> {
  const request = crypto.randomUUID();
  for (let attempt = 0; ; attempt++) {
    try {
      return await call<T>(path, key, { ...body, request });
    } catch (error) {
      const wait = PATIENCE[attempt];
      const again = error instanceof Refused && (error.status === 0 || error.status >= 502);
      if (!again || wait === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
