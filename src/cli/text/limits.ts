import type { AllocateForm, Limit, Row } from '../../kernel/forms/form.ts';
import { canonical, type Json } from '../../kernel/json.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { renderValue, withStop } from '../../kernel/texts/words.ts';
import { bookOf, citation, say } from '../output.ts';

/** The limits of an allocation; those that say the same of many things are said once. Limits of barred rows go unsaid. */
export function limitsText(rulebook: Rulebook, { rows, limits }: AllocateForm): string {
  const open = new Set(rows.filter((row) => !row.barred).map((row) => row.id));
  const alike = new Map<string, Limit[]>();
  for (const limit of limits) {
    if (!limit.rows.some((row) => open.has(row))) continue;
    const { reason, clauses, min, max } = limit;
    const kind = canonical([reason.key, Object.keys(reason.args ?? {}), clauses, min ?? null, max ?? null]);
    alike.set(kind, [...(alike.get(kind) ?? []), limit]);
  }
  return [...alike.values()].map((group) => groupText(rulebook, rows, group)).join('\n');
}

function groupText(rulebook: Rulebook, form: readonly Row[], [first, ...rest]: readonly Limit[]): string {
  if (!first) return '';
  const said = `  ${boundText(rulebook, form, first)}${say(rulebook, first.reason)}${citation(first.clauses)}`;
  if (rest.length === 0) return said;
  const told = varying(first, rest);
  const others = rest.map((limit) => difference(rulebook, form, told, limit)).join(', ');
  return `${said}\n    Likewise: ${withStop(others)}`;
}

/** 'at most 3 for Spain: '; nothing where rows count differently, so that the sum would mislead: the reason says it all. */
function boundText(rulebook: Rulebook, form: readonly Row[], limit: Limit): string {
  const { min, max, rows, weights = [] } = limit;
  if (new Set(weights).size > 1) return '';
  const least = min === undefined ? [] : [`at least ${min}`];
  const most = max === undefined ? [] : [`at most ${max}`];
  const bounds = min !== undefined && min === max ? [`exactly ${min}`] : [...least, ...most];
  const where = rows.length > 6 ? ` in ${rows.length} rows` : ` for ${labels(rulebook, form, limit)}`;
  return `${bounds.join(', ')}${where}: `;
}

/** What of their reasons differs among limits of one kind. */
function varying(first: Limit, rest: readonly Limit[]): readonly string[] {
  const args = ({ reason }: Limit): Readonly<Record<string, Json>> => reason.args ?? {};
  return Object.entries(args(first)).flatMap(([name, value]) =>
    rest.some((other) => canonical(args(other)[name] ?? null) !== canonical(value)) ? [name] : [],
  );
}

/** In what a limit differs from others of its kind, in words. */
function difference(
  rulebook: Rulebook,
  form: readonly Row[],
  told: readonly string[],
  { reason, ...limit }: Limit,
): string {
  const said = told.map((name) => renderValue(bookOf(rulebook), reason.args?.[name] ?? null));
  return said.join(' ') || labels(rulebook, form, { reason, ...limit });
}

/** The rows of a limit as players know them. */
function labels(rulebook: Rulebook, form: readonly Row[], { rows }: Limit): string {
  return rows.map((id) => say(rulebook, form.find((row) => row.id === id)?.label ?? { key: id })).join(', ');
}
