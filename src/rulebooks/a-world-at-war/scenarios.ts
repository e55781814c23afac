import type { Scenario } from '../../kernel/rulebook.ts';
import { FACTIONS, POWER_IDS } from './powers.ts';
import { MINORS } from './tables/targets.ts';

/** The year that a scenario plays, and whether it begins with the opening set-up (49.13). */
export const PLAN: Readonly<Record<string, { year: number; opening: boolean }>> = {
  'european-1940': { year: 1940, opening: false },
  'european-1942': { year: 1942, opening: false },
  'opening-1939': { year: 1939, opening: true },
};

const seats = [
  { id: 'european-axis', title: 'European Axis', powers: ['germany', 'italy'] },
  { id: 'western-allies', title: 'Western Allies', powers: ['britain', 'france', 'us'] },
  { id: 'russia', title: 'Russia', powers: ['russia'] },
];

/** What a table need not be asked at the start: nothing has happened yet in these countries. */
function start(more: Record<string, boolean>): Scenario['facts'] {
  const facts: Record<string, boolean | number | string> = {
    'dp.undefended': 0,
    'west.attacked-neutral': false,
  };
  for (const power of POWER_IDS) facts[`surrendered.${power}`] = false;
  for (const target of MINORS) {
    facts[`conquered.${target}`] = false;
    facts[`aggressor.${target}`] = 'none';
    facts[`standing.${target}`] = 'none';
    facts[`permanent.${target}`] = false;
    facts[`unbuilt.${target}`] = 0;
    for (const faction of FACTIONS) facts[`spy-ring.${faction}.${target}`] = false;
  }
  return { ...facts, ...more };
}

const before = {
  'war.germany-russia': false,
  'war.germany-us': false,
  'france.conquered': false,
  'france.fell-this-year': false,
};

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'european-1940',
    title: 'European theatre, 1940',
    about: 'The diplomatic year 1940, one Axis and one Allied phase.',
    seats,
    facts: start(before),
  },
  {
    id: 'european-1942',
    title: 'European theatre, 1942',
    about:
      'The diplomatic year 1942: France has fallen, Germany is at war with Russia and the United States. No country is taken for conquered or favoured: report which are.',
    seats,
    facts: start({
      'war.germany-russia': true,
      'war.germany-us': true,
      'france.conquered': true,
      'france.fell-this-year': false,
      'surrendered.france': true,
    }),
  },
  {
    id: 'opening-1939',
    title: 'Opening set-up of the campaign game, 1939',
    about: 'Basic allotments only, then one Axis and one Allied phase.',
    seats,
    facts: start(before),
  },
];
