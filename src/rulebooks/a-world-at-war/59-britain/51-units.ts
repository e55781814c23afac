import { eachOf, whole, once } from '../../../kernel/index.ts';
import { fact, family } from '../facts/facts.ts';
import { part } from '../part.ts';
import { unitTexts } from './51-units.words.ts';

// 59.512, 59.513: what Britain removes for a level, and what each unit counts.

/** What goes for each level: AAF, BRPs of ground units and NAS, naval factors (59.512). */
export const FOR_A_LEVEL = { aaf: 2, ground: 4, naval: 10 } as const;
export type RemovableKind = keyof typeof FOR_A_LEVEL;
export const KINDS: readonly RemovableKind[] = ['aaf', 'ground', 'naval'];

/** The clause that says what of a kind is subject to removal (59.513B to D). */
export const SUBJECT: Readonly<Record<RemovableKind, string>> = {
  aaf: '59.513C',
  ground: '59.513B',
  naval: '59.513D',
};

/** Where units come from: removed unbuilt ones are no longer counted with the unbuilt (59.513B and C, 59.871). */
export const SOURCES = ['unbuilt', 'built'] as const;
export type RemovalSource = (typeof SOURCES)[number];

/**
 * Ground and air units, by what one of a row counts: AAF, infantry and armor in factors, others and NAS in BRPs. An infantry
 * factor is worth one BRP and an armor factor two, as 60.31A has them.
 */
export const UNITS = {
  aaf: { kind: 'aaf', clause: '59.513C', counts: 1, factors: 1 },
  'infantry-factors': { kind: 'ground', clause: '59.513B', counts: 1, factors: 1 },
  'armor-factors': { kind: 'ground', clause: '59.513B', counts: 2, factors: 1 },
  'ground-brps': { kind: 'ground', clause: '59.513B', counts: 1, factors: 0 },
  'nas-brps': { kind: 'ground', clause: '59.513C', counts: 1, factors: 0 },
} as const satisfies Record<string, { kind: RemovableKind; clause: string; counts: number; factors: number }>;
type Unit = keyof typeof UNITS;
export const UNIT_IDS = Object.keys(UNITS) as readonly Unit[];

/** The states of naval units, and what is taken off the factors of each unit (59.513D). */
export const SHIPS = {
  whole: { off: 0, row: '59.513D' },
  damaged: { off: 1, row: '59.513D/damaged' },
  'sunk-in-port': { off: 2, row: '59.513D/sunk-in-port' },
  launch: { off: 0, row: '59.513D/launch' },
  'row-2': { off: 1, row: '59.513D/row-2' },
  'row-3': { off: 2, row: '59.513D/row-3' },
  'row-4': { off: 3, row: '59.513D/row-4' },
  'row-5': { off: 4, row: '59.513D/row-5' },
} as const;
type Ship = keyof typeof SHIPS;
export const SHIP_STATES = Object.keys(SHIPS) as readonly Ship[];

/** The factors that a naval unit can have. */
export const SIZES = [1, 2, 3, 4, 5] as const;

/** The row of naval units in a state, of a size. */
export function shipRow(state: Ship, size: number): string {
  return `${state}/${size}-factor`;
}

/** What a naval unit of so many factors counts (59.513D): never less than nothing. */
export function countsAs(state: Ship, size: number): number {
  return Math.max(0, size - SHIPS[state].off);
}

/** More than Britain has of any kind. */
const MOST = 400;

/** What Britain has left of a kind that can be removed (59.513E). */
export const britishUnitsLeft = family<[RemovableKind]>({
  key: once((kind) => `left.britain.${kind}`),
  each: eachOf(KINDS),
  spec: (_, kind) =>
    fact(`leftBritain.${kind}`, whole(0, MOST), ['59.513E', SUBJECT[kind]], {
      lasts: 'turn',
      askedOf: 'britain',
    }),
});

/** How many factors the removed ground units have that are neither infantry nor armor (59.871). */
export const otherFactors = family<[RemovalSource]>({
  key: once((source) => `removed-other.${source}`),
  each: eachOf(SOURCES),
  spec: (_, source) =>
    fact('otherFactors', whole(0, MOST), ['59.871'], { lasts: 'turn', askedOf: 'britain', args: { source } }),
});

/** 59.513D: what each unit counts. */
export const REMOVABLE = part(import.meta.url, {
  clauses: {
    '59.513D': ['enforced', 'Naval units', 'countsAs'],
    '59.513D/damaged': ['enforced', 'Damaged', 'countsAs'],
    '59.513D/sunk-in-port': ['enforced', 'Sunk in port', 'countsAs'],
    '59.513D/launch': ['enforced', 'Launch row', 'countsAs'],
    '59.513D/row-2': ['enforced', 'Row 2', 'countsAs'],
    '59.513D/row-3': ['enforced', 'Row 3', 'countsAs'],
    '59.513D/row-4': ['enforced', 'Row 4', 'countsAs'],
    '59.513D/row-5': ['enforced', 'Row 5', 'countsAs'],
  },
  facts: [britishUnitsLeft, otherFactors],
  texts: unitTexts,
});
