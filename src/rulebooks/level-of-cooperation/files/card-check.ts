import { type Json, files, frame, json } from '../../../kernel/index.ts';
import { EXAMPLE_CARD } from './card.example.ts';
import { type BoardCard, type GameData, type Neutral, UNIT_TYPES } from './card.ts';
import { cooperationNameTexts } from '../names.words.ts';
import {
  END_OF_TRACK,
  isNation,
  MARKER_LEVEL,
  NATION_IDS,
  type NationId,
  REGIONS,
  sideOf,
  toward,
} from '../nations.ts';

/**
 * Read data files in order: a `card` replaces the board, a `start` changes how the game begins. Every fault of the
 * first bad file is returned with its path; nothing is repaired or guessed.
 */
export function readData(documents: readonly Json[]): files.FilesRead {
  const none: GameData = { card: EXAMPLE_CARD, control: {} };
  return files.readInOrder(documents, none, (check, document, before) => {
    if (document['kind'] === 'card') return readCard(check, document, before);
    if (document['kind'] === 'start') return readStart(check, document, before);
    check.fail(['kind'], 'must be "card" or "start"');
    return before;
  });
}

const nameOf = frame.reading([cooperationNameTexts]);
function named(value: string, title = nameOf(value)): files.NamedValue {
  return { value, title: title.charAt(0).toUpperCase() + title.slice(1).replaceAll('-', ' ') };
}
const asIs = (value: string): files.NamedValue => named(value, value);

/** The ids of a card are answers too, beside "pass". */
const placeId: files.Description<string> = {
  part: files.id.part,
  read(check, value, path) {
    if (value !== 'pass') return files.id.read(check, value, path);
    check.fail(path, '"pass" is the answer of a nation that does not roll');
    return '';
  },
};
const nation = files.one(NATION_IDS, named);
const count = files.whole(0, 99);
const level = files.whole(-END_OF_TRACK, END_OF_TRACK);

const ID = files.neededField(placeId, 'Short name', {
  about: 'Small letters, digits and hyphens; made from the name. Neighbours name it.',
});
const NAME = files.neededField(files.text, 'Name', { names: 'id' });

const territory = files.group(
  {
    id: ID,
    name: NAME,
    owner: files.neededField(nation, 'Held by'),
    capital: files.optionalField(files.flag, 'Its capital'),
    home: files.optionalField(files.flag, 'Homeland: no colony'),
  },
  { shown: ['name', 'id', 'owner', 'capital', 'home'] },
);

const neutral = files.group(
  {
    id: ID,
    name: NAME,
    regions: files.neededField(files.several(REGIONS, asIs), 'Regions'),
    adjacent: files.neededField(files.ids(placeId), 'Neighbours', {
      about: 'Short names with commas between; two neutrals name each other.',
    }),
    value: files.neededField(count, 'Income'),
    army: files.usual(files.map(UNIT_TYPES, asIs, count), {}, 'Army'),
    level: files.usual(level, 0, 'Level, from -5 (Axis) to +5 (Allies)'),
    marker: files.optionalField(nation, 'Marker, from level 3 on'),
  },
  { shown: ['name', 'id', 'regions', 'adjacent', 'value', 'army', 'level', 'marker'] },
);

/** The most neutrals of a card: each has a sheet for every nation. */
const MOST_NEUTRALS = 100;

/** A card of the players' own. */
const card = files.file(
  {
    title: files.neededField(files.text, 'What it is called'),
    note: files.usual(files.long, '', 'Note'),
    territories: files.neededField(
      files.list(territory, { one: 'Territory', fold: true, begin: { id: '', name: '', owner: '' } }),
      'Territories',
      { about: 'Held by a nation at the start. Each of the six nations needs exactly one capital.' },
    ),
    neutrals: files.neededField(
      files.list(neutral, {
        one: 'Neutral',
        fold: true,
        begin: { id: '', name: '', regions: [], adjacent: [], value: null },
        most: MOST_NEUTRALS,
      }),
      'Neutrals',
    ),
    allotted: files.usual(
      files.map(NATION_IDS, named, files.ids(placeId)),
      {},
      'Neutrals of a nation beyond its sphere',
      {
        about: 'Short names with commas between.',
      },
    ),
  },
  { shown: ['title', 'territories', 'neutrals', 'allotted', 'note'] },
);
/** How a card is asked for. */
export const CARD: files.DescribedGroup<unknown> = card;

function readCard(check: files.DataCheck, document: Record<string, unknown>, before: GameData): GameData {
  const read: BoardCard = card.read(check, document, []);
  if (read.neutrals.length === 0 && check.faults.length === 0)
    check.fail(['neutrals'], 'must name at least one neutral');
  if (check.faults.length === 0) checkWhole(check, read);
  return { ...before, card: read, control: {}, captured: {} };
}

/** What can only be seen with the whole card: ids used twice or unknown, one-sided borders, capitals, markers. */
function checkWhole(check: files.DataCheck, card: BoardCard): void {
  const seen = new Set<string>();
  const once = (id: string, path: files.Path): void => {
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

function checkNeighbours(
  check: files.DataCheck,
  { id: own, adjacent }: Neutral,
  i: number,
  places: Places,
): void {
  const named = new Set<string>();
  adjacent.forEach((id, j) => {
    const path: files.Path = ['neutrals', i, 'adjacent', j];
    const other = places.borders.get(id);
    if (!places.ids.has(id) || id === own) check.fail(path, `"${id}" is not another place of this card`);
    else if (named.has(id)) check.fail(path, `"${id}" is named twice`);
    else if (other && !other.has(own)) check.fail(path, `"${id}" must name "${own}" too`);
    named.add(id);
  });
}

function checkMarker(
  check: files.DataCheck,
  { level, marker }: Pick<Neutral, 'level' | 'marker'>,
  path: files.Path,
): void {
  const marked = Math.abs(level) >= MARKER_LEVEL;
  if (marked && !marker) check.fail([...path, 'level'], `${level} needs the marker of a nation (R7)`);
  if (!marked && marker) check.fail([...path, 'marker'], 'is there only from level 3 on (R7)');
  if (marked && marker && toward(sideOf(marker), level) < 0)
    check.fail([...path, 'marker'], 'is not on the side of the level');
}

/** A value for any of the places of a card: only those are known by it. */
function ofCard<T>(
  places: readonly { readonly id: string; readonly name: string }[],
  what: 'neutral' | 'territory',
  each: files.Description<T>,
): files.Description<Readonly<Record<string, T>>> {
  const known = new Set(places.map((place) => place.id));
  return {
    part: {
      kind: 'map',
      of: places.map(({ id: value, name: title }) => ({ value, title })),
      each: each.part,
    },
    read(check, value, path) {
      const all = Object.entries(check.object(value, path));
      for (const [place] of all)
        if (!known.has(place)) check.fail([...path, place], `is not a ${what} of the card`);
      return Object.fromEntries(
        all.map(([place, found]) => [place, each.read(check, found, [...path, place])]),
      );
    },
  };
}

/** What the fields of a start alone do not say: the level and marker of a neutral are read together. */
const unread: files.Description<unknown> = { part: level.part, read: (_, value) => value };

const order: files.Description<readonly NationId[]> = {
  part: { kind: 'list', one: 'Nation', item: nation.part, begin: '' },
  read(check, value, path) {
    const found = check.list(value, path);
    const isWhole =
      found.length === NATION_IDS.length && new Set(found).size === found.length && found.every(isNation);
    if (!isWhole) check.fail(path, `must name each of ${NATION_IDS.join(', ')} once`);
    return isWhole ? found.filter(isNation) : NATION_IDS;
  },
};

/** How a game begins on a card; `last`: the last round in which it can. */
export function startOn({ neutrals, territories }: BoardCard, last = 99) {
  const nations = ofCard(neutrals, 'neutral', nation);
  const holder = files.one([...NATION_IDS, 'nobody'] as const, named);
  return files.file(
    {
      levels: files.nullableField(
        ofCard(neutrals, 'neutral', unread),
        'Levels, from -5 (Axis) to +5 (Allies)',
      ),
      markers: files.nullableField(
        ofCard(neutrals, 'neutral', { ...unread, part: nation.part }),
        'Markers, from level 3 on',
      ),
      control: files.nullableField(
        ofCard(territories, 'territory', heldBy(holder)),
        'Territories held by another',
      ),
      captured: files.nullableField(nations, 'Neutrals taken by attack'),
      replaced: files.nullableField(nations, 'Native units replaced after an attack, by those of'),
      movers: files.nullableField(nations, 'Who moved a neutral last', {
        about: 'Only where ruling A6 gives its benefits to that nation alone.',
      }),
      rounds: files.optionalField(files.whole(1, 99), 'Rounds in all'),
      order: files.optionalField(order, 'Order of play', { about: 'Each of the six nations once.' }),
      round: files.optionalField({ ...files.whole(1, last), part: files.whole(1, 99).part }, 'Round', {
        about: 'To begin in mid-game.',
      }),
      nation: files.optionalField(nation, 'Nation to move', { about: 'To begin in mid-game.' }),
    },
    {
      shown: [
        'round',
        'nation',
        'rounds',
        'levels',
        'markers',
        'captured',
        'replaced',
        'movers',
        'control',
        'order',
      ],
    },
  );
}

/** Who holds a territory: a nation, or nobody. */
function heldBy(holder: files.Description<NationId | 'nobody'>): files.Description<NationId | 'nobody'> {
  return {
    part: holder.part,
    read: (check, value, path) => (value === 'nobody' ? value : nation.read(check, value, path)),
  };
}

function readStart(check: files.DataCheck, document: Record<string, unknown>, before: GameData): GameData {
  const { rounds: all = 99 } = document;
  const last = typeof all === 'number' ? Math.min(all, before.rounds ?? 99) : 99;
  const { levels, markers, control, captured, replaced, movers, ...rest } = startOn(before.card, last).read(
    check,
    document,
    [],
  );
  const neutrals = before.card.neutrals.map((each) =>
    startNeutral(check, each, json.own(levels ?? {}, each.id), json.own(markers ?? {}, each.id)),
  );
  for (const { id, marker } of neutrals) {
    const captor = captured?.[id];
    if (captor && marker && sideOf(captor) === sideOf(marker))
      check.fail(['captured', id], `is on the side of the marker of ${marker}, so it cannot take it (R10)`);
    if (replaced?.[id] && !marker)
      check.fail(['replaced', id], 'has no marker, so its units are its own (S11)');
  }
  return {
    ...before,
    card: { ...before.card, neutrals },
    control: { ...before.control, ...control },
    captured: { ...before.captured, ...captured },
    replaced: { ...before.replaced, ...replaced },
    movers: { ...before.movers, ...movers },
    ...rest,
  };
}

function startNeutral(check: files.DataCheck, neutral: Neutral, level: unknown, marker: unknown): Neutral {
  if (level === undefined && marker === undefined) return neutral;
  const { marker: old, ...rest } = neutral;
  const before = check.faults.length;
  const now = level === undefined ? neutral.level : check.whole(level, ['levels', neutral.id], -5, 5);
  const keeps = Math.abs(now) >= MARKER_LEVEL ? old : undefined;
  const by = marker === undefined ? keeps : check.one(marker, ['markers', neutral.id], NATION_IDS);
  const changed: Neutral = { ...rest, level: now, ...(by === undefined ? {} : { marker: by }) };
  const found = new files.DataCheck();
  if (check.faults.length === before) checkMarker(found, changed, []);
  for (const { path, fault } of found.faults)
    check.fail([path[0] === 'marker' ? 'markers' : 'levels', neutral.id], fault);
  return changed;
}
