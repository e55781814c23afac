import { type Line, amountLine, eachOf, whole, once } from '../../../kernel/index.ts';
import { fact, family } from '../facts/facts.ts';
import { mapTexts } from './map.words.ts';
import { part } from '../part.ts';

// Atomic attacks and firestorms, which the resistance tables count alike (55.11, 57.11, 59.21, 60.11).

/** The powers whose resistance counts attacks, and the clause of its table. */
export const ATTACKED_POWERS = {
  germany: '55.11',
  japan: '57.11',
  britain: '59.21',
  russia: '60.11',
} as const;
export type AttackedPower = keyof typeof ATTACKED_POWERS;
const POWERS = Object.keys(ATTACKED_POWERS) as readonly AttackedPower[];

/** More than any game sees. */
export const MOST_ATTACKS = 20;
const MOST_CITIES = 40;

/** The successful atomic attacks against a power so far (55.11, 57.11, 59.21, 60.11). */
export const atomic = family<[AttackedPower]>({
  key: once((power) => `atomic.${power}`),
  each: eachOf(POWERS),
  spec: (_, power) =>
    fact('atomic', whole(0, MOST_ATTACKS), [ATTACKED_POWERS[power]], { askedOf: power, args: { power } }),
});

/** The cities of a power that were firestormed so far (55.11, 57.11, 59.21, 60.11). */
export const firestormFact = family<[AttackedPower]>({
  key: once((power) => `firestormed.${power}`),
  each: eachOf(POWERS),
  spec: (_, power) =>
    fact('firestormed', whole(0, MOST_CITIES), [ATTACKED_POWERS[power]], { askedOf: power, args: { power } }),
});

/** What the first, the second and each further one cost (55.11, 57.11, 59.21, 60.11). */
export const FALLING = { first: 3, second: 2, further: 1 };

/** The sum of a line that costs 3 for the first, 2 more for the second and 1 more for each further one (55.11, 57.11, 59.21, 60.11). */
export function falling(count: number): number {
  const { first, second, further } = FALLING;
  const each = Array.from({ length: count }, (_, i) => [first, second][i] ?? further);
  return each.reduce((sum, cost) => sum - cost, 0);
}

/** The two lines of a resistance table that count attacks (55.11, 57.11, 59.21, 60.11); `situation`: their ids begin with that. */
export function attackLines(power: AttackedPower, situation = ''): Line[] {
  const table = `${ATTACKED_POWERS[power]}/${situation}`;
  return [
    amountLine({ id: `${table}atomic`, label: mapTexts.line.atomic() }, atomic.key(power), falling),
    amountLine({ id: `${table}firestorm`, label: mapTexts.line.firestorm() }, firestormFact.key(power), -1),
  ];
}

/** Attacks that resistance counts. */
export const ATTACKS_COUNTED = part(import.meta.url, { facts: [atomic, firestormFact] });
