import { copyJson } from '../json.ts';
import type { Rules } from '../rulebook.ts';
import { preparing } from '../sums/prepare.ts';
import type { BooksOf, Ground } from '../steps/step.ts';

/** What the standings of a game are read with: its setting and its rules as far as they only read. */
export function booksToRead<G extends Ground>(
  setting: G['setting'],
  { facts, sheets, known }: Pick<Rules<G['open'], G['sealed']>, 'facts' | 'sheets' | 'known'>,
): BooksOf<G> {
  const none = { given: () => [], moments: new Set<never>(), at: () => [] };
  const prepared = preparing(sheets, facts);
  return { ...setting, facts, sheets, known, copy: copyJson, prepared, ...none };
}
