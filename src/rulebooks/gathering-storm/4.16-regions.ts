// 4.16: the five regions. They matter for events of a region (step 6) and for the communist threat (step 7) alone.

/** 4.16A to E: the countries of each region, as the map has them. */
export const REGIONS = {
  scandinavia: ['finland', 'norway', 'sweden'],
  'eastern-europe': ['poland', 'rumania', 'russia'],
  'western-europe': ['belgium', 'ireland', 'rhineland', 'spain'],
  'central-europe': ['austria', 'czechoslovakia', 'hungary'],
  balkans: ['albania', 'bulgaria', 'greece', 'turkey', 'yugoslavia'],
} as const;

export type Region = keyof typeof REGIONS;

export const REGION_IDS = Object.keys(REGIONS) as readonly Region[];

/** The clause of each region (4.16A to E). */
export const CLAUSE_OF: Readonly<Record<Region, string>> = {
  scandinavia: '4.16A',
  'eastern-europe': '4.16B',
  'western-europe': '4.16C',
  'central-europe': '4.16D',
  balkans: '4.16E',
};

/** Whether a text is the id of a region. */
export function isRegion(id: unknown): id is Region {
  return REGION_IDS.some((region) => region === id);
}

/** The minor countries that 4.16 names: the diplomatic targets, where a pack names no others (ruling targets). */
export const MINORS: readonly string[] = REGION_IDS.flatMap((region) =>
  REGIONS[region].filter((place) => place !== 'russia' && place !== 'rhineland'),
);
