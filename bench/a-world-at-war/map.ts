import { CONTROLLERS, PLACES } from '../../src/rulebooks/a-world-at-war/control.ts';
import { HOME_OBJECTIVES } from '../../src/rulebooks/a-world-at-war/57-japan/12-collapse.ts';
import { eliminatedKeys } from '../../src/rulebooks/a-world-at-war/57-japan/14-cumulative.ts';
import { islandKeys } from '../../src/rulebooks/a-world-at-war/57-japan/14-islands.ts';
import { COMMONWEALTH } from '../../src/rulebooks/a-world-at-war/59-britain/22-counted.ts';
import { SOURCES, UNIT_IDS } from '../../src/rulebooks/a-world-at-war/60-russia/31-owed.ts';
import { seeded } from '../../src/kernel/kit/random.ts';

// What stands on the map at the end of each turn of a campaign year: a fixed script, the same for the typed loop and for the
// table that the rulebook asks. Numbers by key: counts, 1 for yes, a place in the list of controllers.

export const TURNS = 4;
/** Different years, one after the other and then again from the first. */
const SCRIPTS = 97;

/** What a script says of a fact: from and to. */
interface Said {
  readonly key: string;
  readonly kind: 'count' | 'truth' | 'control';
  readonly from: number;
  readonly to: number;
}

const count = (key: string, from: number, to: number): Said => ({ key, kind: 'count', from, to });
const truth = (key: string): Said => ({ ...count(key, 0, 1), kind: 'truth' });
const control = (place: string): Said => ({
  ...count(`control.${place}`, 0, CONTROLLERS.length - 1),
  kind: 'control',
});

export const DPS_NOW = ['germany', 'italy', 'russia', 'britain'] as const;

const SAID: readonly Said[] = [
  ...Object.values(PLACES).flat().map(control),
  ...DPS_NOW.map((power) => count(`brp.now.${power}`, 0, 350)),
  count('dp.other.now.germany', -9, 4),
  count('dp.other.now.italy', -7, 5),
  count('dp.other.now.russia', -5, 5),
  count('dp.other.now.britain', 0, 5),
  truth('axis-in-africa'),
  ...['infantry', 'named', 'cruisers', 'destroyers'].map((kind) => count(`left.italy.${kind}`, 0, 9)),
  count('ics.russia', 3, 10),
  count('oil-effects.russia', 0, 2),
  truth('axis-in-britain'),
  // no fewer than the units below come to: one of each
  count('unbuilt-factors.russia', 12, 60),
  count('french-hexes.western', 0, 3),
  count('isolated-ics', 0, 1),
  ...SOURCES.flatMap((source) =>
    UNIT_IDS.map((unit) => count(`available.${source}.${unit}`, 0, source === 'unbuilt' ? 1 : 4)),
  ),
  ...COMMONWEALTH.map((country) => truth(`surrendered-minor.${country}`)),
  count('oil-effects.britain', 0, 1),
  // so many that Britain need not surrender whatever Germany says (59.23)
  count('transports.atlantic', 8, 12),
  count('unbuilt-factors.britain', 0, 20),
  count('navy.allied.whole', 60, 120),
  count('navy.axis.whole', 25, 60),
  ...['allied', 'axis'].map((side) => count(`navy.${side}.half`, 0, 9)),
  count('western-front', 0, 12),
  ...['russians.eastern-europe', 'russians.western-poland', 'west.in-germany'].map(truth),
  count('unbuilt-factors.china', 0, 40),
  count('foreign-factors.china', 0, 20),
  count('objectives.pacific', 0, 11),
  count('home-hexes.japan', 0, 3),
  ...HOME_OBJECTIVES.map((place) => truth(`occupied.${place}`)),
  ...islandKeys.map((key) => count(key, 0, 13)),
  ...eliminatedKeys.map((key) => count(key, 0, key.endsWith('brps') ? 60 : 3)),
];

const AT = new Map(SAID.map(({ key }, i) => [key, i]));

/** Where a script has a fact. */
export function at(key: string): number {
  const found = AT.get(key);
  if (found === undefined) throw new Error(`the script does not say ${key}`);
  return found;
}

export const holderAt = (controller: (typeof CONTROLLERS)[number]): number => CONTROLLERS.indexOf(controller);

/** A turn of a script. */
export type OnMap = Int16Array;

const EUROPE: readonly string[] = [...PLACES['55.11'], ...PLACES['56.11A'], ...PLACES['59.21']].map(
  (place) => `control.${place}`,
);
const ALL_HOME = 12;

function turnOf(random: (below: number) => number): OnMap {
  const turn = new Int16Array(SAID.length);
  SAID.forEach(({ key, kind, from, to }, i) => {
    if (kind !== 'control') turn[i] = from + random(to - from + 1);
    // what its owner holds it mostly still does
    else if (random(3) > 0) turn[i] = holderAt(EUROPE.includes(key) ? 'axis' : 'japan');
    else turn[i] = random(CONTROLLERS.length);
  });
  const isAll = random(ALL_HOME) === 0;
  for (const place of HOME_OBJECTIVES) {
    const [holder, occupied] = [at(`control.${place}`), at(`occupied.${place}`)];
    if (isAll) turn[holder] = holderAt('western');
    if (isAll) turn[occupied] = 1;
    // who occupies a place controls it
    else if (turn[holder] !== holderAt('western')) turn[occupied] = 0;
  }
  return turn;
}

const YEARS = ((): readonly (readonly OnMap[])[] => {
  const random = seeded(1946);
  return Array.from({ length: SCRIPTS }, () => Array.from({ length: TURNS }, () => turnOf(random)));
})();

/** The script of a year. */
export function scriptOf(year: number): readonly OnMap[] {
  return YEARS[year % SCRIPTS] as readonly OnMap[];
}

/** What a script says of a fact, as the table tells it; undefined: nothing. */
export function toldOf(turn: OnMap, key: string): number | boolean | string | undefined {
  const i = AT.get(key);
  const said = i === undefined ? undefined : SAID[i];
  if (i === undefined || said === undefined) return undefined;
  const value = turn[i] as number;
  if (said.kind === 'truth') return value === 1;
  return said.kind === 'control' ? CONTROLLERS[value] : value;
}
