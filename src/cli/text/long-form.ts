import type { AllocateForm, Row } from '../../kernel/forms/form.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { cellsText, gridOf, inLines, laidOut, numberLabels, titlesOf } from './grid.ts';
import { limitsText } from './limits.ts';
import { say } from '../output.ts';
import { type Names, reasonsText } from './show.ts';

// A form with more rows than anybody reads through: its rows are found by words of their names.

/** More lines than a screen has. */
const MOST_LINES = 60;

/** Whether all its open rows would take more than a screen. */
export function isLong(rulebook: Rulebook, form: AllocateForm, width: number): boolean {
  const open = form.rows.filter((row) => !row.barred).length;
  if (open <= MOST_LINES) return false;
  const laid = laidOut(rulebook, form, width);
  return laid === null || laid.split('\n').length > MOST_LINES;
}

/** What stands in the place of the rows. */
export function longText(rulebook: Rulebook, form: AllocateForm): string {
  const open = form.rows.filter((row) => !row.barred);
  const titleOf = titlesOf(rulebook, form.called);
  const [columns, lines] = ([0, 1] as const).map((at) => [
    ...new Set(open.map(({ id }) => titleOf(id.split('/')[at] ?? ''))),
  ]);
  const what = gridOf(rulebook, form) ? `: ${columns?.join(', ')}; in ${lines?.length} lines` : '';
  const limits = limitsText(rulebook, form);
  return [`  ${open.length} rows are open${what}.`, ...(limits === '' ? [] : [limits])].join('\n');
}

/** So many rows are shown at once. */
const MOST_FOUND = 40;

/** The rows that have all these words in their names: the open ones by number, the barred with their reasons. */
export function foundText(rulebook: Rulebook, form: AllocateForm, typed: string, width: number): string {
  const open = form.rows.filter((row) => !row.barred);
  const names = namesOf(rulebook, form);
  const wanted = typed.toLowerCase().split(/\s+/);
  const fits = (row: Row): boolean => wanted.every((word) => names(row).includes(word));
  const found = open.flatMap((row, i) => (fits(row) ? [{ label: say(rulebook, row.label), at: i + 1 }] : []));
  const barred = form.rows.filter((row) => row.barred && fits(row));
  if (found.length === 0 && barred.length === 0) return `No row has "${typed}" in its name.`;
  if (found.length > MOST_FOUND)
    return `${found.length} rows have "${typed}" in their names: type more words, or "rows" for all.`;
  const cells: Names | undefined = gridOf(rulebook, form)
    ? (ids) => cellsText(rulebook, form, ids)
    : undefined;
  return [
    ...(found.length > 0 ? [inLines(numberLabels(found, width))] : []),
    ...(barred.length > MOST_FOUND
      ? [`  ${barred.length} more are barred.`]
      : reasonsText(rulebook, barred, width, cells)),
  ].join('\n');
}

/** By what a row is found: its label, its heads and its id. */
function namesOf(rulebook: Rulebook, form: AllocateForm): (row: Row) => string {
  const titleOf = titlesOf(rulebook, form.called);
  return ({ id, label }) => [say(rulebook, label), ...id.split('/').map(titleOf), id].join(' ').toLowerCase();
}
