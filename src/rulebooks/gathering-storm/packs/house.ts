import { NUMBERED_CARDS, PRINTED_CARDS } from '../9-events.ts';
import type { Pack } from '../files/pack.ts';
import { TARGETS } from './sheet.ts';

const SET = [1, 1, 2, 2, 3];

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
