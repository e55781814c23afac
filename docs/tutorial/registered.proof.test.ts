import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomersHouse, type NewcomersHouse, OF_EVERY_RULEBOOK, type Ran } from './newcomer.test-helper.ts';

// One folder and one line: what the house then does with a rulebook that it has never seen.

let house: NewcomersHouse;
beforeAll(() => {
  house = newcomersHouse();
});
afterAll(() => house.close());

const ID = 'border-incident';
const CLI = 'src/cli/main.ts';

/** What a command prints with --json; it must succeed. */
function json<T>(...args: string[]): T {
  const { status, out, err } = house.node(CLI, [...args, '--json']);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return JSON.parse(out) as T;
}

function well({ status, out, err }: Ran): string {
  expect({ status, err }, out).toEqual({ status: 0, err: '' });
  return out;
}

describe('a rulebook that has a folder and a line', () => {
  it('is one of the rulebooks, with its vocabulary', () => {
    const books = json<{ id: string }[]>('rulebooks').map(({ id }) => id);
    expect(books.at(-1)).toBe(ID);
    expect(well(house.node(CLI, ['facts', '--rulebook', ID]))).toContain('points.north');
    expect(well(house.node(CLI, ['sheet', 'incident', '--rulebook', ID]))).toMatch(/winter\s+\[3\]/);
  });

  it('is kept to the rules of the house', () => {
    const { status, out } = house.tool(
      'oxlint',
      '--deny-warnings',
      `src/rulebooks/${ID}`,
      'src/rulebooks/index.ts',
    );
    expect(status, out).toBe(0);
  });

  it('passes the acceptance kit', () => {
    const out = well(house.node('scripts/kit.ts', ['--rulebook', ID, '--seeds', '1', '--pairs', '4']));
    expect(out).toMatch(/Border Incident\n(.*, 0 faults\n)+/);
  });

  it('has its cases run, and every clause shown by one', () => {
    const { failed, results } = json<{ failed: number; results: { rulebook: string }[] }>(
      'conform',
      `conformance/${ID}`,
    );
    expect(failed).toBe(0);
    expect(results.filter(({ rulebook }) => rulebook === ID).length).toBeGreaterThan(4);
    const clauses = json<{ clause: string; cases: string[]; reason?: string }[]>('clauses', '--rulebook', ID);
    expect(clauses.map(({ clause }) => clause)).toEqual(['1', '2', '3', '4']);
    expect(clauses.filter(({ cases, reason }) => cases.length === 0 && !reason)).toEqual([]);
  });

  it('fits the types of the house', () => {
    expect(well(house.tool('tsc', '-p', '.'))).toBe('');
  });

  it('has its map drawn', () => {
    expect(well(house.node('scripts/map.ts', []))).toContain(`written: src/web/map/${ID}.json`);
    const { places } = JSON.parse(house.read(`src/web/map/${ID}.json`)) as { places: object };
    expect(Object.keys(places).toSorted()).toEqual(['border', 'north', 'south']);
  });

  it('has pages of its own, and its cases may not become fewer', () => {
    const coverage = `conformance/${ID}/coverage.tsv`;
    writeFileSync(join(house.root, coverage), 'clause\tkind\tcases\n4\tdirective\t99\n');
    const { status, out, err } = house.node('scripts/docs.ts', []);
    expect({ status, err }).toEqual({ status: 1, err: '' });
    expect(out).toContain(`written: docs/generated/${ID}/rulings.md`);
    expect(house.read(`docs/generated/${ID}/rulings.md`)).toContain('What is a high total?');
    expect(out).toMatch(`less than before: ${coverage}: 4: cases fell from 99 to `);
    expect(house.read(coverage)).toMatch(/^1\tenforced\t\d+$[^]*^4\tdirective\t99$/m);
  });

  it('passes the tests that look at every rulebook, and stores games of its version', () => {
    expect(well(house.node('scripts/released.ts', []))).toMatch(new RegExp(`fixtures.${ID}-1$`, 'm'));
    const { status, out } = house.tool('vitest', 'run', ...OF_EVERY_RULEBOOK);
    expect(status, out).toBe(0);
    expect(out).toMatch(new RegExp(`Test Files.* ${OF_EVERY_RULEBOOK.length} passed`));
  });

  it('is in the tables of a build', () => {
    well(house.node('scripts/tables.ts', []));
    const table = (name: string): string => house.read(`dist/tables/${ID}/${name}.txt`);
    expect(table('clauses')).toMatch(/^ {2}4 +directive +Who holds the border {2}/m);
    expect(table('facts')).toMatch(/^ {2}winter +ever +table +\S.* true \| false$/m);
  });

  it('is played in the terminal', () => {
    const file = 'evening.jsonl';
    const wish = ['--rulebook', ID, '--scenario', 'any-weather', '--dice', 'typed', '--out', file];
    well(house.node(CLI, ['new', ...wish]));
    const typed = ['', 'border=1', 'yes', '', '', 'border=3', '', 'no', '2'];
    const out = well(house.node(CLI, ['play', file], `${typed.join('\n')}\n`));
    expect(out).toContain('Put a marker of North on the border.');
    expect(json('verify', file)).toMatchObject({ entries: 4 });
  });
});
