import type { AllocateForm, Form, Option } from '../kernel/form.ts';
import type { Json } from '../kernel/json.ts';
import { failed, type Failed } from './output.ts';

/** Whether choices can be picked by number: not where their names are numbers themselves. */
export function isNumbered(ids: readonly string[]): boolean {
  return !ids.some((id) => /^-?\d+$/.test(id));
}

interface Named {
  readonly id: string;
  readonly barred?: unknown;
}

/** The choices that can be meant: by name, by number among those not barred, by how the name begins, or its second part. */
function named(all: readonly Named[], typed: string): readonly Named[] {
  const wanted = typed.toLowerCase();
  const exact = all.find(({ id }) => id === typed) ?? all.find(({ id }) => id.toLowerCase() === wanted);
  if (exact) return [exact];
  if (/^\d+$/.test(typed) && isNumbered(all.map(({ id }) => id)))
    return all.filter((each) => !each.barred).slice(Number(typed) - 1, Number(typed));
  if (wanted === '') return [];
  const begins = all.filter(({ id }) => id.toLowerCase().startsWith(wanted));
  return begins.length > 0 ? begins : all.filter(({ id }) => id.toLowerCase().includes(`/${wanted}`));
}

function several(typed: string, all: readonly Named[]): Failed {
  return failed(`"${typed}" can be ${all.map(({ id }) => id).join(', ')}: type more of the name.`);
}

function parseChoice(options: readonly Option[], line: string): { value: Json } | Failed {
  const all = options.map(({ value, barred }) => ({ id: value, barred }));
  const meant = named(all, line);
  return meant.length > 1 ? several(line, meant) : { value: meant[0]?.id ?? line };
}

/** What a person typed as an answer to a form; whether it is legal, the form says. */
export function parseAnswer(form: Form, line: string): { value: Json } | Failed {
  switch (form.kind) {
    case 'choose':
      return parseChoice(form.options, line);
    case 'allocate':
      return parseRows(form, line);
    case 'roll': {
      const faces = line
        .split(/[\s,]+/)
        .filter((each) => each !== '')
        .map(Number);
      return faces.length === form.dice.length && faces.every(Number.isInteger)
        ? { value: faces }
        : failed(`Type ${facesOf(form.dice)}.`);
    }
    case 'report':
      return failed('Facts are asked one by one.');
  }
}

/** What fell, as it is typed: "the face that fell, such as 3". */
export function facesOf(dice: readonly number[]): string {
  if (dice.length === 1) return 'the face that fell, such as 3';
  return `the ${dice.length} faces that fell, such as ${dice.map((_, i) => 3 + (i % 3)).join(' ')}`;
}

/** "row=2 row=1", by row id or by the number of an open row; a row alone is 1; an empty line is nothing at all. */
function parseRows(form: AllocateForm, line: string): { value: Json } | Failed {
  const rows: Record<string, number> = {};
  for (const part of line.split(/[\s,]+/).filter((each) => each !== '' && each !== 'none')) {
    const [name = '', points = '1'] = part.split('=');
    const [row, ...more] = named(form.rows, name);
    if (row && more.length > 0) return several(name, [row, ...more]);
    if (!row)
      return failed(`There is no row "${name}". Type "row=points", with the name or number of a row.`);
    if (!/^\d{1,6}$/.test(points)) return failed(`"${points}" is no number of points.`);
    rows[row.id] = (rows[row.id] ?? 0) + Number(points);
  }
  return { value: rows };
}

/** Whether a line says yes. */
export function isYes(line: string): boolean {
  return /^y(es)?$/i.test(line);
}
