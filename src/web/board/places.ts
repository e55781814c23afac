import { useEffect, useState } from 'react';
import { own } from '../../kernel/json.ts';

/** Where a place stands on the map. `d`: its outline as an SVG path; absent for a mere point. */
export interface Spot {
  readonly d?: string;
  readonly x: number;
  readonly y: number;
}

/** The map of a rulebook: its places, and as `land` all that is none of them. */
export interface MapFile {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  readonly places: Readonly<Record<string, Spot>>;
}

/** The maps there are, by the rulebook's id; each is a file of its own, the heaviest part of the desk. */
const MAPS = import.meta.glob<MapFile>('../map/*.json', { import: 'default' });

/** The maps that have come: what is printed is drawn at once, and waits for nothing. */
const come = new Map<string, MapFile | null>();

/** The map of a rulebook; undefined while it comes, null when there is none or it does not come. */
export function useMapFile(rulebook: string): MapFile | null | undefined {
  const [map, setMap] = useState<MapFile | null | undefined>(() => come.get(rulebook));
  useEffect(() => {
    let here = true;
    const load = own(MAPS, `../map/${rulebook}.json`);
    void (load?.() ?? Promise.resolve(null))
      .catch(() => null)
      .then((file) => {
        come.set(rulebook, file);
        if (here) setMap(file);
      });
    return () => {
      here = false;
    };
  }, [rulebook]);
  return map;
}
