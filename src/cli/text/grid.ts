import { type AllocateForm, isCounted } from '../../kernel/forms/form.ts';
import { groupLabels } from '../../kernel/forms/grouped.ts';
import { own } from '../../kernel/json.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { render } from '../../kernel/texts/words.ts';
import { bookOf, nameOf } from '../output.ts';
import { columns } from './show.ts';

const MANY = 12;

/**
 * Many open rows in two directions, such as powers and targets: the number of each, as an answer takes it. Null where the
 * rows are few, or are no grid.
 */
export function gridOf(rulebook: Rulebook, { rows, called = {} }: AllocateForm): string[][] | null {
  const open = rows.filter((row) => !row.barred).map(({ id }) => id);
  if (open.length < MANY || open.some((id) => id.split('/').length !== 2)) return null;
  const part = (id: string, at: 0 | 1): string => id.split('/')[at] ?? '';
  const columns = [...new Set(open.map((id) => part(id, 0)))];
  const lines = [...new Set(open.map((id) => part(id, 1)))];
  if (columns.length < 2) return null;
  const numbers = new Map(open.map((id, i) => [id, String(i + 1)]));
  const numberOf = (id: string): string => numbers.get(id) ?? '';
  const titleOf = titlesOf(rulebook, called);
  return [
    ['', ...columns.map(titleOf)],
    ...lines.map((line) => [
      titleOf(line),
      ...columns.map((column) => numberOf(`${column}/${line}`).padStart(2)),
    ]),
  ];
}

/** A text at the beginning of a line or sentence. */
export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a part of a row's id is called at the head of a line or column. */
export function titlesOf(rulebook: Rulebook, called: AllocateForm['called'] = {}): (id: string) => string {
  return (id) => {
    const said = own(called, id);
    return upper(said ? render(bookOf(rulebook), said) : nameOf(rulebook, id));
  };
}

/** Rows of a grid in words: each column with its lines, columns with the same lines together. */
export function cellsText(rulebook: Rulebook, form: AllocateForm, ids: readonly string[]): string {
  const titleOf = titlesOf(rulebook, form.called);
  const cut = (id: string): [column: string, line: string] => {
    const [column = '', line = ''] = id.split('/');
    return [column, line];
  };
  const sizes = Map.groupBy(form.rows, ({ id }) => cut(id)[0]);
  const among = [...Map.groupBy(ids, (id) => cut(id)[0])].map(([column, those]) => {
    const isWhole = those.length === sizes.get(column)?.length;
    return { column, lines: isWhole ? '' : those.map((id) => titleOf(cut(id)[1])).join(', ') };
  });
  return [...Map.groupBy(among, ({ lines }) => lines)]
    .map(([lines, columns]) => {
      const heads = columns.map(({ column }) => titleOf(column)).join(', ');
      return lines === '' ? `${heads}: everywhere` : `${heads}: ${lines}`;
    })
    .join('; ');
}

const GAP = 2;

/**
 * Many rows that are taken or left, each by its number, as many on a line as fit; what several labels share is said once,
 * above them. Null where the rows are few, where one takes more, or where there are chances to show.
 */
function ticksOf(
  rulebook: Rulebook,
  { rows }: AllocateForm,
  width: number,
): readonly (readonly string[])[] | null {
  const open = rows.filter((row) => !row.barred);
  if (open.length < MANY || open.some(({ max, leads = [] }) => max !== 1 || !leads.every(isCounted)))
    return null;
  return numberLabels(
    open.map(({ label }, i) => ({ label: render(bookOf(rulebook), label), at: i + 1 })),
    width,
  );
}

/** Labels by number, as many on a line as fit; what several share is said once, above them. */
export function numberLabels(
  all: readonly { readonly label: string; readonly at: number }[],
  width: number,
): string[][] {
  return groupLabels(all).flatMap(({ head, picks }) => {
    const texts = picks.map(({ label, at }) => `${String(at).padStart(2)} ${label}`);
    const widest = Math.max(...texts.map((text) => text.length));
    const most = Math.max(1, Math.floor((width - 2 * GAP) / (widest + GAP)));
    const lines = Array.from({ length: Math.ceil(texts.length / most) }, (_, i) =>
      texts.slice(i * most, (i + 1) * most).map((text) => text.padEnd(widest)),
    );
    return head === '' ? lines : [[`${head}:`], ...lines];
  });
}

/** A grid in parts, one under the other, each with the headings of its lines and no wider than that; most are one. */
export function partsOf(grid: readonly (readonly string[])[], width: number): string[][][] {
  const [heads = []] = grid;
  const widthOf = (i: number): number => Math.max(...grid.map((row) => row[i]?.length ?? 0)) + GAP;
  const parts: number[][] = [];
  let room = 0;
  for (let i = 1; i < heads.length; i++) {
    room -= widthOf(i);
    if (room < 0 || parts.length === 0) {
      parts.push([]);
      room = width - GAP - widthOf(0) - widthOf(i);
    }
    parts.at(-1)?.push(i);
  }
  return parts.map((part) => grid.map((row) => [0, ...part].map((i) => row[i] ?? '')));
}

/** Many open rows by number alone, in a grid or as ticks; null where they are told one by one. */
export function laidOut(rulebook: Rulebook, form: AllocateForm, width: number): string | null {
  const grid = gridOf(rulebook, form);
  if (grid) {
    const parts = partsOf(grid, width).map((part) => columns(part, '  '));
    return parts.join('\n\n');
  }
  const ticks = ticksOf(rulebook, form, width);
  return ticks && inLines(ticks);
}

/** Texts side by side, line under line. */
export function inLines(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => `  ${line.join('  ')}`.trimEnd()).join('\n');
}
