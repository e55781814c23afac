import {
  type Line,
  type LineHead,
  type Rulings,
  json,
  line,
  rulingsOf,
  truth,
  once,
} from '../../../kernel/index.ts';
import {
  ALLIES,
  control,
  type ControlledPlace,
  type Controller,
  isHeld,
  placeLine,
  PLACES,
} from './control.ts';
import { fact, family } from '../facts/facts.ts';
import { mapTexts } from './map.words.ts';
import { part } from '../part.ts';

// Atomic attack markers in the places that a resistance table counts (rulings atomic-marker-control and germany-needed).

/** Whether a place with an atomic attack marker counts as controlled by the Allies (ruling atomic-marker-control). */
function countsAsAllied(rulings: Readonly<Rulings>): boolean {
  return json.own(rulings, 'atomic-marker-control') === 'yes';
}

/** Whether a place has an atomic attack marker in it (54.22, 55.11, 57.11): asked only where a ruling reads it. */
export const atomicMarker = family<[ControlledPlace]>({
  key: once((place) => `${place}.atomic`),
  each({ rulings }) {
    if (countsAsAllied(rulings))
      return [...PLACES['55.11'], ...PLACES['57.11']].map((place) => [place] as const);
    return json.own(rulings, 'germany-needed') === 'berlin' ? [['berlin']] : [];
  },
  spec: (_, place) =>
    fact('atomicMarker', truth, ['54.22', '55.11', '57.11'], {
      under: mapTexts.facts.atomic(),
      args: { place },
    }),
});

/** A line that counts who controls a place (55.11, 57.11): by ruling atomic-marker-control the Allies where it has a marker. */
export function markedLine(
  rulings: Readonly<Rulings>,
  row: LineHead,
  place: ControlledPlace,
  by: readonly Controller[],
  value: number,
): Line {
  if (!countsAsAllied(rulings)) return placeLine(row, place, by, value);
  const marker = atomicMarker.key(place);
  return line(row, [control.key(place), marker], (known) => {
    const isSo = known.truth(marker) ? by === ALLIES : isHeld(known, place, by);
    return isSo ? value : 0;
  });
}

const { RULINGS } = rulingsOf([
  {
    id: 'atomic-marker-control',
    clauses: ['55.11', '57.11'],
    question: 'Does a place with an atomic attack marker count as controlled by the Allies?',
    choices: [
      { id: 'no', text: 'No: the marker changes nothing of who controls it.' },
      { id: 'yes', text: 'Yes: it counts as controlled by the Allies.' },
    ],
    default: 'no',
    fixed: true,
  },
]);

/** Atomic attack markers. */
export const MARKERS = part(import.meta.url, { rulings: RULINGS, facts: [atomicMarker] });
