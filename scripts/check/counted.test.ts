import { expect, it } from 'vitest';
import { toldCosts, toldTotal } from './costs.ts';
import { runLoop, toldLoop } from './loop.ts';
import { countsOf } from './reporter.ts';
import { ROOT } from './said.ts';
import { countTests } from './tests.ts';
import { ALL, CASES, LONG, partsOf, PAGES, SINGLES, wantedOf } from './units.ts';

const line = (unit: string, passed: number, failed = 0) => ({ unit, passed, failed });

/** A file of tests as vitest tells of it. */
const module = (state: string, ...tests: string[]): Parameters<typeof countsOf>[0] =>
  ({
    state: () => state,
    children: { allTests: () => tests.map((state) => ({ result: () => ({ state }) })).values() },
  }) as unknown as Parameters<typeof countsOf>[0];

it('counts a test that was skipped, and a file that cannot be loaded, as failed', () => {
  expect(countsOf(module('passed', 'passed', 'passed'))).toEqual({ passed: 2, failed: 0 });
  expect(countsOf(module('failed', 'passed', 'failed', 'failed'))).toEqual({ passed: 1, failed: 2 });
  expect(countsOf(module('passed', 'passed', 'skipped'))).toEqual({ passed: 1, failed: 1 });
  expect(countsOf(module('failed'))).toEqual({ passed: 0, failed: 1 });
});

it('counts what tests told', () => {
  expect(countTests([line('a', 3), line('b', 4, 1)], 1, [])).toEqual({ passed: 7, failed: 1, why: [] });
  expect(countTests([line('a', 3), line('b', 4)], 0, ['a', 'b'])).toEqual({ passed: 7, failed: 0, why: [] });
});

it('a run that names no failure and ends badly, tells nothing, or leaves a file out, has failed', () => {
  expect(countTests([line('a', 3)], 1, [])).toMatchObject({ passed: 3, failed: 1 });
  expect(countTests([], 0, [])).toMatchObject({ passed: 0, failed: 1 });
  expect(countTests([line('a', 3)], 0, ['a', 'b'])).toMatchObject({ passed: 3, failed: 1 });
});

it('npm test runs all but what is for a proof; a proof each unit where it belongs', () => {
  expect(partsOf(ALL)).toBe(SINGLES.length + 4);
  const wanted = wantedOf([CASES, 'src/a.test.ts', 'e2e/a.test.ts'], new Set(['src/a.test.ts']));
  expect(wanted).toMatchObject({ alone: ['src/a.test.ts'], inBrowser: ['e2e/a.test.ts'] });
  expect([CASES, PAGES, ...LONG.map(([name]) => name)].filter(wanted.fixed)).toEqual([CASES]);
  expect(wanted.isRed('src/a.test.ts')).toBe(true);
  expect(partsOf(wanted)).toBe(3);
});

it('tells the total, the loop and the dearest files', () => {
  const costs = Array.from({ length: 12 }, (_, i) => ({ file: `${ROOT}/src/${i}.test.ts`, seconds: i }));
  const took = [
    { processor: 0.1, clock: 0.11 },
    { processor: 0.12, clock: 0.5 },
  ];
  const lines = toldCosts(costs, took, 412.4);
  expect(lines).toHaveLength(13);
  expect(lines[1]).toMatch(/^a fixed loop took 0\.10, 0\.11, 0\.12 s of the processor/);
  expect(lines[3]).toBe('    11.0  src/11.test.ts');
  expect(toldTotal(412.4, true)).toEqual(['412 seconds of the processor in all']);
  expect(toldTotal(412.4, false)[0]).toMatch(/^NOT COUNTED: /);
});

it('a loop takes some of the processor', () => {
  expect(toldLoop([runLoop(1)])).toContain('of the processor');
});
