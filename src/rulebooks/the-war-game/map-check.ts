import { shown } from '../../kernel/json.ts';
import type { DataCheck, Path } from '../data-check.ts';
import type { Land, MapFile } from './map-file.ts';
import { NATIONS, type Nation } from './nations.ts';
import type { PlaceId } from './rule.ts';

const FIELDS = ['format', 'kind', 'note', 'lands', 'adjacent', 'southAmerica', 'northAmerica', 'seaZones'];

/** The most of each: of a land all nations may hold it, and a board has no more names than an atlas page. */
const MOST = { lands: 120, pairs: 500, places: 200, value: 30 } as const;

/** Read a map; its faults are with the check. `neutrals`: the places of the guide, whose ids a map uses and does not choose. */
export function readMap(
  check: DataCheck,
  document: Record<string, unknown>,
  neutrals: readonly PlaceId[],
): MapFile {
  check.fields(document, [], FIELDS);
  check.optional(document['note'], (note) => check.text(note, ['note']));
  const lands = check.each(
    document['lands'],
    ['lands'],
    (land, path) => readLand(check, land, path, neutrals),
    MOST.lands,
  );
  check.once(lands, ['lands']);
  const known = new Set([...neutrals, ...lands.map(({ id }) => id)]);
  const map: MapFile = {
    lands,
    adjacent: readPairs(check, document['adjacent'], known),
    southAmerica: readPlaces(check, document['southAmerica'], 'southAmerica', known),
    northAmerica: readPlaces(check, document['northAmerica'], 'northAmerica', known),
    seaZones: readZones(check, document['seaZones']),
  };
  if (check.faults.length === 0) checkWhole(check, map);
  return map;
}

function readLand(check: DataCheck, value: unknown, path: Path, neutrals: readonly PlaceId[]): Land {
  const given = check.object(value, path);
  check.fields(given, path, ['id', 'name', 'owner', 'value', 'europe']);
  const at = (key: string): Path => [...path, key];
  const id = check.id(given['id'], at('id'));
  if (neutrals.includes(id))
    check.fail(at('id'), `"${id}" is a neutral territory of the guide, and no player land`);
  const pays = given['value'] ?? null;
  return {
    id,
    name: check.text(given['name'], at('name')),
    owner: check.one(given['owner'], at('owner'), NATIONS),
    value: pays === null ? null : check.whole(pays, at('value'), 0, MOST.value),
    ...(check.flag(given['europe'], at('europe')) && { europe: true as const }),
  };
}

/** A place that the map or the guide has. */
function readPlace(check: DataCheck, value: unknown, path: Path, known: ReadonlySet<PlaceId>): PlaceId {
  if (typeof value === 'string' && known.has(value)) return value;
  check.fail(path, `"${shown(value)}" is neither a land of this map nor a territory of the guide`);
  return '';
}

function readPairs(check: DataCheck, value: unknown, known: ReadonlySet<PlaceId>): MapFile['adjacent'] {
  const seen = new Set<string>();
  return check.each(
    value,
    ['adjacent'],
    (given, path) => {
      const ids = check.list(given, path, 2);
      if (Array.isArray(given) && ids.length < 2) check.fail(path, 'must name two places that touch');
      const [a = '', b = ''] = ids.map((id, i) => readPlace(check, id, [...path, i], known));
      if (a !== '' && a === b) check.fail(path, `"${a}" cannot touch itself`);
      const pair = [a, b].toSorted().join('/');
      if (a !== '' && b !== '' && seen.has(pair)) check.fail(path, `"${a}" and "${b}" are there twice`);
      seen.add(pair);
      return [a, b] as const;
    },
    MOST.pairs,
  );
}

function readPlaces(
  check: DataCheck,
  value: unknown,
  field: 'southAmerica' | 'northAmerica',
  known: ReadonlySet<PlaceId>,
): readonly PlaceId[] {
  const read = check.each(value, [field], (id, path) => readPlace(check, id, path, known), MOST.places);
  read.forEach((id, i) => {
    if (id !== '' && read.indexOf(id) !== i) check.fail([field, i], `"${id}" is there twice`);
  });
  return read;
}

/** Where the two neutral destroyers lie (G.D1). */
const ZONES: readonly PlaceId[] = ['brazil-northern', 'greece'];

function readZones(check: DataCheck, value: unknown): MapFile['seaZones'] {
  const given = check.object(value, ['seaZones']);
  check.fields(given, ['seaZones'], ZONES);
  return Object.fromEntries(ZONES.map((id) => [id, check.text(given[id], ['seaZones', id])]));
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
function checkWhole(check: DataCheck, map: MapFile): void {
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
  check: DataCheck,
  { lands }: MapFile,
  { id, owner, why }: { id: PlaceId; owner: Nation | undefined; why: string },
): void {
  const at = lands.findIndex((land) => land.id === id);
  if (at < 0) check.fail(['lands'], `must have "${id}": a story names it (${why})`);
  else if (owner !== undefined && lands[at]?.owner !== owner)
    check.fail(['lands', at, 'owner'], `must be ${owner}: so the guide has "${id}" (${why})`);
}

function checkProven(check: DataCheck, { adjacent }: MapFile, { pair: [a, b], touch, why }: Proven): void {
  const at = adjacent.findIndex(([one, other]) => (one === a && other === b) || (one === b && other === a));
  if (touch && at < 0) check.fail(['adjacent'], `must have "${a}" and "${b}": ${why}`);
  if (!touch && at >= 0) check.fail(['adjacent', at], `"${a}" and "${b}" cannot touch: ${why}`);
}
