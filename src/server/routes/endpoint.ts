import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Budgets, Payer } from '../gate/budgets.ts';
import { type Denial, denial, endedText, isDenied, SAYS } from '../denied.ts';
import type { Lanes } from '../gate/lanes.ts';
import type { Caller } from '../gate/caller.ts';
import { COST, LARGE_BODY, type Limits } from '../gate/security.ts';

/** What the server's requests carry; `route` is what the log may say of the path. */
export interface Env {
  readonly Bindings: Caller;
  readonly Variables: { route: string; payer: Payer };
}

export type App = Hono<Env>;

/** What every endpoint stands on. */
export interface EndpointGround {
  readonly app: App;
  readonly limits: Limits;
  readonly budgets: Budgets;
  readonly lanes: Lanes;
  /** Describe an endpoint to whoever asks what there is. */
  describe(spec: AnySpec): void;
  /** Note what went wrong with one of several things that do not hang together, and what to say of it. */
  failed(error: unknown): Denial;
}

/** One endpoint, as it is checked and as it is described. */
interface Spec<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType> {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly about: string;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly answer: A;
  readonly status?: 201;
  /** The most bytes of the body, and what the request costs, where not the usual. */
  readonly most?: number;
  readonly cost?: number;
  /** Takes long, so it waits for its turn among others that do; `inParts`: it takes its turns itself. */
  readonly dear?: true | 'inParts';
}

/** The same, of whatever shapes. */
export type AnySpec = Spec<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType>;

/** A checked request. `key`: what stood in the Authorization header. */
interface Given<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType> {
  readonly params: z.infer<P>;
  readonly query: z.infer<Q>;
  readonly body: z.infer<B>;
  readonly key: string | null;
  /** Who pays for it. */
  readonly payer: Payer;
}

export const NONE = z.object({});

/** Serve and describe an endpoint. Whatever comes in is checked before `handle` sees it. */
export function endpoint<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
>(
  ground: EndpointGround,
  spec: Spec<P, Q, B, A>,
  handle: (given: Given<P, Q, B>) => Promise<z.infer<A> | Denial>,
): void {
  ground.describe(spec);
  const path = spec.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const needsKey = spec.path.startsWith('/api/games/');
  const { budgets, lanes } = ground;
  const maxSize = spec.most ?? ground.limits.body;
  ground.app.on(
    spec.method,
    path,
    async (c, next) => {
      c.set('route', spec.path);
      const key = keyOf(c);
      const payer = await budgets.payer(c.env.address, key);
      c.set('payer', payer);
      await lanes.enter(payer);
      // before the body is read: to read what is then refused would cost all others
      const cost = (spec.cost ?? COST.request) + Math.floor(sizeOf(c, maxSize) / COST.perBody);
      if (!budgets.spend(payer, cost)) return deny(c, denial(429, SAYS.tooMany));
      if (!needsKey || payer.key !== null) return next();
      // no game is opened for a stranger
      if (key !== null) budgets.spend(payer, COST.badKey);
      return deny(c, key === null ? denial(401, SAYS.noKey) : strange(payer));
    },
    limited(maxSize),
    async (c) => {
      const payer = c.get('payer');
      const text = spec.method === 'post' ? await c.req.text() : '';
      const serve = async (): Promise<Response> => {
        const given = read(c, spec, text);
        const result = isDenied(given) ? given : await handle(given);
        if (!isDenied(result)) return json(c, result, spec.status ?? 200);
        if (result.status === 401) budgets.spend(payer, COST.badKey);
        return deny(c, result);
      };
      const takesLong = spec.dear === true || text.length > LARGE_BODY;
      return takesLong && spec.dear !== 'inParts' ? lanes.take(payer, serve) : serve();
    },
  );
}

/** No body is longer. One that says how long it is needs no counting, and is then read in one piece. */
function limited(maxSize: number): MiddlewareHandler<Env> {
  const onError = (c: Context): Response => deny(c, denial(413, SAYS.tooLarge));
  const counted = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    const { 'content-length': length, 'transfer-encoding': coded } = c.env.headers;
    if (length === undefined || coded !== undefined) return counted(c, next);
    return Number(length) > maxSize ? onError(c) : next();
  };
}

/** What is said to whoever comes with a key that opens nothing here. */
export function strange({ ended }: Payer): Denial {
  return denial(401, ended === undefined ? SAYS.badKey : endedText(ended));
}

/** An answer. What depends on a game comes with its members in order, so that their order tells nothing. */
export function json(c: Context, body: unknown, status: number): Response {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  return c.body(JSON.stringify(body), { status: status as 200, headers });
}

/** Answer with a denial. */
export function deny(c: Context, { status, error }: Denial): Response {
  return json(c, { error }, status);
}

function read<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
  c: Context<Env>,
  spec: Spec<P, Q, B, A>,
  text: string,
): Given<P, Q, B> | Denial {
  const params = spec.params.safeParse(c.req.param());
  const query = spec.query.safeParse(c.req.query());
  const sent = bodyOf(c, text);
  if (isDenied(sent)) return sent;
  const body = spec.body.safeParse(sent);
  if (!params.success || !query.success || !body.success)
    return denial(400, sentence(params.error ?? query.error ?? body.error));
  return { params: params.data, query: query.data, body: body.data, key: keyOf(c), payer: c.get('payer') };
}

const JSON_TYPE = /^application\/json(?:\s*;\s*charset=(?:utf-8|"utf-8"))?\s*$/i;

function bodyOf(c: Context<Env>, text: string): unknown {
  if (text === '') return {};
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) return denial(400, SAYS.notJsonType);
  try {
    const value: unknown = JSON.parse(text);
    return isTame(value, DEEPEST) ? value : denial(400, SAYS.badData);
  } catch {
    return denial(400, SAYS.badJson);
  }
}

const DEEPEST = 32;

/** Whether a value is what a game can hold: not too deep, no odd numbers, no name that means the prototype. */
export function isTame(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0 || Object.hasOwn(value, '__proto__')) return false;
  return Object.values(value).every((each) => isTame(each, depth - 1));
}

/** How long a body says that it is, at most `most`; one that says nothing may be as long as that. */
function sizeOf(c: Context<Env>, most: number): number {
  if (c.req.header('Transfer-Encoding') !== undefined) return most;
  return Math.min(Number(c.req.header('Content-Length') ?? 0), most);
}

/** What stood in the Authorization header. */
export function keyOf(c: Context<Env>): string | null {
  return /^Bearer ([\w-]{1,200})$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;
}

/** The first fault of a shape as a sentence. */
export function sentence(error: z.ZodError | undefined): string {
  const issue = error?.issues[0];
  const where = issue?.path.join('.') || 'the request';
  const what = (issue?.message ?? 'not what is expected').replace(/^Invalid input: /, '').replace(/\.$/, '');
  return `Wrong shape: ${where}: ${what}.`;
}
