import { type FactKey, lapse, reported } from '../../../kernel/facts.ts';
import { areEnemies, POWERS } from '../powers.ts';
import { readStanding, standing } from '../standing.ts';
import type { Open } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { ruled } from './435-aggression.rulings.ts';
import { aggressor, conquered } from './43-bars.ts';
import { westAttackedNeutral } from './4265-other.ts';
import { atWar } from './58-obligations.ts';

// 49.435: what comes of an attack on a country, and is seen on the map alone.

/**
 * As long as nobody has said so, the table is asked before anybody names whether a country that somebody fights is conquered,
 * and who drove one to the other side; from a year's start on also whether one with a result in effect is conquered, and in
 * a roll that counts it whether the West has attacked another neutral (ruling conquests). In place.
 */
export function askOfAggression(open: Open, start: 'phase' | 'year'): void {
  if (ruled(open.rulings, 'conquests') !== 'asked') return;
  const due = MINORS.flatMap((target) => dueOf(open, target, start));
  if (start === 'year' && reported(open.facts, westAttackedNeutral.key()) === false)
    due.push(westAttackedNeutral.key());
  lapse(open.facts, due);
}

function dueOf({ facts }: Open, target: string, start: 'phase' | 'year'): FactKey[] {
  const attackers = (['germany', 'russia'] as const).filter(
    (power) => reported(facts, atWar.key(power, target)) === true,
  );
  const result = readStanding(reported(facts, standing.key(target)));
  const due: FactKey[] = [];
  if (
    reported(facts, conquered.key(target)) === false &&
    (attackers.length > 0 || (start === 'year' && result !== null))
  )
    due.push(conquered.key(target));
  const isDriven = attackers.some((power) => result && areEnemies(POWERS[power].faction, result.faction));
  // once somebody has said who did it, or that nobody did, that stands
  if (isDriven && facts[aggressor.key(target)]?.as === 'start') due.push(aggressor.key(target));
  return due;
}
