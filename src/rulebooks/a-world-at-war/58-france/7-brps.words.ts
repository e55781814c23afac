import { texts } from '../../../kernel/index.ts';

/** The texts of 7-brps.ts. */
export const brpTexts = texts({
  facts: {
    base: 'France',
  },
  fact: {
    frenchBase: 'What is the BRP base of France as it surrenders?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    frenchBase: 'On the BRP record of France. Usually about 80.',
  },
  told: {
    vichyBrps: 'Vichy France is worth {brps} BRPs, and what its colonies are worth besides.',
    noVichyBrps:
      'The Axis receive the {brps} BRPs that Vichy France would have been worth, but not those of colonies that would have been its own.',
    frenchAreas:
      'Paris stays worth {paris} BRPs, Lyon {lyon} and Marseilles {marseilles} to whom it belongs.',
    conquest:
      'France as a conquest is worth {brps} BRPs, its base less {areas} for Paris, Lyon and Marseilles. That does not change any more.',
    conquestByBase:
      'France as a conquest is worth its BRP base less {areas} for Paris, Lyon and Marseilles. That does not change any more.',
    conquestWhen:
      'The major power that conquered France receives the prorated value at the start of its next player turn, then the whole of it at each year start while it controls a city in France.',
    conquestWho: 'Where several powers conquered France together, their senior partner receives the BRPs.',
  },
  name: {
    lyon: 'Lyon',
    marseilles: 'Marseilles',
    paris: 'Paris',
  },
  inForce: {
    frenchAreas: 'Paris is worth {paris} BRPs, Lyon {lyon}, Marseilles {marseilles}',
    conquest: 'each year start {brps} BRPs for France as a conquest',
    frenchCitiesLost: 'loss of the last city in France',
  },
});
