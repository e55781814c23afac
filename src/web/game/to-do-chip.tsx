import type { ReactNode } from 'react';
import type { Panel } from '../../kernel/board/panel.ts';
import { directivesIn, isPast } from '../../kernel/game/directive.ts';
import type { Json } from '../../kernel/json.ts';
import type { Desk } from '../api.ts';
import { cellText } from '../parts/cell.ts';
import { type Book, useBook } from '../book.tsx';
import { Icon } from '../parts/icons.tsx';
import { frameTexts } from '../texts/frame.ts';
import { namesOf } from '../record/history.ts';
import { capital } from '../texts.ts';

interface ToDoChipProps {
  readonly desk: Desk;
  readonly panels: readonly Panel[];
  onOpen(): void;
}

/** So many of the places at which something is to do are named. */
const MOST = 2;

/** How much is to do on the map, in one line; it opens what. */
export function ToDoChip({ desk, panels, onOpen }: ToDoChipProps): ReactNode {
  const book = useBook();
  const { rules } = book.table;
  const told = desk.lines.filter((line) => !line.undone).flatMap(directivesIn);
  const open = told.filter(
    (each) => each.told.done === undefined && !isPast(rules, desk.view.open, each.told),
  );
  if (open.length === 0) return null;
  const newest = open.toReversed().map(({ told: { data } }) => namesOf(data as unknown as Json));
  const places = placesNamed(panels, newest, book);
  return (
    <button type="button" className="todo-chip flow" onClick={onOpen}>
      <Icon of="todo" />
      <span>{frameTexts.toDo(open.length)}</span>
      <span className="end flow">
        {places.slice(0, MOST).join(', ')}
        <Icon of="on" />
      </span>
    </button>
  );
}

/** The places of the board that are named, the newest first, each once. */
function placesNamed(
  panels: readonly Panel[],
  named: readonly ReadonlySet<string>[],
  book: Book,
): readonly string[] {
  const places = panels.flatMap((panel) => (panel.kind === 'map' ? panel.places : []));
  const found = named.flatMap((names) =>
    places.filter(({ id, choice = id }) => names.has(choice) || names.has(id)),
  );
  return [...new Set(found.map(({ label }) => capital(cellText(book, label))))];
}
