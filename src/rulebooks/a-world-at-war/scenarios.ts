import type { Scenario } from '../../kernel/rulebook.ts';
import { FACTIONS, POWER_IDS } from './powers.ts';
import type { Phase, Plan, Turn } from './state.ts';
import { MINORS } from './tables/targets.ts';

const AXIS_FIRST: readonly Phase[] = ['axis', 'allied'];
const FALL_1939: Turn = { year: 1939, season: 'fall' };

const EUROPEAN = { european: true, tensions: ['usat'], europe: true, keepsTension: false } as const;

const wholeYear = (year: number): Plan => ({
  from: { year, season: 'spring' },
  to: { year, season: 'winter' },
  order: AXIS_FIRST,
  ...EUROPEAN,
  opening: false,
});

/** What each scenario plays. */
export const PLANS: Readonly<Record<string, Plan>> = {
  'european-1940': wholeYear(1940),
  'european-1942': wholeYear(1942),
  'opening-1939': {
    from: FALL_1939,
    to: { year: 1939, season: 'winter' },
    order: AXIS_FIRST,
    ...EUROPEAN,
    opening: true,
  },
  'campaign-1939': {
    from: FALL_1939,
    to: { year: 1946, season: 'winter' },
    order: AXIS_FIRST,
    ...EUROPEAN,
    keepsTension: true,
    opening: true,
  },
  'global-1939': {
    from: FALL_1939,
    to: { year: 1946, season: 'winter' },
    order: AXIS_FIRST,
    european: false,
    tensions: ['usat', 'usjt'],
    europe: true,
    keepsTension: true,
    opening: true,
  },
  'pacific-1941': {
    from: { year: 1941, season: 'winter' },
    to: { year: 1946, season: 'winter' },
    order: AXIS_FIRST,
    european: false,
    tensions: ['usjt'],
    europe: false,
    keepsTension: true,
    opening: false,
  },
};

const seats = [
  { id: 'european-axis', title: 'European Axis', powers: ['germany', 'italy'] },
  { id: 'western-allies', title: 'Western Allies', powers: ['britain', 'france', 'us'] },
  { id: 'russia', title: 'Russia', powers: ['russia'] },
];

const JAPAN = { id: 'japan', title: 'Japan', powers: ['japan'] };
/** In the Pacific the Western Allies speak for China as well. */
const PACIFIC_ALLIES = { id: 'western-allies', title: 'Western Allies', powers: ['us', 'britain', 'china'] };

/** What a table need not be asked at the start: nothing has happened yet in these countries. */
function start(more: Scenario['facts']): Scenario['facts'] {
  const facts: Record<string, boolean | number | string> = {
    'undefended.this-year': 0,
    'west.attacked-neutral': false,
    'subversion.uses': 0,
    'vichy.colonies-attacked': 0,
    'war.allies-vichy': false,
    'war.west-portugal': false,
  };
  for (const power of POWER_IDS) facts[`surrendered.${power}`] = false;
  for (const target of MINORS) {
    facts[`conquered.${target}`] = false;
    facts[`at-war.germany.${target}`] = false;
    facts[`at-war.russia.${target}`] = false;
    facts[`aggressor.${target}`] = 'none';
    facts[`standing.${target}`] = 'none';
    facts[`permanent.${target}`] = false;
    for (const faction of FACTIONS) facts[`spy-ring.${faction}.${target}`] = false;
  }
  return { ...facts, ...more };
}

const before: Scenario['facts'] = {
  'dp.undefended': 0,
  ...Object.fromEntries(MINORS.map((target) => [`unbuilt.${target}`, 0])),
  'norway.mined': false,
  'war.russia-finland': false,
  'war.russia-sweden': false,
  'war.axis-sweden': false,
  'war.axis-denmark': false,
  'rumania.demands': false,
  'war.germany-russia': false,
  'war.germany-us': false,
  'france.conquered': false,
  'france.fell-this-year': false,
};

/** Whether a fact is as the scenario has it at its own start alone: in the middle of a game it is asked for. */
export function isOfTheStart(key: string): boolean {
  return key === 'dp.undefended' || key.startsWith('unbuilt.');
}

/** What holds when a game begins, or (`middle`) what holds of the scenario where players begin in its middle. */
export function factsOf({ facts }: Scenario, middle: Scenario['facts'] | undefined): Scenario['facts'] {
  if (middle === undefined) return facts;
  const fell = middle['france.conquered'] === true ? ['france.fell-this-year'] : [];
  const left = Object.entries(facts).filter(([key]) => !isOfTheStart(key) && !fell.includes(key));
  return Object.fromEntries(left);
}

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'european-1940',
    title: 'European theatre, 1940',
    about:
      'The diplomatic year 1940: four turns, each with an Axis and an Allied diplomatic phase. Report the actual USAT level to have it kept.',
    seats,
    facts: start(before),
  },
  {
    id: 'european-1942',
    title: 'European theatre, 1942',
    about:
      'The diplomatic year 1942, four turns: France has fallen, Germany is at war with Russia and the United States. No country is taken for conquered or favoured: report which are.',
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
    about: 'Basic allotments only, then Fall and Winter 1939.',
    seats,
    facts: start(before),
  },
  {
    id: 'campaign-1939',
    title: 'European theatre campaign, 1939 to 1946',
    about: 'From the opening set-up and Fall 1939 to Winter 1946, each year with its own allotment.',
    seats,
    facts: start(before),
  },
  {
    id: 'global-1939',
    title: 'Global War campaign, 1939 to 1946',
    about:
      'As the European campaign, with Japan at the table and its tension with the U.S.; Japan and China receive no DPs.',
    seats: [...seats, JAPAN],
    facts: start({ ...before, 'war.japan-britain': false, 'war.japan-us': false }),
  },
  {
    id: 'pacific-1941',
    title: 'Pacific theatre, from Winter 1941',
    about: 'No DPs and no targets: turn by turn, the tension between the U.S. and Japan.',
    seats: [JAPAN, PACIFIC_ALLIES],
    facts: { 'war.japan-britain': false, 'war.japan-us': false },
  },
];
