import { expect, it } from 'vitest';
import { acceptRulebook } from '../../kernel/kit/accept.ts';
import { unopened } from '../../kernel/kit/door.ts';
import type { KitOptions } from '../../kernel/kit/options.ts';
import { type KitReport, medianLife, merged, summary } from '../../kernel/kit/report.ts';
import { aWorldAtWar } from './index.ts';

const setup = (scenario: string) => ({ scenario, rulings: {}, data: null });

/** What was found so far, for the checks of all of it at the end. */
const reports: KitReport[] = [];

function accepted(options: KitOptions): KitReport {
  const report = acceptRulebook(aWorldAtWar, options);
  reports.push(report);
  expect(report.faults, summary(report)).toEqual([]);
  return report;
}

it('passes the acceptance kit, and pairs of its games live on', () => {
  const setups = ['european-1940', 'european-1942', 'opening-1939'].map(setup);
  const report = accepted({ setups, seeds: 2, pairs: 8, asides: 25, rows: true });
  expect([...report.doors].toSorted()).toEqual(['dp', 'named']);
  expect(medianLife(report)).toBeGreaterThanOrEqual(8);
});

const others: Record<string, string> = Object.fromEntries(
  aWorldAtWar.rulings.flatMap(({ id, choices, default: chosen }) =>
    choices.filter((each) => each.id !== chosen).map((each) => [id, each.id]),
  ),
);

it('passes it with the allocations on paper', () => {
  const onPaper = (scenario: string) => ({ scenario, rulings: { secrecy: 'paper' }, data: null });
  const setups = ['european-1940', 'european-1942', 'opening-1939'].map(onPaper);
  const report = accepted({ setups, seeds: 2, pairs: 4, share: 0, asides: 60 });
  expect([...report.doors].toSorted()).toEqual(['dp', 'named', 'sheet']);
});

it.each([
  ['program', []],
  ['paper', ['sheet']],
])('passes it with secret spy rings, allocations by %s', (secrecy, more) => {
  const rulings = { 'spy-rings': 'secret', secrecy };
  const setups = ['european-1940', 'opening-1939'].map((scenario) => ({ scenario, rulings, data: null }));
  const report = accepted({ setups, seeds: 2, pairs: 4, share: 0, asides: 8 });
  expect([...report.doors].toSorted()).toEqual(['dp', 'named', 'ring', ...more]);
});

it.each(['program', 'paper'])(
  'passes it with every other choice of its rulings, secrecy by %s',
  (secrecy) => {
    const setups = [{ scenario: 'opening-1939', rulings: { ...others, secrecy }, data: null }];
    expect(accepted({ setups, seeds: 2, pairs: 4, share: 0, asides: 25 }).faults).toEqual([]);
  },
);

it('passes it with tables that the players supply', () => {
  const lines = (['war', 'status', 'event', 'territory'] as const).map((kind) => ({
    id: kind,
    label: kind,
    kind,
    value: 2,
  }));
  const files = [
    { format: 1, kind: 'tension-list', tension: 'usat', source: 'made up', start: 20, complete: true, lines },
    {
      format: 1,
      kind: 'country-table',
      target: 'spain',
      source: 'made up',
      complete: true,
      facts: [{ id: 'ports', question: 'Whose ports?', values: ['axis', 'allies'] }],
      modifiers: [
        { id: 'ports', label: 'Axis ports', value: 2, when: { fact: 'ports', is: 'axis' } },
        { id: 'forces', label: 'forces near by', value: -1, most: 3 },
      ],
    },
    {
      format: 1,
      kind: 'dp-page',
      source: 'made up',
      lines: [{ id: 'north', power: 'germany', label: 'the north', value: 2, most: 3 }],
    },
  ];
  const read = aWorldAtWar.data(files);
  if (!('data' in read)) throw new Error('the files are good');
  expect(
    accepted({
      setups: [{ scenario: 'opening-1939', rulings: {}, data: read.data }],
      seeds: 1,
      pairs: 2,
      share: 0,
      asides: 25,
    }).faults,
  ).toEqual([]);
});

it('passes it from the middle of a year on', () => {
  const facts = {
    'usat.actual': 30,
    'named.european-axis.turkey': 'at-peace',
    'named.russia.hungary': 'at-peace',
    'usat-triggered.western-allies': 1,
    'may-react.european-axis.norway': true,
    'brps-due.britain.sweden': 5,
  };
  const read = aWorldAtWar.data([{ format: 1, kind: 'start', year: 1940, turn: 'fall', facts }]);
  if (!('data' in read)) throw new Error('the file is good');
  const setups = [{ scenario: 'european-1940', rulings: {}, data: read.data }];
  expect(accepted({ setups, seeds: 2, pairs: 8, share: 0, asides: 25 }).faults).toEqual([]);
});

it.each(['program', 'paper'])('passes it as France falls, secrecy by %s', (secrecy) => {
  const facts = {
    'usat.actual': 30,
    'rgt.50': true,
    'dp.undefended': 0,
    'dp.level.germany': 20,
    'dp.allotment.germany': 6,
    'dp.allotment.italy': 3,
    'dp.allotment.britain': 4,
    'dp.allotment.france': 5,
    'dp.allotment.us': 0,
    'dp.allotment.russia': 3,
    'control.paris': 'axis',
  };
  const read = aWorldAtWar.data([{ format: 1, kind: 'start', year: 1946, turn: 'winter', facts }]);
  if (!('data' in read)) throw new Error('the file is good');
  const setups = [{ scenario: 'campaign-1939', rulings: { secrecy }, data: read.data }];
  const report = accepted({ setups, seeds: 2, pairs: 4, share: 0, asides: 40 });
  expect([...report.doors]).toContain('dp');
});

it('plays whole campaigns, 1939 to 1946, by random answers, with the surrenders of each theatre', () => {
  const report = accepted({
    setups: ['campaign-1939', 'global-1939', 'pacific-1941'].map(setup),
    seeds: 1,
    pairs: 0,
    asides: 25,
  });
  expect(report.games).toBe(3);
});

it('opens each door on each decision that it declares, and uses every row that it offers', () => {
  const all = merged(reports);
  const silent = unopened({ rulebook: aWorldAtWar }, all.openings);
  expect(silent.filter(({ seldom }) => seldom === null)).toEqual([]);
  expect(all.amends).toBeGreaterThan(0);
  const [first] = reports;
  const unused = [...(first?.rows.offered ?? [])].filter((row) => !first?.rows.used.has(row));
  expect(unused).toEqual([]);
});
