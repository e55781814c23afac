import type { Desk } from '../api.ts';

// What a person has read of great events, kept in the browser: up to which line of a desk, and which of a game were closed.

const SEEN = 'demarche-war-seen/';
const CLOSED = 'demarche-war-closed/';

/** The line up to which the war was looked at from a desk; null: never. */
export function seenAt({ game, seat }: Desk): number | null {
  const found = read(`${SEEN}${game}/${seat ?? ''}`);
  return found === null ? null : Number(found);
}

/** The war has been looked at as it stands now. */
export function keepSeen({ game, seat, lines }: Desk): void {
  write(`${SEEN}${game}/${seat ?? ''}`, String(lines.at(-1)?.n ?? 0));
}

/** The events of a game that its reader has closed, at whichever seat. */
export function closed(game: string): ReadonlySet<string> {
  return new Set((read(CLOSED + game) ?? '').split('\n').filter(Boolean));
}

export function keepClosed(game: string, events: readonly string[]): void {
  write(CLOSED + game, [...closed(game), ...events].join('\n'));
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // a browser that keeps nothing tells it again
  }
}
