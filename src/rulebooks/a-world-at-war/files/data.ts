import { type Json, files, frame } from '../../../kernel/index.ts';
import { FIRST_YEAR, LAST_YEAR } from '../49-diplomacy/12-worksheet.ts';
import { contradictions } from '../starts/implied.ts';
import { POWER_IDS } from '../powers.ts';
import { schemaOf } from '../facts/schema.ts';
import { worldSequenceTexts } from '../turn/sequence.words.ts';
import { SEASONS } from '../state.ts';
import { BUNDLED_TABLES } from '../tables/bundled.ts';
import { NOT_SUPPLIED } from '../tables/not-supplied.ts';
import { COMMON, ID, name, NOTE } from '../tables/file-fields.ts';
import { readCountry } from '../tables/read-country.ts';
import { MINORS } from '../tables/targets.ts';
import { ELECTION_LINES, LEVELS, LINE_KINDS, TENSIONS } from '../tables/tensions.ts';
import { NOTHING_SUPPLIED, type UserTables } from '../tables/user-tables.ts';

const KINDS = ['country-table', 'dp-page', 'tension-list', 'start'] as const;

/**
 * Read the players' tables in order: a later file for the same country, page or list replaces the earlier one. Every
 * fault of the first bad file is returned with its path; nothing is repaired or guessed.
 */
export function readData(documents: readonly Json[]): files.FilesRead {
  return files.readInOrder(documents, NOTHING_SUPPLIED, readDocument);
}

function readDocument(
  check: files.DataCheck,
  document: Record<string, unknown>,
  before: UserTables,
): UserTables {
  switch (check.one(document['kind'], ['kind'], KINDS)) {
    case 'country-table':
      return readTable(check, document, before);
    case 'dp-page':
      return readPage(check, document, before);
    case 'tension-list':
      return readList(check, document, before);
    case 'start':
      return readStart(check, document, before);
  }
}

function withComplete(before: UserTables, name: string, whole: boolean): readonly string[] {
  const others = before.complete.filter((each) => each !== name);
  return whole ? [...others, name] : others;
}

/** A country's diplomatic table. */
function readTable(
  check: files.DataCheck,
  document: Record<string, unknown>,
  before: UserTables,
): UserTables {
  // what is wrong with it is said with the rest of the table
  const target = new files.DataCheck().one(document['target'], ['target'], MINORS);
  const usual = BUNDLED_TABLES[target] ?? NOT_SUPPLIED;
  const table = readCountry(check, document, {
    base: schemaOf(),
    usual: { rows: usual.rows, ownResults: usual.ownResults },
    prefix: `table.${target}`,
  });
  return { ...before, tables: { ...before.tables, [target]: table } };
}

const POINTS = 20;
/** The page of DPs for territory and events. */
export const PAGE = files.file(
  {
    ...COMMON,
    lines: files.neededField(
      files.unlike(
        files.list(
          files.group(
            {
              id: ID,
              power: files.neededField(files.one(POWER_IDS, name), 'Power'),
              label: files.neededField(files.text, 'What it is', { names: 'id' }),
              value: files.neededField(files.whole(-POINTS, POINTS), 'DPs'),
              most: files.optionalField(files.whole(1, 99), 'At most so many times', {
                about: 'Left out: it holds or not.',
              }),
            },
            { shown: ['label', 'power', 'value', 'most', 'id'] },
          ),
          { one: 'Line', begin: { id: '', power: '', label: '', value: null } },
        ),
      ),
      'Lines',
    ),
  },
  { shown: ['source', 'complete', 'lines', 'note'] },
);

function readPage(check: files.DataCheck, document: Record<string, unknown>, before: UserTables): UserTables {
  const { lines, complete = false } = PAGE.read(check, document, []);
  return { ...before, page: lines, complete: withComplete(before, 'dp-page', complete) };
}

/** What may be empty here. */
const anyText = files.askedAs<string>(files.text.part, {
  read: (check, value, path) =>
    typeof value === 'string' ? value : (check.fail(path, 'must be text') ?? ''),
});

/** Where a game begins in the middle. Facts of lists and tables stand in files given before this one. */
function startWith(before: UserTables) {
  const facts = files.factValues(() =>
    schemaOf({ ...before, tables: { ...BUNDLED_TABLES, ...before.tables } }),
  );
  const season = files.one(
    SEASONS,
    (each) => ({ value: each, title: frame.reading([worldSequenceTexts])(worldSequenceTexts.turn[each]()) }),
    'Spring',
  );
  return files.file(
    {
      source: files.nullableField(anyText, 'Which game it is, if you like'),
      note: files.nullableField(files.askedAs(NOTE.field.part, anyText), NOTE.field.title, NOTE.field),
      year: files.neededField(files.whole(FIRST_YEAR, LAST_YEAR), 'Year'),
      turn: files.nullableField(season, 'Turn'),
      facts: files.nullableField(
        files.also(facts, (check, read, path) => {
          for (const [key, other] of contradictions(read))
            check.fail([...path, key], `cannot be beside "${other}": ${read[other]}`);
        }),
        'What holds by now',
        {
          about:
            'Only what you set goes into the file. In the middle of a year the DPs are those that each power had at its start: each camp then places them again in secret.',
        },
      ),
    },
    { shown: ['year', 'turn', 'facts', 'source', 'note'] },
  );
}
/** How a start is asked for. */
export const START: files.DescribedGroup<unknown> = startWith(NOTHING_SUPPLIED);

function readStart(
  check: files.DataCheck,
  document: Record<string, unknown>,
  before: UserTables,
): UserTables {
  const { year, turn, facts } = startWith(before).read(check, document, []);
  return { ...before, middle: { from: { year, season: turn ?? SEASONS[0] }, facts: facts ?? {} } };
}

const COUNTED: Readonly<Record<(typeof LINE_KINDS)[number], string>> = {
  war: 'a war: each turn, from the turn after',
  status: 'a state of things: each turn in which it holds',
  event: 'an event: each time',
  territory: 'a territory: once taken, and back when it is retaken',
};

const BY_ELECTION: Readonly<Record<(typeof ELECTION_LINES)[number], string>> = {
  before: 'only until one has gone badly',
  after: 'only after one has gone badly',
};

const MOVES = 50;
/** The list of a tension. */
export const LIST = files.file(
  {
    ...COMMON,
    tension: files.neededField(files.one(TENSIONS, name), 'Tension'),
    start: files.optionalField(files.whole(LEVELS.min, LEVELS.max), 'Level at the start', {
      about: 'Once it is known, it is kept.',
    }),
    lines: files.neededField(
      files.unlike(
        files.list(
          files.group(
            {
              id: ID,
              label: files.neededField(files.text, 'What it is', { names: 'id' }),
              kind: files.neededField(
                files.one(LINE_KINDS, (value) => ({ value, title: COUNTED[value] })),
                'It counts as',
              ),
              value: files.neededField(files.whole(-MOVES, MOVES), 'Moves it by'),
              election: files.optionalField(
                files.one(
                  ELECTION_LINES,
                  (value) => ({ value, title: BY_ELECTION[value] }),
                  'no matter: it counts before and after',
                ),
                'And a U.S. election',
                { about: 'Where one went badly some lines no longer count, and others only then.' },
              ),
            },
            { shown: ['label', 'value', 'kind', 'election', 'id'] },
          ),
          { one: 'Line', begin: { id: '', label: '', kind: '', value: null } },
        ),
      ),
      'Lines',
    ),
  },
  { shown: ['tension', 'source', 'complete', 'start', 'lines', 'note'] },
);

function readList(check: files.DataCheck, document: Record<string, unknown>, before: UserTables): UserTables {
  const { tension, lines, complete = false, start: level } = LIST.read(check, document, []);
  const { [tension]: _, ...start } = before.start;
  return {
    ...before,
    list: [
      ...before.list.filter((each) => each.tension !== tension),
      ...lines.map((line) => ({ ...line, tension })),
    ],
    complete: withComplete(before, tension, complete),
    start: level === undefined ? start : { ...start, [tension]: level },
  };
}
