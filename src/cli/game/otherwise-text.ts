import type { ShownDispatch } from '../../kernel/game/directive.ts';
import { own } from '../../kernel/json.ts';
import { otherwise } from '../../kernel/game/mended.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';
import { withStop } from '../../kernel/texts/words.ts';
import { citation, say } from '../output.ts';
import { outcomeText } from '../text/show.ts';

/** What is otherwise since line `n` of a record put something right; nothing where it did not. */
export function otherwiseText(table: Table, lines: readonly RecordLine[], n: number): string[] {
  const found = otherwise(lines, n);
  if (!found) return [];
  const { anew, waits, sums, noMore, results, takeBack, toDo } = found;
  if (anew !== undefined) return [`Line ${anew} took all of it back again.`];
  const told = (what: string, { data, clauses }: ShownDispatch, line: number): string =>
    `${what}: ${say(table.rulebook, data)}${citation(clauses)} (line ${line})`;
  const all = [
    ...sums.map(({ was, line, before, after }) => {
      const title = say(table.rulebook, own(table.rules.sheets, after.sheet)?.title ?? { key: after.sheet });
      const came = `${totalText(table, after)} instead of ${totalText(table, before)}`;
      return `${title}: ${came} (line ${line}; it was line ${was})`;
    }),
    ...noMore.map(({ line, told: each }) => told('no more', each, line)),
    ...results.map(({ line, told: each }) => told('now', each, line)),
    ...takeBack.map(({ line, told: each }) => told('take back', each, line)),
    ...toDo.map(({ line, told: each }) => told('to do', each, line)),
  ];
  if (all.length > 0) return ['Otherwise than before:', ...all.map((each) => `  ${each}`)];
  return waits ? [] : [withStop('Nothing has come out otherwise')];
}

/** A total and the outcomes it leaves. */
export function totalText(table: Table, result: SheetResult): string {
  const { total, outcomes } = result;
  const labels = outcomes.map((id) => outcomeText(table, result, id));
  const sum = total.min === total.max ? `${total.min}` : `${total.min} to ${total.max}`;
  return [sum, ...labels].join(', ');
}
