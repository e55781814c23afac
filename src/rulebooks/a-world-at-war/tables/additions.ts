import { type FactKey, pairs, truth, whole, once } from '../../../kernel/index.ts';
import { fact, family } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { SuppliedData } from '../state.ts';
import { effectsOf, favours, MOST_BRPS, type ResultRow, totalsWords } from './results.ts';
import { MINORS } from './targets.ts';

// What the players may add to the table of a country while a roll waits; it is kept for the years after.

/** The widest that table modifiers of one target can be. */
export const OTHER_RANGE = { min: -20, max: 20 };
/** The sheet of what players add to a table: nothing, unless they report it, with what it is as the reason. */
export const EXTRA = 'extra-modifiers';

/** The lines that can be added to one table. */
const NTH = ['1', '2', '3'] as const;

/** What an added line counts (49.4265). */
export const extra = family<[(typeof NTH)[number], string]>({
  key: once((nth, target) => (nth === '1' ? `extra.${target}` : `extra.${target}.${nth}`)),
  each: () => MINORS.flatMap((target) => pairs(NTH, [target])),
  spec: (_, nth, target) =>
    fact('extra', whole(OTHER_RANGE.min, OTHER_RANGE.max), ['49.4265'], {
      from: EXTRA,
      args: { target, nth: Number(nth) },
    }),
  // what its empty sheet says, without doing it for every roll
  unreported: 0,
});

/** The lines that the players may add to the sheet of a target: ids, and the facts of what they count. */
export const addedLines = once((target: string): readonly { readonly id: string; readonly fact: FactKey }[] =>
  NTH.map((nth) => ({
    id: nth === '1' ? '49.4265/extra' : `49.4265/extra-${nth}`,
    fact: extra.key(nth, target),
  })),
);

/** What a row gives, as the players have it (49.51, 49.53). */
export const rowEffect = family<[string, string]>({
  key: once((target, row) => `effect.${target}.${row}`),
  each: (supplied) => rowsIn(supplied, ({ effect }) => favours(effect) !== null),
  spec: (supplied, target, id) => {
    const row = rowIn(supplied, target, id);
    const values = effectsOf(favours(row.effect) ?? 'axis');
    return fact('rowEffect', { kind: 'choice', values }, ['49.51', '49.53'], {
      ...argsOf(target, row),
      ...toLookUp(supplied, target),
    });
  },
});

/** The BRPs that go with a row, as the players have it (49.51, 49.59). */
export const rowBrps = family<[string, string]>({
  key: once((target, row) => `brps.${target}.${row}`),
  each: (supplied) => rowsIn(supplied, ({ effect }) => favours(effect) !== null),
  spec: (supplied, target, id) => {
    const row = rowIn(supplied, target, id);
    return fact('rowBrps', whole(0, MOST_BRPS), ['49.51', '49.59'], {
      ...argsOf(target, row),
      ...toLookUp(supplied, target),
    });
  },
});

/** Whether a row has a star, as the players have it (49.52). */
export const rowStar = family<[string, string]>({
  key: once((target, row) => `star.${target}.${row}`),
  each: (supplied) => rowsIn(supplied, () => true),
  spec: (supplied, target, id) => {
    const row = rowIn(supplied, target, id);
    return fact(row.permanent ? 'rowUnstarred' : 'rowStarred', truth, ['49.52'], {
      ...argsOf(target, row),
      ...toLookUp(supplied, target),
    });
  },
});

/** What the general scale cannot say stands in the game: those who play look it up once. */
function toLookUp({ tables }: SuppliedData, target: string): { readonly club?: true } {
  return tables[target]?.ownResults ? {} : { club: true };
}

function rowsIn({ tables }: SuppliedData, has: (row: ResultRow) => boolean): [string, string][] {
  return Object.entries(tables).flatMap(([target, { rows }]) =>
    rows.filter(has).map(({ id }): [string, string] => [target, id]),
  );
}

function rowIn({ tables }: SuppliedData, target: string, id: string): ResultRow {
  const row = tables[target]?.rows.find((each) => each.id === id);
  if (row === undefined) throw new Error(`the table of ${target} has no row ${id}`);
  return row;
}

function argsOf(target: string, { from, to, effect }: ResultRow) {
  return { args: { target, totals: totalsWords(from, to), effect } };
}

/** The facts that rows can have: the dividing line gives nothing, and so only a star (49.53). */
export function factsOfRow(target: string, { id, effect }: ResultRow): readonly FactKey[] {
  const star = rowStar.key(target, id);
  return favours(effect) === null ? [star] : [rowEffect.key(target, id), rowBrps.key(target, id), star];
}

/** 49.4265, 49.51: what the players add to the tables. */
export const ADDITIONS = part(import.meta.url, {
  facts: [rowEffect, rowBrps, rowStar],
});
