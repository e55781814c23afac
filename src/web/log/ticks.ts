import { useState } from 'react';

/** What was ticked on this device at a place of its storage, and the way to tick more, or less. */
export function useTicks(place: string): [readonly string[], (id: string) => void] {
  const [ticks, setTicks] = useState<readonly string[]>(() => read(place));
  const tick = (id: string): void => {
    const next = ticks.includes(id) ? ticks.filter((each) => each !== id) : [...ticks, id];
    setTicks(next);
    write(place, next);
  };
  return [ticks, tick];
}

function read(place: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** A device that stores nothing keeps the ticks only until the page is closed. */
function write(place: string, ticks: readonly string[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(ticks));
  } catch {
    return;
  }
}
