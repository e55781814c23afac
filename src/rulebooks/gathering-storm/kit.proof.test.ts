import { expect, it } from 'vitest';
import { acceptRulebook } from '../../kernel/kit/accept.ts';
import { unopened } from '../../kernel/kit/door.ts';
import type { KitOptions } from '../../kernel/kit/options.ts';
import { type KitReport, medianLife, merged, summary } from '../../kernel/kit/report.ts';
import type { Rulings } from '../../kernel/ruling.ts';
import { gatheringStorm } from './index.ts';

const reports: KitReport[] = [];

function accepted(options: KitOptions): KitReport {
  const report = acceptRulebook(gatheringStorm, options);
  reports.push(report);
  expect(report.faults, summary(report)).toEqual([]);
  return report;
}

/** Every other choice of every ruling: the second of each, or the last. */
const others = (at: 1 | -1): Rulings =>
  Object.fromEntries(
    gatheringStorm.rulings.flatMap(({ id, choices }): [string, string][] => {
      const choice = at === 1 ? choices[1] : choices.at(-1);
      return choice ? [[id, choice.id]] : [];
    }),
  );

/** A year later: flags, rings, a civil war, flags that were removed, conquests. */
const FAR_ON = {
  format: 1,
  kind: 'start',
  year: 1941,
  season: 'summer',
  facts: {
    'flags.russia.bulgaria': 1,
    'flags.russia.spain': 2,
    'flags.germany.hungary': 1,
    'flags.britain.hungary': 1,
    'ring.germany.turkey': 'active',
    'ring.russia.norway': 'inactive',
    'ring.france.poland': 'active',
    'civil-war.spain': true,
    'success.italy': true,
    'conquered.albania': 'italy',
    'removed.germany.bulgaria': 2,
    'removed.italy.finland': 1,
    'support.germany': 2,
    'tiles.britain': 3,
  },
};

function farOn() {
  const read = gatheringStorm.data([FAR_ON]);
  if (!('data' in read)) throw new Error('the file is good');
  return read.data;
}

it('passes the acceptance kit with a seat for each side, and pairs of its games live on', () => {
  const setups = [{ scenario: 'first-turn', rulings: {}, data: null }];
  const report = accepted({ setups, seeds: 2, pairs: 8, asides: 10 });
  expect(medianLife(report)).toBeGreaterThanOrEqual(8);
});

it('passes it from the middle, with a seat for each power', () => {
  const data = farOn();
  const setups = [
    { scenario: 'campaign-powers', rulings: {}, data },
    { scenario: 'campaign-powers', rulings: { pack: 'house', resolution: 'net-margin' }, data },
  ];
  expect(accepted({ setups, seeds: 1, pairs: 3, share: 0, asides: 10 }).faults).toEqual([]);
});

it.each([1, -1] as const)('passes it with every other choice of its rulings (%s)', (at) => {
  const data = farOn();
  const setups = ['campaign-sides', 'campaign-powers'].map((scenario) => ({
    scenario,
    rulings: { ...others(at), secrecy: 'program' },
    data,
  }));
  expect(accepted({ setups, seeds: 1, pairs: 2, share: 0, asides: 10 }).faults).toEqual([]);
});

it.each(['sheet', 'house'])('passes it with the strengths on paper, pack %s', (pack) => {
  const setups = [{ scenario: 'campaign-powers', rulings: { secrecy: 'paper', pack }, data: farOn() }];
  expect(accepted({ setups, seeds: 1, pairs: 2, share: 0, asides: 10 }).faults).toEqual([]);
});

it.each(['program', 'paper'])('plays all 28 turns by random answers, strengths by %s', (secrecy) => {
  const setups = [{ scenario: 'campaign-sides', rulings: { secrecy, pack: 'house' }, data: null }];
  const report = accepted({ setups, seeds: 1, pairs: 0, asides: 40 });
  expect(report.games).toBe(1);
});

it('opens each door on each decision that it declares', () => {
  const all = merged(reports);
  expect(unopened({ rulebook: gatheringStorm as never }, all.openings)).toEqual([]);
});
