import type { DataCheck } from '../../../kernel/data-check.ts';

/** The fields of every table. */
export const COMMON = ['format', 'kind', 'source', 'note', 'complete'];

/** Whether a file says that nothing is left out; if it says nothing, something may be. */
export function isComplete(check: DataCheck, document: Record<string, unknown>): boolean {
  check.text(document['source'], ['source']);
  if (document['note'] !== undefined) check.text(document['note'], ['note']);
  return check.flag(document['complete'], ['complete']);
}
