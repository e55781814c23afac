import type { FactSpec } from '../../kernel/facts.ts';
import type { Field, FileForm, FileForms, Named, Part } from '../../kernel/file-form.ts';
import { isRecord, type Json } from '../../kernel/json.ts';
import { renderValue } from '../../kernel/words.ts';
import { type GameData, LAST_START } from './data.ts';
import type { MapFile } from './map-file.ts';
import { OUR_MAP } from './map.ts';
import { NAMES, upper } from './names.words.ts';
import { NATIONS } from './nations.ts';
import { PLACES } from './territories.ts';

const name = (id: string): Named => ({ value: id, title: upper(renderValue(NAMES, id)) });
const text: Part = { kind: 'text' };
const ids: Part = { kind: 'ids' };
const MOST_VALUE = 30;
const NOTE: Field = {
  key: 'note',
  title: 'Note',
  about: 'Whatever else you want to say of it.',
  part: { kind: 'text', long: true },
};

const lands: Field = {
  key: 'lands',
  title: 'Land of the players',
  about:
    'What the stories name, and what touches a neutral territory. The neutral territories are there already.',
  needed: true,
  part: {
    kind: 'list',
    one: 'Land',
    fold: true,
    begin: { id: '', name: '', owner: '' },
    item: {
      kind: 'group',
      fields: [
        { key: 'name', title: 'Name', part: text, needed: true, names: 'id' },
        {
          key: 'id',
          title: 'Short name',
          about: 'Small letters, digits and hyphens; made from the name.',
          part: text,
          needed: true,
        },
        {
          key: 'owner',
          title: 'Whose original land',
          part: { kind: 'one', of: NATIONS.map(name) },
          needed: true,
        },
        {
          key: 'value',
          title: 'What it pays',
          about: 'Left out: nobody has said.',
          part: { kind: 'whole', min: 0, max: MOST_VALUE },
        },
        { key: 'europe', title: 'In Europe', part: { kind: 'flag' } },
      ],
    },
  },
};

const SHORT_NAMES = 'Short names with commas between.';

const NO_ZONES: Json = Object.fromEntries(Object.keys(OUR_MAP.seaZones).map((id) => [id, '']));

const map: FileForm = {
  kind: 'map',
  title: 'A map of your own',
  about:
    'Which places of your board touch by land, what lies in the Americas, and the land of the players. What the guide itself proves must hold.',
  body: {
    kind: 'group',
    fields: [
      lands,
      {
        key: 'adjacent',
        title: 'What touches by land',
        about: `Each pair once. ${SHORT_NAMES}`,
        needed: true,
        part: { kind: 'list', one: 'Pair', fold: true, begin: [], item: ids },
      },
      { key: 'southAmerica', title: 'South America', about: SHORT_NAMES, needed: true, part: ids },
      { key: 'northAmerica', title: 'North America', about: SHORT_NAMES, needed: true, part: ids },
      {
        key: 'seaZones',
        title: 'Sea zones of the neutral destroyers',
        needed: true,
        part: {
          kind: 'group',
          fields: Object.keys(OUR_MAP.seaZones).map((id) => ({
            ...name(id),
            key: id,
            part: text,
            needed: true,
          })),
        },
      },
      NOTE,
    ],
  },
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
function start(onMap: MapFile): FileForm {
  return {
    kind: 'start',
    title: 'A start of your own',
    about:
      'A game in progress: which turn it is, and what holds by now. Say only what you know to be otherwise.',
    body: {
      kind: 'group',
      fields: [
        {
          key: 'turn',
          title: 'Turn',
          about: '1 is July to December 1939.',
          part: { kind: 'whole', min: 1, max: LAST_START },
          needed: true,
        },
        {
          key: 'facts',
          title: 'What holds by now',
          about: 'Only what you set goes into the file.',
          part: { kind: 'facts' },
        },
        NOTE,
      ],
    },
    begins: [{ title: 'Empty', document: { format: 1, kind: 'start', turn: null } }],
    fileName: (document) =>
      ['start', ...(isRecord(document) ? [document['turn']] : [])].filter(Boolean).join('-'),
    groupOf: (_, spec) => groupOf(spec, onMap),
  };
}

/** A fact stands under its place or its entry; else under its nation. */
function groupOf({ question }: FactSpec, onMap: MapFile): string {
  const { place, entry, nation, a } = question.args ?? {};
  const about = [place, entry, nation, a].find((each) => typeof each === 'string');
  if (about === undefined) return 'The table';
  const land = PLACES.includes(about) ? undefined : onMap.lands.find(({ id }) => id === about);
  return upper(land?.name ?? renderValue(NAMES, about));
}

/** The files of docs/maps.md: a start may speak of the lands of the map before it. */
export const fileForms: FileForms = (data) => [
  map,
  start((data as unknown as GameData | null)?.map ?? OUR_MAP),
];
