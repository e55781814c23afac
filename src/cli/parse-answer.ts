import type { AllocateForm, Form } from '../kernel/form.ts';
import type { Json } from '../kernel/json.ts';
import { failed, type Failed } from './output.ts';

/** Whether choices can be picked by number: not where their names are numbers themselves. */
export function isNumbered(ids: readonly string[]): boolean {
  return !ids.some((id) => /^-?\d+$/.test(id));
}

/** The choice that was meant: by its name, or by its number among those that are not barred. */
function named<T extends { readonly barred?: unknown }>(
  all: readonly T[],
  idOf: (each: T) => string,
  typed: string,
): string | undefined {
  const ids = all.map(idOf);
  const exact = ids.find((id) => id === typed) ?? ids.find((id) => id.toLowerCase() === typed.toLowerCase());
  if (exact !== undefined || !isNumbered(ids)) return exact;
  const open = all.filter((each) => !each.barred);
  return /^\d+$/.test(typed) ? open.map(idOf)[Number(typed) - 1] : undefined;
}

/** What a person typed as an answer to a form; whether it is legal, the form says. */
export function parseAnswer(form: Form, line: string): { value: Json } | Failed {
  switch (form.kind) {
    case 'choose':
      return { value: named(form.options, (option) => option.value, line) ?? line };
    case 'allocate':
      return parseRows(form, line);
    case 'roll': {
      const faces = line
        .split(/[\s,]+/)
        .filter((each) => each !== '')
        .map(Number);
      return faces.length === form.dice.length
        ? { value: faces }
        : failed(`Type ${form.dice.length} faces, such as ${form.dice.map(() => 3).join(' ')}.`);
    }
    case 'report':
      return failed('Facts are asked one by one.');
  }
}

/** "row=2 row=1", by row id or by the number of an open row; a row alone is 1; an empty line is nothing at all. */
function parseRows(form: AllocateForm, line: string): { value: Json } | Failed {
  const rows: Record<string, number> = {};
  for (const part of line.split(/[\s,]+/).filter((each) => each !== '' && each !== 'none')) {
    const [name = '', points = '1'] = part.split('=');
    const row = named(form.rows, (each) => each.id, name);
    if (row === undefined)
      return failed(`There is no row "${name}". Type "row=points", with the name or number of a row.`);
    if (!/^\d{1,6}$/.test(points)) return failed(`"${points}" is no number of points.`);
    rows[row] = (rows[row] ?? 0) + Number(points);
  }
  return { value: rows };
}
