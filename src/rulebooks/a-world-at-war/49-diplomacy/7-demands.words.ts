import { texts } from '../../../kernel/index.ts';

/** The texts of 7-demands.ts. */
export const demandTexts = texts({
  facts: {
    finland: 'Events and demands',
    rumania: 'Events and demands',
    'demand-roll': 'Events and demands',
  },
  fact: {
    demandRoll: 'Whether Russian demands led to the roll for Rumania',
    rumaniaDemands: 'Has Russia made territorial demands of Rumania?',
    rumaniaForces:
      'What is the modifier of its table for Russian forces adjacent to Rumania (minus favours Russia)?',
    finlandDemands: 'Has Russia made territorial demands of Finland?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    finlandDemands:
      'The player of Russia knows it: it is declared openly. Usually no before the winter of 1939.',
    rumaniaForces:
      'In your country table, at the line of Russian forces, read as the map stands. Usually 0 to -3.',
  },
  ask: {
    demand: 'European Axis: how does Rumania answer the Russian demands?',
  },
  row: {
    demand: 'territorial demands: {target}',
  },
  option: {
    cede: 'Rumania cedes Bessarabia.',
    war: 'Rumania refuses: border war.',
  },
  bar: {
    demanded: 'The demands on {target} have been made already.',
    axisHexes: 'The Axis controls hexes of {target}.',
  },
  told: {
    demand: {
      rumania: 'Russia demands territory of Rumania: Rumania is rolled for at once.',
      finland: 'Russia demands territory of Finland: carry it out on the map.',
    },
    bessarabia: {
      cede: 'Rumania cedes Bessarabia to Russia.',
      war: 'Rumania refuses: Russia and Rumania fight a border war over Bessarabia.',
      dropped: 'Russia drops its demands of Rumania.',
      own: 'Look up in your copy of rule 66.1 how Rumania answers the Russian demands.',
    },
  },
});
