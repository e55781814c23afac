import { useState } from 'react';

/** What was left as it is on this device, by a place of its storage, and the way to leave more. */
export function useLeft(place: string): [readonly string[], (id: string) => void] {
  const [left, setLeft] = useState<readonly string[]>(() => read(place));
  const leave = (id: string): void => {
    const next = [...left, id];
    setLeft(next);
    write(place, next);
  };
  return [left, leave];
}

function read(place: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** A device that stores nothing keeps it only until the page is closed. */
function write(place: string, left: readonly string[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(left));
  } catch {
    return;
  }
}
