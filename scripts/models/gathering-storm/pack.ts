import { type Json, pick, type Random } from '../game.ts';

// The sheet's powers, regions and cards, and a pack at random for what it leaves to the game.

export const POWERS = ['germany', 'italy', 'britain', 'france', 'russia'] as const;
export type Power = (typeof POWERS)[number];
export const SIDES: Readonly<Record<string, readonly Power[]>> = {
  axis: ['germany', 'italy'],
  allies: ['britain', 'france'],
  russia: ['russia'],
};

/** 4.16. Russia is no target. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  scandinavia: ['finland', 'norway', 'sweden'],
  'eastern-europe': ['poland', 'rumania'],
  'western-europe': ['belgium', 'ireland', 'rhineland', 'spain'],
  'central-europe': ['austria', 'czechoslovakia', 'hungary'],
  balkans: ['albania', 'bulgaria', 'greece', 'turkey', 'yugoslavia'],
};

export function regionOf(target: string): string {
  return Object.keys(REGIONS).find((region) => REGIONS[region]?.includes(target)) ?? '';
}

export interface Card {
  readonly id: string;
  readonly holder: Power;
  readonly kind: 'extra' | 'permit' | 'fixed' | 'regional';
  /** Null: anywhere, or not known. */
  readonly targets: readonly string[] | null;
  readonly value: number;
  readonly benefits: Power;
  /** Its text says who benefits. */
  readonly namesBenefit: boolean;
  /** A permit goes over a purge, too. */
  readonly overPurge: boolean;
  readonly conquests: boolean;
}

const CARDS: readonly Card[] = [
  card({ id: 'diplomatic-initiative', holder: 'germany', kind: 'extra' }),
  card({
    id: 'hapsburg-bureau',
    holder: 'russia',
    kind: 'permit',
    targets: REGIONS['central-europe'] as string[],
    overPurge: true,
  }),
  card({
    id: 'danube-free-trade-zone',
    holder: 'britain',
    kind: 'fixed',
    targets: ['hungary'],
    namesBenefit: true,
  }),
  card({
    id: 'italian-influence-in-the-balkans',
    holder: 'italy',
    kind: 'regional',
    targets: REGIONS['balkans'] as string[],
    conquests: true,
  }),
  ...[110, 111, 112, 113, 114, 115].map((n) => card({ id: `event-${n}`, holder: 'russia', kind: 'permit' })),
];

function card(given: Pick<Card, 'id' | 'holder' | 'kind'> & Partial<Card>): Card {
  return {
    targets: null,
    value: 1,
    benefits: given.holder,
    namesBenefit: false,
    overPurge: false,
    conquests: false,
    ...given,
  };
}

export interface Pack {
  readonly targets: readonly string[];
  readonly counters: Readonly<Record<Power, readonly number[]>>;
  readonly military: number;
  readonly antiComintern: number;
  readonly costs: {
    readonly diplomatic: number;
    readonly military: number;
    readonly antiComintern: number;
    readonly covert: number;
  } | null;
  readonly operationsInTarget: number;
  readonly cards: readonly Card[];
  readonly own: readonly Card[];
  readonly results: readonly { readonly from: number; readonly to?: number; readonly steps: number }[];
}

export function anyPack(random: Random): Pack {
  const all = Object.values(REGIONS).flat();
  const targets = all.filter(() => random(3) === 0);
  if (targets.length < 2)
    targets.push(...['turkey', 'greece', 'hungary'].filter((each) => !targets.includes(each)));
  const own = anyCards(targets, random);
  const cards = [...CARDS, ...own].flatMap((each): Card[] => {
    const there = each.targets?.filter((target) => targets.includes(target)) ?? null;
    return there?.length === 0 ? [] : [{ ...each, targets: there }];
  });
  const set = (): readonly number[] => Array.from({ length: 2 + random(4) }, () => 1 + random(3));
  return {
    targets,
    counters: { germany: set(), italy: set(), britain: set(), france: set(), russia: set() },
    military: 1 + random(2),
    antiComintern: 1 + random(3),
    costs:
      random(2) === 0
        ? null
        : { diplomatic: 1, military: 1 + random(2), antiComintern: 1 + random(2), covert: 1 },
    operationsInTarget: 1 + random(3),
    cards,
    own,
    results: [
      { from: 1, to: 2, steps: 1 },
      { from: 3, steps: 2 },
    ],
  };
}

function anyCards(targets: readonly string[], random: Random): readonly Card[] {
  const target = pick(targets, random) ?? '';
  const region = targets.filter((each) => regionOf(each) === regionOf(target));
  const some: readonly Card[] = [
    card({
      id: 'own-fixed',
      holder: pick(POWERS, random) ?? 'russia',
      kind: 'fixed',
      targets: [target],
      value: 1 + random(2),
    }),
    card({
      id: 'own-regional',
      holder: pick(POWERS, random) ?? 'russia',
      kind: 'regional',
      targets: region,
      value: 1 + random(2),
    }),
    card({
      id: 'own-extra',
      holder: pick(['italy', 'britain', 'france'] as const, random) ?? 'italy',
      kind: 'extra',
    }),
  ];
  return some.filter(() => random(2) === 0);
}

/** The pack as the file that the program reads. */
export function fileOf({
  targets,
  counters,
  military,
  antiComintern,
  costs,
  operationsInTarget,
  own,
  results,
}: Pack): Json {
  return {
    format: 1,
    kind: 'pack',
    title: 'Any pack',
    targets: targets.map((id) => ({ id })),
    counters,
    military,
    antiComintern,
    ...(costs ? { costs } : {}),
    operationsInTarget,
    events: own.map(({ id, holder, kind, targets, value }) => ({
      id,
      title: id,
      holder,
      kind,
      ...(targets ? { targets } : {}),
      ...(kind === 'fixed' || kind === 'regional' ? { value } : {}),
    })),
    results,
  };
}
