import { type FactSpec, type Json, type files, json } from '../../../kernel/index.ts';
import { type GameData, startOn } from './data.ts';
import { MAP } from './map-check.ts';
import type { MapFile } from './map-file.ts';
import { OUR_MAP } from './map.ts';
import { nameOf, upper } from '../names.words.ts';
import { PLACES } from '../rules/e-territories.ts';

const NO_ZONES: Json = Object.fromEntries(Object.keys(OUR_MAP.seaZones).map((id) => [id, '']));

const map: files.FileForm = {
  kind: 'map',
  title: 'A map of your own',
  about:
    'Which places of your board touch by land, what lies in the Americas, and the land of the players. What the guide itself proves must hold.',
  without: 'The map of the program is played; what land pays is asked where it counts.',
  body: MAP.part,
  begins: [
    {
      title: 'Empty',
      document: {
        format: 1,
        kind: 'map',
        lands: [],
        adjacent: [],
        southAmerica: [],
        northAmerica: [],
        seaZones: NO_ZONES,
      },
    },
    { title: 'From the map of the program', document: ourDocument() },
  ],
  fileName: () => 'map',
};

/** The map of the program as a file that players can change. */
function ourDocument(): Record<string, Json> {
  const told = OUR_MAP.lands.map(({ value, ...land }) => (value === null ? land : { ...land, value }));
  return { format: 1, kind: 'map', ...(OUR_MAP as unknown as Record<string, Json>), lands: told as Json };
}

/** How a game begins on a map. */
function start(onMap: MapFile): files.FileForm {
  return {
    kind: 'start',
    title: 'A start of your own',
    about:
      'A game in progress: which turn it is, and what holds by now. Say only what you know to be otherwise.',
    body: startOn(onMap).part,
    begins: [{ title: 'Empty', document: { format: 1, kind: 'start', turn: null } }],
    fileName: (document) =>
      ['start', ...(json.isRecord(document) ? [document['turn']] : [])].filter(Boolean).join('-'),
    groupOf: (_, spec) => groupOf(spec, onMap),
  };
}

/** A fact stands under its place or its entry; else under its nation. */
function groupOf({ question }: FactSpec, onMap: MapFile): string {
  const { place, entry, nation, a } = question.args ?? {};
  const about = [place, entry, nation, a].find((each) => typeof each === 'string');
  if (about === undefined) return 'The table';
  const land = PLACES.includes(about) ? undefined : onMap.lands.find(({ id }) => id === about);
  return upper(land?.name ?? nameOf(about));
}

/** The files of docs/maps.md: a start may speak of the lands of the map before it. */
export const fileForms: files.FileForms = (data) => [
  map,
  start((data as unknown as GameData | null)?.map ?? OUR_MAP),
];
