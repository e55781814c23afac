import { isDeepStrictEqual } from 'node:util';
import type { HeardResponse } from '../house.test-helper.ts';
import { askServer } from '../control.ts';
import { hookOf, OPERATOR, type PairHouse, type Reader } from './pair-house.test-helper.ts';

// What came to a reader, as text: all of it but when, and at which port of this machine.

/** What of an answer says when, or how long a connection stays. */
const OF_TIME = new Set(['date', 'connection', 'keep-alive']);

/** An answer with its headers. */
export function answerText(house: PairHouse, { status, headers, text }: HeardResponse): string {
  const all = [...headers].filter(([name]) => !OF_TIME.has(name)).map((each) => each.join(': '));
  return unplaced(house, [`${status}`, ...all, text].join('\n'));
}

/** A text without where on this machine its house is. */
function unplaced({ server, box }: PairHouse, text: string): string {
  const places = [server.address, `${box.hooks.url}/`, `${box.pushes.url}/`].map((url) => new URL(url).host);
  return places.reduce((said, place, i) => said.replaceAll(place, `place ${i}`), text);
}

/** The frames of a live desk from the first so many on. */
export async function framesOf(house: PairHouse, { name }: Reader, from: number): Promise<readonly string[]> {
  const ear = house.ears[name];
  await ear?.settled();
  return (ear?.frames ?? []).slice(from).map((text) => unplaced(house, text));
}

/** What came by hook, mail and browser, in that order. */
export function noticesTo(house: PairHouse, { name }: Reader): readonly string[] {
  const { hooks, pushes, mail } = house.box;
  const hook = new URL(hookOf(house.box, name)).pathname;
  const posted = hooks.came
    .filter(({ path }) => path === hook)
    .map(({ headers, body }) => JSON.stringify([headers, body.toString()]));
  const pushed = pushes.came
    .filter(({ path }) => path === `/${name}`)
    .map((came) => {
      const { authorization: _, 'crypto-key': __, encryption: ___, ...headers } = came.headers;
      return JSON.stringify([headers, came.body.length, house.read(came)]);
    });
  const mailed = mail.came
    .filter(({ to }) => to.includes(`${name}@seat.example`))
    .map(({ from, text }) => `${from}\n${text.replaceAll(/^Date: .*$/gm, 'Date')}`);
  return [...posted, ...pushed, ...mailed].map((text) => unplaced(house, text));
}

/** A line of the log, without when. */
export interface LogLine {
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
}

/** The lines of the log from the first so many on. */
export function logOf({ server: { logged } }: PairHouse, from: number): readonly LogLine[] {
  return logged.slice(from).map((text) => {
    const { time: _, ms: __, pid: ___, hostname: ____, ...line } = JSON.parse(text) as Record<string, never>;
    return line;
  });
}

/** Whether a line is that of a request, and says no more of it than it has to. */
export function isOfRequest(line: LogLine): boolean {
  const { method, route, status } = line;
  return isDeepStrictEqual(line, { level: 30, method, route, status, msg: 'request' });
}

/**
 * What a house counts, without what a process counts of itself, and without time; `own`: requests that are not counted. `isSent`: nor
 * what waits to be sent.
 */
export function countsIn(text: string, own: readonly LogLine[], isSent: boolean): string {
  const of = (labels: string): number =>
    own.filter(({ status }) => labels === '' || labels === `status="${Math.floor(Number(status) / 100)}xx"`)
      .length;
  const lines = text.split('\n').flatMap((line) => {
    const [, name = '', labels = '', value = ''] = /^(demarche_\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === '') return line.startsWith('#') && line.includes('demarche_') ? [line] : [];
    if (/_seconds_(?:sum|bucket)$/.test(name)) return [];
    if (isSent && name === 'demarche_notices_queued') return [];
    const isRequest = name === 'demarche_requests_total' || name === 'demarche_request_seconds_count';
    const left = Number(value) - (isRequest ? of(labels) : 0);
    return isRequest && left === 0 ? [] : [`${name}{${labels}} ${left}`];
  });
  // which of them was counted first hangs on what the seat itself has sent
  return lines.toSorted().join('\n');
}

/** The list of games that a command of who runs the server shows. */
export async function listOf({ folder }: PairHouse): Promise<string> {
  const said = await askServer(folder, { what: 'games' });
  if (!said || said.error !== null) throw new Error(`${OPERATOR}: ${said?.error ?? 'nobody answers'}`);
  return JSON.stringify(said.result);
}
