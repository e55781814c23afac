import { type Cell, nowOn } from '../../kernel/board/panel.ts';
import type { AnyView } from '../api.ts';
import type { Book } from '../book.tsx';
import { printTexts } from '../texts/print.ts';

/** Where play stands in a view, by the tracks of its board; empty where there are none. */
export function whereIn(view: AnyView, { table, say, name }: Book): string {
  const now = nowOn(table.rules.board(view));
  if (now?.length === 0) return printTexts.over;
  const text = (label: Cell): string => (typeof label === 'object' ? say(label) : name(label));
  const [outermost] = now ?? [];
  const labels = (now ?? []).map(({ label }) => text(label)).join(', ');
  return outermost ? `${say(outermost.title)}: ${labels}` : '';
}
