import type { SheetResult } from '../../kernel/sums/sheet.ts';
import type { Book } from '../book.tsx';
import { figure } from '../texts.ts';
import { outcomeText } from './bars.tsx';
import { rangeText } from './sheet.tsx';

/** What a sum comes to, in a few words: its total, and what that means; the total once where that begins with it. */
export function resultText(result: SheetResult, book: Book): string {
  const outcomes = result.outcomes.map((id) => outcomeText(result, id, book));
  const total = rangeText(result.total, figure);
  const isSaid = outcomes[0]?.startsWith(`${total}: `) === true;
  return (isSaid ? outcomes : [total, ...outcomes]).join(', ');
}
