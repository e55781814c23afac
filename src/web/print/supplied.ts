import type { Json } from '../../kernel/json.ts';
import type { Book } from '../book.tsx';

/** The players' own tables and cards that a game was made with; empty for none. */
export function suppliedIn(data: Json, { table, say }: Book): readonly string[] {
  if (data === null) return [];
  return (table.rulebook.supplied?.(data) ?? []).map(say);
}
