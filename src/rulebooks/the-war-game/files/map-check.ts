import { files, json } from '../../../kernel/index.ts';
import { nameOf } from '../names.words.ts';
import type { MapFile } from './map-file.ts';
import { type Nation, NATIONS } from '../nations.ts';
import type { PlaceId } from '../stories/rule.ts';
import { PLACES } from '../rules/e-territories.ts';

/** The most of each: of a land all nations may hold it, and a board has no more names than an atlas page. */
const MOST = { lands: 120, pairs: 500, places: 200, value: 30 } as const;

const SHORT_NAMES = 'Short names with commas between.';
const titleOf = (value: string) => files.titledValue(value, nameOf(value));

export const NOTE = files.optionalField(files.long, 'Note', {
  about: 'Whatever else you want to say of it.',
});

/** A piece of player land that rules name or that touches a neutral territory. */
const land = files.group(
  {
    id: files.neededField(
      files.also(files.id, (check, read, path) => {
        if (PLACES.includes(read))
          check.fail(path, `"${read}" is a neutral territory of the guide, and no player land`);
      }),
      'Short name',
      { about: 'Small letters, digits and hyphens; made from the name.' },
    ),
    name: files.neededField(files.text, 'Name', { names: 'id' }),
    /** Whose original land it is. */
    owner: files.neededField(files.one(NATIONS, titleOf), 'Whose original land'),
    /** What it pays; null where nobody has said. */
    value: files.nullableField(files.whole(0, MOST.value), 'What it pays', {
      about: 'Left out: nobody has said.',
    }),
    /** Whether it lies in Europe, where SPA.I1 counts original land. */
    europe: files.flagField('In Europe'),
  },
  { shown: ['name', 'id', 'owner', 'value', 'europe'] },
);

const lands = files.unlike(
  files.list(land, { one: 'Land', fold: true, begin: { id: '', name: '', owner: '' }, most: MOST.lands }),
);

/** A place that the map or the guide has. */
function placeOf(known: ReadonlySet<PlaceId>): files.Description<PlaceId> {
  return {
    part: files.text.part,
    read(check, value, path) {
      if (typeof value === 'string' && known.has(value)) return value;
      check.fail(path, `"${json.quote(value)}" is neither a land of this map nor a territory of the guide`);
      return '';
    },
  };
}

function pairOf(place: files.Description<PlaceId>): files.Description<readonly [PlaceId, PlaceId]> {
  const both = files.also(files.ids(place, 2), (check, named, path, value) => {
    const [a, b] = named;
    if (Array.isArray(value) && named.length < 2) check.fail(path, 'must name two places that touch');
    if (a !== undefined && a !== '' && a === b) check.fail(path, `"${a}" cannot touch itself`);
  });
  return {
    part: both.part,
    read(check, value, path) {
      const [a = '', b = ''] = both.read(check, value, path);
      return [a, b];
    },
  };
}

/** Pairs that touch by land, each once. */
function pairsOf(
  place: files.Description<PlaceId>,
): files.Description<readonly (readonly [PlaceId, PlaceId])[]> {
  const asked = { one: 'Pair', fold: true, begin: [], most: MOST.pairs } as const;
  return files.also(files.list(pairOf(place), asked), (check, pairs, path) => {
    const seen = new Set<string>();
    for (const [i, [a, b]] of pairs.entries()) {
      const pair = [a, b].toSorted().join('/');
      if (a !== '' && b !== '' && seen.has(pair))
        check.fail([...path, i], `"${a}" and "${b}" are there twice`);
      seen.add(pair);
    }
  });
}

/** Where the two neutral destroyers lie (G.D1): the names of the sea zones. */
const ZONES: readonly PlaceId[] = ['brazil-northern', 'greece'];
const zones = files.group(
  Object.fromEntries(ZONES.map((zone) => [zone, files.neededField(files.text, titleOf(zone).title)])),
);

function mapWith(known: ReadonlySet<PlaceId>) {
  const place = placeOf(known);
  const continent = files.distinct(place, MOST.places);
  return files.file(
    {
      note: NOTE,
      lands: files.neededField(lands, 'Land of the players', {
        about:
          'What the stories name, and what touches a neutral territory. The neutral territories are there already.',
      }),
      adjacent: files.neededField(pairsOf(place), 'What touches by land', {
        about: `Each pair once. ${SHORT_NAMES}`,
      }),
      southAmerica: files.neededField(continent, 'South America', { about: SHORT_NAMES }),
      northAmerica: files.neededField(continent, 'North America', { about: SHORT_NAMES }),
      seaZones: files.neededField(zones, 'Sea zones of the neutral destroyers'),
    },
    { shown: ['lands', 'adjacent', 'southAmerica', 'northAmerica', 'seaZones', 'note'] },
  );
}

/** How a map is asked for. */
export const MAP: files.DescribedGroup<unknown> = mapWith(new Set());

/** Read a map; its faults are with the check. */
export function readMap(check: files.DataCheck, document: Record<string, unknown>): MapFile {
  const ours = lands.read(new files.DataCheck(), document['lands'], ['lands']);
  const known = new Set([...PLACES, ...ours.map(({ id: named }) => named)]);
  const { note: _, ...map } = mapWith(known).read(check, document, []);
  if (check.faults.length === 0) checkWhole(check, map);
  return map;
}

/** A pair of places that the guide's own text proves to touch, or not to; `why`: where it does. */
interface Proven {
  readonly pair: readonly [PlaceId, PlaceId];
  readonly touch: boolean;
  readonly why: string;
}
const strait = 'the strait roll counts Bulgaria and Greece as adjacent to Turkey (TUR.S2)';
const bonus =
  'what is adjacent makes Saudi Arabia a Sworn ally, and these four give a bonus only (SAU.E1, SAU.M1)';
const PROVEN: readonly Proven[] = [
  { pair: ['turkey', 'bulgaria'], touch: true, why: strait },
  { pair: ['turkey', 'greece'], touch: true, why: strait },
  { pair: ['peru', 'ecuador'], touch: true, why: 'Peru attacks Ecuador by land (PER.U1)' },
  ...['anglo-egyptian-sudan', 'egypt', 'iran', 'syria'].map(
    (id): Proven => ({ pair: ['saudi-arabia', id], touch: false, why: bonus }),
  ),
];

/** Lands that a story names, with their owner where the text says it. */
interface Needed {
  readonly lands: readonly PlaceId[];
  readonly owner?: Nation;
  readonly why: string;
}
const NEEDED: readonly Needed[] = [
  { lands: ['great-britain', 'northern-ireland'], owner: 'uk', why: 'EIR.E2' },
  { lands: ['kola', 'karelia'], owner: 'ussr', why: 'FIN.E2' },
  { lands: ['france'], owner: 'france', why: 'POR.E1, SPA.I2' },
  { lands: ['french-indo-china'], owner: 'france', why: 'THA.U1' },
  { lands: ['algeria', 'morocco', 'tunisia'], owner: 'france', why: 'SPA.I1' },
  { lands: ['gibraltar'], why: 'SPA.I1' },
  { lands: ['egypt', 'anglo-egyptian-sudan', 'syria'], why: 'SAU.M1' },
];

/** What can only be seen with the whole map: what the text itself proves of it. */
function checkWhole(check: files.DataCheck, map: MapFile): void {
  for (const { lands, owner, why } of NEEDED)
    for (const id of lands) checkNeeded(check, map, { id, owner, why });
  for (const each of PROVEN) checkProven(check, map, each);
  for (const nation of ['germany', 'italy'])
    if (!map.lands.some(({ owner, europe }) => owner === nation && europe))
      check.fail(['lands'], `must mark some land of ${nation} as European: SPA.I1 counts it`);
  for (const field of ['southAmerica', 'northAmerica'] as const)
    if (map[field].length === 0) check.fail([field], 'must name the places of the continent');
  map.northAmerica.forEach((id, i) => {
    if (map.southAmerica.includes(id)) check.fail(['northAmerica', i], `"${id}" is in southAmerica too`);
  });
}

function checkNeeded(
  check: files.DataCheck,
  { lands }: MapFile,
  { id, owner, why }: { id: PlaceId; owner: Nation | undefined; why: string },
): void {
  const at = lands.findIndex((land) => land.id === id);
  if (at < 0) check.fail(['lands'], `must have "${id}": a story names it (${why})`);
  else if (owner !== undefined && lands[at]?.owner !== owner)
    check.fail(['lands', at, 'owner'], `must be ${owner}: so the guide has "${id}" (${why})`);
}

function checkProven(
  check: files.DataCheck,
  { adjacent }: MapFile,
  { pair: [a, b], touch, why }: Proven,
): void {
  const at = adjacent.findIndex(([one, other]) => (one === a && other === b) || (one === b && other === a));
  if (touch && at < 0) check.fail(['adjacent'], `must have "${a}" and "${b}": ${why}`);
  if (!touch && at >= 0) check.fail(['adjacent', at], `"${a}" and "${b}" cannot touch: ${why}`);
}
