import { expect, it } from 'vitest';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { aWorldAtWar } from '../../rulebooks/a-world-at-war/index.ts';
import { count, type StretchCount, type Stretch } from './asked-little.test-helper.ts';
import { BRPS, WAR_1939, YEAR_1939 } from './asked-little-world.test-helper.ts';

/** How much a stretch asks now, and what it should ask at most. */
interface Row extends Stretch {
  readonly now: { readonly answers: number; readonly handOvers?: number };
  readonly aim: { readonly answers: number; readonly handOvers?: number };
}

const WORLD = aWorldAtWar as unknown as Rulebook;

const ROWS: readonly Row[] = [
  {
    name: 'European 1940, to the first diplomatic die',
    rulebook: WORLD,
    scenario: 'european-1940',
    told: { ...BRPS, 'usat.effective': 12 },
    given: YEAR_1939,
    until: ({ id }) => id.endsWith('/roll'),
    now: { answers: 6, handOvers: 3 },
    aim: { answers: 6, handOvers: 3 },
  },
  {
    name: '1939 whole, rule 49',
    rulebook: WORLD,
    scenario: 'opening-1939',
    told: {},
    given: YEAR_1939,
    die: 5,
    until: () => false,
    now: { answers: 15, handOvers: 8 },
    aim: { answers: 20 },
  },
  {
    name: '1939 whole, in the campaign',
    rulebook: WORLD,
    scenario: 'campaign-1939',
    told: WAR_1939,
    given: YEAR_1939,
    die: 5,
    until: ({ id }) => id.startsWith('1940'),
    now: { answers: 18 },
    aim: { answers: 20 },
  },
  {
    name: 'A year of campaign, beyond rule 49',
    rulebook: WORLD,
    scenario: 'campaign-1939',
    told: WAR_1939,
    given: YEAR_1939,
    counts: ({ id, clauses }) => id.startsWith('1940') && clauses.some((clause) => !clause.startsWith('49.')),
    until: ({ id }) => id.startsWith('1941'),
    now: { answers: 8 },
    aim: { answers: 8 },
  },
];

/** The list of what is asked, and of whom. */
function shown({ name }: Row, { asked, answers, handOvers }: StretchCount): string {
  const lines = asked.map(
    ({ seat, decision, facts }) =>
      `  ${seat}: ${decision}${facts ? ` (${facts.length > 6 ? `${facts.length} facts` : facts.join(', ')})` : ''}`,
  );
  return [`${name}: ${answers} answers, ${handOvers} hand-overs`, ...lines].join('\n');
}

it.each(ROWS)('$name', (row) => {
  const counted = count(row);
  // oxlint-disable-next-line no-restricted-globals -- the list is there to be read
  console.log(shown(row, counted));
  expect(counted).toMatchObject(row.now);
});
