import type { Cell } from '../../kernel/board/panel.ts';
import type { Book } from '../book.tsx';
import { figure } from '../texts.ts';

/** How a cell of a panel reads. */
export function cellText({ say, name }: Book, cell: Cell): string {
  return typeof cell === 'object' ? say(cell) : typeof cell === 'number' ? figure(cell) : name(cell);
}
