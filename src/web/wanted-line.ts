import { useEffect, useRef } from 'react';

// The line of the log that somebody wants to read: whoever shows it is told, or finds it once the log is there.

let wanted: number | null = null;
const heard = new Set<() => void>();

/** Have the log lead to a line. */
export function wantLine(n: number): void {
  wanted = n;
  for (const each of heard) each();
}

/** Leads to the line that is wanted, now and whenever another is. */
export function useWantedLine(lead: (n: number) => void): void {
  const latest = useRef(lead);
  latest.current = lead;
  useEffect(() => {
    const look = (): void => {
      if (wanted === null) return;
      latest.current(wanted);
      wanted = null;
    };
    look();
    heard.add(look);
    return () => void heard.delete(look);
  }, []);
}
