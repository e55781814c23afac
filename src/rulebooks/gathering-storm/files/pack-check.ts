import { files, json } from '../../../kernel/index.ts';
import { isRegion, REGION_IDS, REGIONS, type Region } from '../4.16-regions.ts';
import { EVENT_LIST, readEvents } from './event-check.ts';
import { namedTarget } from './file-names.ts';
import type { Pack, ResultRow, Target } from './pack.ts';
import { SHEET, withRhineland } from '../packs/sheet.ts';
import { isPower, type StormPower, POWERS } from '../powers.ts';
import { CIVIL_WARS } from '../starts/standing.ts';

// The players' own pack. What it leaves out, and what it says is null, nobody has said: nothing is taken for it.

/** What answers say where no target is meant. */
const RESERVED = ['none', 'nobody'];

/** The most of each: of targets each has a sheet for every side, of counters a power has a handful. */
const MOST = { targets: 60, counters: 40, results: 40, strength: 9, cost: 99, margin: 99 } as const;

const SHORT_NAMES = 'Short names with commas between.';
export const NOTE = files.optionalField(files.long, 'Note', {
  about: 'Whatever else you want to say of it.',
});

const strength = files.whole(0, MOST.strength);
const cost = files.whole(0, MOST.cost);
const margin = files.whole(1, MOST.margin);

const targetId = files.also(files.id, (check, read, path) => {
  if (read === 'russia')
    check.fail(path, '"russia" is a major power: 4.16B names it for events, no counter lies there');
  else if (isPower(read)) check.fail(path, `"${read}" is a major power, and no diplomatic target`);
  if (RESERVED.includes(read)) check.fail(path, `"${read}" is what an answer says where none is meant`);
});

/** The region that a pack says: null, none of them. */
const region = files.one(REGION_IDS, namedTarget, 'As the sheet has it, or none');
const regionOrNone: files.Description<Region | null> = {
  part: region.part,
  read: (check, value, path) => (value === null ? null : region.read(check, value, path)),
};

const targetFields = files.group(
  {
    id: files.neededField(targetId, 'Short name', { about: 'Small letters, digits and hyphens.' }),
    name: files.optionalField(files.text, 'Name', {
      about: 'Only of a country that the sheet does not name.',
      names: 'id',
    }),
    region: files.optionalField(regionOrNone, 'Region'),
  },
  { shown: ['name', 'id', 'region'] },
);

/** The region of a country that 4.16 names is the one that it says; of another what the pack says, or none. */
const target: files.Description<Target> = {
  part: targetFields.part,
  read(check, value, path) {
    const read = targetFields.read(check, value, path);
    const printed = REGION_IDS.find((each) => REGIONS[each].some((place) => place === read.id)) ?? null;
    if (read.region === undefined) return { ...read, region: printed };
    const told = check.object(value, path)['region'];
    if (printed !== null && printed !== read.region && (told === null || isRegion(told)))
      check.fail([...path, 'region'], `is ${printed} for "${read.id}" (4.16)`);
    return { ...read, region: read.region };
  },
};

/** The targets; left out, the minor countries of 4.16. */
const targets = files.also(
  files.list(target, { one: 'Target', fold: true, begin: { id: '' }, most: MOST.targets }),
  (check, read, path) => {
    if (read.length === 0) check.fail(path, 'must name at least one target');
    check.once(read, path);
  },
);

/** Targets of the pack, each named once. */
function placesIn(known: readonly string[]): files.Description<readonly string[]> {
  return files.distinct({
    part: files.text.part,
    read(check, value, path) {
      const isKnown = typeof value === 'string' && known.includes(value);
      if (!isKnown) check.fail(path, `"${json.quote(value)}" is not a target of this pack`);
      return isKnown ? value : '';
    },
  });
}

const set = files.list(strength, { one: 'Counter', begin: null, most: MOST.counters });
const sets = files.map(POWERS, namedTarget, set);
/** The counters of all five powers (24.5). */
const counters: files.Description<Readonly<Record<StormPower, readonly number[]>>> = {
  part: sets.part,
  read: (check, value, path) =>
    files
      .group(
        Object.fromEntries(POWERS.map((power) => [power, files.neededField(set, power)])) as Record<
          StormPower,
          ReturnType<typeof files.neededField<readonly number[]>>
        >,
      )
      .read(check, value, path),
};

const COSTS = {
  diplomatic: 'A diplomatic counter',
  military: 'A military counter',
  antiComintern: 'The anti-Comintern counter',
  covert: 'A covert operation',
} as const;
const COSTED = Object.keys(COSTS) as (keyof typeof COSTS)[];
const NO_COSTS: Pack['costs'] = { diplomatic: null, military: null, antiComintern: null, covert: null };
const costs: files.Description<Pack['costs']> = {
  part: files.map(COSTED, (value) => ({ value, title: COSTS[value] }), cost).part,
  read: (check, value, path) =>
    files
      .group({
        diplomatic: files.nullableField(cost, COSTS.diplomatic),
        military: files.nullableField(cost, COSTS.military),
        antiComintern: files.nullableField(cost, COSTS.antiComintern),
        covert: files.nullableField(cost, COSTS.covert),
      })
      .read(check, value, path),
};

/** Whom each side backs, in the countries that can have a civil war (25.52A). */
function factionsIn(known: readonly string[]): files.Description<NonNullable<Pack['factions']>> {
  const backed = files.group({
    axis: files.neededField(files.text, namedTarget('axis').title),
    allies: files.neededField(files.text, namedTarget('allies').title),
    russia: files.neededField(files.text, namedTarget('russia').title),
  });
  return {
    part: files.map(CIVIL_WARS, namedTarget, backed).part,
    read(check, value, path) {
      const countries = CIVIL_WARS.filter((country) => known.includes(country));
      const members = Object.fromEntries(
        countries.map((country) => [country, files.optionalField(backed, country)]),
      );
      return files.group(members).read(check, value, path) as NonNullable<Pack['factions']>;
    },
  };
}

const row = files.group({
  from: files.neededField(margin, 'Margin from'),
  to: files.nullableField(margin, 'to'),
  steps: files.neededField(files.whole(0, 9), 'Flags'),
});
/** What margins are worth: each row follows the one before, and the last has no end. */
const results = files.also(
  files.list(row, { one: 'Row', begin: { from: null, steps: null }, most: MOST.results }),
  (check, rows, path) => {
    if (rows.length === 0) check.fail(path, 'must have at least one row');
    rows.forEach((each, i) => checkRow(check, each, rows[i + 1], i));
  },
);

function packWith(known: readonly string[]) {
  const places = placesIn(known);
  return files.file(
    {
      title: files.neededField(files.text, 'What it is called'),
      note: NOTE,
      targets: files.optionalField(targets, 'Diplomatic targets', {
        about: 'Left out: the sixteen minor countries that the sheet names.',
      }),
      counters: files.nullableField(counters, 'Strengths of the diplomatic counters', {
        about: 'One number for each counter; of all five powers, or of none.',
      }),
      allowed: files.nullableField(files.map(POWERS, namedTarget, places), 'Where a power may place at all', {
        about: `${SHORT_NAMES} A power left out: anywhere.`,
      }),
      military: files.nullableField(strength, 'Strength of a military counter'),
      antiComintern: files.nullableField(strength, 'Strength of the anti-Comintern counter'),
      antiCominternTargets: files.nullableField(places, 'Where the anti-Comintern counter may lie', {
        about: `${SHORT_NAMES} Left out: anywhere.`,
      }),
      costs: files.nullableField(costs, 'Costs in tile points'),
      operationsInTarget: files.nullableField(
        strength,
        'Covert operations of a power in one target, at most',
      ),
      events: files.optionalField(EVENT_LIST, 'Events', {
        about: 'Beside those of the sheet; one with the short name of another takes its place.',
      }),
      factions: files.nullableField(factionsIn(known), 'Factions of civil wars'),
      results: files.nullableField(results, 'What margins are worth', {
        about:
          'Used with the ruling that reads results from a table. Rows follow each other; the last has no end.',
      }),
    },
    {
      shown: [
        'title',
        'counters',
        'military',
        'antiComintern',
        'antiCominternTargets',
        'costs',
        'operationsInTarget',
        'targets',
        'allowed',
        'events',
        'factions',
        'results',
        'note',
      ],
    },
  );
}
/** How a pack is asked for. */
export const PACK: files.DescribedGroup<unknown> = packWith([]);

/** Read a pack; its faults are with the check. */
export function readPack(check: files.DataCheck, document: Record<string, unknown>): Pack {
  const given = document['targets'];
  const named = given === undefined ? SHEET.targets : targets.read(new files.DataCheck(), given, ['targets']);
  const places = withRhineland(named);
  const pack = packWith(places.map((each) => each.id)).read(check, document, []);
  const { note: _, targets: own = SHEET.targets, costs: charged, events, ...rest } = pack;
  return {
    ...rest,
    id: 'players',
    source: 'players',
    targets: own,
    costs: charged ?? NO_COSTS,
    events: readEvents(check, events, withRhineland(own)),
  };
}

function checkRow(
  check: files.DataCheck,
  { from, to }: ResultRow,
  next: ResultRow | undefined,
  i: number,
): void {
  const at = (field: string, row = i): files.Path => ['results', row, field];
  if (to !== null && to < from) check.fail(at('to'), `must be at least ${from}, where the row begins`);
  else if (next === undefined && to !== null)
    check.fail(at('to'), 'must be left out: the last row has no end');
  else if (next !== undefined && to === null)
    check.fail(at('to'), 'is missing: only the last row has no end');
  else if (next !== undefined && to !== null && next.from !== to + 1)
    check.fail(at('from', i + 1), `must be ${to + 1}, where the row before ends: no gap, no overlap`);
}
