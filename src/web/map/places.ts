import { own } from '../../kernel/json.ts';

/** Where a place stands on the map. `d`: its outline as an SVG path; absent for a mere point. */
export interface Spot {
  readonly d?: string;
  readonly x: number;
  readonly y: number;
}

/** A name on a map that stands for no place of the board. */
export interface Label {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The map of a rulebook: its places, and as `land` all that is none of them. */
export interface MapFile {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  readonly places: Readonly<Record<string, Spot>>;
  readonly waters: readonly Label[];
  /** Lands and islands out of play. */
  readonly lands: readonly Label[];
}

/** The maps there are, by the rulebook's id; each is a file of its own, the heaviest part of the desk. */
const MAPS = import.meta.glob<MapFile>('./*.json', { import: 'default' });

/** The maps that have come. */
const come = new Map<string, MapFile>();

/** Fetch the map of a rulebook, if it has one, before its board is drawn: a map that came later would push away what is pressed. */
export async function loadMap(rulebook: string): Promise<void> {
  const file = await own(MAPS, `./${rulebook}.json`)?.().catch(() => null);
  if (file) come.set(rulebook, file);
}

/** The map of a rulebook; null when there is none or it did not come. */
export function mapOf(rulebook: string): MapFile | null {
  return come.get(rulebook) ?? null;
}
