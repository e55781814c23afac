import { lapse, reportedValue, rulingsOf } from '../../../kernel/index.ts';
import { askDriver, countryOf, noteCountry } from '../war/countries.ts';
import { attackersOf } from '../war/minor-wars.ts';
import { part } from '../part.ts';
import { areEnemies, type Power, POWERS } from '../powers.ts';
import { binds, type Standing, standingOf } from '../starts/standing.ts';
import type { Books, Open } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { aggressor, toldConquered } from './43-bars.ts';
import { westAttackedNeutral } from './63-triggers.ts';

// 49.435: what comes of an attack on a country, and is seen on the map alone.

/**
 * As long as nobody has said so, the table is asked before anybody names whether a country that somebody fights is conquered,
 * and who drove one to the other side; from a year's start on also whether one with a result in effect is conquered, and in
 * a roll that counts it whether the West has attacked another neutral (ruling conquests). In place.
 */
export function askOfAggression({ start }: Pick<Books, 'start'>, open: Open, at: 'phase' | 'year'): void {
  if (ruled(open.rulings, 'conquests') !== 'asked') return;
  for (const target of MINORS) {
    const result = standingOf(open, target);
    const isSeen = attackersOf(open, target).length > 0 || (at === 'year' && result !== null);
    if (isSeen && toldConquered(open, target) === false) noteCountry(open, target, { doubtful: true });
    if (isDriven(open, target, result) && !isDriverTold(open, target, result, start)) askDriver(open, target);
  }
  if (at === 'year' && reportedValue(open.facts, westAttackedNeutral.key()) === false)
    lapse(open.facts, [westAttackedNeutral.key()]);
}

/** Whether a result makes a country an associate or ally of one side while a power of the other is at war with it (49.435). */
export function isDriven(open: Open, target: string, now: Standing | null): boolean {
  if (now === null || !binds(now.result)) return false;
  return attackersOf(open, target).some((power) => areEnemies(POWERS[power].faction, now.faction));
}

/**
 * Once somebody, or a start in the middle, has said who did it, or that nobody did, that stands; but who drove a country away
 * did not drive it to himself.
 */
function isDriverTold(open: Open, target: string, now: Standing | null, start: Books['start']): boolean {
  const { drivenBy, drivers } = countryOf(open, target);
  if (drivers === undefined && start[aggressor.key(target)] === undefined) return false;
  return drove(drivenBy, now);
}

/** Whether what is told of an aggressor can be of this association: nobody, or a power that is not of the side it favours. */
function drove(power: Power | 'none' | undefined, now: Standing | null): boolean {
  return power === undefined || power === 'none' || POWERS[power].faction !== now?.faction;
}

/** Whether it is told who drove a country to the side that it has joined (49.435). */
export function isDriverKnown(open: Open, target: string, now: Standing | null): boolean {
  const told = countryOf(open, target).drivenBy;
  return told !== undefined && told !== 'none' && drove(told, now);
}

/** The ruling on what comes of attacks: whether the table is asked. */
const { RULINGS, ruled } = rulingsOf([
  {
    id: 'conquests',
    clauses: ['49.435', '49.4265'],
    question: 'Whether a country that is fought has been conquered: is the table asked?',
    choices: [
      {
        id: 'asked',
        text: 'Yes: before each player turn while it is fought, as known when that begins, and once a year where a result is in effect.',
      },
      { id: 'told', text: 'No: the table tells it by itself.' },
    ],
    default: 'asked',
  },
]);

/** 49.435: aggression. */
export const AGGRESSION = part(import.meta.url, {
  rulings: RULINGS,
  facts: [westAttackedNeutral],
});
