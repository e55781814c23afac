import { type ReactNode, useEffect, useState } from 'react';
import type { Tone } from '../../kernel/board/panel.ts';
import type { Standing } from '../api.ts';
import { classesOf } from '../board/look.tsx';
import { loadMap, type MapFile, mapOf, type Spot } from '../map/places.ts';

type Places = NonNullable<Standing['map']>;

/** The map of a game in small, to know it by: all that it shows stands on its desk in words. */
export function Thumb({ of: { rulebook, map } }: { readonly of: Standing }): ReactNode {
  const [file, setFile] = useState(() => mapOf(rulebook));
  useEffect(() => {
    let gone = false;
    void loadMap(rulebook).then(() => !gone && setFile(mapOf(rulebook)));
    return () => {
      gone = true;
    };
  }, [rulebook]);
  if (!file || !map) return null;
  const { land, places } = file;
  const tones = new Map(map.map((place) => [place.id, classesOf(place)]));
  return (
    <svg
      className="map thumb"
      viewBox={windowOf(file, map)}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className="land">
        <path d={land} />
      </g>
      {Object.entries(places).map(
        ([id, { d }]) =>
          d && (
            <g key={id} className={tones.has(id) ? `place ${tones.get(id)}` : 'land'}>
              <path d={d} />
            </g>
          ),
      )}
    </svg>
  );
}

/** So much of the map is shown. */
const SHARE = 0.62;

/** The part of the map in which something has come about, else its middle. */
function windowOf({ width, height, places }: MapFile, map: Places): string {
  const taken = map.filter(({ tone }) => CAMPS.includes(tone)).flatMap(({ id }) => places[id] ?? []);
  const middle = (of: (spot: Spot) => number, most: number): number => {
    const at = taken.length === 0 ? most / 2 : taken.reduce((sum, spot) => sum + of(spot), 0) / taken.length;
    const size = most * SHARE;
    return Math.round(Math.max(0, Math.min(most - size, at - size / 2)));
  };
  const size = [width, height].map((each) => Math.round(each * SHARE));
  return [middle(({ x }) => x, width), middle(({ y }) => y, height), ...size].join(' ');
}

const CAMPS: readonly Tone[] = ['first', 'second', 'third'];
