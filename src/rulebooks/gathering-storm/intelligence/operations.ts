import {
  type Allocation,
  type Row,
  eachOf,
  family,
  once,
  reportedValue,
  setFact,
  whole,
} from '../../../kernel/index.ts';
import { askedRuling } from '../asked.rulings.ts';
import { part } from '../part.ts';
import { type StormPower, POWERS } from '../powers.ts';
import type { StormGround, Open, SealedPart } from '../state.ts';
import { covertTexts } from './16.16A-covert.words.ts';
import { heldTexts } from './held.words.ts';
import { MOST } from './modifiers.ts';

// 16.16A: how many covert operations each power has, as its seat says with its event cards.

/** The covert operations that a power has left in this turn, as its seat alone knows (16.16A). */
export const operations = family<StormGround, [StormPower]>({
  key: once((power) => `operations.${power}`),
  each: eachOf(POWERS),
  spec: ({ seating }, power) => ({
    type: whole(0, MOST),
    lasts: 'turn',
    question: covertTexts.fact.operations({ power }),
    clauses: ['16.16A'],
    owner: seating[power],
  }),
});

/** What is left of them; undefined: the seat has not said it (16.16A). */
export function operationsLeft(sealed: SealedPart | undefined, power: StormPower): number | undefined {
  const left = sealed && reportedValue(sealed.facts, operations.key(power));
  return typeof left === 'number' ? left : undefined;
}

/** 16.16A: the rows by which a seat says how many its powers have; none where nobody is asked (ruling asked). */
export function operationRows({ rulings }: Pick<Open, 'rulings'>, powers: readonly StormPower[]): Row[] {
  if (askedRuling(rulings, 'asked') === 'told') return [];
  return powers.map((power) => ({
    id: operations.key(power),
    label: heldTexts.row.operations({ power }),
    max: MOST,
  }));
}

/** 16.16A: a seat has said how many its powers have; what was reported before it was asked stays, unless it says more. */
export function sayOperations(
  { rulings }: Pick<Open, 'rulings'>,
  mine: SealedPart,
  powers: readonly StormPower[],
  given: Allocation,
): void {
  for (const { id } of operationRows({ rulings }, powers))
    setFact(mine.facts, id, given[id] || Number(reportedValue(mine.facts, id) ?? 0));
}

/** 16.16A: the covert operations of a power. */
export const OPERATIONS = part(import.meta.url, {
  facts: [operations],
});
