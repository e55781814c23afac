import type { Ruling, frame } from '../../../kernel/index.ts';
import { undefendedNow } from '../49-diplomacy/12-worksheet.ts';
import { surrenderFact } from '../49-diplomacy/17-surrender.ts';
import { spyRing } from '../49-diplomacy/4262-spy-rings.ts';
import { aggressor, conquestFact } from '../49-diplomacy/43-bars.ts';
import { franceConquered, franceFell } from '../49-diplomacy/431c-france.ts';
import { westAttackedNeutral } from '../49-diplomacy/63-triggers.ts';
import { coloniesAttacked, event } from '../49-diplomacy/63-triggers.ts';
import { subversionUses } from '../49-diplomacy/634-subversion.ts';
import { demands } from '../49-diplomacy/7-demands.ts';
import { axisInAfrica } from '../56-italy/11-conditions.ts';
import { homeHexes } from '../57-japan/11-resistance.ts';
import { HOME_OBJECTIVES } from '../57-japan/12-collapse.ts';
import { beforeKeys } from '../57-japan/14-cumulative.ts';
import { islands, peak } from '../57-japan/14-islands.ts';
import { surrenderedMinor, westInGermany } from '../59-britain/22-counted.ts';
import { britishPeace, forgonePoints, japaneseTreaty, removedFactors } from '../59-britain/facts.ts';
import { axisInBritain } from '../60-russia/11-resistance.ts';
import { weaknessFact } from '../60-russia/12-state.ts';
import { frozenFact } from '../60-russia/21a-frozen.ts';
import { lowest } from '../60-russia/32-lowest.ts';
import { inForceNow } from '../61-china/3-results.ts';
import { atomicUs } from '../62-elections/2-when.ts';
import { atomic, type AttackedPower, firestormFact } from '../war/attacks.ts';
import { control, PLACES } from '../war/control.ts';
import type { Phase } from '../turn/lifetimes.ts';
import { NOTHING_YET } from './middle.ts';
import { atWar, FIGHTERS } from '../war/minor-wars.ts';
import { FACTIONS, POWER_IDS } from '../powers.ts';
import { permanent, standing } from './standing.ts';
import type { ScenarioPlan, Turn } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { vichy } from '../war/vichy.ts';
import { WARS, war, warSince } from '../war/wars.ts';

const AXIS_FIRST: readonly Phase[] = ['axis', 'allied'];
const FALL_1939: Turn = { year: 1939, season: 'fall' };

const EUROPEAN = {
  european: true,
  tensions: ['usat'],
  europe: true,
  keepsTension: false,
  surrenders: false,
  chinese: 'allied',
  japanese: 'axis',
} as const;

const wholeYear = (year: number): ScenarioPlan => ({
  from: { year, season: 'spring' },
  to: { year, season: 'winter' },
  order: AXIS_FIRST,
  ...EUROPEAN,
  opening: false,
});

/** What each scenario plays. */
export const PLANS: Readonly<Record<string, ScenarioPlan>> = {
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
    surrenders: true,
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
    surrenders: true,
    chinese: 'allied',
    japanese: 'axis',
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
    surrenders: true,
    chinese: 'allied',
    japanese: 'axis',
    opening: false,
  },
};

const seats = [
  { id: 'european-axis', title: 'European Axis', powers: ['germany', 'italy'], camp: 'axis', tone: 'first' },
  { id: 'western-allies', title: 'Western Allies', powers: ['britain', 'france', 'us'], tone: 'second' },
  { id: 'russia', title: 'Russia', powers: ['russia'], tone: 'third' },
] as const;

const JAPAN = { id: 'japan', title: 'Japan', powers: ['japan'], camp: 'axis', tone: 'first' } as const;
/** In the Pacific the Western Allies speak for China as well. */
const PACIFIC_ALLIES = {
  id: 'western-allies',
  title: 'Western Allies',
  powers: ['us', 'britain', 'china'],
  tone: 'second',
} as const;

/** What a table need not be asked at the start: nothing has happened yet in these countries. */
function start(more: frame.Scenario['facts']): frame.Scenario['facts'] {
  const facts: Record<string, boolean | number | string> = {
    [undefendedNow.key()]: 0,
    [westAttackedNeutral.key()]: false,
    [subversionUses.key()]: 0,
    [coloniesAttacked.key('vichy.colonies-attacked')]: 0,
    [event.key('war.allies-vichy')]: false,
    [event.key('war.west-portugal')]: false,
  };
  for (const power of [...POWER_IDS, 'japan'] as const) facts[surrenderFact.key(power)] = false;
  for (const target of MINORS) {
    facts[conquestFact.key(target)] = false;
    for (const power of FIGHTERS) facts[atWar.key(power, target)] = false;
    facts[aggressor.key(target)] = 'none';
    facts[standing.key(target)] = 'none';
    facts[permanent.key(target)] = false;
    for (const faction of FACTIONS) facts[spyRing.key(faction, target)] = false;
  }
  return { ...facts, ...more };
}

const before: frame.Scenario['facts'] = {
  ...NOTHING_YET,
  [event.key('norway.mined')]: false,
  [event.key('war.russia-finland')]: false,
  [event.key('war.russia-sweden')]: false,
  [event.key('war.axis-sweden')]: false,
  [event.key('war.axis-denmark')]: false,
  [demands.key('rumania')]: false,
  [war.key('germany', 'russia')]: false,
  [war.key('germany', 'us')]: false,
  [franceConquered.key()]: false,
  [franceFell.key()]: false,
};

const JAPAN_AT_PEACE: frame.Scenario['facts'] = {
  [war.key('japan', 'britain')]: false,
  [war.key('japan', 'us')]: false,
  [war.key('japan', 'russia')]: false,
};

/** No bombs have fallen on a power. */
const notAttacked = (power: AttackedPower): frame.Scenario['facts'] => ({
  [atomic.key(power)]: 0,
  [firestormFact.key(power)]: 0,
});

/**
 * What the resistance of Japan counts as a campaign begins, as far as the rules say: Japan and Manchuria are its own, and four
 * island groups, both Carolines, the Kuriles and the Marshalls (57.12, 57.14E, 57.61). All else is asked for when it counts.
 */
function japanStands(): frame.Scenario['facts'] {
  const facts: Record<string, string | number> = {};
  for (const place of HOME_OBJECTIVES) facts[control.key(place)] = 'japan';
  return {
    ...facts,
    ...notAttacked('japan'),
    [homeHexes.key()]: 0,
    [islands.key('japan', 'full')]: FIRST_GROUPS,
    [peak.key()]: FIRST_GROUPS,
    ...Object.fromEntries(beforeKeys.map((key) => [key, 0])),
    [surrenderFact.key('japan')]: false,
  };
}

const FIRST_GROUPS = 4;

/** Who is at war in Fall 1939, and since when (54.21). */
function warsOf1939(): frame.Scenario['facts'] {
  const facts: Record<string, boolean | string> = {};
  for (const [a, b] of WARS) {
    const isFought = FOUGHT_IN_1939.includes(`${a}-${b}`);
    facts[war.key(a, b)] = isFought;
    if (isFought) facts[warSince.key(a, b)] = '1939/fall';
  }
  return facts;
}

const FOUGHT_IN_1939: readonly string[] = ['germany-britain', 'germany-france'];

/** What the resistance tables of Europe count, as a campaign begins: nothing is lost yet. */
function europeStands(): frame.Scenario['facts'] {
  const facts: Record<string, string | number | boolean> = {
    [axisInAfrica.key()]: true,
    [axisInBritain.key()]: false,
    [lowest.key()]: 0,
    [weaknessFact.key()]: false,
    [frozenFact.key()]: false,
    ...britainStands(),
  };
  facts[vichy.key()] = 'open';
  for (const place of [...PLACES['55.11'], ...PLACES['56.11A']]) facts[control.key(place)] = 'axis';
  return {
    ...facts,
    ...notAttacked('germany'),
    ...notAttacked('britain'),
    ...notAttacked('russia'),
    [atomicUs.key()]: 0,
  };
}

/** What the resistance of Britain counts, as a campaign begins (59.21, 59.871). */
function britainStands(): frame.Scenario['facts'] {
  return {
    [control.key('malta')]: 'western',
    [surrenderedMinor.key('australia')]: false,
    [surrenderedMinor.key('india')]: false,
    [westInGermany.key()]: false,
    [removedFactors.key()]: 0,
    [forgonePoints.key()]: 0,
    [britishPeace.key()]: false,
    [japaneseTreaty.key()]: false,
  };
}

/** China fights Japan from the start, and no result of its resistance applies yet (61.11). */
const CHINA_FIGHTS: frame.Scenario['facts'] = {
  [war.key('japan', 'china')]: true,
  [inForceNow.key()]: 0,
};

export const SCENARIOS: readonly frame.Scenario[] = [
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
      [war.key('germany', 'russia')]: true,
      [war.key('germany', 'us')]: true,
      [franceConquered.key()]: true,
      [franceFell.key()]: false,
      [surrenderFact.key('france')]: true,
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
    facts: start({ ...before, ...warsOf1939(), ...europeStands(), ...notAttacked('japan') }),
  },
  {
    id: 'global-1939',
    title: 'Global War campaign, 1939 to 1946',
    about:
      'As the European campaign, with Japan at the table and its tension with the U.S.; Japan and China receive no DPs.',
    seats: [...seats, JAPAN],
    facts: start({ ...before, ...warsOf1939(), ...europeStands(), ...japanStands(), ...CHINA_FIGHTS }),
  },
  {
    id: 'pacific-1941',
    title: 'Pacific theatre, from Winter 1941',
    about: 'No DPs and no targets: turn by turn, the tension between the U.S. and Japan.',
    seats: [JAPAN, PACIFIC_ALLIES],
    facts: { ...JAPAN_AT_PEACE, ...japanStands(), ...CHINA_FIGHTS },
    open: true,
  },
];

/** Rules that are played where surrenders are, and of those the ones that need Japan, or Europe, at the table. */
const SURRENDERS_FROM = 54;
const OF_JAPAN: readonly number[] = [57, 61];
const OF_EUROPE: readonly number[] = [55, 56, 58, 60];

/** On rules of surrender, and yet some form asks by them everywhere. */
const EVERYWHERE: readonly string[] = ['atomic-marker-control', 'germany-needed'];

/** Whether a ruling is on rules alone that a scenario does not play. */
export function isMoot({ id, clauses }: Ruling, scenario: string): boolean {
  const plan = PLANS[scenario];
  if (EVERYWHERE.includes(id)) return false;
  return plan !== undefined && clauses.every((clause) => !isPlayed(plan, Number.parseInt(clause, 10)));
}

function isPlayed({ surrenders, european, europe }: ScenarioPlan, rule: number): boolean {
  if (rule >= SURRENDERS_FROM && !surrenders) return false;
  return !(european && OF_JAPAN.includes(rule)) && !(!europe && OF_EUROPE.includes(rule));
}
