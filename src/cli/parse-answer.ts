import type { AllocateForm, Form } from '../kernel/form.ts';
import type { Json } from '../kernel/json.ts';
import { failed, type Failed } from './output.ts';

/** What a person typed as an answer to a form; whether it is legal, the form says. */
export function parseAnswer(form: Form, line: string): { value: Json } | Failed {
  switch (form.kind) {
    case 'choose': {
      const open = form.options.filter((option) => !option.barred);
      return { value: open[Number(line) - 1]?.value ?? line };
    }
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
  const open = form.rows.filter((row) => !row.barred);
  const rows: Record<string, number> = {};
  for (const part of line.split(/[\s,]+/).filter((each) => each !== '' && each !== 'none')) {
    const [name = '', points = '1'] = part.split('=');
    const row = form.rows.find((each) => each.id === name)?.id ?? open[Number(name) - 1]?.id;
    if (row === undefined)
      return failed(`There is no row "${name}". Type "row=points", with the name or number of a row.`);
    if (!/^\d{1,6}$/.test(points)) return failed(`"${points}" is no number of points.`);
    rows[row] = (rows[row] ?? 0) + Number(points);
  }
  return { value: rows };
}
