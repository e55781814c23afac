import { NUMBERED_CARDS, PRINTED_CARDS } from '../9-events.ts';
import type { Pack } from '../files/pack.ts';
import { TARGETS } from './sheet.ts';

const SET = [1, 1, 2, 2, 3];

/** The values of our own, each in a sentence: what whoever chooses them has to know. */
export function houseValues(): readonly string[] {
  const { military, antiComintern, costs, operationsInTarget } = HOUSE;
  return [
    `Each power has diplomatic counters of ${SET.join(', ')}.`,
    `A military counter is worth ${military}, the anti-Comintern counter ${antiComintern}.`,
    `Tile points for a diplomatic counter: ${costs.diplomatic}; a military one: ${costs.military}; the anti-Comintern one: ${costs.antiComintern}; a covert operation: ${costs.covert}.`,
    `Covert operations of a power in one target: ${operationsInTarget}.`,
    'In a civil war in Spain the Axis stands for the Nationalists, the Allies and Russia for the Loyalists.',
  ];
}

/** Values of our own with which a whole game can be played without the game's counters and charts. */
export const HOUSE: Pack = {
  id: 'house',
  title: 'House values',
  source: 'house',
  targets: TARGETS,
  counters: { germany: SET, italy: SET, britain: SET, france: SET, russia: SET },
  allowed: null,
  military: 1,
  antiComintern: 1,
  antiCominternTargets: null,
  costs: { diplomatic: 1, military: 1, antiComintern: 1, covert: 0 },
  operationsInTarget: 1,
  events: [...PRINTED_CARDS, ...NUMBERED_CARDS],
  factions: {
    spain: { axis: 'Nationalists', allies: 'Loyalists', russia: 'Loyalists' },
  },
  results: null,
};
