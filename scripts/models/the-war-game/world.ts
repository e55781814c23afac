import { type Json, pick, type Random } from '../game.ts';
import { AXIS, type Nation, PLACES } from './guide.ts';

// A board at random, so that no border of the program's is taken on trust; and what stands on it as the game begins.

interface Land {
  readonly id: string;
  readonly owner: Nation;
  readonly europe: boolean;
  readonly value: number;
}

export interface Board {
  readonly lands: readonly Land[];
  readonly touches: Readonly<Record<string, readonly string[]>>;
  readonly southAmerica: readonly string[];
  readonly northAmerica: readonly string[];
}

const OWNERS: readonly (readonly [string, Nation, boolean])[] = [
  ['germany', 'germany', true],
  ['italy', 'italy', true],
  ['albania', 'italy', true],
  ['france', 'france', true],
  ['great-britain', 'uk', true],
  ['northern-ireland', 'uk', true],
  ['gibraltar', 'uk', false],
  ['egypt', 'uk', false],
  ['anglo-egyptian-sudan', 'uk', false],
  ['trans-jordan', 'uk', false],
  ['india', 'uk', false],
  ['british-guiana', 'uk', false],
  ['canada', 'uk', false],
  ['syria', 'france', false],
  ['algeria', 'france', false],
  ['morocco', 'france', false],
  ['tunisia', 'france', false],
  ['french-indo-china', 'france', false],
  ['french-guiana', 'france', false],
  ['kola', 'ussr', true],
  ['karelia', 'ussr', true],
  ['ukraine', 'ussr', true],
  ['united-states', 'usa', false],
  ['china', 'china', false],
  ['manchuria', 'japan', false],
];

const SOUTH = [
  'argentina',
  'bolivia',
  'brazil-northern',
  'brazil-southern',
  'chile',
  'colombia',
  'ecuador',
  'paraguay',
  'peru',
  'suriname',
  'venezuela',
  'british-guiana',
  'french-guiana',
];
const NORTH = [
  'mexico',
  'central-america',
  'panama',
  'cuba',
  'west-indies',
  'greenland',
  'canada',
  'united-states',
];

/** The places whose stories ask what is next door. */
const LOOKING = [
  'bulgaria',
  'chile',
  'finland',
  'greece',
  'hungary',
  'iran',
  'iraq',
  'nepal',
  'oman',
  'saudi-arabia',
  'turkey',
  'yemen',
];

/** What the guide proves. */
const PROVEN: readonly (readonly [string, string])[] = [
  ['turkey', 'bulgaria'],
  ['turkey', 'greece'],
  ['peru', 'ecuador'],
];
/** SAU.M1 names them beside what is adjacent. */
const FAR_FROM_SAUDIS = ['anglo-egyptian-sudan', 'egypt', 'iran', 'syria'];

export function anyBoard(random: Random): Board {
  const lands = OWNERS.map(([id, owner, europe]) => ({ id, owner, europe, value: random(5) }));
  const all = [...PLACES, ...lands.map(({ id }) => id)];
  const touches = new Map(all.map((id) => [id, new Set<string>()]));
  const join = (a: string, b: string): void => {
    touches.get(a)?.add(b);
    touches.get(b)?.add(a);
  };
  for (const [a, b] of PROVEN) join(a, b);
  for (const place of LOOKING)
    for (let left = 1 + random(4); left > 0; left--) {
      // half of them among places where something happens
      const other = pick(random(2) === 0 ? LOOKING : all, random) ?? '';
      if (other !== place && !isFar(place, other)) join(place, other);
    }
  return {
    lands,
    touches: Object.fromEntries([...touches].map(([id, others]) => [id, [...others]])),
    southAmerica: SOUTH,
    northAmerica: NORTH,
  };
}

function isFar(a: string, b: string): boolean {
  return [a, b].includes('saudi-arabia') && [a, b].some((each) => FAR_FROM_SAUDIS.includes(each));
}

/** What a game begins with, where not as printed. */
export interface Start {
  readonly turn: number;
  readonly facts: Readonly<Record<string, Json>>;
}

export function anyStart({ lands }: Board, random: Random): Start {
  const facts: Record<string, Json> = { vichy: 1 + random(9) };
  for (const { id, owner } of lands)
    if (random(5) === 0) {
      const holder = pick(AXIS.includes(owner) ? (['ussr', 'uk', 'usa'] as const) : AXIS, random) ?? owner;
      facts[`holder.${id}`] = holder;
    }
  return { turn: 1 + random(8), facts };
}

/** Board and start as the files that the program reads. */
export function filesOf(
  { lands, touches, southAmerica, northAmerica }: Board,
  start: Start,
): readonly Json[] {
  const adjacent = Object.entries(touches).flatMap(([a, others]) =>
    others.filter((b) => a < b).map((b) => [a, b]),
  );
  return [
    {
      format: 1,
      kind: 'map',
      note: 'any board',
      lands: lands.map(({ europe, ...each }) => ({ ...each, name: each.id, ...(europe ? { europe } : {}) })),
      adjacent,
      southAmerica: [...southAmerica],
      northAmerica: [...northAmerica],
      seaZones: { 'brazil-northern': 'off Brazil', greece: 'off Greece' },
    },
    { format: 1, kind: 'start', note: 'any start', turn: start.turn, facts: start.facts },
  ];
}
