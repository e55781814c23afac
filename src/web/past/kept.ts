import type { Past, Rift } from '../../trust/past.ts';

/** What this browser remembers of a game's past, since when, and what was found wrong with it since. */
export interface KeptPast extends Past {
  /** In milliseconds. */
  readonly since: number;
  readonly rift?: Rift;
}

const PLACE = 'demarche-past/';

/** What is remembered of a game; null: nothing, or the browser keeps nothing. */
export function pastOf(game: string): KeptPast | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE + game) ?? 'null');
    return isPast(found) ? found : null;
  } catch {
    return null;
  }
}

/** Remember it. Several pages of a browser remember together: one that is behind changes nothing. */
export function keepPast(game: string, past: KeptPast): KeptPast {
  const before = pastOf(game);
  if (before && (before.rift !== undefined || (before.lines > past.lines && past.rift === undefined)))
    return before;
  try {
    localStorage.setItem(PLACE + game, JSON.stringify(past));
  } catch {
    // a browser that keeps nothing remembers until the page is closed
  }
  return past;
}

function isPast(found: unknown): found is KeptPast {
  if (typeof found !== 'object' || found === null) return false;
  const { lines, root, since } = found as Readonly<Record<string, unknown>>;
  return Number.isSafeInteger(lines) && typeof root === 'string' && typeof since === 'number';
}
