import type { Door, Json, frame } from '../../../kernel/index.ts';
import type { Faction } from '../powers.ts';
import type { Go, Open, WorldPosition } from '../state.ts';

// What opens secrets, on which answers, and to whom: to all, but that a spy ring sees no DPs (49.21) to its faction alone.

/** A door, and what its faction answered in the step. */
type Opened = readonly [door: Door, given: Readonly<Record<string, Json>>];

/** A kind of door, judged in the games of this rulebook. */
export function door<On extends string>(
  kind: Omit<frame.DoorKind, 'may' | 'seldom' | 'only'> & {
    readonly on: readonly On[];
    readonly only?: { readonly [M in NoInfer<On>]?: (setup: frame.Setup) => boolean };
    readonly seldom?: { readonly [M in NoInfer<On>]?: string };
  },
  may: (position: WorldPosition, ...opened: Opened) => boolean,
): frame.DoorKind {
  return { ...kind, may: (position: frame.Position, ...opened) => may(position as WorldPosition, ...opened) };
}

/** Whether nothing has come through a door to all. */
export function isShut({ revealed }: Open, { from, key }: Door): boolean {
  return revealed[from]?.[key] === undefined;
}

/** The target of a door 'dp/<target>'. */
export function targetOf({ key }: Door): string {
  return key.slice(key.indexOf('/') + 1);
}

/** Whether the DPs of the year have just been placed: what is announced then is no part of a phase (49.21). */
export function isPlacing({ agenda }: Open): boolean {
  const [item] = agenda as readonly Go[];
  return item?.step === 'allocation' || (item?.step === 'show' && item.before === 'ready');
}

/** Whether a faction has answered the step that is open. */
export function hasAnswered({ agenda }: Open, faction: Faction): boolean {
  return agenda[0]?.kept?.answered?.includes(faction) === true;
}
