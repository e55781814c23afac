import type { FactSchema, FactSpec } from '../../kernel/facts.ts';
import { words } from '../../kernel/words.ts';
import type { Card } from './card.ts';
import { END_OF_TRACK, NATION_IDS, NATIONS, type NationId } from './nations.ts';

const HOLDERS = [...NATION_IDS, 'nobody'];

/** The nations that ever roll: T1 gives Italy no die (R6). */
export const ROLLERS: readonly NationId[] = NATION_IDS.filter((nation) => NATIONS[nation].dice > 0);

/** The most any adjusted hit number could be: its fact needs a range. */
const MOST_HIT_NUMBER = 30;

/** Every fact of a card. */
export function factsOf(card: Card): FactSchema {
  const facts: Record<string, FactSpec> = {};
  const holder = { type: { kind: 'choice', values: HOLDERS }, lasts: 'ever' } as const;
  for (const { id, name } of card.territories)
    facts[`control.${id}`] = {
      ...holder,
      question: words('fact.control', { place: name }),
      clauses: ['S5', 'R4', 'R11'],
    };
  for (const { id, name } of card.neutrals) {
    facts[`captured.${id}`] = {
      ...holder,
      question: words('fact.captured', { place: name }),
      clauses: ['R10', 'S9'],
    };
    facts[`attacked.${id}`] = {
      ...holder,
      lasts: 'turn',
      question: words('fact.attacked', { place: name }),
      clauses: ['S11', 'S8'],
    };
    facts[`level.${id}`] = {
      type: { kind: 'number', min: -END_OF_TRACK, max: END_OF_TRACK },
      lasts: 'ever',
      kept: true,
      question: words('fact.level', { place: name }),
      clauses: ['T5', 'S7'],
    };
    facts[`controller.${id}`] = {
      ...holder,
      kept: true,
      question: words('fact.controller', { place: name }),
      clauses: ['R7', 'S5'],
    };
    for (const nation of ROLLERS) facts[hitNumberFact(nation, id)] = hitNumber(nation, id, name);
  }
  for (const die of DICE_FACTS)
    facts[die] = {
      type: { kind: 'number', min: 1, max: 6 },
      lasts: 'phase',
      by: 'dice',
      question: words('fact.die'),
      clauses: ['S4'],
    };
  return facts;
}

function hitNumber(nation: NationId, id: string, name: string): FactSpec {
  return {
    type: { kind: 'number', min: 1, max: MOST_HIT_NUMBER },
    lasts: 'phase',
    from: hitNumberSheet(nation, id),
    question: words('fact.hitNumber', { nation, place: name }),
    clauses: ['S5'],
  };
}

/** The faces of the dice of one roll, in order. */
export const DICE_FACTS = ['die.1', 'die.2'] as const;

/** The fact and the sheets of a nation's roll at a neutral. */
export function hitNumberFact(nation: NationId, neutral: string): string {
  return `hit-number.${nation}.${neutral}`;
}
export function hitNumberSheet(nation: NationId, neutral: string): string {
  return `hit-number/${nation}/${neutral}`;
}
export function hitsSheet(nation: NationId, neutral: string): string {
  return `hits/${nation}/${neutral}`;
}
