import { once } from '../../../kernel/index.ts';
import type { Nation } from '../nations.ts';
import { part } from '../part.ts';
import {
  type GuideEntry,
  KINDS,
  type UnitKind,
  LAND_KINDS,
  type LandKind,
  type PlaceId,
} from '../stories/rule.ts';
import { forceRuling, FORCE_RULINGS } from './h-forces.rulings.ts';
import type { Open, Units } from '../state.ts';

// Forces: what stands where, and how strong it is (G.H1, G.H3).

/**
 * What a unit attacks and defends with on a d12, added up. The guide prints none of them; that of armor is known (8 and 4),
 * the others are ours (ruling strengths).
 */
export const STRENGTHS: Readonly<Record<UnitKind, number>> = {
  infantry: 2 + 4,
  artillery: 4 + 4,
  armor: 8 + 4,
  fighter: 6 + 8,
  destroyer: 6 + 6,
};

/** The most land units of a kind that a row of a form takes. */
export const MOST = 40;

/** Where the units of a nation in a place are kept. */
export const forceKey = once((nation: Nation, place: PlaceId): string => `${nation}/${place}`);

const NONE: Units = {};
const NO_LAND: Units<LandKind> = {};

/** The native units of a place. */
export function nativesOf({ natives }: Open, place: PlaceId): Units {
  return natives[place] ?? NONE;
}

/** The land units of a nation in a place. */
export function unitsOf({ forces }: Open, nation: Nation, place: PlaceId): Units<LandKind> {
  return forces[forceKey(nation, place)] ?? NO_LAND;
}

/** Without what there is none of; null: nothing at all. */
function counted<K extends UnitKind>(
  units: Readonly<Partial<Record<UnitKind, number>>>,
  kinds: readonly K[],
): Units<K> | null {
  const some = kinds.filter((kind) => (units[kind] ?? 0) > 0);
  if (some.length === 0) return null;
  return Object.fromEntries(some.map((kind) => [kind, units[kind]])) as Units<K>;
}

/** What stands in a place from now on of a nation's land units. */
export function putUnits(
  open: Pick<Open, 'forces' | 'marks'>,
  nation: Nation,
  place: PlaceId,
  units: Units<LandKind>,
): void {
  const some = counted(units, LAND_KINDS);
  if (some) open.forces[forceKey(nation, place)] = some;
  else delete open.forces[forceKey(nation, place)];
  leaveNatives(open, nation, place, some ?? NO_LAND);
}

/** G.H1: of natives that are a nation's own no more are left than it has units there: who comes later is none of them. */
function leaveNatives(
  { marks }: Pick<Open, 'marks'>,
  nation: Nation,
  place: PlaceId,
  there: Units<LandKind>,
): void {
  const mark = marks[place]?.[nation];
  if (mark?.natives === undefined) return;
  const { natives } = mark;
  const isFewer = (kind: LandKind): boolean => (natives[kind] ?? 0) > (there[kind] ?? 0);
  if (!LAND_KINDS.some(isFewer)) return;
  const kept = KINDS.map((kind): [UnitKind, number] => {
    const were = natives[kind] ?? 0;
    return [kind, isLand(kind) ? Math.min(were, there[kind] ?? 0) : were];
  });
  const left = Object.fromEntries(kept.filter(([, count]) => count > 0)) as Units;
  marks[place] = { ...marks[place], [nation]: { ...mark, natives: left } };
}

function isLand(kind: UnitKind): kind is LandKind {
  return (LAND_KINDS as readonly UnitKind[]).includes(kind);
}

/** What stands in a place from now on of native units. */
export function putNatives({ natives }: Open, place: PlaceId, units: Units): void {
  const some = counted(units, KINDS);
  if (some) natives[place] = some;
  else delete natives[place];
}

/** G.H1: whether land units of a nation are in a place. */
export function isThere({ forces }: Open, nation: Nation, place: PlaceId): boolean {
  return forces[forceKey(nation, place)] !== undefined;
}

/** G.H3: attacks and defenses of the land units, added up; aircraft and ships do not count. */
export function strengthOf(units: Units): number {
  let strength = 0;
  for (const kind of LAND_KINDS) strength += (units[kind] ?? 0) * STRENGTHS[kind];
  return strength;
}

/** G.H3: the strength of the army of an entry's home; by the ruling neutral-fighters with its fighters. */
export function armyOf(open: Open, { home }: GuideEntry): number {
  const flies = forceRuling(open.rulings, 'neutral-fighters') === 'count';
  return home.reduce((sum, { id }) => {
    const army = nativesOf(open, id);
    return sum + strengthOf(army) + (flies ? (army.fighter ?? 0) * STRENGTHS.fighter : 0);
  }, 0);
}

/** Some units and others. */
export function joinUnits<K extends UnitKind>(one: Units<K>, other: Units<K>): Units<K> {
  const sum: Partial<Record<UnitKind, number>> = { ...one };
  for (const kind of KINDS) {
    const more = (other as Units)[kind] ?? 0;
    if (more > 0) sum[kind] = (sum[kind] ?? 0) + more;
  }
  return sum as Units<K>;
}

/** G.H1, G.H3: land units and what they are worth. */
export const FORCES = part(import.meta.url, {
  clauses: {
    'G.H1': ['computed', 'Occupation counts land units', 'isThere'],
    'G.H3': ['computed', 'Superior occupation', 'strengthOf'],
    'G.H2': ['enforced', 'How land units may come', '../attack/a2-a4-entry.ts#entryBar'],
  },
  rulings: FORCE_RULINGS,
});
