import type { FactKey } from '../sums/facts.ts';
import type { Item } from './step.ts';

// How the kernel writes an agenda. Copies of a game share the list, so it is changed in place only by who has just made it.

/** Put items in the place of the first one. */
export function put(open: { agenda: readonly Item[] }, items: readonly Item[]): void {
  const agenda = open.agenda.slice();
  replaceFirst(agenda, items);
  open.agenda = agenda;
}

/** Put items in the place of the first one, in place. */
export function replaceFirst(agenda: Item[], items: readonly Item[]): void {
  const more = items.length - 1;
  if (more < 0) agenda.shift();
  else for (let i = agenda.length - 1; i > 0; i--) agenda[i + more] = agenda[i] as Item;
  for (let i = 0; i <= more; i++) agenda[i] = items[i] as Item;
}

/** An item with what is missing for it: what it kept else stays. */
export function lacking(item: Item, missing: readonly FactKey[]): Item {
  if (missing.length > 0) return { ...item, kept: { ...item.kept, missing } };
  const { kept: { missing: _, ...rest } = {}, ...at } = item;
  return Object.keys(rest).length > 0 ? { ...at, kept: rest } : at;
}
