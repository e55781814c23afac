// What rules 54 to 62 print: who is checked, what is counted, and how far a table can count it.

export type Value = number | string | boolean;
export type Power = 'germany' | 'italy' | 'france' | 'britain' | 'russia' | 'us';
/** Whose resistance is checked, and may be told. */
export type Checked = 'germany' | 'italy' | 'britain' | 'russia' | 'japan' | 'china';

export const POWERS: readonly Power[] = ['germany', 'italy', 'britain', 'france', 'us', 'russia'];
export const EUROPEAN_WARS = ['germany-britain', 'germany-france', 'germany-us', 'germany-russia'] as const;
export const ITALIAN_WARS = ['italy-britain', 'italy-france', 'italy-us', 'italy-russia'] as const;
export const JAPANESE_WARS = ['japan-britain', 'japan-us', 'japan-russia', 'japan-china'] as const;

export const TARGETS: readonly string[] = [
  'belgium-luxembourg',
  'bulgaria',
  'finland',
  'greece',
  'hungary',
  'ireland',
  'norway',
  'rumania',
  'spain',
  'sweden',
  'turkey',
  'ukraine',
  'vichy-france',
  'yugoslavia',
];

/** 49.12; of the U.S. it follows from USAT. */
export const BASIC: Readonly<Record<Power, number>> = {
  germany: 3,
  italy: 2,
  britain: 3,
  france: 2,
  russia: 3,
  us: 0,
};

/** 49.141 */
export const PACIFIC_BRPS: Readonly<Record<number, number>> = { 1942: 1, 1943: 2, 1944: 3, 1945: 4, 1946: 5 };

/** 57.11: what costs one where the Allies control it, and what gives one to a Japan that does. */
export const LOST_CITIES: readonly string[] = [
  'peking',
  'shanghai',
  'nanking',
  'canton',
  'harbin',
  'mukden',
  'seoul',
  'taipei',
  'okinawa',
];
export const WON_CITIES: readonly string[] = ['chungking', 'singapore', 'manila', 'yenan'];
/** 57.11: three of four. */
export const INDIA: readonly string[] = ['calcutta', 'colombo', 'dacca', 'rangoon'];
export const AUSTRALIA: readonly string[] = ['cairns', 'darwin', 'port-moresby', 'townsville'];

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;

const OWNERS: readonly Value[] = ['axis', 'japan', 'western', 'russia', 'china', 'communists', 'nobody'];

/** Whether it is one of the Allies who holds a place of the Pacific, known by name or not. */
export function isAllied(by: unknown): boolean {
  return ['western', 'russia', 'china', 'communists', 'allies'].includes(String(by));
}

/** What a table can say of a number: least, most. */
const NUMBERS: readonly (readonly [RegExp, number, number])[] = [
  [/^brp\.now\./, 0, 999],
  [/^dp\.other\.now\./, -20, 20],
  [/^dp\.level\./, -99, 99],
  [/^(dp\.undefended|undefended\.this-year)$/, 0, 40],
  [/^us.t\.(actual|effective)$/, -99, 199],
  [/^atomic\./, 0, 20],
  [/^firestormed\./, 0, 40],
  [/^oil-effects\./, 0, 4],
  [/^transports\.atlantic$/, 0, 99],
  [/^(unbuilt|removed)-factors\.britain$/, 0, 400],
  [/^unbuilt-factors\.russia$/, 0, 600],
  [/^unbuilt-factors\.china$/, 0, 300],
  [/^navy\./, 0, 400],
  [/^(western-front|foreign-factors\.china)$/, 0, 300],
  [/^ics\.russia$/, 0, 30],
  [/^french-hexes\.western$/, 0, 99],
  [/^(objectives\.pacific|home-hexes\.japan|islands\.peak)$/, 0, 60],
  [/^islands\./, 0, 40],
  [/^eliminated\.brps$/, 0, 999],
  [/^eliminated\.named/, 0, 20],
  [/^cumulative\.c-islands-.*\.before$/, -99, 0],
  [/^cumulative\..*\.before$/, 0, 99],
  [/^objectives\.france$/, 0, 20],
  [/^ground-factors\.france$/, 0, 200],
  [/^fleet\.france\./, 0, 80],
  [/^france\.level$/, -3, 3],
  [/^britain\.level$/, -10, 0],
  [/^britain\.points$/, 0, 99],
  [/^china\.level$/, -99, 99],
  [/^resistance\.japan$/, -99, 199],
  [/^dp\.(european-axis|western-allies|russia)\./, 0, 40],
  [/^dp\.total\.italy$/, -110, 110],
];

/** Where a line changes between its ends (59.21, 57.11). */
const STEPS: Readonly<Record<string, readonly number[]>> = {
  'usat.actual': [29, 30, 39, 40],
  'usat.effective': [29, 30, 39, 40],
  'islands.western.full': [8],
};

/** What tells of a fact that nobody has told: the ends of a number, or all it can be. */
export function possible(key: string): readonly Value[] {
  if (key.startsWith('control.')) return OWNERS;
  if (key.startsWith('war-since.'))
    return [1939, 1940, 1941, 1942, 1943, 1944, 1945, 1946].map((y) => `${y}/spring`);
  if (key === 'war-declared.italy-britain') return ['italy', 'britain', 'nobody'];
  if (key === 'war-declared.japan-us') return ['japan', 'us'];
  const [, least, most] = NUMBERS.find(([of]) => of.test(key)) ?? [];
  if (least === undefined || most === undefined) return [false, true];
  return [least, ...(STEPS[key] ?? []), most];
}

/** 3 for the first, 2 more for the second, 1 more for each further one (55.11, 57.11, 59.21, 60.11, 62.31). */
export function mounting(count: number): number {
  return count === 0 ? 0 : count === 1 ? 3 : count + 3;
}

/** 59.22F: the greater fleet to the smaller, always rounded toward 1:1. */
export function ratio(greater: number, smaller: number): number {
  if (greater >= 4 * smaller) return greater === 0 ? 0 : 5;
  if (greater >= 3 * smaller) return 4;
  if (greater >= 2 * smaller) return 3;
  if (3 * greater >= 5 * smaller) return 2;
  return 3 * greater >= 4 * smaller ? 1 : 0;
}
