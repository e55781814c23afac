import { openBrowser } from '../../e2e/browser.ts';
import { countOf, type Found, oneOf, type Options, type Tell, timeOf } from '../bench.ts';
import { answersText, GAMES, measureAnswers } from './answers.ts';
import { measureAttacks } from './attacks.ts';
import { measureForm } from './form.ts';
import { measureLoads } from './load.ts';
import { BOOKS } from '../played.ts';
import { type ServerProcess, startServerProcess } from './processes.ts';
import { measureRates } from './rates.ts';
import { stallsText, watchStalls } from './stalls.ts';
import { measureThroughput } from './throughput.ts';
import { measureWaits } from './waits.ts';

const PARTS = ['rates', 'throughput', 'answers', 'load', 'form', 'attacks', 'waits'] as const;
type Part = (typeof PARTS)[number];

/** What a run measures. */
interface Wanted {
  readonly isMeant: (part: Part) => boolean;
  /** How many games are shown in two real pages each, and how many answers in those are measured. */
  readonly shown: number;
  readonly answers: number;
}

async function at<T>(
  limits: 'raised' | 'as-served',
  measured: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const server = await startServerProcess(limits);
  try {
    return await measured(server);
  } finally {
    await server.stop();
  }
}

/** What is measured in a browser. */
async function measurePages(
  { url, pid }: ServerProcess,
  { isMeant, shown, answers }: Wanted,
  tell: Tell,
): Promise<object> {
  const browser = await openBrowser();
  try {
    const document: Record<string, unknown> = {};
    if (isMeant('answers')) {
      const stalls = watchStalls(pid);
      const found = await measureAnswers(browser, url, shown, answers, tell.doing);
      const stalled = stalls();
      tell.found(`${answersText(found)}\n${stallsText(stalled)}`);
      Object.assign(document, { answers: found, stalls: stalled });
    }
    if (isMeant('load')) document['load'] = await measureLoads(browser, url, tell);
    if (isMeant('form')) document['form'] = await measureForm(browser, url, tell);
    return document;
  } finally {
    await browser.close();
  }
}

/** Servers with many games, pages of the desk, and who asks for too much. */
export async function run(options: Options, tell: Tell): Promise<Found> {
  const only = oneOf(options, 'only', PARTS);
  const isMeant = (part: Part): boolean => only === undefined || only === part;
  const wanted = { isMeant, shown: countOf(options, 'shown', GAMES), answers: countOf(options, 'answers') };
  const time = timeOf(options);
  const rulebook = oneOf(
    options,
    'rulebook',
    BOOKS.map(({ id }) => id),
  );
  // the Postgres that servers share; of none each has a file of its own
  const database = options['database'] || null;
  const document: Record<string, unknown> = {};
  if (isMeant('rates')) document['rates'] = await measureRates(database, { time, rulebook }, tell);
  if (isMeant('throughput')) document['throughput'] = await measureThroughput(database, time, tell);
  if (isMeant('answers') || isMeant('load') || isMeant('form'))
    Object.assign(document, await at('raised', (server) => measurePages(server, wanted, tell)));
  if (isMeant('attacks'))
    document['attacks'] = await at('as-served', (server) => measureAttacks(server, tell));
  if (isMeant('waits')) document['waits'] = await at('raised', (server) => measureWaits(server, tell));
  return { document };
}
