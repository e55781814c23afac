import { type Json, pick, type Random } from '../game.ts';

// A world at random, as its players would bring it, so that no map of the program's is taken on trust.

export const NATIONS = ['usa', 'uk', 'ussr', 'japan', 'italy', 'germany'] as const;
export type Nation = (typeof NATIONS)[number];
const REGIONS = ['europe', 'africa', 'asia', 'north-america', 'south-america'];

interface Territory {
  readonly id: string;
  readonly owner: Nation;
  readonly capital: boolean;
  readonly home: boolean;
}

interface Neutral {
  readonly id: string;
  readonly regions: readonly string[];
  /** Territories and neutrals. */
  readonly adjacent: readonly string[];
  readonly value: number;
  readonly level: number;
  readonly marker: Nation | null;
}

export interface Card {
  readonly territories: readonly Territory[];
  readonly neutrals: readonly Neutral[];
  readonly allotted: Readonly<Record<string, readonly string[]>>;
}

/** How a game begins on its card, where not as the card says. */
export interface Start {
  readonly control: Readonly<Record<string, string>>;
  readonly captured: Readonly<Record<string, Nation>>;
  readonly movers: Readonly<Record<string, Nation>>;
  readonly rounds: number;
  readonly order: readonly Nation[] | null;
}

const MOST_TERRITORIES = 18;
const MOST_NEUTRALS = 9;

export function anyCard(random: Random): Card {
  const territories = Array.from({ length: 8 + random(MOST_TERRITORIES - 7) }, (_, i): Territory => {
    const capitalOf = NATIONS[i];
    const owner = capitalOf ?? anyOf(NATIONS, random);
    return { id: `t${i}`, owner, capital: capitalOf !== undefined, home: random(3) === 0 };
  });
  const count = 3 + random(MOST_NEUTRALS - 2);
  const links = Array.from({ length: count }, () => new Set<string>());
  for (let i = 0; i < count; i++)
    for (let j = 0; j < i; j++)
      if (random(4) === 0) {
        links[i]?.add(`n${j}`);
        links[j]?.add(`n${i}`);
      }
  const neutrals = links.map((near, i): Neutral => {
    for (const { id } of territories) if (random(5) === 0) near.add(id);
    const regions = REGIONS.filter(() => random(4) === 0);
    const level = random(2) === 0 ? 0 : random(11) - 5;
    return {
      id: `n${i}`,
      regions: regions.length > 0 ? regions : [anyOf(REGIONS, random)],
      adjacent: [...near],
      value: random(4),
      level,
      marker: markerAt(level, random),
    };
  });
  const allotted = random(2) === 0 ? {} : { [anyOf(NATIONS, random)]: [anyOf(neutrals, random).id] };
  return { territories, neutrals, allotted };
}

export function anyStart({ territories, neutrals }: Card, random: Random): Start {
  const some = <T>(list: readonly T[], oneIn: number): readonly T[] => list.filter(() => random(oneIn) === 0);
  const control = some(territories, 8).map(({ id }) => [id, anyOf([...NATIONS, 'nobody'], random)] as const);
  const captured = some(neutrals, 8).flatMap(({ id, level }) => {
    // whoever it leans to has no need to take it
    const captor = anyOf(NATIONS, random);
    return isWith(captor, level) ? [] : [[id, captor] as const];
  });
  const movers = neutrals.flatMap(({ id, level }) => {
    const side = NATIONS.filter((each) => sign(each) === Math.sign(level));
    return level === 0 ? [] : [[id, anyOf(side, random)] as const];
  });
  return {
    control: Object.fromEntries(control),
    captured: Object.fromEntries(captured),
    movers: Object.fromEntries(movers),
    rounds: 1 + random(5),
    order: random(3) === 0 ? anyOrder(random) : null,
  };
}

/** +1 for the Allies, -1 for the Axis. */
export function sign(nation: Nation): number {
  return nation === 'usa' || nation === 'uk' || nation === 'ussr' ? 1 : -1;
}

/** Whether a neutral at a level is no longer neutral, and on this nation's side. */
export function isWith(nation: Nation, level: number): boolean {
  return Math.abs(level) >= 3 && Math.sign(level) === sign(nation);
}

function markerAt(level: number, random: Random): Nation | null {
  const side = NATIONS.filter((each) => isWith(each, level));
  return pick(side, random) ?? null;
}

function anyOrder(random: Random): readonly Nation[] {
  const left = [...NATIONS];
  return NATIONS.flatMap(() => left.splice(random(left.length), 1));
}

function anyOf<T>(list: readonly T[], random: Random): T {
  return pick(list, random) as T;
}

/** Card and start as the files that the program reads. */
export function filesOf(card: Card, start: Start): readonly Json[] {
  const { control, captured, movers, rounds, order } = start;
  return [
    {
      format: 1,
      kind: 'card',
      title: 'Any world',
      territories: card.territories.map((each) => ({ ...each, name: each.id })),
      neutrals: card.neutrals.map(({ marker, ...each }) => ({
        ...each,
        name: each.id,
        ...(marker ? { marker } : {}),
      })),
      allotted: card.allotted,
    },
    { format: 1, kind: 'start', control, captured, movers, rounds, ...(order ? { order } : {}) },
  ];
}
