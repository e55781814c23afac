import { eachOf, whole, once } from '../../../kernel/index.ts';
import { fact, family } from '../facts/facts.ts';
import { part } from '../part.ts';
import { OTHER_RANGE } from '../tables/additions.ts';
import { extra } from '../tables/additions.ts';
import { MINORS } from '../tables/targets.ts';

// 49.4264, 49.4265: modifiers that the table reports.

/** What the unbuilt units of a country count (49.4264). */
export const unbuiltWorth = family<[string]>({
  key: once((target) => `unbuilt.${target}`),
  each: eachOf(MINORS),
  spec: (_, target) =>
    fact('unbuilt', whole(-20, 20), ['49.4264'], { lasts: 'phase', nothing: 0, args: { target } }),
});

/** What the lines of a country's table that are not supplied add up to (49.4265). */
export const tableOther = family<[string]>({
  key: once((target) => `table.other.${target}`),
  each: eachOf(MINORS),
  spec: (_, target) =>
    fact('tableOther', whole(OTHER_RANGE.min, OTHER_RANGE.max), ['49.4265'], {
      lasts: 'phase',
      nothing: 0,
      args: { target },
    }),
});

/** 49.4264, 49.4265: other modifiers. */
export const OTHER_MODIFIERS = part(import.meta.url, {
  clauses: {
    '49.4264': ['computed', 'Unbuilt units', 'unbuiltWorth'],
  },
  facts: [unbuiltWorth, extra, tableOther],
});
