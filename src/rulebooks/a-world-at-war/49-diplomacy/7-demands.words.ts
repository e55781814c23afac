import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 7-demands.ts. */
export const WORDS = {
  'facts.finland': 'Events and demands',
  'facts.rumania': 'Events and demands',
  'facts.demand-roll': 'Events and demands',
  'fact.demandRoll': 'Whether Russian demands led to the roll for Rumania',
  'fact.rumaniaDemands': 'Has Russia made territorial demands of Rumania?',
  'fact.rumaniaForces':
    'What is the modifier of its table for Russian forces adjacent to Rumania (minus favours Russia)?',
  'fact.finlandDemands': 'Has Russia made territorial demands of Finland?',
  'ask.demand': 'European Axis: how does Rumania answer the Russian demands?',
  'row.demand': 'territorial demands: {target}',
  'option.cede': 'Rumania cedes Bessarabia.',
  'option.war': 'Rumania refuses: border war.',
  'bar.demanded': 'The demands on {target} have been made already.',
  'bar.axisHexes': 'The Axis controls hexes of {target}.',
  'told.demand.rumania': 'Russia demands territory of Rumania: Rumania is rolled for at once.',
  'told.demand.finland': 'Russia demands territory of Finland: carry it out on the map.',
  'told.bessarabia.cede': 'Rumania cedes Bessarabia to Russia.',
  'told.bessarabia.war': 'Rumania refuses: Russia and Rumania fight a border war over Bessarabia.',
  'told.bessarabia.dropped': 'Russia drops its demands of Rumania.',
  'told.bessarabia.own': 'Look up in your copy of rule 66.1 how Rumania answers the Russian demands.',
} satisfies WordBook;
