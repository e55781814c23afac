import { describe, expect, it } from 'vitest';
import { bindTable, isRefusal, render, writeReports } from '../../../kernel/kit/front.test-helper.ts';
import { type FactValue, type SheetResult, evaluateNamed } from '../../../kernel/index.ts';
import { aWorldAtWar } from '../index.ts';
import { startOf } from '../start.test-helper.ts';
import type { Open } from '../state.ts';
import { BUNDLED_TABLES } from '../tables/bundled.ts';
import { resultWords } from '../tables/results.ts';
import { rollSheet } from './42-leads.ts';
import { inPlayersWords, rowOf, rowsOf } from './5-rows.ts';

const table = bindTable(aWorldAtWar, { scenario: 'european-1940', rulings: {}, data: null });
if (isRefusal(table)) throw new Error('no such table');
const { rules } = table;

function said(facts: Readonly<Record<string, FactValue>>, target: string, id: string): string {
  const row = rowOf(BUNDLED_TABLES, startOf('european-1940', facts), target, id);
  return row ? render(aWorldAtWar.words, resultWords(row)) : 'no row';
}

describe('a row in words', () => {
  it.each([
    [{}, 'turkey', '8', '8: Axis hex control'],
    [{}, 'belgium-luxembourg', '8', '8: Axis hex control (permanent)'],
    [{}, 'turkey', '1-6', 'no row'],
    [{ 'effect.turkey.8': 'axis-brps' }, 'turkey', '8', '8: BRPs for the Axis, as the players report'],
    [{ 'effect.turkey.8': 'axis-brps' }, 'spain', '8', '8: Axis hex control'],
    [{ 'effect.turkey.8': 'axis-hexes' }, 'turkey', '8', '8: Axis hex control'],
    [{ 'effect.turkey.5-6': 'none' }, 'turkey', '5-6', '5 to 6: no effect, as the players report'],
    [
      { 'effect.turkey.10': 'axis-hexes' },
      'turkey',
      '10',
      '10 or more: Axis hex control, as the players report',
    ],
    [
      { 'effect.turkey.-3': 'allied-hexes', 'star.turkey.-3': true },
      'turkey',
      '-3',
      '-3 or less: Allied hex control, as the players report (permanent)',
    ],
    [{ 'star.turkey.3-4': true }, 'turkey', '3-4', '3 to 4: current policies continue (permanent)'],
    [{ 'star.belgium-luxembourg.1-6': false }, 'belgium-luxembourg', '1-6', '1 to 6: no effect'],
  ])('%j: %s at %s: %s', (facts, target, id, expected) => {
    expect(said(facts as Readonly<Record<string, FactValue>>, target, id)).toBe(expected);
  });
});

/** The sheet for Turkey as a spectator is shown it. */
function shown(open: Open): SheetResult {
  const facts = rules.known({ seat: null, open });
  return inPlayersWords(BUNDLED_TABLES, open, 'turkey', evaluateNamed(rules, rollSheet('turkey'), facts));
}

const labels = ({ lines }: SheetResult): [string, number, string][] =>
  lines
    .filter(({ id }) => id.startsWith('49.4265/extra'))
    .map(({ id, min, label }) => [id, min, render(aWorldAtWar.words, label)]);

describe('the sheet of a roll', () => {
  it('shows one line for what the players may add, until they add something', () => {
    const sheet = shown(startOf('european-1940'));
    expect(labels(sheet)).toEqual([['49.4265/extra', 0, 'added by the players, as they reported']]);
    expect(sheet.called).toBeUndefined();
  });

  it('shows each line that they added, under its own name', () => {
    const open = startOf('european-1940');
    writeReports(open.facts, {
      'extra.turkey': { value: 1, as: 'override', reason: 'Axis hold Athens' },
      'extra.turkey.2': { value: -1, as: 'override', reason: 'Allied convoy' },
      'extra.turkey.3': { value: 2, as: 'change' },
    });
    expect(labels(shown(open))).toEqual([
      ['49.4265/extra', 1, 'Axis hold Athens (added by the players)'],
      ['49.4265/extra-2', -1, 'Allied convoy (added by the players)'],
      ['49.4265/extra-3', 2, 'added by the players, as they reported'],
    ]);
  });

  it('leaves out no line that counts', () => {
    const open = startOf('european-1940', { 'extra.turkey.3': 2 });
    const { lines, total } = shown(open);
    expect(lines.reduce((sum, { min }) => sum + min, 0)).toBe(total.min);
    expect(lines.reduce((sum, { max }) => sum + max, 0)).toBe(total.max);
  });

  it('calls its outcomes as the players have the rows, and no others', () => {
    const called = shown(startOf('european-1940', { 'effect.turkey.7': 'axis-hexes' })).called ?? {};
    expect(Object.keys(called)).toEqual(['7']);
    expect(called['7'] && render(aWorldAtWar.words, called['7'])).toBe(
      '7: Axis hex control, as the players report',
    );
  });
});

it('keeps the row itself where nobody has said anything of it', () => {
  const open = startOf('european-1940', { 'star.spain.8': true });
  for (const row of rowsOf(BUNDLED_TABLES, 'turkey'))
    expect(rowOf(BUNDLED_TABLES, open, 'turkey', row.id)).toBe(row);
});

it('offers on every sheet all that its table can be given', () => {
  for (const target of ['turkey', 'finland', 'belgium-luxembourg']) {
    const adds = rules.sheets[rollSheet(target)]?.adds ?? [];
    const mine = Object.keys(rules.facts).filter((key) =>
      ['extra', 'effect', 'brps', 'star'].some((kind) => `${key}.`.startsWith(`${kind}.${target}.`)),
    );
    expect(adds.toSorted()).toEqual(mine.toSorted());
  }
});

describe('what is hoped for in a roll (49.51)', () => {
  const hoped = (facts: Readonly<Record<string, FactValue>>) =>
    rules.hoped?.(startOf('european-1940', facts), rollSheet('turkey')) ?? null;
  const ofAxis = (facts: Readonly<Record<string, FactValue>>) =>
    hoped(facts)?.hopes?.find(({ seats }) => seats.includes('european-axis'))?.outcomes;

  it('is what its table has while the players say nothing of a row', () => {
    expect(hoped({})).toBeNull();
    expect(hoped({ 'effect.spain.8': 'none' })).toBeNull();
  });

  it('leaves out a row of which they say that it gives nothing, and has one that gives more', () => {
    const table = rules.sheets[rollSheet('turkey')]?.hopes;
    expect(table?.find(({ seats }) => seats.includes('european-axis'))?.outcomes).toContain('8');
    expect(ofAxis({ 'effect.turkey.8': 'none' })).not.toContain('8');
    const allies = hoped({ 'effect.turkey.8': 'axis-ally' })?.hopes?.filter(({ outcomes }) =>
      outcomes?.includes('8'),
    );
    expect(allies).toHaveLength(3);
    expect(hoped({ 'effect.turkey.8': 'none' })?.outcomes?.find(({ id }) => id === '8')?.label).toEqual(
      resultWords(
        rowOf(BUNDLED_TABLES, startOf('european-1940', { 'effect.turkey.8': 'none' }), 'turkey', '8')!,
      ),
    );
  });
});
