import { useEffect, useState } from 'react';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Desk } from '../api.ts';

/** Where a browser keeps, by game and seat, the last line that was there when a desk was last seen. */
export const LOOKED = 'demarche-looked/';

const keyOf = ({ game, seat }: Desk): string => `${LOOKED}${game}/${seat ?? ''}`;

/** The number of the last line of a record; 0: there is none. */
const lastOf = ({ lines }: Pick<Desk, 'lines'>): number => lines.at(-1)?.n ?? 0;

/** The number of the last line that this browser has shown of a desk; null: it has shown none. */
export function stored(desk: Desk): number | null {
  try {
    const found = localStorage.getItem(keyOf(desk));
    return found === null ? null : Number(found);
  } catch {
    return null;
  }
}

function store(desk: Desk): void {
  try {
    localStorage.setItem(keyOf(desk), String(lastOf(desk)));
  } catch {
    // a browser that keeps nothing shows what came since the last answer
  }
}

/**
 * The lines that came since this person last looked at the desk, or answered at it, oldest first; null where nobody can tell.
 * Whoever goes away and comes back has looked until then.
 */
export function useSinceLooked(desk: Desk): readonly RecordLine[] | null {
  const [looked, setLooked] = useState(() => stored(desk));
  useEffect(() => {
    const turned = (): void => {
      if (document.visibilityState === 'hidden') store(desk);
      else setLooked(stored(desk));
    };
    const gone = (): void => store(desk);
    document.addEventListener('visibilitychange', turned);
    window.addEventListener('pagehide', gone);
    return () => {
      document.removeEventListener('visibilitychange', turned);
      window.removeEventListener('pagehide', gone);
    };
  }, [desk]);
  return sinceLooked(desk, looked);
}

/** The same by the number of the last line that was seen. */
export function sinceLooked(
  { lines, seat }: Pick<Desk, 'lines' | 'seat'>,
  looked: number | null,
): readonly RecordLine[] | null {
  const answered = lines.findLast((line) => isOwn(line, seat))?.n ?? null;
  if (looked === null && answered === null) return null;
  const from = Math.max(looked ?? 0, answered ?? 0);
  return lines.filter(({ n, undone }) => n > from && !undone);
}

function isOwn({ seat, own }: RecordLine, by: Desk['seat']): boolean {
  return by !== null && (seat === by || own?.[by] !== undefined);
}
