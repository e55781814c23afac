import {
  type FactKey,
  type FactSpec,
  type Words,
  claimsOf,
  eachOf,
  truth,
  once,
} from '../../../kernel/index.ts';
import { fact, inRegister } from '../facts/facts.ts';
import { part } from '../part.ts';
import { type WorldFamily, type Open, turnId } from '../state.ts';
import { territoryTexts } from './65-territories.words.ts';
import { canBe } from '../58-france/53-colonies.ts';
import { type Holding, heldOf, isOfNow, noteHeld, turnTold } from '../war/held.ts';

// 59.65: the territories of the British Concession Table, and who holds them when Britain surrenders.

/** What a territory of the table is worth in points, and its priority (59.65). */
interface Entry {
  readonly priority: number;
  readonly points: number;
}

/** The British Concession Table without its minor countries (59.65). */
export const TERRITORIES = {
  'lebanon-syria': { priority: 1, points: 1 },
  tunisia: { priority: 1, points: 1 },
  algeria: { priority: 1, points: 1 },
  morocco: { priority: 1, points: 1 },
  libya: { priority: 1, points: 1 },
  albania: { priority: 1, points: 1 },
  malta: { priority: 3, points: 1 },
  palestine: { priority: 3, points: 1 },
  transjordan: { priority: 3, points: 1 },
  egypt: { priority: 4, points: 2 },
  iraq: { priority: 4, points: 2 },
  gibraltar: { priority: 4, points: 3 },
  ulster: { priority: 5, points: 2 },
  ireland: { priority: 5, points: 2 },
  'scapa-flow': { priority: 5, points: 3 },
  scotland: { priority: 6, points: 4 },
  'central-england': { priority: 7, points: 5 },
  'southern-england': { priority: 8, points: 6 },
} as const satisfies Readonly<Record<string, Entry>>;

export type BritishTerritory = keyof typeof TERRITORIES;
export const TERRITORY_IDS = Object.keys(TERRITORIES) as readonly BritishTerritory[];

/** Outside the areas of Britain itself, what is British when a game begins (59.73B). */
export const BRITISH_AT_START: readonly BritishTerritory[] = [
  'malta',
  'palestine',
  'transjordan',
  'egypt',
  'iraq',
  'gibraltar',
  'ulster',
  'scapa-flow',
];

/** What a concession costs, in words. */
export function priceWords(points: number): Words {
  return territoryTexts.concession.points({ points });
}

/** Areas of Britain of which each side can hold a part (59.66D). */
const DIVISIBLE: readonly BritishTerritory[] = ['scotland', 'central-england', 'southern-england'];

/** Who can hold a territory: Britain, the Axis, the Axis after Britain (59.73B), both in parts (59.66D), or neither. */
const HOLDERS = ['british', 'axis', 'axis-after-britain', 'partly', 'other'] as const;
type Holder = (typeof HOLDERS)[number];

/** Who holds a territory of the table when Britain surrenders (59.65, 59.66D, 59.73B). */
export const holder = inRegister<[BritishTerritory]>({
  key: once((territory) => `territory.${territory}`),
  of: eachOf(TERRITORY_IDS)(),
  spec(territory) {
    const values = HOLDERS.filter((each) => each !== 'partly' || DIVISIBLE.includes(territory));
    const more = { lasts: 'turn', args: { territory } } as const;
    return fact('territory', { kind: 'choice', values }, ['59.65', '59.73B'], more);
  },
  read: toldHolder,
  last: holderIn,
  write(open, value, as, territory) {
    if (value === undefined) return noteHeld(open, territory, { asOf: undefined });
    passTo(open, territory, value as Holder, turnTold(open, territory, holder.key(territory), as));
  },
});

/** Who holds a territory, as a table that holds no other word for it says (59.21, 59.65). */
function holderIn(open: Open, territory: BritishTerritory): Holder | undefined {
  const { by, before, partly } = heldOf(open, territory);
  if (by === undefined || by === 'others') return undefined;
  if (partly) return 'partly';
  if (by === 'axis') return before === 'western' ? 'axis-after-britain' : 'axis';
  return by === 'western' ? 'british' : 'other';
}

/** Who holds a territory in this game turn; undefined: nobody has said. */
function toldHolder(open: Open, territory: BritishTerritory): Holder | undefined {
  return isOfNow(open, territory) ? holderIn(open, territory) : undefined;
}

/** Who holds a territory, as far as has been told. */
export function holderOf(open: Open, territory: BritishTerritory): Holder {
  return toldHolder(open, territory) ?? 'other';
}

const AS_HELD = {
  british: { by: 'western' },
  axis: { by: 'axis' },
  'axis-after-britain': { by: 'axis', before: 'western' },
  partly: { by: 'axis', partly: true },
  other: { by: 'nobody' },
} as const satisfies Readonly<Record<Holder, Holding>>;

/** A territory is told of, or changes hands (59.66, 59.72): a French colony that cannot be what it was follows (58.533, 58.534). */
export function passTo(open: Open, id: BritishTerritory, to: Holder, asOf: string = turnId(open)): void {
  if (holderIn(open, id) !== to) noteHeld(open, id, { before: undefined, partly: undefined, ...AS_HELD[to] });
  noteHeld(open, id, { asOf });
  const { colony, by } = heldOf(open, id);
  if (colony === undefined || canBe(colony, by)) return;
  noteHeld(open, id, { colony: by === 'axis' ? by : by === 'western' ? 'free' : undefined });
}

/** Whether Britain has it, or a part of it: Germany can demand it, at the full price (59.66, 59.66D). */
export function isBritish(open: Open, territory: BritishTerritory): boolean {
  return ['british', 'partly'].includes(holderOf(open, territory));
}

/** Whether the Axis hold a territory of the table, or a part of it (59.72, 59.73A). */
export function isHeldByAxis(open: Open, id: BritishTerritory): boolean {
  return ['axis', 'axis-after-britain', 'partly'].includes(holderOf(open, id));
}

type Divided = 'southern-england' | 'central-england';
const CITIES = { 'southern-england': 'london', 'central-england': 'midlands' } as const;

/** Whether the Axis control what counts of an area: asked where it is held in parts, and told by the area where it is not. */
const keyCity = (key: FactKey, area: Divided, spec: FactSpec): WorldFamily<[]> =>
  inRegister<[]>({
    key: () => key,
    of: [[]],
    spec: () => spec,
    read: (open) => isCityAxis(open, area),
    write(open, value, as) {
      const asOf = turnTold(open, CITIES[area], key, as);
      const by = value === undefined ? value : value ? 'axis' : 'nobody';
      noteHeld(open, CITIES[area], { by, asOf });
      // what cannot be so is asked for anew
      if (value !== undefined && isCityAxis(open, area) !== value) noteHeld(open, area, { asOf: undefined });
    },
  });

function isCityAxis(open: Open, area: Divided): boolean | undefined {
  const now = toldHolder(open, area);
  if (now !== undefined && now !== 'partly') return now !== 'british' && now !== 'other';
  const { by } = heldOf(open, CITIES[area]);
  return by === undefined || !isOfNow(open, CITIES[area]) ? undefined : by === 'axis';
}

/** Whether the Axis control London (59.73D), and both Birmingham and Manchester (59.73E): asked of an area held in parts. */
const KEY_CITIES = {
  'southern-england': keyCity(
    'axis-in-london',
    'southern-england',
    fact('axisInLondon', truth, ['59.73D'], { lasts: 'turn', askedOf: ['germany', 'britain'] }),
  ),
  'central-england': keyCity(
    'axis-in-midlands',
    'central-england',
    fact('axisInMidlands', truth, ['59.73E'], { lasts: 'turn', askedOf: ['germany', 'britain'] }),
  ),
} as const;

/** The facts of who holds what. */
const OF_TERRITORIES = [holder, ...Object.values(KEY_CITIES)];

/** What has to be told of the territories, in two steps: who holds them, then the cities of divided areas. */
export function untoldOf(open: Open): readonly FactKey[] {
  const untold = TERRITORY_IDS.filter((each) => toldHolder(open, each) === undefined);
  if (untold.length > 0) return untold.map((each) => holder.key(each));
  return (['southern-england', 'central-england'] as const)
    .filter((each) => isCityAxis(open, each) === undefined)
    .map((each) => KEY_CITIES[each].key());
}

/**
 * Whether the Axis hold enough of a territory to give it back: all of it (59.73F), of southern England at least London (59.73D),
 * of central England at least Birmingham and Manchester (59.73E).
 */
export function isAxis(open: Open, territory: BritishTerritory): boolean {
  const now = holderOf(open, territory);
  if (now !== 'partly') return now === 'axis' || now === 'axis-after-britain';
  if (territory !== 'southern-england' && territory !== 'central-england') return false;
  return isCityAxis(open, territory) === true;
}

/** What the index calls a territory: 'Scapa Flow'. */
function titleOf(territory: BritishTerritory): string {
  if (territory === 'lebanon-syria') return 'Lebanon and Syria';
  const words = territory.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(' ');
}

/** 59.65: the British Concession Table. */
export const CONCESSION_TABLE = part(import.meta.url, {
  clauses: {
    '59.65': ['enforced', 'British Concession Table', 'TERRITORIES'],
    ...claimsOf('59.65/', TERRITORY_IDS, ['enforced', 'TERRITORIES'], titleOf),
  },
  facts: OF_TERRITORIES,
  texts: territoryTexts,
});
