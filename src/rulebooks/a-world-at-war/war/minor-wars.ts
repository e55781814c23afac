import { pairs, truth, once } from '../../../kernel/index.ts';
import { between, breakOut, end, know, latest, loseSight, putRight } from './belligerents.ts';
import { fact, inRegister } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { Power } from '../powers.ts';
import type { Open } from '../state.ts';
import { MINORS } from '../tables/targets.ts';

// Who is at war with a minor country: read by 49.435, 49.58 and 49.632.

/** The powers whose wars with minor countries rules read: any can drive a neutral to the other side (49.435). */
export const FIGHTERS = ['germany', 'russia', 'italy', 'britain', 'france', 'us'] as const satisfies Power[];

/** Whether a major power is at war with a minor country (49.435, 49.58). */
export const atWar = inRegister<[Power, string]>({
  key: once((power, target) => `at-war.${power}.${target}`),
  of: MINORS.flatMap((target) => pairs(FIGHTERS, [target])),
  spec: (power, target) => fact('atWar', truth, ['49.435', '49.58'], { args: { power, target } }),
  read: fights,
  write(open, value, as, ...pair) {
    if (value === undefined) loseSight(open, pair);
    else if (as === 'correction') putRightWar(open, pair, value === true);
    else if (value === true) beginWar(open, ...pair);
    else end(open, pair);
  },
});

/** Nobody declared a war: both came into it otherwise, as by an alliance. */
export const NOBODY = 'nobody';

/** A war that was none was not declared either (49.61). In place. */
function putRightWar(open: Open, pair: readonly [Power, string], now: boolean): void {
  const had = latest(open, pair) !== undefined;
  putRight(open, pair, now);
  if (had && latest(open, pair) === undefined) know(open, pair, 'by', NOBODY);
}

/** Whether a power is at war with a minor country; undefined: nobody has said (49.58). */
export function fights(open: Open, power: Power, target: string): boolean | undefined {
  return between(open, [power, target]).now;
}

/** Whether the war of two is told as fought, too, and not as declared alone (49.58, 49.63). */
export function isRead([by, on]: readonly [string, string]): boolean {
  return FIGHTERS.some((each) => each === by) && MINORS.some((each) => each === on);
}

/** A power is at war with a minor country from now on (49.58). In place. */
export function beginWar(open: Open, power: Power, target: string): void {
  breakOut(open, [power, target], { since: `${open.year}/${open.turn}` });
}

/** The powers that are told to be at war with a minor country. */
export function attackersOf(open: Open, target: string): readonly Power[] {
  return FIGHTERS.filter((power) => fights(open, power, target) === true);
}

/** Wars with minor countries. */
export const MINOR_WARS = part(import.meta.url, {
  facts: [atWar],
});
