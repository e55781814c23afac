import { useEffect, useState } from 'react';

/** The place whose acts are told now, and who follows it: the form, and the map. */
let now: string | null = null;
const followers = new Set<(place: string | null) => void>();

/** A place was touched of which a form asks what happened there: the form turns to it; null: back to all of them. */
export function toActPlace(place: string | null): void {
  now = place;
  for (const follow of followers) follow(place);
}

/** The place whose acts are told now; null: of none. */
export function useActPlace(): string | null {
  const [place, setPlace] = useState(now);
  useEffect(() => {
    followers.add(setPlace);
    return () => void followers.delete(setPlace);
  }, []);
  return place;
}
