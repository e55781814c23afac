import { expect, it } from 'vitest';
import { NO_SECTION, type Section } from '../../club/club.ts';
import { remembering } from '../../club/told.ts';
import type { Json } from '../../kernel/json.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { aWorldAtWar } from '../../rulebooks/a-world-at-war/index.ts';
import { MINORS } from '../../rulebooks/a-world-at-war/tables/targets.ts';
import { gatheringStorm } from '../../rulebooks/gathering-storm/index.ts';
import { theWarGame } from '../../rulebooks/the-war-game/index.ts';
import { count, type Stretch } from './asked-little.test-helper.ts';
import { BRPS, WAR_1939, YEAR_1939 } from './asked-little-world.test-helper.ts';

// The stretches of the other counts, with and without a club file: its tables are whole, what it was told is what the table said in a
// game before.

const WORLD = aWorldAtWar as unknown as Rulebook;

const whole = (kind: string, more: Readonly<Record<string, Json>>): Json => ({
  format: 1,
  kind,
  source: 'made up',
  complete: true,
  ...more,
});

const OURS: readonly Json[] = [
  ...MINORS.map((target) => whole('country-table', { target, modifiers: [] })),
  whole('dp-page', { lines: [] }),
  ...['usat', 'usjt'].map((tension) => whole('tension-list', { tension, lines: [] })),
  whole('tension-list', { tension: 'rgt', start: 0, lines: [] }),
];

/** A pack whose counters cost something. */
const PACK: Json = {
  format: 1,
  kind: 'pack',
  title: 'Made up',
  military: 1,
  costs: { diplomatic: 1, military: 1, antiComintern: 1, covert: 1 },
};

/** What the charts say as it begins. */
const CHARTS: Json = Object.fromEntries(
  [
    ...['germany', 'france', 'russia'].map((power) => `support.${power}`),
    ...['germany', 'italy', 'britain', 'france', 'russia'].map((power) => `tiles.${power}`),
  ].map((key) => [key, { value: 8, as: 'change' }]),
);

interface Row extends Stretch {
  readonly files: readonly Json[];
  /** How many answers it takes without a club file, with its tables alone, and with all that a game before was told. */
  readonly none: number;
  readonly tables: number;
  readonly all: number;
}

const ROWS: readonly Row[] = [
  {
    name: 'European 1940, to the first diplomatic die',
    rulebook: WORLD,
    scenario: 'european-1940',
    files: OURS,
    told: { ...BRPS, 'usat.effective': 12 },
    given: YEAR_1939,
    until: ({ id }) => id.endsWith('/roll'),
    none: 6,
    tables: 5,
    all: 4,
  },
  {
    name: '1939 whole, rule 49',
    rulebook: WORLD,
    scenario: 'opening-1939',
    files: OURS,
    told: {},
    given: YEAR_1939,
    die: 5,
    until: () => false,
    none: 15,
    tables: 13,
    all: 12,
  },
  {
    name: '1939 whole, in the campaign',
    rulebook: WORLD,
    scenario: 'campaign-1939',
    files: OURS,
    told: WAR_1939,
    given: YEAR_1939,
    die: 5,
    until: ({ id }) => id.startsWith('1940'),
    none: 18,
    tables: 17,
    all: 16,
  },
  {
    name: 'A year of campaign, beyond rule 49',
    rulebook: WORLD,
    scenario: 'campaign-1939',
    files: OURS,
    told: WAR_1939,
    given: YEAR_1939,
    counts: ({ id, clauses }) => id.startsWith('1940') && clauses.some((clause) => !clause.startsWith('49.')),
    until: ({ id }) => id.startsWith('1941'),
    none: 8,
    tables: 8,
    all: 8,
  },
  {
    name: 'Gathering Storm, one turn in which nobody does anything',
    rulebook: gatheringStorm as unknown as Rulebook,
    scenario: 'first-turn',
    files: [PACK],
    told: {},
    given: { 'table/changes': [CHARTS] },
    until: () => false,
    none: 15,
    tables: 16,
    all: 15,
  },
  {
    name: 'The War Game, a quiet turn of 1939',
    rulebook: theWarGame as unknown as Rulebook,
    scenario: 'first-turn',
    files: [],
    told: {},
    given: { 'japan/wish': ['pass'] },
    die: 12,
    until: () => false,
    none: 15,
    tables: 15,
    all: 14,
  },
];

it.each(ROWS)('$name', (row) => {
  const { files, none, tables, all } = row;
  const club: Section = { ...NO_SECTION, files };
  const first = count({ ...row, club });
  const then = count({ ...row, club: remembering(club, first.told) });
  expect({ none: count(row).answers, tables: first.answers, all: then.answers }).toEqual({
    none,
    tables,
    all,
  });
});
