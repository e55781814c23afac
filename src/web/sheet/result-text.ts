import type { SheetResult } from '../../kernel/sums/sheet.ts';
import type { Book } from '../book.tsx';
import { figure } from '../texts.ts';
import { outcomeText } from './bars.tsx';
import { rangeText } from './sheet.tsx';

/** What a sum comes to, in a few words: its total, and what that means. */
export function resultText(result: SheetResult, book: Book): string {
  const outcomes = result.outcomes.map((id) => outcomeText(result, id, book));
  return [rangeText(result.total, figure), ...outcomes].join(', ');
}
