import type { FactKey, FactValue, Possible } from '../../kernel/sums/facts.ts';
import { reportedOf } from '../../kernel/sums/reported-of.ts';
import type { AnyView } from '../api.ts';
import type { Book } from '../book.tsx';
import { deskTexts } from '../texts.ts';

/** What is known of a fact, in words: a value, what it can still be, or that it is unknown. */
export function factText(possible: Possible, { name }: Pick<Book, 'name'>): string {
  if (possible === undefined) return deskTexts.facts.unknown;
  if (typeof possible !== 'object') return name(possible);
  if ('values' in possible) return possible.values.map((value) => name(value)).join(' / ');
  return deskTexts.sheet.range(name(possible.min), name(possible.max));
}

/** What a fact was until it lapsed; undefined for one that has not. */
export function lapsedValue(
  view: AnyView,
  key: FactKey,
  { table }: Pick<Book, 'table'>,
): FactValue | undefined {
  const told = reportedOf(table.rules, view, key);
  return told?.as === 'lapsed' ? told.was : undefined;
}

/** What is told of a fact; undefined where nobody has, or nobody knows. */
export function toldValue(
  view: AnyView,
  key: FactKey,
  { table }: Pick<Book, 'table'>,
): FactValue | undefined {
  return reportedOf(table.rules, view, key)?.value ?? undefined;
}
