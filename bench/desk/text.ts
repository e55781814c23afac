import type { Answers } from './answers.ts';
import type { Attacks } from './attacks.ts';
import type { Loads } from './load.ts';
import type { Rates } from './rates.ts';
import type { Stalls } from './stalls.ts';

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
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

/** The times of answers at a rate in sentences. */
export function ratesText({ target, rates, missing }: Rates): string {
  const line = ({
    server,
    rulebook,
    rate,
    p50,
    p99,
    bytes,
    computed,
    stalled,
  }: Rates['rates'][number]): string =>
    `  ${rulebook}${server === 'demarche' ? '' : ` on ${server}`} at ${rate}/s: p50 ${ms(p50)}, p99 ${ms(p99)}; ` +
    `${(bytes / 1000).toFixed(1)} kB an answer${computed === null ? '' : `, ${computed.toFixed(2)} ms of processor`}; ` +
    `an idle process woken late by ${ms(stalled)} (p99)`;
  return [
    `From when an answer is due until all that comes of it is there (to reach: p99 < ${target} ms at 100/s):`,
    ...rates.map(line),
    ...(missing === undefined ? [] : [`  boardgame.io is not here: ${missing}`]),
  ].join('\n');
}

/** The times of the loads in sentences. */
export function loadText({ slowdown, runs, target, pages, slider }: Loads): string {
  const line = ({ page, median, worst, script }: Loads['pages'][number]): string =>
    `  ${page}: median ${ms(median)}, worst ${ms(worst)}, ${Math.round(script / 1024)} KiB of script`;
  return [
    `From an empty cache until of use, processor slowed ${slowdown} times, ${runs} runs each (to reach < ${target} ms):`,
    ...pages.map(line),
    `From a key on the slider of a game of ${slider.answers} answers until its line is painted, ${slider.steps} steps: median ${ms(slider.median)}, worst ${ms(slider.worst)} (to reach < 50 ms)`,
  ].join('\n');
}

/** What others waited while somebody asked for too much, in sentences. */
export function attacksText({ target, attacks }: Attacks): string {
  const line = ({
    name,
    requests,
    statuses,
    served,
    worst,
    computed,
    desk,
  }: Attacks['attacks'][number]): string =>
    `  ${requests} ${name} (${Object.entries(statuses)
      .map(([status, count]) => `${count} times ${status}`)
      .join(
        ', ',
      )}): ${served} served, waiting ${ms(worst)} at most; computed before one ${ms(computed)} at most; whole desk ${Math.round(desk / 1024)} KiB`;
  return [
    `Small answers at another game while one key asks for much at once (computed before one: to reach < ${target} ms):`,
    ...attacks.map(line),
  ].join('\n');
}

/** How far the times can be trusted. */
export function stallsText({ p99, worst, server }: Stalls): string {
  const idle = `Meanwhile an idle process was woken late by: p99 ${ms(p99)}, worst ${ms(worst)}`;
  if (!server) return idle;
  return `${idle}\nThe server computed for ${ms(server.computed)} and waited for a processor for ${ms(server.waited)}`;
}
