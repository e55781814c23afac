import { isFilled, type Panel } from '../../kernel/panel.ts';
import type { View } from '../../kernel/position.ts';
import { calendar } from './board/calendar.ts';
import { placementBar } from './board/placement-bar.ts';
import { countersTable, ledgers, mayPlace, regions, standing } from './board/tables.ts';
import { targetsMap } from './board/targets.ts';
import type { Books, Open, Sealed } from './state.ts';

/** Where play is, the targets with what lies in them, who may place where, what each side comes to, the regions. */
export function boardPanels(books: Books, view: View<Open, Sealed>): readonly Panel[] {
  const { open } = view;
  const panels = [
    calendar(books, open),
    targetsMap(books, view, placementBar),
    mayPlace(books, open, placementBar),
    countersTable(books, view),
    ledgers(books, view),
    standing(books, open),
    regions(books),
  ];
  return panels.filter(isFilled);
}
