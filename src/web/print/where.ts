import type { AnyView } from '../api.ts';
import type { Book } from '../book.tsx';
import { t } from '../texts.ts';

/** Where play stands in a view, by the tracks of its board; empty where there are none. */
export function whereIn(view: AnyView, { table, say, name }: Book): string {
  const lines = table.rules.board(view).flatMap((panel) => (panel.kind === 'track' ? panel.lines : []));
  const now = lines.flatMap(({ title, marks }) => {
    const mark = marks.find(({ is }) => is === 'now');
    if (mark === undefined) return [];
    const label = typeof mark.label === 'object' ? say(mark.label) : name(mark.label);
    return [`${say(title)}: ${label}`];
  });
  return lines.length > 0 && now.length === 0 ? t.print.over : now.join(', ');
}
