import type { FactType, Lasts } from '../../../kernel/facts.ts';

/** A line of Finland's table that the players answer. `value`: of a number, per unit; of a truth, when true. */
export interface TableLine {
  readonly id: string;
  readonly fact: string;
  readonly question: string;
  readonly type: FactType;
  readonly lasts: Lasts;
  readonly value: number;
  /** Counts only while Russia and Germany are at war, or is true at once when they are. */
  readonly war?: 'needed' | 'suffices';
}

const count = (max: number): FactType => ({ kind: 'number', min: 0, max });
const truth: FactType = { kind: 'boolean' };

/**
 * Finland's own modifiers, from the public table page; its status lines stand with those of every country. Factors
 * count in fives. Which way they push is ruling finland-factors.
 */
export const FINLAND_LINES: readonly TableLine[] = [
  {
    id: 'finland/axis-factors',
    fact: 'finland.axis-fives',
    question: 'finlandAxis',
    type: count(4),
    lasts: 'phase',
    value: 1,
  },
  {
    id: 'finland/allied-factors',
    fact: 'finland.allied-fives',
    question: 'finlandAllied',
    type: count(4),
    lasts: 'phase',
    value: -1,
  },
  {
    id: 'finland/lost-hexes',
    fact: 'finland.lost-hexes',
    question: 'finlandLost',
    type: count(6),
    lasts: 'phase',
    value: -3,
    war: 'needed',
  },
  {
    id: 'finland/demands',
    fact: 'finland.demands',
    question: 'finlandDemands',
    type: truth,
    lasts: 'ever',
    value: 1,
  },
  {
    id: 'finland/baltic-states',
    fact: 'finland.baltic-states',
    question: 'finlandBaltic',
    type: truth,
    lasts: 'ever',
    value: 2,
  },
  {
    id: 'finland/war',
    fact: 'finland.germany-declares',
    question: 'finlandWar',
    type: truth,
    lasts: 'phase',
    value: 2,
    war: 'suffices',
  },
];
