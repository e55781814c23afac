import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { seededRandom } from '../../src/kernel/kit/random.ts';
import type { Tell } from '../bench.ts';
import { percentile } from '../percentile.ts';
import { kindOf, LOOKERS } from './hand.ts';
import { startCrowd } from './processes.ts';
import { type Answered, openPages, playShown } from './shown-table.ts';
import { ms } from './text.ts';

/** How many games are played at once. */
export const GAMES = 50;
const TARGET = 100;
/** Before anything counts, in milliseconds. */
const WARM_UP = 12_000;
/** It says after so many answers how far it is. */
const TOLD = 25;

interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

/** From the click on an answer until both pages show it, in milliseconds, while every game is played. */
interface Answers extends Times {
  readonly games: number;
  readonly seats: number;
  /** Games in two real pages each; the others have a live connection for each seat. */
  readonly shown: number;
  readonly answers: number;
  readonly target: number;
  /** The page that was clicked, the other page, and both with the frame painted. */
  readonly own: Times;
  readonly other: Times;
  readonly painted: Times;
  /** The live connections: from an answer sent until both have the new desk. */
  readonly live: Times & { readonly answers: number; readonly lost: number };
}

/** Play all games at once, `shown` of them in pages, until `wanted` answers in pages are measured. */
export async function measureAnswers(
  browser: Browser,
  url: string,
  shown: number,
  wanted: number,
  doing: Tell['doing'],
): Promise<Answers> {
  doing(`${GAMES} games begin`);
  const tables = Array.from({ length: GAMES - shown }, (_, at) => shown + at);
  const pages = await Promise.all(Array.from({ length: shown }, () => openPages(browser)));
  const crowd = await startCrowd({ url, tables });
  try {
    const all = await playAll(url, pages, wanted, doing, () => crowd.count());
    const { times, lost } = await crowd.stop();
    return { ...summary(all), shown, live: { answers: times.length, lost, ...of(times) } };
  } finally {
    crowd.end();
    await Promise.all(pages.flat().map((page) => page.context().close()));
  }
}

/** All answers in pages after the warm-up, at whose end `warm` is called. */
async function playAll(
  url: string,
  pages: readonly (readonly Page[])[],
  wanted: number,
  doing: Tell['doing'],
  warm: () => void,
): Promise<Answered[]> {
  const all: Answered[] = [];
  const from = performance.now() + WARM_UP;
  const tell = (answered: Answered): void => {
    if (performance.now() <= from) return;
    all.push(answered);
    if (all.length % TOLD === 0) doing(`${all.length} of ${wanted} answers in pages`);
  };
  const enough = (): boolean => all.length >= wanted;
  const plays = pages.map((pair, at) => playShown(url, kindOf(at), pair, seededRandom(at), tell, enough));
  await Promise.all([pause(WARM_UP).then(warm), ...plays]);
  return all;
}

function summary(all: readonly Answered[]): Omit<Answers, 'shown' | 'live'> {
  return {
    games: GAMES,
    seats: LOOKERS,
    answers: all.length,
    ...of(all.map(({ own, other }) => Math.max(own, other))),
    target: TARGET,
    own: of(all.map(({ own }) => own)),
    other: of(all.map(({ other }) => other)),
    painted: of(all.map(({ painted }) => painted)),
  };
}

function of(times: readonly number[]): Times {
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), worst: percentile(times, 1) };
}

/** The times of the answers in sentences. */
export function answersText(found: Answers): string {
  const { games, seats, shown, answers, p50, p99, worst, target, own, other, painted, live } = found;
  return [
    `${games} games of ${seats} seats at once: ${shown} in two pages each, the others over live connections.`,
    `From a click until both pages show the answer, ${answers} answers: p50 ${ms(p50)}, p99 ${ms(p99)} (to reach < ${target} ms), worst ${ms(worst)}`,
    `  in the page that was clicked: p50 ${ms(own.p50)}, p99 ${ms(own.p99)}`,
    `  in the other page: p50 ${ms(other.p50)}, p99 ${ms(other.p99)}`,
    `  until both are painted: p50 ${ms(painted.p50)}, p99 ${ms(painted.p99)}`,
    `From an answer sent until both live connections have the new desk, ${live.answers} answers: p50 ${ms(live.p50)}, p99 ${ms(live.p99)}, lost ${live.lost}`,
  ].join('\n');
}
