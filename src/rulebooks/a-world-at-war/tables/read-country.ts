import { type FactSchema, files } from '../../../kernel/index.ts';
import type { CountryTable, TableLine } from './country.ts';
import { COMMON, name, result } from './file-fields.ts';
import { FACTS, MODIFIERS } from './line-parts.ts';
import { LinesReader, MOST, MOST_LINES } from './lines.ts';
import { EFFECTS, favours, type ResultRow } from './results.ts';
import { MINORS } from './targets.ts';

/** What a country table may rest on: the facts of the rulebook, and the results known of the country without it. */
interface Ground {
  readonly base: FactSchema;
  readonly usual: Pick<CountryTable, 'rows' | 'ownResults'>;
  /** How the keys of its own facts begin. */
  readonly prefix: string;
}

/** A country's diplomatic table. */
export function readCountry(
  check: files.DataCheck,
  document: Record<string, unknown>,
  ground: Ground,
): CountryTable {
  const reader = new LinesReader(check, ground.prefix, ground.base);
  const { complete, status, modifiers, results, beneficiary } = countryWith(reader).read(check, document, []);
  return {
    facts: reader.facts,
    lines: modifiers ?? [],
    complete: complete ?? false,
    status: status ?? {},
    ...(results === undefined ? ground.usual : { rows: results, ownResults: true }),
    ...(beneficiary === undefined ? {} : { beneficiary }),
  };
}

const WESTERN = ['britain', 'france', 'us'] as const;
/** The results that can be in effect, and so add to later rolls. */
const STATUS_IDS = Object.keys(EFFECTS).filter((id) => favours(EFFECTS[id] ?? 'none') !== null);

/** Results as a form offers them: from the lowest to the highest. */
function inOrder(ids: readonly string[]): files.NamedValue[] {
  return ids.map(result).sort((a, b) => Number.parseInt(a.value, 10) - Number.parseInt(b.value, 10));
}

const modifier = files.whole(-MOST, MOST);
const status = files.askedAs(
  { kind: 'map', of: inOrder(STATUS_IDS), each: modifier.part },
  files.map(STATUS_IDS, result, modifier),
);

const EFFECT_IDS = Object.keys(EFFECTS);
const total = files.whole(-99, 99);
const points = files.whole(0, 200);
const brps: files.Description<number | 'all'> = files.askedAs<number | 'all'>(
  {
    ...(points.part as Extract<files.FilePart, { kind: 'whole' }>),
    or: { value: 'all', title: 'all it has' },
  },
  { read: (check, value, path) => (value === 'all' ? value : points.read(check, value, path)) },
);

const rowFields = files.group(
  {
    result: files.neededField(
      files.askedAs({ kind: 'one', of: inOrder(EFFECT_IDS) }, files.one(EFFECT_IDS, result)),
      'What it does',
    ),
    from: files.optionalField(total, 'Total from'),
    to: files.optionalField(total, 'to'),
    brps: files.optionalField(brps, 'BRPs'),
    star: files.optionalField(files.flag, 'Star: permanent'),
    text: files.optionalField(files.text, 'Whatever else the row gives'),
  },
  { shown: ['from', 'to', 'result', 'brps', 'star', 'text'] },
);
const row: files.Description<ResultRow> = {
  part: rowFields.part,
  read(check, value, path) {
    const { result: id, star, ...rest } = rowFields.read(check, value, path);
    return { id, effect: EFFECTS[id] ?? 'none', ...rest, ...(star ? { permanent: true } : {}) };
  },
};

/** The rows of a table, lowest first, without a gap: the first is open below, the last above. */
const results = files.also(files.unlike(files.list(row, { one: 'Row', begin: { result: '' } })), checkRows);

function checkRows(check: files.DataCheck, rows: readonly ResultRow[]): void {
  rows.forEach((row, i) => {
    const before = rows[i - 1];
    const path = ['results', i];
    if (i === 0 && row.from !== undefined)
      check.fail([...path, 'from'], 'must be left out: the first row has no lowest total');
    if (i === rows.length - 1 && row.to !== undefined)
      check.fail([...path, 'to'], 'must be left out: the last row has no highest total');
    if (before && (before.to === undefined || row.from !== before.to + 1))
      check.fail([...path, 'from'], 'must follow the row before without a gap');
    if (row.from !== undefined && row.to !== undefined && row.to < row.from)
      check.fail([...path, 'to'], 'must not be below from');
  });
  const sides = rows.map((row) => ({ allied: 0, none: 1, axis: 2 })[favours(row.effect) ?? 'none']);
  if (sides.some((side, i) => side < (sides[i - 1] ?? 0)))
    check.fail(['results'], 'must go from the Allied results over the middle to those of the Axis');
  if (!sides.includes(1)) check.fail(['results'], 'must have a middle: 3-4 or 1-6');
}

/** A country's table as a file has it; `reader` reads what the players are asked for it. */
function countryWith(reader: LinesReader | null) {
  const facts = files.askedAs<unknown>(FACTS, { read: (_, value, path) => reader?.readFacts(value, path) });
  const line = (value: unknown, path: files.Path): TableLine[] =>
    reader ? [reader.readLine(value, path)] : [];
  const lines = files.askedAs<readonly TableLine[]>(MODIFIERS, {
    read: (check, value, path) => check.each(value, path, line, MOST_LINES).flat(),
  });
  return files.file(
    {
      ...COMMON,
      target: files.neededField(files.one(MINORS, name), 'Country'),
      beneficiary: files.optionalField(
        files.one(WESTERN, name, 'as the rule has it (49.51)'),
        'Who benefits of the West',
        {
          about: 'Only if the table names a power.',
        },
      ),
      status: files.optionalField(status, 'What a result in effect adds to later rolls', {
        about: 'The results -1, -2 and -3 count so many by 49.433 itself.',
      }),
      facts: files.nullableField(facts, 'Facts of its own', {
        about: 'Only for modifiers that rest on one question together: the players are asked it once.',
      }),
      modifiers: files.nullableField(files.unlike(lines), 'Modifiers'),
      results: files.optionalField(results, 'Results', {
        about:
          'From the lowest total to the highest, without a gap; the first row has no lowest total, the last no highest. Without rows the usual ones stand.',
      }),
    },
    {
      shown: [
        'target',
        'source',
        'complete',
        'beneficiary',
        'modifiers',
        'facts',
        'results',
        'status',
        'note',
      ],
    },
  );
}

/** How a country's table is asked for. */
export const COUNTRY: files.DescribedGroup<unknown> = countryWith(null);
