import type { MapPlace, MapPanel, Panel } from './panel.ts';

/** A place whose colour is another than when a game began. */
interface ChangedPlace {
  readonly before: MapPlace;
  readonly now: MapPlace;
}

/** The places of the map that have changed hands between two boards, in the order of the later one. */
export function changedHands(before: readonly Panel[], now: readonly Panel[]): readonly ChangedPlace[] {
  const first = new Map(placesOf(before).map((place) => [place.id, place]));
  return placesOf(now).flatMap((place) => {
    const was = first.get(place.id);
    return was && was.tone !== place.tone ? [{ before: was, now: place }] : [];
  });
}

function placesOf(panels: readonly Panel[]): readonly MapPlace[] {
  return panels.filter((panel): panel is MapPanel => panel.kind === 'map').flatMap(({ places }) => places);
}

/** What is said of a place in a list is no longer than that. */
const BRIEF = 36;

/** What is said of a place, the first of it: as much as is read at a glance. */
export function atAGlance(said: readonly string[]): string {
  let text = said[0] ?? '';
  for (const more of said.slice(1)) {
    if (text.length + more.length > BRIEF) break;
    text += `; ${more}`;
  }
  return text;
}
