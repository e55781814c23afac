import { type SheetResult, type Words, json, reportedValue, texts, once } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';
import { addedLines, rowBrps, rowEffect, rowStar } from '../tables/additions.ts';
import type { Tables } from '../tables/country.ts';
import { type ResultEffect, type ResultRow, resultWords } from '../tables/results.ts';

/** The result rows of a target's table, best for the Allies first. */
export function rowsOf(tables: Tables, target: string): readonly ResultRow[] {
  return tables[target]?.rows ?? [];
}

/** A row as the game has it; null where a table has no such result. */
export function rowOf(tables: Tables, open: Open, target: string, id: string): ResultRow | null {
  const row = rowsOf(tables, target).find((each) => each.id === id);
  return row ? rowAs(open, target, row) : null;
}

/** The facts of a row. */
const factsOf = once((target: string, row: string) => ({
  effect: rowEffect.key(target, row),
  brps: rowBrps.key(target, row),
  star: rowStar.key(target, row),
}));

/** A row with what the players have said of it: what it gives and its text, its BRPs, its star (49.51, 49.52). */
export function rowAs({ facts }: Open, target: string, row: ResultRow): ResultRow {
  const keys = factsOf(target, row.id);
  const effect = reportedValue(facts, keys.effect);
  const brps = reportedValue(facts, keys.brps);
  const star = reportedValue(facts, keys.star);
  if (effect === undefined && brps === undefined && star === undefined) return row;
  const text = effect === undefined ? undefined : json.own(facts, keys.effect)?.reason;
  return {
    ...row,
    ...(effect === undefined ? {} : { effect: effect as ResultEffect }),
    ...(typeof brps === 'number' ? { brps } : {}),
    ...(typeof star === 'boolean' ? { permanent: star } : {}),
    ...(text === undefined ? {} : { text }),
  };
}

/** The sheet of a roll with what the players call their own lines, and what they say that rows give. */
export function inPlayersWords(tables: Tables, open: Open, target: string, sheet: SheetResult): SheetResult {
  const added = addedLines(target);
  const lines = sheet.lines.flatMap((line) => {
    const nth = added.findIndex(({ id }) => id === line.id);
    if (nth < 0) return [line];
    const said = json.own(open.facts, added[nth]?.fact ?? '');
    if (typeof said?.value !== 'number') return nth === 0 ? [line] : [];
    return [said.reason ? { ...line, label: say.line.added({ reason: said.reason }) } : line];
  });
  const called = rowsOf(tables, target).flatMap((row): [string, Words][] => {
    const now = rowAs(open, target, row);
    return now === row ? [] : [[row.id, resultWords(now)]];
  });
  return { ...sheet, lines, ...(called.length === 0 ? {} : { called: Object.fromEntries(called) }) };
}

const say = texts({
  facts: {
    effect: 'Result rows of the tables',
    brps: 'Result rows of the tables',
    star: 'Result rows of the tables',
  },
  fact: {
    rowEffect:
      'Result {totals} in the table for {target}: what does it give? (Unless you report otherwise: {effect}. Name anything else it gives in the reason.)',
    rowBrps: 'Result {totals} in the table for {target}: how many BRPs go with it? (0: none.)',
    rowStarred:
      'Result {totals} in the table for {target}: is it starred (permanent)? (Unless you report otherwise: no.)',
    rowUnstarred:
      'Result {totals} in the table for {target}: is it starred (permanent)? (Unless you report otherwise: yes.)',
  },
  line: {
    added: '{reason} (added by the players)',
  },
});

/** 49.51: the rows of a table. */
export const ROWS = part(import.meta.url, {
  texts: say,
});
