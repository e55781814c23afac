import { type Line, type Read, type Sheet } from './know.ts';
import {
  AUSTRALIA,
  BASIC,
  INDIA,
  LOST_CITIES,
  mounting,
  PACIFIC_BRPS,
  type Power,
  ratio,
  WON_CITIES,
} from './text.ts';

// The tables of rules 54 to 62, line by line.

/** What a sheet hangs on beside told facts: the rulings, the scenario, the date. */
interface When {
  readonly rulings: Readonly<Record<string, string>>;
  readonly scenario: string;
  readonly year: number;
  /** 0 to 3: spring to winter. */
  readonly turn: number;
}

const line = (needs: readonly string[], worth: Line['worth']): Line => ({ needs, worth });
const count = (key: string, each: (n: number) => number): Line =>
  line([key], (read) => each(number(read, key)));
const ifTrue = (key: string, value: number, other = 0): Line =>
  line([key], (read) => (read(key) === true ? value : other));
const ifHeld = (city: string, by: readonly string[], value: number): Line =>
  line([`control.${city}`], (read) => (by.includes(String(read(`control.${city}`))) ? value : 0));
const as = (key: string, sign = 1): Line => count(key, (n) => sign * n);

const number = (read: Read, key: string): number => Number(read(key));

/** Of the European places; Japan is named beside it. */
const AXIS = ['axis'];
const ALLIES = ['western', 'russia', 'china', 'communists', 'allies'];

/** One for every few: a rest counts nothing, or half and more as one (ruling resistance-rounding). */
function every(n: number, size: number, ruling: string | undefined): number {
  return Math.floor((ruling === 'nearest' ? n + size / 2 : n) / size);
}

/** The DP level of a power as if a year began now (54.23). */
export function dpLevel(power: Power, { scenario, year, rulings }: When): Sheet {
  const fallen = `surrendered.${power}`;
  // 49.17, 62.67B: Britain and the U.S. keep theirs
  const keeps = power === 'britain' || power === 'us';
  const own = (key: string, worth: (n: number) => number): Line =>
    keeps
      ? count(key, worth)
      : line([key, fallen], (read) => (read(fallen) === true ? 0 : worth(number(read, key))));
  const sheet: Record<string, Line> = {
    '49.14': own(`brp.now.${power}`, (brps) => Math.floor(brps / 100)),
    '49.15': own(`dp.other.now.${power}`, (dps) => dps),
  };
  if (power === 'us') {
    sheet['49.12/us'] = ofUs(rulings);
    const brps = PACIFIC_BRPS[year];
    if (scenario === 'campaign-1939' && brps !== undefined) sheet[`49.141/${year}`] = line([], () => brps);
    return sheet;
  }
  const basic = BASIC[power];
  sheet[`49.12/${power}`] = keeps ? line([], () => basic) : ifTrue(fallen, 0, basic);
  if (power === 'russia') {
    // 49.154F: what was lost this year counts at once
    sheet['49.154'] = own('dp.undefended', (lost) => -lost);
    sheet['49.154F'] = own('undefended.this-year', (lost) => -lost);
  }
  return sheet;
}

/** One for every ten USAT levels, at most five (49.12); five for one at peace after its war (62.67B). */
function ofUs(rulings: When['rulings']): Line {
  void rulings;
  return count('usat.effective', (level) => Math.min(Math.max(Math.floor(level / 10), 0), 5));
}

/** 55.11 */
export function germany(): Sheet {
  return {
    '55.11/dp': as('dp.level.germany'),
    '55.11/berlin': ifHeld('berlin', ['axis'], 2),
    ...Object.fromEntries(
      ['breslau', 'essen', 'cologne', 'leipzig', 'berchtesgaden'].map((city) => [
        `55.11/${city}`,
        ifHeld(city, ['axis'], 1),
      ]),
    ),
    '55.11/atomic': count('atomic.germany', (n) => -mounting(n)),
    '55.11/firestorm': as('firestormed.germany', -1),
  };
}

/** 56.12; `wasAtWar`: of a war with the West that is over it counts still who declared it. */
export function italianTotal(wasAtWar: boolean): Sheet {
  const by = 'war-declared.italy-britain';
  const since = 'war-since.italy-britain';
  // of several wars with the West that with Britain counts (ruling italy-declared-on)
  const wars = ['war.italy-britain', 'war.italy-france', 'war.italy-us'];
  const isAtWar = (read: Read): boolean => wasAtWar || wars.some((war) => read(war) === true);
  return {
    '56.12/dp': as('dp.level.italy'),
    '56.12A': line([by, ...wars], (read) => (isAtWar(read) && read(by) === 'britain' ? 2 : 0)),
    '56.12B': line([by, since, ...wars], (read) => {
      const year = Number(String(read(since)).slice(0, 4));
      return isAtWar(read) && read(by) === 'italy' ? -Math.max(0, year - 1940) : 0;
    }),
  };
}

/** 56.31A: what is in Italy, once it is opened. */
export function italianLevel(): Sheet {
  const [axis, west, russia] = ['european-axis', 'western-allies', 'russia'].map(
    (each) => `covert-used.${each}.italy`,
  );
  const covert = [axis, west, russia].map(String);
  return {
    '56.31A/total': as('dp.total.italy'),
    '56.31A/axis-dps': as('dp.european-axis.italy'),
    '56.31A/allied-dps': line(
      ['dp.western-allies.italy', 'dp.russia.italy'],
      (read) => -number(read, 'dp.western-allies.italy') - number(read, 'dp.russia.italy'),
    ),
    '56.31A/covert': line(covert, (read) => {
      const [a = 0, w = 0, r = 0] = covert.map((key) => number(read, key));
      return a - w - r;
    }),
  };
}

/** 57.11; what single turns have added to a line is kept. */
export function japan({ rulings }: When, added: (line: string) => readonly number[]): Sheet {
  const held = (city: string): string => `control.${city}`;
  const own = rulings['manila-singapore'] === 'own-line';
  const objectives = line(
    ['objectives.pacific', ...(own ? ['control.manila', 'control.singapore'] : [])],
    (read) => {
      const counted = own ? ['manila', 'singapore'].filter((city) => read(held(city)) === 'japan').length : 0;
      return Math.max(0, number(read, 'objectives.pacific') - counted);
    },
  );
  const kept = (name: string, from = name, of: (n: number) => number = (n) => n): Line =>
    count(`cumulative.${name}.before`, (before) => added(from).reduce((so, each) => so + of(each), before));
  return {
    '57.11/s-objective': objectives,
    ...Object.fromEntries(WON_CITIES.map((city) => [`57.11/s-${city}`, ifHeld(city, ['japan'], 1)])),
    '57.11/s-island-peak': as('islands.peak'),
    '57.11/s-tokyo': ifHeld('tokyo', ALLIES, -3),
    '57.11/s-kagoshima': ifHeld('kagoshima', ALLIES, -2),
    '57.11/s-osaka': ifHeld('osaka', ALLIES, -2),
    '57.11/s-home-hexes': count('home-hexes.japan', (n) => -mounting(n)),
    ...Object.fromEntries(LOST_CITIES.map((city) => [`57.11/s-${city}`, ifHeld(city, ALLIES, -1)])),
    '57.11/s-atomic': count('atomic.japan', (n) => -mounting(n)),
    '57.11/s-firestorm': as('firestormed.japan', -1),
    '57.11/c-china': kept('c-china'),
    '57.11/c-siberia': kept('c-siberia'),
    '57.11/c-india': kept('c-india'),
    '57.11/c-australia': kept('c-australia'),
    '57.11/c-brps': kept('c-brps'),
    '57.11/c-islands-8': kept('c-islands-8', 'c-islands', (n) => (n === -1 ? -1 : 0)),
    '57.11/c-islands-12': kept('c-islands-12', 'c-islands', (n) => (n === -1 ? 0 : n)),
  };
}

/** What a game turn adds to what is kept (57.11, 57.14). */
export function cumulative(): Sheet {
  const three = (cities: readonly string[]): Line =>
    line(
      cities.map((city) => `control.${city}`),
      (read) => (cities.filter((city) => read(`control.${city}`) === 'japan').length >= 3 ? 1 : 0),
    );
  const islands = (from: number, to: number, value: number): Line =>
    line(['islands.western.full', 'islands.western.partial'], (read) => {
      const groups =
        number(read, 'islands.western.full') + Math.floor(number(read, 'islands.western.partial') / 2);
      return groups >= from && groups < to ? value : 0;
    });
  return {
    '57.11/c-china': count('china.level', (level) => (level <= -3 ? 1 : 0)),
    '57.11/c-siberia': line(['control.vladivostok', 'control.irkutsk'], (read) =>
      read('control.vladivostok') === 'japan' && read('control.irkutsk') === 'japan' ? 1 : 0,
    ),
    '57.11/c-india': three(INDIA),
    '57.11/c-australia': three(AUSTRALIA),
    // 57.14B
    '57.11/c-brps': line(
      ['eliminated.brps', 'eliminated.named-damaged', 'eliminated.named-in-port'],
      (read) =>
        Math.floor(
          (number(read, 'eliminated.brps') +
            3 * number(read, 'eliminated.named-damaged') +
            6 * number(read, 'eliminated.named-in-port')) /
            25,
        ),
    ),
    '57.11/c-islands-8': islands(8, 12, -1),
    '57.11/c-islands-12': islands(12, Number.POSITIVE_INFINITY, -2),
  };
}

/** 58.21 */
export function france({ rulings, year, turn }: When): Sheet {
  const dps = (faction: string): string => `dp.${faction}.france`;
  const used = ['european-axis', 'western-allies', 'russia'].map((each) => `covert-used.${each}.france`);
  return {
    '58.21A/paris': ifHeld('paris', AXIS, 2),
    '58.21A/lyon': ifHeld('lyon', AXIS, 1),
    '58.21A/marseilles': ifHeld('marseilles', AXIS, 1),
    '58.21A/objectives': as('objectives.france', -1),
    '58.21B': count('ground-factors.france', (n) => -Math.floor(n / 10)),
    '58.21C': line(['fleet.france.whole', 'fleet.france.half'], (read) => {
      const fleet = number(read, 'fleet.france.whole') + Math.floor(number(read, 'fleet.france.half') / 2);
      return Math.max(0, Math.floor((42 - fleet) / 5));
    }),
    '58.21D': line([], () => ofDate(year, turn)),
    '58.21E/axis-dps': as(dps('european-axis')),
    '58.21E/allied-dps': as(dps('western-allies'), -1),
    '58.21E/covert': line([dps('european-axis'), dps('western-allies'), ...used], (read) => {
      const [a = 0, w = 0, r = 0] = used.map((key) => number(read, key));
      if (rulings['french-covert'] === 'modify') return a - w - r;
      const [axis, west] = [number(read, dps('european-axis')), number(read, dps('western-allies'))];
      return Math.min(west, a) - Math.min(axis, w + r);
    }),
    '58.21F': ifTrue('cooperation.france', -1),
  };
}

/** 58.21D */
function ofDate(year: number, turn: number): number {
  const since = (year - 1940) * 4 + turn;
  if (since <= 0) return 2;
  return since === 1 ? 0 : since === 2 ? -2 : -4;
}

/** 59.21 */
export function britain(when: When): Sheet {
  const { rulings, scenario } = when;
  const fives = rulings['resistance-rounding'];
  const navies = ['navy.allied.whole', 'navy.allied.half', 'navy.axis.whole', 'navy.axis.half'];
  const powers = ['france', 'us', 'russia'].flatMap((each) => [`war.germany-${each}`, `war.italy-${each}`]);
  const usat = rulings['usat-in-resistance'] === 'effective' ? 'usat.effective' : 'usat.actual';
  return {
    '59.21/dp': as('dp.level.britain'),
    '59.21/malta': ifHeld('malta', AXIS, -1),
    // 59.22B
    '59.21/singapore':
      scenario === 'campaign-1939'
        ? // taken in Winter 1941, and nobody's once Japan has surrendered (57.41)
          ifTrue('surrendered.japan', 0, isPast(when, 1941, 3) ? -1 : 0)
        : ifHeld('singapore', [...AXIS, 'japan'], -1),
    '59.21/australia': ifTrue('surrendered-minor.australia', -2),
    '59.21/india': ifTrue('surrendered-minor.india', -2),
    '59.21/atomic': count('atomic.britain', (n) => -mounting(n)),
    '59.21/firestorm': as('firestormed.britain', -1),
    '59.21/oil': as('oil-effects.britain', -1),
    '59.21/transports': count('transports.atlantic', (n) => -Math.max(0, 10 - n)),
    '59.21/no-russians': ifTrue('russians.eastern-europe', 0, -1),
    // 59.871
    '59.21/unbuilt': line(
      ['unbuilt-factors.britain', 'removed-factors.britain'],
      (read) =>
        -Math.floor((number(read, 'unbuilt-factors.britain') + number(read, 'removed-factors.britain')) / 10),
    ),
    // 59.22F
    '59.21/naval': {
      ...line(navies, (read) => {
        const [whole = 0, half = 0, axisWhole = 0, axisHalf = 0] = navies.map((key) => number(read, key));
        const [allied, axis] = [whole + Math.floor(half / 2), axisWhole + Math.floor(axisHalf / 2)];
        return allied >= axis ? ratio(allied, axis) : -ratio(axis, allied);
      }),
      atMost: { min: -5, max: 5 },
    },
    '59.21/powers': line(
      [...powers, 'surrendered.france', 'surrendered.germany', 'surrendered.italy'],
      (read) => {
        const fights = (power: string): boolean =>
          read(`surrendered.${power}`) !== true &&
          ['germany', 'italy'].some(
            (axis) => read(`war.${axis}-${power}`) === true && read(`surrendered.${axis}`) !== true,
          );
        return ['france', 'us', 'russia'].filter(fights).length;
      },
    ),
    '59.21/usat-30': count(usat, (level) => (level >= 30 && level <= 39 ? 1 : 0)),
    '59.21/usat-40': line([usat, 'war.germany-us'], (read) =>
      number(read, usat) >= 40 && read('war.germany-us') !== true ? 2 : 0,
    ),
    '59.21/western-front': count('western-front', (n) => every(n, 5, fives)),
    '59.21/in-germany': ifTrue('west.in-germany', 1),
    '59.21/russians-west': ifTrue('russians.western-poland', 1),
    // 59.75A
    '59.21/forbearance': count('britain.points', (n) => -Math.floor(n / 2)),
  };
}

/** Whether a turn is that of a date, or a later one. */
export function isPast(
  { year, turn }: { year: number; turn: number },
  ofYear: number,
  ofTurn: number,
): boolean {
  return year > ofYear || (year === ofYear && turn >= ofTurn);
}

/** 60.11 */
export function russia({ rulings }: When): Sheet {
  const tens = rulings['resistance-rounding'];
  const west = ['war.germany-britain', 'war.germany-france', 'war.germany-us'];
  return {
    '60.11/dp': as('dp.level.russia'),
    '60.11/atomic': count('atomic.russia', (n) => -mounting(n)),
    '60.11/firestorm': as('firestormed.russia', -1),
    '60.11/oil': as('oil-effects.russia', -1),
    '60.11/britain-hex': ifTrue('axis-in-britain', -1),
    '60.11/unbuilt': count('unbuilt-factors.russia', (n) => -every(n, 10, tens)),
    '60.11/ic-below': count('ics.russia', (n) => -Math.max(0, 7 - n)),
    '60.11/ic-above': count('ics.russia', (n) => Math.max(0, n - 7)),
    '60.11/western-powers': line(
      [...west, 'surrendered.france'],
      (read) =>
        west.filter(
          (key) =>
            read(key) === true && (key !== 'war.germany-france' || read('surrendered.france') !== true),
        ).length,
    ),
    '60.11/france-hexes': count('french-hexes.western', (n) => (n >= 2 ? 1 : 0)),
  };
}

/** 61.11 */
export function china({ rulings }: When): Sheet {
  const fives = rulings['resistance-rounding'];
  return {
    '61.11/unbuilt': count('unbuilt-factors.china', (n) => -every(n, 5, fives)),
    '61.11/chungking': ifHeld('chungking', ['japan'], -1),
    ...Object.fromEntries(
      ['peking', 'shanghai', 'nanking', 'canton'].map((city) => [
        `61.11/${city}`,
        ifHeld(city, ['china'], 2),
      ]),
    ),
    '61.11/allied-factors': count('foreign-factors.china', (n) => every(n, 5, fives)),
    '61.11/yanan': ifHeld('yenan', ['japan'], 1),
  };
}

/** 62.31 */
export function electionInEurope({ rulings }: When): Sheet {
  const axis = (power: string): Line =>
    count(
      `dp.level.${power}`,
      (n) => -(rulings['election-axis-dps'] === 'not-below-zero' ? Math.max(0, n) : n),
    );
  const level = (worth: (n: number) => number): Line =>
    line(['surrendered.britain', 'britain.level'], (read) =>
      read('surrendered.britain') === true ? worth(number(read, 'britain.level')) : 0,
    );
  return {
    '62.31/e-axis-dp/germany': axis('germany'),
    '62.31/e-axis-dp/italy': axis('italy'),
    '62.31/e-atomic': line(
      ['atomic.britain', 'atomic.us'],
      (read) => -mounting(number(read, 'atomic.britain') + number(read, 'atomic.us')),
    ),
    '62.31/e-below-5': level((n) => Math.min(0, n + 5)),
    '62.31/e-above-5': level((n) => Math.max(0, n + 5)),
    '62.31/e-not-surrendered': ifTrue('surrendered.britain', 0, 5),
    ...Object.fromEntries(
      ['britain', 'france', 'us', 'russia'].map((each) => [
        `62.31/e-allied-dp/${each}`,
        as(`dp.level.${each}`),
      ]),
    ),
    '62.31/e-japan': ifTrue('surrendered.japan', 10),
  };
}

export function electionInPacific(): Sheet {
  return {
    '62.31/p-resistance': line(['surrendered.japan', 'resistance.japan'], (read) =>
      read('surrendered.japan') === true ? 0 : -number(read, 'resistance.japan'),
    ),
    // of a war that ended with Japan's surrender, too
    '62.31/p-declared': line(['war.japan-us', 'surrendered.japan', 'war-declared.japan-us'], (read) => {
      const wasFought = read('war.japan-us') === true || read('surrendered.japan') === true;
      return wasFought && read('war-declared.japan-us') === 'japan' ? 20 : 0;
    }),
    '62.31/p-germany': ifTrue('surrendered.germany', 10),
  };
}
