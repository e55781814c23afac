import { type FactKey, type FactValue, lapse, reported } from '../../../kernel/facts.ts';
import { attackersOf } from '../minor-wars.ts';
import { part } from '../part.ts';
import { areEnemies, isPower, type Power, POWERS } from '../powers.ts';
import { binds, readStanding, type Standing, standing } from '../standing.ts';
import type { Books, Follows, Open } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { aggressor, conquered } from './43-bars.ts';
import { ruled, RULINGS } from './435-aggression.rulings.ts';
import { westAttackedNeutral } from './63-triggers.ts';

// 49.435: what comes of an attack on a country, and is seen on the map alone.

/**
 * As long as nobody has said so, the table is asked before anybody names whether a country that somebody fights is conquered,
 * and who drove one to the other side; from a year's start on also whether one with a result in effect is conquered, and in
 * a roll that counts it whether the West has attacked another neutral (ruling conquests). In place.
 */
export function askOfAggression({ start }: Pick<Books, 'start'>, open: Open, at: 'phase' | 'year'): void {
  if (ruled(open.rulings, 'conquests') !== 'asked') return;
  const due = MINORS.flatMap((target) => dueOf(open, target, at, start));
  if (at === 'year' && reported(open.facts, westAttackedNeutral.key()) === false)
    due.push(westAttackedNeutral.key());
  lapse(open.facts, due);
}

/** Whether a result makes a country an associate or ally of one side while a power of the other is at war with it (49.435). */
export function isDriven(open: Open, target: string, now: Standing | null): boolean {
  if (now === null || !binds(now.result)) return false;
  return attackersOf(open, target).some((power) => areEnemies(POWERS[power].faction, now.faction));
}

function dueOf(open: Open, target: string, at: 'phase' | 'year', start: Books['start']): FactKey[] {
  const { facts } = open;
  const result = readStanding(reported(facts, standing.key(target)));
  const due: FactKey[] = [];
  if (
    reported(facts, conquered.key(target)) === false &&
    (attackersOf(open, target).length > 0 || (at === 'year' && result !== null))
  )
    due.push(conquered.key(target));
  if (isDriven(open, target, result) && !isDriverTold(open, target, result, start))
    due.push(aggressor.key(target));
  return due;
}

/**
 * Once somebody, or a start in the middle, has said who did it, or that nobody did, that stands; but who drove a country away
 * did not drive it to himself.
 */
function isDriverTold({ facts }: Open, target: string, now: Standing | null, start: Books['start']): boolean {
  const key = aggressor.key(target);
  const told = facts[key];
  if (told === undefined || (told.as === 'start' && start[key] === undefined)) return false;
  return drove(told.value, now);
}

/** Whether what is told of an aggressor can be of this association: nobody, or a power that is not of the side it favours. */
function drove(value: FactValue | null, now: Standing | null): boolean {
  return !isAPower(value) || POWERS[value].faction !== now?.faction;
}

/** Whether it is told who drove a country to the side that it has joined (49.435). */
export function isDriverKnown({ facts }: Open, target: string, now: Standing | null): boolean {
  const told = reported(facts, aggressor.key(target));
  return told !== undefined && told !== 'none' && drove(told, now);
}

/** 49.435: a power has driven a country to the other side, after those that did before. */
export function noteAggressor(open: Open, target: string, power: Power, before: readonly Power[]): void {
  open.aggressors = { ...open.aggressors, [target]: [...before.filter((each) => each !== power), power] };
}

/** 49.435: a second aggressor is another: both are barred for good. A correction is of the latest alone. */
export const secondAggressor: Follows = {
  clauses: ['49.435'],
  on: [aggressor],
  brings({ start }, { open }, { each }) {
    for (const { key, of, report } of each) {
      const [target = ''] = of;
      const before = open.aggressors?.[target] ?? [start[key]].filter(isAPower);
      const kept = report.as === 'correction' ? before.slice(0, -1) : before;
      if (isAPower(report.value)) noteAggressor(open, target, report.value, kept);
      else open.aggressors = { ...open.aggressors, [target]: kept };
    }
  },
};

function isAPower(value: FactValue | null | undefined): value is Power {
  return typeof value === 'string' && isPower(value);
}

/** 49.435: aggression. */
export const AGGRESSION = part(import.meta.url, {
  rulings: RULINGS,
  facts: [westAttackedNeutral],
});
