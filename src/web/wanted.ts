import { useEffect, useRef } from 'react';

// What somebody wants to see elsewhere on the desk: whoever shows it is told, or finds it once it is there itself.

/** One kind of thing that can be wanted: wants it, and leads to what is wanted, now and whenever another is. */
function wanting<T>() {
  let wanted: T | null = null;
  const heard = new Set<() => void>();
  const want = (it: T): void => {
    wanted = it;
    for (const each of heard) each();
  };
  const useWanted = (lead: (it: T) => void): void => {
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
  };
  return { want, useWanted };
}

/** A line of the log that is to be read. */
export const { want: wantLine, useWanted: useWantedLine } = wanting<number>();

/** Words by which what happened, and the facts, are to be found. */
export const { want: wantFound, useWanted: useWantedFound } = wanting<string>();
