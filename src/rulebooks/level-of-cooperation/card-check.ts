import { isRecord, type Json, own, tooMuch } from '../../kernel/json.ts';
import type { DataFault } from '../../kernel/rulebook.ts';
import { DataCheck, MOST, type Path } from '../data-check.ts';
import type { Card, GameData, Neutral } from './card.ts';
import { UNIT_TYPES } from './card.ts';
import { EXAMPLE_CARD } from './card.example.ts';
import { isNation, MARKER_LEVEL, NATION_IDS, type NationId, REGIONS, sideOf, toward } from './nations.ts';

type Found = { readonly data: Json } | { readonly faults: readonly DataFault[]; readonly file: number };

/**
 * Read data files in order: a `card` replaces the board, a `start` changes how the game begins. Every fault of the
 * first bad file is returned with its path; nothing is repaired or guessed.
 */
export function readData(files: readonly Json[]): Found {
  let data: GameData = { card: EXAMPLE_CARD, control: {} };
  for (const [file, document] of files.entries()) {
    const check = new Check();
    const next = readDocument(check, document, data);
    if (check.faults.length > 0 || !next) return { faults: check.faults, file };
    data = next;
  }
  return { data: files.length === 0 ? null : (data as unknown as Json) };
}

function readDocument(check: Check, document: Json, before: GameData): GameData | null {
  const why = tooMuch(document, MOST);
  if (why !== null) return check.fail([], why);
  if (!isRecord(document)) return check.fail([], 'must be an object with format and kind');
  if (document['format'] !== 1) return check.fail(['format'], 'must be 1; no other format is known');
  if (document['kind'] === 'card') return readCard(check, document, before);
  if (document['kind'] === 'start') return readStart(check, document, before);
  return check.fail(['kind'], 'must be "card" or "start"');
}

/** The ids of a card are answers too, beside "pass". */
class Check extends DataCheck {
  override id(value: unknown, path: Path): string {
    if (value !== 'pass') return super.id(value, path);
    this.fail(path, '"pass" is the answer of a nation that does not roll');
    return '';
  }
}

/** The most neutrals of a card: each has a sheet for every nation. */
const MOST_NEUTRALS = 100;

const CARD_FIELDS = ['format', 'kind', 'title', 'note', 'territories', 'neutrals', 'allotted'];

function readCard(check: Check, document: Record<string, unknown>, before: GameData): GameData {
  check.fields(document, [], CARD_FIELDS);
  const territories = check
    .list(document['territories'], ['territories'])
    .map((each, i) => readTerritory(check, each, ['territories', i]));
  const neutrals = check
    .list(document['neutrals'], ['neutrals'], MOST_NEUTRALS)
    .map((each, i) => readNeutral(check, each, ['neutrals', i]));
  if (neutrals.length === 0 && check.faults.length === 0)
    check.fail(['neutrals'], 'must name at least one neutral');
  const card: Card = {
    title: check.text(document['title'], ['title']),
    note: document['note'] === undefined ? '' : check.text(document['note'], ['note']),
    territories,
    neutrals,
    allotted: readAllotted(check, document['allotted']),
  };
  if (check.faults.length === 0) checkWhole(check, card);
  return { ...before, card, control: {}, captured: {} };
}

function readTerritory(check: Check, value: unknown, path: Path): Card['territories'][number] {
  const given = check.object(value, path);
  check.fields(given, path, ['id', 'name', 'owner', 'capital', 'home']);
  const flag = (key: string): Record<string, boolean> =>
    given[key] === undefined ? {} : { [key]: check.flag(given[key], [...path, key]) };
  return {
    id: check.id(given['id'], [...path, 'id']),
    name: check.text(given['name'], [...path, 'name']),
    owner: check.one(given['owner'], [...path, 'owner'], NATION_IDS),
    ...flag('capital'),
    ...flag('home'),
  };
}

function readNeutral(check: Check, value: unknown, path: Path): Neutral {
  const given = check.object(value, path);
  check.fields(given, path, ['id', 'name', 'regions', 'adjacent', 'value', 'army', 'level', 'marker']);
  const at = (key: string): Path => [...path, key];
  const army = given['army'] === undefined ? {} : check.object(given['army'], at('army'));
  check.fields(army, at('army'), UNIT_TYPES);
  return {
    id: check.id(given['id'], at('id')),
    name: check.text(given['name'], at('name')),
    regions: check
      .list(given['regions'], at('regions'))
      .map((each, i) => check.one(each, [...at('regions'), i], REGIONS)),
    adjacent: check
      .list(given['adjacent'], at('adjacent'))
      .map((each, i) => check.id(each, [...at('adjacent'), i])),
    value: check.whole(given['value'], at('value'), 0, 99),
    army: Object.fromEntries(
      Object.entries(army).map(([type, count]) => [type, check.whole(count, [...at('army'), type], 0, 99)]),
    ),
    level: given['level'] === undefined ? 0 : check.whole(given['level'], at('level'), -5, 5),
    ...(given['marker'] === undefined
      ? {}
      : { marker: check.one(given['marker'], at('marker'), NATION_IDS) }),
  };
}

function readAllotted(check: Check, value: unknown): Card['allotted'] {
  if (value === undefined) return {};
  const given = check.object(value, ['allotted']);
  check.fields(given, ['allotted'], NATION_IDS);
  return Object.fromEntries(
    Object.entries(given).map(([nation, list]) => [
      nation,
      check.list(list, ['allotted', nation]).map((each, i) => check.id(each, ['allotted', nation, i])),
    ]),
  );
}

/** What can only be seen with the whole card: ids used twice or unknown, one-sided borders, capitals, markers. */
function checkWhole(check: Check, card: Card): void {
  const seen = new Set<string>();
  const once = (id: string, path: Path): void => {
    if (seen.has(id)) check.fail(path, `"${id}" is used twice`);
    seen.add(id);
  };
  card.territories.forEach(({ id }, i) => once(id, ['territories', i, 'id']));
  card.neutrals.forEach(({ id }, i) => once(id, ['neutrals', i, 'id']));
  const borders = new Map(card.neutrals.map(({ id, adjacent }) => [id, new Set(adjacent)]));
  card.neutrals.forEach((neutral, i) => checkNeighbours(check, neutral, i, { ids: seen, borders }));
  card.neutrals.forEach((neutral, i) => checkMarker(check, neutral, ['neutrals', i]));
  for (const nation of NATION_IDS) {
    const capitals = card.territories.filter((each) => each.owner === nation && each.capital).length;
    if (capitals !== 1)
      check.fail(['territories'], `${nation} must have exactly one capital, not ${capitals}`);
    card.allotted[nation]?.forEach((id, i) => {
      if (!borders.has(id)) check.fail(['allotted', nation, i], `"${id}" is not a neutral of this card`);
    });
  }
}

/** The places of a card, and what each of its neutrals borders on. */
interface Places {
  readonly ids: ReadonlySet<string>;
  readonly borders: ReadonlyMap<string, ReadonlySet<string>>;
}

function checkNeighbours(check: Check, { id: own, adjacent }: Neutral, i: number, places: Places): void {
  const named = new Set<string>();
  adjacent.forEach((id, j) => {
    const path: Path = ['neutrals', i, 'adjacent', j];
    const other = places.borders.get(id);
    if (!places.ids.has(id) || id === own) check.fail(path, `"${id}" is not another place of this card`);
    else if (named.has(id)) check.fail(path, `"${id}" is named twice`);
    else if (other && !other.has(own)) check.fail(path, `"${id}" must name "${own}" too`);
    named.add(id);
  });
}

function checkMarker(check: Check, { level, marker }: Pick<Neutral, 'level' | 'marker'>, path: Path): void {
  const marked = Math.abs(level) >= MARKER_LEVEL;
  if (marked && !marker) check.fail([...path, 'level'], `${level} needs the marker of a nation (R7)`);
  if (!marked && marker) check.fail([...path, 'marker'], 'is there only from level 3 on (R7)');
  if (marked && marker && toward(sideOf(marker), level) < 0)
    check.fail([...path, 'marker'], 'is not on the side of the level');
}

const START_FIELDS = [
  'format',
  'kind',
  'levels',
  'markers',
  'control',
  'captured',
  'replaced',
  'movers',
  'rounds',
  'order',
  'round',
  'nation',
];

function readStart(check: Check, document: Record<string, unknown>, before: GameData): GameData {
  check.fields(document, [], START_FIELDS);
  const levels = check.object(document['levels'] ?? {}, ['levels']);
  const markers = check.object(document['markers'] ?? {}, ['markers']);
  for (const [field, given] of [
    ['levels', levels],
    ['markers', markers],
  ] as const)
    checkNeutrals(check, field, given, before.card);
  const neutrals = before.card.neutrals.map((neutral) =>
    startNeutral(check, neutral, own(levels, neutral.id), own(markers, neutral.id)),
  );
  const { rounds, order } = document;
  const control = readControl(check, document['control'], before.card);
  const nations = (field: string): Record<string, NationId> =>
    readNations(check, field, document[field], before.card);
  const [captured, replaced, movers] = [nations('captured'), nations('replaced'), nations('movers')];
  for (const { id, marker } of neutrals) {
    const captor = captured[id];
    if (captor && marker && sideOf(captor) === sideOf(marker))
      check.fail(['captured', id], `is on the side of the marker of ${marker}, so it cannot take it (R10)`);
    if (replaced[id] && !marker)
      check.fail(['replaced', id], 'has no marker, so its units are its own (S11)');
  }
  return {
    ...before,
    card: { ...before.card, neutrals },
    control: { ...before.control, ...control },
    captured: { ...before.captured, ...captured },
    replaced: { ...before.replaced, ...replaced },
    movers: { ...before.movers, ...movers },
    ...(rounds === undefined ? {} : { rounds: check.whole(rounds, ['rounds'], 1, 99) }),
    ...(order === undefined ? {} : { order: readOrder(check, order) }),
    ...readMiddle(check, document, before),
  };
}

/** The round and the nation with which a game begins in the middle. */
function readMiddle(
  check: Check,
  { round, nation, rounds = 99 }: Record<string, unknown>,
  before: GameData,
): Pick<GameData, 'round' | 'nation'> {
  const last = typeof rounds === 'number' ? Math.min(rounds, before.rounds ?? 99) : 99;
  return {
    ...(round === undefined ? {} : { round: check.whole(round, ['round'], 1, last) }),
    ...(nation === undefined ? {} : { nation: check.one(nation, ['nation'], NATION_IDS) }),
  };
}

/** A nation for each of some neutrals. */
function readNations(check: Check, field: string, value: unknown, card: Card): Record<string, NationId> {
  const given = check.object(value ?? {}, [field]);
  checkNeutrals(check, field, given, card);
  return Object.fromEntries(
    Object.entries(given).map(([id, nation]) => [id, check.one(nation, [field, id], NATION_IDS)]),
  );
}

function checkNeutrals(check: Check, field: string, given: Record<string, unknown>, card: Card): void {
  const ids = new Set(card.neutrals.map((each) => each.id));
  for (const id of Object.keys(given))
    if (!ids.has(id)) check.fail([field, id], 'is not a neutral of the card');
}

function startNeutral(check: Check, neutral: Neutral, level: unknown, marker: unknown): Neutral {
  if (level === undefined && marker === undefined) return neutral;
  const { marker: old, ...rest } = neutral;
  const before = check.faults.length;
  const now = level === undefined ? neutral.level : check.whole(level, ['levels', neutral.id], -5, 5);
  const keeps = Math.abs(now) >= MARKER_LEVEL ? old : undefined;
  const by = marker === undefined ? keeps : check.one(marker, ['markers', neutral.id], NATION_IDS);
  const changed: Neutral = { ...rest, level: now, ...(by === undefined ? {} : { marker: by }) };
  const found = new Check();
  if (check.faults.length === before) checkMarker(found, changed, []);
  for (const { path, fault } of found.faults)
    check.fail([path[0] === 'marker' ? 'markers' : 'levels', neutral.id], fault);
  return changed;
}

function readControl(check: Check, value: unknown, card: Card): GameData['control'] {
  const given = check.object(value ?? {}, ['control']);
  const ids = new Set(card.territories.map((each) => each.id));
  for (const [id, nation] of Object.entries(given)) {
    if (!ids.has(id)) check.fail(['control', id], 'is not a territory of the card');
    if (nation !== 'nobody') check.one(nation, ['control', id], NATION_IDS);
  }
  return given as GameData['control'];
}

function readOrder(check: Check, value: unknown): readonly NationId[] {
  const order = check.list(value, ['order']);
  const whole =
    order.length === NATION_IDS.length && new Set(order).size === order.length && order.every(isNation);
  if (!whole) check.fail(['order'], `must name each of ${NATION_IDS.join(', ')} once`);
  return whole ? order.filter(isNation) : NATION_IDS;
}
