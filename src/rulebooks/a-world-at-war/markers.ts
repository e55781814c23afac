import { own } from '../../kernel/json.ts';
import type { Rulings } from '../../kernel/steps/ruling.ts';
import { type ControlledPlace, PLACES } from './control.ts';
import { fact, family, truth } from './facts.ts';
import { say } from './map.words.ts';
import { RULINGS } from './markers.rulings.ts';
import { once } from './once.ts';
import { part } from './part.ts';

// Atomic attack markers in the places that a resistance table counts (rulings atomic-marker-control and germany-needed).

/** Whether a place with an atomic attack marker counts as controlled by the Allies (ruling atomic-marker-control). */
function countsAsAllied(rulings: Readonly<Rulings>): boolean {
  return own(rulings, 'atomic-marker-control') === 'yes';
}

/** Whether a place has an atomic attack marker in it (54.22, 55.11, 57.11): asked only where a ruling reads it. */
export const atomicMarker = family<[ControlledPlace]>({
  key: once((place) => `${place}.atomic`),
  each({ rulings }) {
    if (countsAsAllied(rulings))
      return [...PLACES['55.11'], ...PLACES['57.11']].map((place) => [place] as const);
    return own(rulings, 'germany-needed') === 'berlin' ? [['berlin']] : [];
  },
  spec: (_, place) =>
    fact('atomicMarker', truth, ['54.22', '55.11', '57.11'], {
      under: say.facts.atomic(),
      args: { place },
    }),
});

/** What a line reads to know who controls a place: by ruling atomic-marker-control its marker, too. */
export function markerOf(rulings: Readonly<Rulings>, place: ControlledPlace): readonly string[] {
  return countsAsAllied(rulings) ? [atomicMarker.key(place)] : [];
}

/** Atomic attack markers. */
export const MARKERS = part(import.meta.url, { rulings: RULINGS, facts: [atomicMarker] });
