// The page without a server beside the served one: how long a first visit takes, an answer, and what is fetched for them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { openBrowser } from '../../e2e/browser.ts';
import { startHost, type StaticHost } from '../../e2e/static-host.ts';
import { packageRoot } from '../../src/cli/root.ts';
import { countOf, type Found, type Options, type Tell } from '../bench.ts';
import { startServerProcess } from '../desk/processes.ts';
import { ms } from '../desk/text.ts';
import { median } from '../percentile.ts';
import { scriptsOfFirst, SLOWDOWN, type Visit, visit } from './visit.ts';

const BELOW = '/club/demarche/';

/** Bytes that were fetched by then, packed: script without maps, and SQLite, which comes beside it. */
interface Weight {
  readonly script: number;
  readonly sqlite: number;
}

/** What a first visit takes, in milliseconds, by the middle of all visits. */
interface Times {
  readonly start: number;
  readonly desk: number;
  readonly answer: number;
}

interface Place {
  readonly times: Times;
  readonly start: Weight;
  readonly desk: Weight;
}

const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** What files weigh, each of them once. */
function weightOf(folder: string, files: readonly string[]): Weight {
  const weight = { script: 0, sqlite: 0 };
  for (const name of new Set(files.map(fileOf))) {
    const isSqlite = /^sqlite.*\.(?:js|wasm)$/.test(name);
    if (!isSqlite && (!name.endsWith('.js') || name.startsWith('map-'))) continue;
    const packed = brotliCompressSync(readFileSync(join(folder, 'assets', name)));
    weight[isSqlite ? 'sqlite' : 'script'] += packed.length;
  }
  return weight;
}

const timesOf = (visits: readonly Visit[]): Times => ({
  start: median(visits.map(({ start }) => start)),
  desk: median(visits.map(({ desk }) => desk)),
  answer: median(visits.flatMap(({ answers }) => answers)),
});

/** A page to visit: what its address is, where its files are, and what it was asked for as far as the browser does not say. */
interface Visited {
  readonly url: string;
  readonly folder: string;
  readonly asked: readonly string[];
}

/** Weigh what a first page takes, and all that is fetched until the first desk. */
async function weigh(
  browser: Browser,
  { url, folder, asked }: Visited,
): Promise<Pick<Place, 'start' | 'desk'>> {
  const start = weightOf(folder, await scriptsOfFirst(browser, url));
  const { scripts } = await visit(browser, url, 0, 'block');
  const ofSqlite = asked.filter((path) => fileOf(path).startsWith('sqlite'));
  return { start, desk: weightOf(folder, [...scripts, ...ofSqlite]) };
}

async function measure(
  browser: Browser,
  { url: served, host }: { readonly url: string; readonly host: StaticHost },
  { visits, answers }: { readonly visits: number; readonly answers: number },
  { doing }: Tell,
): Promise<{ readonly site: Place; readonly served: Place }> {
  const dist = join(packageRoot(), 'dist');
  const places = {
    site: { url: `http://localhost:${host.port}${BELOW}`, folder: join(dist, 'site'), asked: host.asked },
    served: { url: `${served}/`, folder: join(dist, 'web'), asked: [] },
  };
  doing('what is fetched');
  const [site, other] = [await weigh(browser, places.site), await weigh(browser, places.served)];
  const all: Record<keyof typeof places, Visit[]> = { site: [], served: [] };
  for (let n = 1; n <= visits; n++) {
    doing(`visit ${n} of ${visits} to each`);
    for (const which of ['site', 'served'] as const)
      all[which].push(await visit(browser, places[which].url, answers));
  }
  return {
    site: { ...site, times: timesOf(all.site) },
    served: { ...other, times: timesOf(all.served) },
  };
}

/** First visits to the page without a server, and to the served one in turn. */
export async function run(options: Options, tell: Tell): Promise<Found> {
  const how = { visits: countOf(options, 'visits', 100), answers: countOf(options, 'answers', 20) };
  const host = await startHost(BELOW, join(packageRoot(), 'dist', 'site'));
  const server = await startServerProcess('raised');
  const browser = await openBrowser();
  try {
    const found = await measure(browser, { url: server.url, host }, how, tell);
    tell.found(textOf(found, how.visits));
    return { document: { slowdown: SLOWDOWN, ...how, ...found } };
  } finally {
    await browser.close();
    await server.stop();
    await host.stop();
  }
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

function weightText(site: Place, served: Place, which: 'start' | 'desk'): string {
  const [one, other] = [site[which].script, served[which].script];
  return `${kb(one)}, ${(one / other).toFixed(2)} of the ${kb(other)} of the served page`;
}

function textOf({ site, served }: { readonly site: Place; readonly served: Place }, visits: number): string {
  const line = (name: string, which: keyof Times): string => {
    const [one, other] = [site.times[which], served.times[which]];
    return `  ${name}: ${ms(one)}, ${(one / other).toFixed(2)} of the ${ms(other)} of the served page`;
  };
  return [
    `From an empty profile, the page's own thread slowed ${SLOWDOWN} times, its workers and the server not; ${visits} visits to each, in turn, the median:`,
    line('until the first page is of use', 'start'),
    line('until the example that was opened at once asks', 'desk'),
    line('from the press of an answer until it is on the page', 'answer'),
    'Packed script, without maps, type and styles:',
    `  the first page: ${weightText(site, served, 'start')}`,
    `  all until the first desk: ${weightText(site, served, 'desk')}; SQLite beside it ${kb(site.desk.sqlite)}`,
  ].join('\n');
}
