import { PLACES } from '../../src/rulebooks/a-world-at-war/control.ts';
import { HOME_OBJECTIVES } from '../../src/rulebooks/a-world-at-war/57-japan/12-collapse.ts';
import { COMMONWEALTH } from '../../src/rulebooks/a-world-at-war/59-britain/22-counted.ts';
import { at, holderAt, type OnMap } from './map.ts';

// The sums of rules 54 to 57 and 59 to 61 on numbers. Rulings are the defaults.

const [AXIS, JAPAN, CHINA, COMMUNISTS, WESTERN, RUSSIA] = (
  ['axis', 'japan', 'china', 'communists', 'western', 'russia'] as const
).map(holderAt) as [number, number, number, number, number, number];

const placesAt = (places: readonly string[]): readonly number[] =>
  places.map((place) => at(`control.${place}`));
const isAllied = (holder: number | undefined): boolean =>
  holder === WESTERN || holder === RUSSIA || holder === CHINA || holder === COMMUNISTS;

function held(map: OnMap, places: readonly number[], by: number): number {
  let count = 0;
  for (const place of places) if (map[place] === by) count++;
  return count;
}

function lost(map: OnMap, places: readonly number[]): number {
  let count = 0;
  for (const place of places) if (isAllied(map[place])) count++;
  return count;
}

/** 3 for the first, 2 for the second, 1 for each further one. */
const falling = (count: number): number => (count === 0 ? 0 : count === 1 ? -3 : -3 - count);

/** What the turns before the year have made. */
export const BEFORE = {
  undefended: 1,
  peak: 6,
  /** By cumulative line: China, Siberia, India, Australia, BRPs, islands. */
  lines: [1, 0, 1, 0, 2, -2],
} as const;

/** What has been told of attacks when the year begins. */
export const ATTACKS = {
  germany: { atomic: 0, firestormed: 1 },
  russia: { atomic: 0, firestormed: 0 },
  japan: { atomic: 1, firestormed: 2 },
} as const;

const attacks = (power: keyof typeof ATTACKS): number =>
  falling(ATTACKS[power].atomic) - ATTACKS[power].firestormed;

const BASIC = { germany: 3, italy: 2, russia: 3, britain: 3 };
const NOW = {
  germany: [at('brp.now.germany'), at('dp.other.now.germany')],
  italy: [at('brp.now.italy'), at('dp.other.now.italy')],
  russia: [at('brp.now.russia'), at('dp.other.now.russia')],
  britain: [at('brp.now.britain'), at('dp.other.now.britain')],
} as const;

/** The DP level of a power that has not surrendered (54.21 to 54.24). */
export function dpLevel(map: OnMap, power: keyof typeof NOW): number {
  const [brps, other] = NOW[power];
  const undefended = power === 'russia' ? BEFORE.undefended : 0;
  return BASIC[power] + Math.floor((map[brps] as number) / 100) + (map[other] as number) - undefended;
}

const BERLIN = at('control.berlin');
const GERMAN = placesAt(PLACES['55.11']);

/** 55.11; Berlin counts twice. */
export function germanLevel(map: OnMap): number {
  const berlin = map[BERLIN] === AXIS ? 1 : 0;
  return dpLevel(map, 'germany') + held(map, GERMAN, AXIS) + berlin + attacks('germany');
}

/** Britain declared the war on Italy (56.12A). */
const DECLARED = 2;

/** 56.12. */
export function italianTotal(map: OnMap): number {
  return dpLevel(map, 'italy') + DECLARED;
}

const [ROME, AFRICA] = [at('control.rome'), at('axis-in-africa')];

/** 56.11A, 56.11B. */
export function isItalyOpen(map: OnMap): boolean {
  return isAllied(map[ROME]) || map[AFRICA] === 0;
}

const [ICS, OIL, BRITAIN, UNBUILT, FRANCE] = [
  'ics.russia',
  'oil-effects.russia',
  'axis-in-britain',
  'unbuilt-factors.russia',
  'french-hexes.western',
].map(at) as [number, number, number, number, number];
/** Of the Western powers Britain alone fights Germany. */
const WESTERN_POWERS = 1;

/** 60.11, before there is peace in Europe. */
export function russianLevel(map: OnMap): number {
  const unbuilt = Math.floor((map[UNBUILT] as number) / 10);
  const help = WESTERN_POWERS + ((map[FRANCE] as number) >= 2 ? 1 : 0);
  const losses = (map[OIL] as number) + (map[BRITAIN] as number) + unbuilt;
  return dpLevel(map, 'russia') + attacks('russia') - losses + (map[ICS] as number) - 7 + help;
}

const BRITISH_BASES = placesAt(['malta', 'singapore']);
const COUNTRIES = COMMONWEALTH.map((country) => at(`surrendered-minor.${country}`));
const [OIL_BRITAIN, TRANSPORTS, BRITISH_UNBUILT, FRONT] = [
  'oil-effects.britain',
  'transports.atlantic',
  'unbuilt-factors.britain',
  'western-front',
].map(at) as [number, number, number, number];
const FLEETS = ['allied', 'axis'].map((side) => [at(`navy.${side}.whole`), at(`navy.${side}.half`)]);
const [RUSSIANS_EAST, RUSSIANS_WEST, IN_GERMANY] = [
  'russians.eastern-europe',
  'russians.western-poland',
  'west.in-germany',
].map(at) as [number, number, number];
const TRANSPORTS_WANTED = 10;

/** The larger fleet to the smaller one, in twelfths: from so many on one point more (59.22F). */
const RATIOS = [16, 20, 24, 36, 48];

/** 59.22F. */
function navalRatio(map: OnMap): number {
  const [allied = 0, axis = 0] = FLEETS.map(
    ([whole, half]) => (map[whole as number] as number) + Math.floor((map[half as number] as number) / 2),
  );
  let gives = 0;
  for (const twelfths of RATIOS)
    if (12 * Math.max(allied, axis) >= twelfths * Math.min(allied, axis)) gives++;
  return allied >= axis ? gives : -gives;
}

/** 59.21, while nobody but Russia fights beside Britain, and Russia fights Italy alone. */
export function britishLevel(map: OnMap, isItalyIn: boolean): number {
  let level = dpLevel(map, 'britain') + navalRatio(map) + (isItalyIn ? 1 : 0);
  level -= held(map, BRITISH_BASES, AXIS) + held(map, BRITISH_BASES, JAPAN);
  for (const country of COUNTRIES) if (map[country] === 1) level -= 2;
  level += Math.min(0, (map[TRANSPORTS] as number) - TRANSPORTS_WANTED) - (map[OIL_BRITAIN] as number);
  level -= Math.floor((map[BRITISH_UNBUILT] as number) / 10) + (map[RUSSIANS_EAST] === 1 ? 0 : 1);
  level += Math.floor((map[FRONT] as number) / 5);
  return level + (map[RUSSIANS_WEST] as number) + (map[IN_GERMANY] as number);
}

const [CHINESE_UNBUILT, FOREIGN] = [at('unbuilt-factors.china'), at('foreign-factors.china')];
const [CHUNGKING, YENAN] = [at('control.chungking'), at('control.yenan')];
const CITIES = placesAt(['peking', 'shanghai', 'nanking', 'canton']);

/** 61.11. */
export function chineseLevel(map: OnMap): number {
  const unbuilt = Math.floor((map[CHINESE_UNBUILT] as number) / 5);
  const foreign = Math.floor((map[FOREIGN] as number) / 5);
  const chungking = map[CHUNGKING] === JAPAN ? -1 : 0;
  const yenan = map[YENAN] === JAPAN ? 1 : 0;
  return foreign - unbuilt + 2 * held(map, CITIES, CHINA) + chungking + yenan;
}

const [OBJECTIVES, HEXES] = [at('objectives.pacific'), at('home-hexes.japan')];
const ITS_OWN = placesAt(['chungking', 'singapore', 'manila', 'yenan']);
const TOKYO = at('control.tokyo');
const KYUSHU_OSAKA = placesAt(['kagoshima', 'osaka']);
const COUNTED_ONE = 'peking shanghai nanking canton harbin mukden seoul taipei okinawa';
const OTHERS = placesAt(COUNTED_ONE.split(' '));

/** 57.11: the situation; what the turns have added up and the peak of the islands come beside it. */
export function japaneseSituation(map: OnMap): number {
  const tokyo = isAllied(map[TOKYO]) ? -3 : 0;
  const own = (map[OBJECTIVES] as number) + held(map, ITS_OWN, JAPAN);
  const allied = tokyo - 2 * lost(map, KYUSHU_OSAKA) - lost(map, OTHERS);
  return own + allied + falling(map[HEXES] as number) + attacks('japan');
}

const OCCUPIED = HOME_OBJECTIVES.map((place) => at(`occupied.${place}`));

/** 57.12. */
export function isCollapsed(map: OnMap): boolean {
  for (const place of OCCUPIED) if (map[place] === 0) return false;
  return true;
}

const [FULL_JAPAN, PART_JAPAN, FULL_WEST, PART_WEST] = [
  'islands.japan.full',
  'islands.japan.partial',
  'islands.western.full',
  'islands.western.partial',
].map(at) as [number, number, number, number];

const groups = (map: OnMap, full: number, part: number): number =>
  (map[full] as number) + Math.floor((map[part] as number) / 2);

/** 57.14D. */
export const japaneseGroups = (map: OnMap): number => groups(map, FULL_JAPAN, PART_JAPAN);

const SIBERIA = placesAt(['vladivostok', 'irkutsk']);
const INDIA = placesAt(['calcutta', 'colombo', 'dacca', 'rangoon']);
const AUSTRALIA = placesAt(['cairns', 'darwin', 'port-moresby', 'townsville']);
const [BRPS, DAMAGED, IN_PORT] = ['brps', 'named-damaged', 'named-in-port'].map((kind) =>
  at(`eliminated.${kind}`),
) as [number, number, number];

/** What a turn adds, line by line: China, Siberia, India, Australia, BRPs, islands (57.14A to F). Writes into `lines`. */
export function addTurn(map: OnMap, chinese: number, lines: Int16Array): void {
  const western = groups(map, FULL_WEST, PART_WEST);
  lines[0] = chinese <= -3 ? 1 : 0;
  lines[1] = held(map, SIBERIA, JAPAN) >= 2 ? 1 : 0;
  lines[2] = held(map, INDIA, JAPAN) >= 3 ? 1 : 0;
  lines[3] = held(map, AUSTRALIA, JAPAN) >= 3 ? 1 : 0;
  const worth = (map[BRPS] as number) + 3 * (map[DAMAGED] as number) + 6 * (map[IN_PORT] as number);
  lines[4] = Math.floor(worth / 25);
  lines[5] = western >= 12 ? -2 : western >= 8 ? -1 : 0;
}
