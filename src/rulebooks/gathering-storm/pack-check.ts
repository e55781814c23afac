import { shown } from '../../kernel/json.ts';
import type { DataCheck, Path } from '../../kernel/data-check.ts';
import { isRegion, REGION_IDS, REGIONS, type Region } from './4.16-regions.ts';
import { readEvents } from './event-check.ts';
import type { Pack, ResultRow, Target } from './pack.ts';
import { SHEET } from './packs/sheet.ts';
import { isPower, POWERS, SIDES } from './powers.ts';
import { CIVIL_WARS } from './standing.ts';

// The players' own pack. What it leaves out, and what it says is null, nobody has said: nothing is taken for it.

const FIELDS = [
  'format',
  'kind',
  'title',
  'note',
  'targets',
  'counters',
  'allowed',
  'military',
  'antiComintern',
  'antiCominternTargets',
  'costs',
  'operationsInTarget',
  'events',
  'factions',
  'results',
];

const COSTS = ['diplomatic', 'military', 'antiComintern', 'covert'] as const;

/** What answers say where no target is meant. */
const RESERVED = ['none', 'nobody'];

/** The most of each: of targets each has a sheet for every side, of counters a power has a handful. */
const MOST = { targets: 60, counters: 40, results: 40, strength: 9, cost: 99, margin: 99 } as const;

/** Read a pack; its faults are with the check. */
export function readPack(check: DataCheck, document: Record<string, unknown>): Pack {
  check.fields(document, [], FIELDS);
  const title = check.text(document['title'], ['title']);
  check.optional(document['note'], (note) => check.text(note, ['note']));
  const targets = readTargets(check, document['targets']);
  const known = targets.map(({ id }) => id);
  const strength = (key: string): number | null =>
    said(document[key], (value) => check.whole(value, [key], 0, MOST.strength));
  const where = (key: string): readonly string[] | null =>
    said(document[key], (value) => readPlaces(check, value, [key], known));
  return {
    id: 'players',
    title,
    source: 'players',
    targets,
    counters: said(document['counters'], (value) => readCounters(check, value)),
    allowed: said(document['allowed'], (value) => readAllowed(check, value, known)),
    military: strength('military'),
    antiComintern: strength('antiComintern'),
    antiCominternTargets: where('antiCominternTargets'),
    costs: readCosts(check, document['costs']),
    operationsInTarget: strength('operationsInTarget'),
    events: readEvents(check, document['events'], targets),
    factions: said(document['factions'], (value) => readFactions(check, value, known)),
    results: said(document['results'], (value) => readResults(check, value)),
  };
}

/** Null where nobody says it. */
function said<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === undefined || value === null ? null : read(value);
}

/** The targets; left out, the minor countries of 4.16. */
function readTargets(check: DataCheck, value: unknown): readonly Target[] {
  if (value === undefined) return SHEET.targets;
  const targets = check.each(
    value,
    ['targets'],
    (given, path) => readTarget(check, given, path),
    MOST.targets,
  );
  if (targets.length === 0) check.fail(['targets'], 'must name at least one target');
  check.once(targets, ['targets']);
  return targets;
}

function readTarget(check: DataCheck, value: unknown, path: Path): Target {
  const given = check.object(value, path);
  check.fields(given, path, ['id', 'name', 'region']);
  const id = check.id(given['id'], [...path, 'id']);
  if (id === 'russia')
    check.fail(
      [...path, 'id'],
      '"russia" is a major power: 4.16B names it for events, no counter lies there',
    );
  else if (isPower(id)) check.fail([...path, 'id'], `"${id}" is a major power, and no diplomatic target`);
  if (RESERVED.includes(id))
    check.fail([...path, 'id'], `"${id}" is what an answer says where none is meant`);
  const name = check.optional(given['name'], (text) => check.text(text, [...path, 'name']));
  return {
    id,
    ...(name === undefined ? {} : { name }),
    region: readRegion(check, id, given['region'], [...path, 'region']),
  };
}

/** The region of a country that 4.16 names is the one that it says; of another what the pack says, or none. */
function readRegion(check: DataCheck, id: string, value: unknown, path: Path): Region | null {
  const printed = REGION_IDS.find((region) => REGIONS[region].some((place) => place === id)) ?? null;
  if (value === undefined) return printed;
  const region = value === null ? null : check.one(value, path, REGION_IDS);
  if (printed !== null && printed !== region && (value === null || isRegion(value)))
    check.fail(path, `is ${printed} for "${id}" (4.16)`);
  return region;
}

/** Targets of the pack, each named once. */
function readPlaces(
  check: DataCheck,
  value: unknown,
  path: Path,
  known: readonly string[],
): readonly string[] {
  const named = check.each(value, path, (each, at) => {
    const isKnown = typeof each === 'string' && known.includes(each);
    if (!isKnown) check.fail(at, `"${shown(each)}" is not a target of this pack`);
    return isKnown ? each : '';
  });
  named.forEach((id, i) => {
    if (id !== '' && named.indexOf(id) !== i) check.fail([...path, i], `"${id}" is there twice`);
  });
  return named;
}

/** The counters of all five powers (24.5). */
function readCounters(check: DataCheck, value: unknown): Pack['counters'] {
  const given = check.object(value, ['counters']);
  check.fields(given, ['counters'], POWERS);
  return Object.fromEntries(
    POWERS.map((power) => [
      power,
      check.each(
        given[power],
        ['counters', power],
        (strength, path) => check.whole(strength, path, 0, MOST.strength),
        MOST.counters,
      ),
    ]),
  ) as unknown as NonNullable<Pack['counters']>;
}

function readAllowed(check: DataCheck, value: unknown, known: readonly string[]): Pack['allowed'] {
  const given = check.object(value, ['allowed']);
  check.fields(given, ['allowed'], POWERS);
  return Object.fromEntries(
    Object.entries(given).map(([power, list]) => [power, readPlaces(check, list, ['allowed', power], known)]),
  );
}

function readCosts(check: DataCheck, value: unknown): Pack['costs'] {
  const given = said(value, (costs) => check.object(costs, ['costs'])) ?? {};
  check.fields(given, ['costs'], COSTS);
  const cost = (kind: (typeof COSTS)[number]): number | null =>
    said(given[kind], (points) => check.whole(points, ['costs', kind], 0, MOST.cost));
  return {
    diplomatic: cost('diplomatic'),
    military: cost('military'),
    antiComintern: cost('antiComintern'),
    covert: cost('covert'),
  };
}

/** Whom each side backs, in the countries that can have a civil war (25.52A). */
function readFactions(check: DataCheck, value: unknown, known: readonly string[]): Pack['factions'] {
  const given = check.object(value, ['factions']);
  const countries = CIVIL_WARS.filter((id) => known.includes(id));
  check.fields(given, ['factions'], countries);
  const named = countries.filter((country) => given[country] !== undefined);
  return Object.fromEntries(
    named.map((country) => {
      const backed = check.object(given[country], ['factions', country]);
      check.fields(backed, ['factions', country], SIDES);
      return [
        country,
        Object.fromEntries(
          SIDES.map((side) => [side, check.text(backed[side], ['factions', country, side])]),
        ) as NonNullable<Pack['factions']>[string],
      ];
    }),
  );
}

/** What margins are worth: each row follows the one before, and the last has no end. */
function readResults(check: DataCheck, value: unknown): readonly ResultRow[] {
  const rows = check.each(
    value,
    ['results'],
    (given, path): ResultRow => {
      const row = check.object(given, path);
      check.fields(row, path, ['from', 'to', 'steps']);
      return {
        from: check.whole(row['from'], [...path, 'from'], 1, MOST.margin),
        to: said(row['to'], (to) => check.whole(to, [...path, 'to'], 1, MOST.margin)),
        steps: check.whole(row['steps'], [...path, 'steps'], 0, 9),
      };
    },
    MOST.results,
  );
  if (rows.length === 0) check.fail(['results'], 'must have at least one row');
  rows.forEach((row, i) => checkRow(check, row, rows[i + 1], i));
  return rows;
}

function checkRow(check: DataCheck, { from, to }: ResultRow, next: ResultRow | undefined, i: number): void {
  const at = (field: string, row = i): Path => ['results', row, field];
  if (to !== null && to < from) check.fail(at('to'), `must be at least ${from}, where the row begins`);
  else if (next === undefined && to !== null)
    check.fail(at('to'), 'must be left out: the last row has no end');
  else if (next !== undefined && to === null)
    check.fail(at('to'), 'is missing: only the last row has no end');
  else if (next !== undefined && to !== null && next.from !== to + 1)
    check.fail(at('from', i + 1), `must be ${to + 1}, where the row before ends: no gap, no overlap`);
}
