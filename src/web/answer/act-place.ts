const PLACE = 'demarche-act-place';

/** A place was touched of which a form asks what happened there: the form turns to it. */
export function toActPlace(place: string): void {
  document.dispatchEvent(new CustomEvent(PLACE, { detail: place }));
}

/** What a form does when a place is touched. Returns what ends it. */
export function onActPlace(turn: (place: string) => void): () => void {
  const heard = (event: Event): void => turn((event as CustomEvent<string>).detail);
  document.addEventListener(PLACE, heard);
  return () => document.removeEventListener(PLACE, heard);
}
