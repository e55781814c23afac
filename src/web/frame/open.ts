import { directivesIn, isPast } from '../../kernel/game/directive.ts';
import type { Desk } from '../api.ts';
import type { Book } from '../book.tsx';

/** How many things are to be done on the map, and neither past nor ticked off. */
export function openDirectives({ lines, view }: Desk, { table }: Pick<Book, 'table'>): number {
  const told = lines.filter((line) => !line.undone).flatMap(directivesIn);
  return told.filter((each) => each.told.done === undefined && !isPast(table.rules, view.open, each.told))
    .length;
}
