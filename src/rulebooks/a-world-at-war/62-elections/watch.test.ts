import { describe, expect, it } from 'vitest';
import type { FactValue } from '../../../kernel/facts.ts';
import type { Cell, ScalePanel, TablePanel } from '../../../kernel/panel.ts';
import { viewOf } from '../../../kernel/position.ts';
import { render, renderValue } from '../../../kernel/words.ts';
import { surrenderWatch } from '../54-surrender/watch.ts';
import { boundTo } from '../books.test-helper.ts';
import { aWorldAtWar } from '../index.ts';

type Told = Readonly<Record<string, FactValue>>;

const EUROPE = boundTo('campaign-1939');
const WORLD = boundTo('global-1939');

/** Every level that Europe counts: it comes to 4. */
const LEVELS = {
  'dp.level.germany': 10,
  'dp.level.italy': 4,
  'dp.level.britain': 4,
  'dp.level.france': 0,
  'dp.level.us': 5,
  'dp.level.russia': 4,
  'war.germany-us': true,
} as const satisfies Told;

const said = (cell: Cell | null): string =>
  cell !== null && typeof cell === 'object'
    ? render(aWorldAtWar.words, cell)
    : renderValue(aWorldAtWar.words, cell);

function watched(told: Told, year: number, { books, start } = EUROPE) {
  const position = start(told);
  Object.assign(position.open, { year });
  const panels = surrenderWatch(books, viewOf(position, null));
  const scale = panels.find(({ kind }) => kind === 'scale') as ScalePanel;
  const table = panels.find(({ kind }) => kind === 'table') as TablePanel;
  const rows = table.rows.map((row) => row.map(said));
  return {
    line: (id: string) => scale.lines.find((each) => each.id === id),
    marks: (id: string) => scale.marks.filter(({ lines }) => lines?.includes(id)).map(({ at }) => at),
    row: (label: string) => rows.find(([first]) => first === label),
  };
}

describe('the watch of U.S. elections', () => {
  it('begins in the year before that of 1945, and ends with it but for an attack', () => {
    const isThere = (year: number, more: Told = {}) =>
      watched({ ...LEVELS, ...more }, year).line('election-europe') !== undefined;
    expect([1943, 1944, 1945].map((year) => isThere(year))).toEqual([false, true, true]);
    expect(isThere(1945, { 'war.germany-us': false })).toBe(false);
    expect(isThere(1944, { 'us.defeated': true })).toBe(false);
  });

  it('has the sum of Europe with what would bring it to a separate peace', () => {
    const { line, row, marks } = watched(LEVELS, 1944);
    expect(line('election-europe')?.value).toEqual({ min: 4, max: 4 });
    expect(marks('election-europe')).toEqual([-7]);
    const [, stands, unknown, changes, next] = row('U.S. election, Europe') ?? [];
    expect(stands).toBe('U.S. policy as before');
    expect(unknown).toBe('nothing');
    // eleven points, whosever they are
    expect(changes).toContain('a DP level of 21 or more for Germany');
    expect(changes).toContain('a DP level of -11 or less');
    expect(next).toContain('1945');
  });

  it('says by itself that a level is low enough', () => {
    const { line, row } = watched({ ...LEVELS, 'dp.level.germany': 21 }, 1944);
    expect(line('election-europe')).toMatchObject({ value: { min: -7, max: -7 }, mark: 'noted' });
    expect(row('U.S. election, Europe')?.[1]).toBe('a separate peace');
    expect(row('U.S. election, Europe')?.[3]).toBe('nothing more: its level is low enough');
    expect(watched({ ...LEVELS, 'dp.level.germany': 20 }, 1944).line('election-europe')).not.toHaveProperty(
      'mark',
    );
  });

  it('offsets what the Allies have in the other theatre', () => {
    const pacific = { 'resistance.japan': -2, 'war.japan-us': true, 'war-declared.japan-us': 'us' };
    const told = { ...LEVELS, ...pacific, 'dp.level.germany': 21, 'surrendered.britain': false };
    const { marks, row } = watched(told, 1944, WORLD);
    // -7 and two for the Pacific: -5
    expect(marks('election-europe')).toEqual([-9]);
    expect(row('U.S. election, Europe')?.[1]).toBe('ground units stay in the U.S. box');
    expect(row('U.S. election, Pacific')?.[1]).toBe('U.S. policy as before');
  });

  it('is not there where elections are reported', () => {
    const bound = boundTo('campaign-1939', { 'late-war': 'reported' });
    expect(watched(LEVELS, 1944, bound).line('election-europe')).toBeUndefined();
  });
});
