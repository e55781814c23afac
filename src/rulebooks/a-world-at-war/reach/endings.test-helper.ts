import type { FactValue, Json } from '../../../kernel/index.ts';
import type { Games, ReachLead, PlayedGame } from '../../../kernel/kit/reach.test-helper.ts';
import { games, LATE, near, SELDOM } from './starts.test-helper.ts';

// The ends that a game can come to, and campaigns that are led to each of them by what the table and the seats say.

/** What is told on the way to an end, and for whom it is decided. */
const MARKS: Readonly<Record<string, string>> = {
  'told.franceSurrenders': 'France falls',
  'told.franceFalls': 'France falls',
  'told.britainSurrenders': 'Britain surrenders',
  'told.russiaInState': 'Russia gives way',
  'told.usDefeated': 'the U.S. is defeated',
  'told.italyFightsOn': 'Italy fights on',
  'told.peaceInEurope': 'Europe is over',
  'told.japanSurrenders': 'Japan surrenders',
  'told.japanCollapses': 'Japan collapses',
  'told.decided.axis': 'the Axis has won',
  'told.decided.europe': 'the Allies have won in Europe',
  'told.decided.pacific': 'the Allies have won in the Pacific',
  'told.decided.both': 'the Allies have won in both',
  'told.decided.open': 'nobody has won',
};

/** How a game ended, and what came on the way. */
export function endingOf({ told }: PlayedGame): string {
  return told.flatMap((key) => MARKS[key] ?? []).join(', ') || 'nothing is told';
}

type Facts = Readonly<Record<string, FactValue>>;

/** What is told from a year on. */
type Told = readonly (readonly [from: number, facts: Facts, answers?: Readonly<Record<string, Json>>])[];

/** What is told of the year of a decision: the later takes the place of the earlier. */
const led =
  (told: Told) =>
  (id: string): ReachLead => {
    const year = Number(/\d{4}/.exec(id)?.[0] ?? 0);
    const due = told.filter(([from]) => from <= year);
    return {
      facts: Object.assign({}, ...due.map(([, facts]) => facts)) as Facts,
      answers: Object.assign({}, ...due.map(([, , answers]) => answers)) as Record<string, Json>,
    };
  };

const each = (name: string, of: readonly string[], value: FactValue): Facts =>
  Object.fromEntries(of.map((one) => [`${name}.${one}`, value]));

const WITH_DPS = ['germany', 'italy', 'russia', 'britain'];

/** Years in which nothing happens that counts. */
const QUIET: Facts = {
  'objectives.pacific': 60,
  ...each('changed', [...WITH_DPS, 'japan', 'china'], false),
  ...each('dp.least', WITH_DPS, 40),
  'paris.axis': false,
  'transports.atlantic': 20,
  'unbuilt-factors.britain': 0,
  'oil-effects.britain': 0,
  'western-front': 0,
  'ics.russia': 20,
  'unbuilt-factors.russia': 0,
  'oil-effects.russia': 0,
  'brp.now.russia': 300,
  'dp.other.now.russia': 20,
  ...each('navy.allied', ['whole', 'half'], 80),
  ...each('navy.axis', ['whole', 'half'], 0),
  ...each('eliminated', ['brps', 'named-damaged', 'named-in-port'], 0),
};
const FIGHTS = { surrender: 'fight', offer: 'reject' };

/** A power has no DPs left, and it is known. */
const noDps = (power: string): Facts => ({
  [`changed.${power}`]: true,
  [`dp.least.${power}`]: -20,
  [`brp.now.${power}`]: 0,
  [`dp.other.now.${power}`]: -20,
});

const GERMAN = ['berlin', 'breslau', 'essen', 'cologne', 'leipzig', 'berchtesgaden'];
const GERMANY_FALLS: Facts = { ...noDps('germany'), ...each('control', GERMAN, 'western') };

const ITALY_FALLS: Facts = {
  ...noDps('italy'),
  'control.rome': 'western',
  'axis-in-africa': false,
};

/** Italy is in the war, and nothing else has happened. */
const ITALIAN_WAR = {
  'war.italy-britain': true,
  'war-since.italy-britain': '1940/summer',
  'war-declared.italy-britain': 'italy',
};

const HOME = ['tokyo', 'osaka', 'kagoshima', 'harbin', 'mukden'];
const ABROAD = [
  'peking',
  'shanghai',
  'nanking',
  'canton',
  'seoul',
  'taipei',
  'okinawa',
  'chungking',
  'singapore',
  'manila',
  'yenan',
];
const JAPAN_FALLS: Facts = {
  'changed.japan': true,
  ...each('control', [...HOME, ...ABROAD], 'western'),
  ...each('occupied', HOME, false),
  'objectives.pacific': 0,
  'home-hexes.japan': 30,
  ...each('islands.japan', ['full', 'partial'], 0),
  'firestormed.japan': 20,
};
/** All of Japan is taken, and its level is still high. */
const JAPAN_COLLAPSES: Facts = {
  'changed.japan': true,
  ...each('control', HOME, 'western'),
  ...each('occupied', HOME, true),
};

const JAPANESE_WAR = {
  'war.japan-us': true,
  'war-since.japan-us': '1941/winter',
  'war-declared.japan-us': 'japan',
  'war.japan-britain': true,
  'war.japan-russia': false,
};

/** Germany has far more DPs than all others, and attacks the U.S. with atomic bombs (62.21B, 62.81). */
const US_ATTACKED: Facts = {
  ...LATE,
  'us-attacked': true,
  'atomic.us': 1,
  'dp.level.germany': 60,
  ...each('dp.level', ['italy', 'britain', 'us', 'russia'], 0),
};

/** Paris falls in a year, Britain in the next, Russia in the third. */
const axisWins = (from: number): Told => [
  [1939, QUIET, FIGHTS],
  [from, { 'paris.axis': true }, { surrender: 'surrender', offer: 'accept' }],
  [
    from + 1,
    {
      ...noDps('britain'),
      'war.germany-russia': true,
      'war-since.germany-russia': `${from + 1}/summer`,
      'control.malta': 'axis',
      'transports.atlantic': 0,
      'unbuilt-factors.britain': 400,
      'navy.allied.whole': 0,
      'navy.axis.whole': 80,
    },
  ],
  [from + 2, { ...noDps('russia'), 'ics.russia': 0, 'unbuilt-factors.russia': 600, 'oil-effects.russia': 4 }],
];

const quiet = (...more: Told): ((id: string) => ReachLead) => led([[1939, QUIET, FIGHTS], ...more]);
const ITALY_AT_WAR = near(1940, 'fall', ITALIAN_WAR);
const JAPAN_AT_WAR = near(1941, 'winter', JAPANESE_WAR);
const US_DEFEATED = near(1944, 'winter', US_ATTACKED);

/** A campaign that is led, without asides that could lead away. */
const campaign = (scenario: string, lead: (id: string) => ReachLead, data: Json = null): Games =>
  games(scenario, 1, SELDOM, { lead, data });

/** Campaigns that are led to an end: from their first turn on, where what leads there is asked for. */
export const TO_ENDS: readonly (readonly [ending: string, games: Games])[] = [
  ['nothing is told', campaign('european-1940', quiet())],
  ['nothing is told', campaign('european-1942', quiet())],
  ['nothing is told', campaign('opening-1939', quiet())],
  ['nobody has won', campaign('campaign-1939', quiet())],
  [
    'France falls, Britain surrenders, Russia gives way, the Axis has won',
    campaign('campaign-1939', led(axisWins(1940))),
  ],
  ['Europe is over, the Allies have won in Europe', campaign('campaign-1939', quiet([1945, GERMANY_FALLS]))],
  [
    'Italy fights on, Europe is over, the Allies have won in Europe',
    campaign('campaign-1939', quiet([1944, GERMANY_FALLS], [1945, ITALY_FALLS]), ITALY_AT_WAR),
  ],
  [
    'Europe is over, the Allies have won in Europe',
    campaign('campaign-1939', quiet([1943, ITALY_FALLS], [1945, GERMANY_FALLS]), ITALY_AT_WAR),
  ],
  ['the U.S. is defeated, nobody has won', campaign('campaign-1939', quiet(), US_DEFEATED)],
  ['nobody has won', campaign('global-1939', quiet())],
  [
    'France falls, Britain surrenders, Russia gives way, the Axis has won',
    campaign('global-1939', led(axisWins(1940))),
  ],
  [
    'France falls, Britain surrenders, Russia gives way, the Axis has won',
    campaign('global-1939', led(axisWins(1942)), JAPAN_AT_WAR),
  ],
  ['Europe is over, nobody has won', campaign('global-1939', quiet([1945, GERMANY_FALLS]))],
  [
    'Europe is over, Japan collapses, the Allies have won in both',
    campaign('global-1939', quiet([1944, GERMANY_FALLS], [1945, JAPAN_COLLAPSES]), JAPAN_AT_WAR),
  ],
  [
    'Japan surrenders, Europe is over, the Allies have won in both',
    campaign('global-1939', quiet([1945, JAPAN_FALLS], [1946, GERMANY_FALLS]), JAPAN_AT_WAR),
  ],
  // as Japan has surrendered, that is no victory of the Axis (62.91B)
  [
    'Japan surrenders, France falls, Britain surrenders, Russia gives way, nobody has won',
    campaign('global-1939', led([...axisWins(1943), [1942, JAPAN_FALLS]]), JAPAN_AT_WAR),
  ],
  ['the U.S. is defeated, nobody has won', campaign('global-1939', quiet(), US_DEFEATED)],
  ['nobody has won', campaign('pacific-1941', quiet())],
  [
    'Japan surrenders, the Allies have won in the Pacific',
    campaign('pacific-1941', quiet([1945, JAPAN_FALLS]), JAPAN_AT_WAR),
  ],
  [
    'Japan collapses, the Allies have won in the Pacific',
    campaign('pacific-1941', quiet([1945, JAPAN_COLLAPSES]), JAPAN_AT_WAR),
  ],
];
