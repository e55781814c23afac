import { once } from 'node:events';
import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { seededRandom } from '../../src/kernel/kit/random.ts';
import { isRefusal } from '../../src/kernel/clause.ts';
import type { ReportAnswer } from '../../src/kernel/sums/facts.ts';
import { sampleValue } from '../../src/kernel/forms/sample.ts';
import { bindTable } from '../../src/kernel/game/table.ts';
import { findRulebook } from '../../src/rulebooks/index.ts';
import type { Desk } from '../../src/server/api/index.ts';
import { LIMITS } from '../../src/server/gate/security.ts';
import type { Tell } from '../bench.ts';
import { anyAnswer, begin, deskAt, give, type Holder, KINDS, type Match, nextAsked } from './hand.ts';
import type { Probe, Wait } from './probe.ts';
import type { ServerProcess } from './processes.ts';
import { ms } from './text.ts';

// What one key, or one link, can do to everybody else.

const UNDER_WAY = 60;
/** What the server takes of facts in one report, and of bytes in one body. */
const MOST_TOLD = 40;
const ROWS = 4000;
const TARGET = 100;
/** Milliseconds in which a key gets back all that it may ask for. */
const REST = (LIMITS.burst / LIMITS.perSecond) * 1000;

/** What others waited meanwhile, in milliseconds. */
interface Attack {
  readonly name: string;
  readonly requests: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** How many small answers of somebody else were served meanwhile. */
  readonly served: number;
  /** The longest that one of them waited, and the longest that the server computed before it served one. */
  readonly worst: number;
  readonly computed: number;
  /** The bytes of the whole desk of a spectator afterwards. */
  readonly desk: number;
}

/** All of them, and what is to be reached. */
interface Attacks {
  readonly target: number;
  readonly attacks: readonly Attack[];
}

/** Attack a server in the ways that once made everybody wait. */
export async function measureAttacks({ url, pid }: ServerProcess, { doing, found }: Tell): Promise<Attacks> {
  doing(`a game of ${UNDER_WAY} answers is played`);
  const match = await underWay(url);
  const calm = await begin(url, KINDS[0]);
  const [first] = match.people;
  if (!first) throw new Error('a game without people');
  const attack = attackOn(match, calm, pid);
  const reports = correctionsOf(await deskAt(match, first, first.seats[0] ?? ''));
  const all = Object.assign({}, ...reports) as ReportAnswer;
  const rows = Object.fromEntries(Array.from({ length: ROWS }, (_, i) => [`row.${i}`, 1]));
  const look = match.people.at(-1) ?? first;
  const attacks: Attack[] = [];
  const run: (...args: Parameters<Run>) => Promise<void> = async (name, requests, send) => {
    doing(`${requests} ${name}`);
    const each = await attack(name, requests, send);
    found(attackText(each));
    attacks.push(each);
  };
  found(
    `Small answers at another game while one key asks for much at once (computed before one: to reach < ${TARGET} ms):`,
  );
  await run('a report of all facts', 1, (n) => report(match, first, n, all));
  await run(`reports of ${MOST_TOLD} corrections`, 12, (n) => report(match, first, n, reports[n] ?? {}));
  await run('look-backs at once', 390, (n) => ask(match, look, `at/${(n % 60) + 1}?seat=`));
  await run(`answers of ${ROWS} rows`, 300, (n) =>
    ask(match, first, 'answers', {
      seat: first.seats[0],
      decision: 'x',
      request: `rows-${n}`,
      answer: rows,
    }),
  );
  return { target: TARGET, attacks };
}

/** A long game of three with one who looks on. */
async function underWay(url: string): Promise<Match> {
  const match = await begin(url, KINDS[1]);
  const random = seededRandom(1);
  for (let answers = 0; answers < UNDER_WAY; answers++) {
    const asked = await nextAsked(match);
    if (!asked) break;
    await give(match, asked, anyAnswer(asked, random));
  }
  return match;
}

/** Corrections of all the facts that a table reports, in reports that the server takes. */
function correctionsOf(desk: Desk): ReportAnswer[] {
  const rulebook = findRulebook(desk.rulebook);
  const table = rulebook && bindTable(rulebook, desk);
  const form = desk.tableAsks.find(({ id }) => id.endsWith('/report'))?.form;
  if (!table || isRefusal(table) || form?.kind !== 'report') throw new Error('no facts to report');
  const random = seededRandom(2);
  const told = form.facts.map((fact) => {
    const value = sampleValue(table.rules.facts[fact]?.type ?? { kind: 'boolean' }, random);
    return [fact, { value, as: 'correction' }] as const;
  });
  const parts = Array.from({ length: Math.ceil(told.length / MOST_TOLD) }, (_, i) =>
    told.slice(i * MOST_TOLD, (i + 1) * MOST_TOLD),
  );
  return parts.map((part) => Object.fromEntries(part));
}

/** Send a request; its status. */
async function ask({ url, game }: Match, { key }: Holder, what: string, body?: object): Promise<number> {
  const response = await fetch(`${url}/api/games/${game}/${what}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  await response.arrayBuffer();
  return response.status;
}

/** A report, as its sender sees the table then. */
async function report(match: Match, holder: Holder, n: number, answer: ReportAnswer): Promise<number> {
  const body = { seat: 'table', decision: `standing-${n}/report`, request: `report-${n}`, answer };
  return ask(match, holder, 'answers', body);
}

type Run = (name: string, requests: number, send: (n: number) => Promise<number>) => Promise<Attack>;

/** Somebody at a game, who has begun to answer. */
export async function startProbe({ url, game, people }: Match, pid: number): Promise<Worker> {
  const [holder] = people;
  const address = `${url}/api/games/${game}/answers`;
  const workerData: Probe = { address, key: holder?.key ?? '', seat: holder?.seats[0] ?? '', pid };
  const module = new URL(`probe${extname(import.meta.filename)}`, import.meta.url);
  const probe = new Worker(module, { workerData });
  await once(probe, 'message');
  return probe;
}

/** All requests of an attack at once, while somebody at another game answers one thing after another. */
function attackOn(match: Match, calm: Match, pid: number): Run {
  return async (name, requests, send) => {
    const probe = await startProbe(calm, pid);
    const sent = await Promise.all(Array.from({ length: requests }, (_, n) => send(n)));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    probe.postMessage('stop');
    const [waits] = (await once(probe, 'message')) as [readonly Wait[]];
    const statuses = Object.groupBy(sent, String);
    await setTimeout(REST);
    const [looker] = match.people;
    const seen = looker ? await deskAt(match, looker, '') : null;
    return {
      name,
      requests,
      statuses: Object.fromEntries(
        Object.entries(statuses).map(([status, all]) => [status, all?.length ?? 0]),
      ),
      served: waits.length,
      worst: Math.max(...waits.map(({ waited }) => waited)),
      computed: Math.max(...waits.map(({ computed }) => computed)),
      desk: JSON.stringify(seen).length,
    };
  };
}

function attackText({ name, requests, statuses, served, worst, computed, desk }: Attack): string {
  const said = Object.entries(statuses).map(([status, count]) => `${count} times ${status}`);
  return (
    `  ${requests} ${name} (${said.join(', ')}): ${served} served, waiting ${ms(worst)} at most; ` +
    `computed before one ${ms(computed)} at most; whole desk ${Math.round(desk / 1024)} KiB`
  );
}
