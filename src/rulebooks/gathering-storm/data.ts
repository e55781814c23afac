import type { Json } from '../../kernel/json.ts';
import type { DataFault } from '../../kernel/rulebook.ts';

type Found = { readonly data: Json } | { readonly faults: readonly DataFault[]; readonly file: number };

/** Read the players' files in order: a pack, a start. */
export function readData(files: readonly Json[]): Found {
  if (files.length === 0) return { data: null };
  return { faults: [{ path: [], fault: 'no kind of file is known' }], file: 0 };
}
