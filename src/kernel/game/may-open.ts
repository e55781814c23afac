import { own } from '../json.ts';
import type { DoorKind, ReadTable, Setup } from '../rulebook.ts';

/** Whether a door may open on the answer to a decision with this id, by what the rulebook says of its doors. */
export function mayOpen({ rulebook, setup }: Pick<ReadTable, 'rulebook' | 'setup'>, id: string): boolean {
  const name = id.slice(id.lastIndexOf('/') + 1);
  return rulebook.doors.some((door) => opensOn(door, name, setup));
}

/** Whether a door may open as nothing is given to a decision with this id. */
export function mayOpenOnNothing(
  { rulebook, setup }: Pick<ReadTable, 'rulebook' | 'setup'>,
  id: string,
): boolean {
  const name = id.slice(id.lastIndexOf('/') + 1);
  return rulebook.doors.some((door) => opensOn(door, name, setup) && !isShutOnNothing(door, id));
}

/** Whether a door stays shut as nothing is given to a decision with this id. */
export function isShutOnNothing({ notOnNothing = {} }: DoorKind, id: string): boolean {
  return own(notOnNothing, id.slice(id.lastIndexOf('/') + 1))?.(id) === true;
}

/** Whether a door may open on the answer to a decision of this name in a game. */
export function opensOn({ on, only = {} }: DoorKind, name: string, setup: Setup): boolean {
  return on.includes(name) && own(only, name)?.(setup) !== false;
}
