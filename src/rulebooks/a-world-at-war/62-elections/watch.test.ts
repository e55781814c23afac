import { describe, expect, it } from 'vitest';
import { type FactValue, type board, renderValue } from '../../../kernel/index.ts';
import { plain, render, viewOf } from '../../../kernel/kit/front.test-helper.ts';
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

const said = (cell: board.Cell | null): string =>
  cell !== null && typeof cell === 'object'
    ? render(aWorldAtWar.words, cell)
    : renderValue(aWorldAtWar.words, cell);

function watched(told: Told, year: number, { books, start } = EUROPE, agenda: readonly unknown[] = []) {
  const position = start(told);
  Object.assign(position.open, { year, agenda: [...agenda, ...position.open.agenda] });
  const panels = surrenderWatch(books, viewOf(position, null)).flatMap(plain);
  const scale = panels.find(({ kind }) => kind === 'scale') as board.ScalePanel;
  const table = panels.find(({ kind }) => kind === 'table') as board.TablePanel;
  const rows = table.rows.map((row) => row.map(said));
  return {
    line: (id: string) => scale.lines.find((each) => each.id === id),
    marks: (id: string) => scale.marks.filter(({ lines }) => lines?.includes(id)).map(({ at }) => at),
    mark: (id: string) => scale.marks.find(({ lines }) => lines?.includes(id)),
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

  const JAPAN = {
    'war.japan-us': true,
    'war-declared.japan-us': 'us',
    'surrendered.britain': false,
  } as const;

  it('says of both theatres what a separate peace needs, and by which clauses', () => {
    const alone = watched(LEVELS, 1944).mark('election-europe');
    expect(alone).toMatchObject({ label: { key: 'election.-7' }, clauses: ['62.41/-7'] });
    const both = watched({ ...LEVELS, ...JAPAN, 'resistance.japan': 3 }, 1944, WORLD);
    expect(both.mark('election-europe')).toMatchObject({ at: -7, clauses: ['62.41/-7', '62.42B'] });
    // four for the Allies in Europe
    expect(both.mark('election-pacific')).toMatchObject({ at: -11, clauses: ['62.41/-7', '62.42B'] });
    expect(both.row('U.S. election, Pacific')?.[3]).toContain('a Japanese resistance level of 11 or more');
    const lost = { ...LEVELS, ...JAPAN, 'resistance.japan': 3, 'dp.level.germany': 15 };
    // Europe at -1 offsets nothing
    expect(watched(lost, 1944, WORLD).marks('election-pacific')).toEqual([-7]);
  });

  it('reckons with the most and the least that the other theatre can have', () => {
    const told = { ...LEVELS, ...JAPAN, 'dp.level.germany': 21, 'surrendered.germany': false };
    const unknown = watched({ ...told, 'surrendered.japan': false }, 1944, WORLD);
    const level = unknown.line('election-pacific')?.value as { min: number; max: number };
    expect(level.min).toBeLessThan(0);
    expect(level.max).toBeGreaterThan(0);
    // it may come to a peace where the Pacific favours nobody, and surely does only where it cannot help
    expect(unknown.marks('election-europe')).toEqual([-7]);
    expect(unknown.row('U.S. election, Europe')?.[3]).not.toBe('nothing more: its level is low enough');
    expect(unknown.row('U.S. election, Europe')?.[1]).toBe('not settled');
  });

  it('says what an election would bring as soon as that is known', () => {
    const standsAt = (germany: number, more: Told = {}) =>
      watched({ ...LEVELS, 'dp.level.germany': germany, ...more }, 1944).row('U.S. election, Europe')?.[1];
    expect([13, 14].map((germany) => standsAt(germany))).toEqual([
      'U.S. policy as before',
      'no offensive economic warfare',
    ]);
    // of a British surrender five less at the worst: one, and zero
    const beaten = { 'surrendered.britain': true } as const;
    expect([3, 4].map((germany) => standsAt(germany, beaten))).toEqual([
      'U.S. policy as before',
      'not settled',
    ]);
    const world = { ...LEVELS, ...JAPAN, ...beaten, 'dp.level.germany': 21, 'resistance.japan': 30 };
    expect(watched(world, 1944, WORLD).row('U.S. election, Europe')?.[1]).toBe('not settled');
  });

  it('counts in the election of 1945 what its year start has counted, and after an attack Europe alone', () => {
    const { 'dp.level.germany': _, ...levels } = LEVELS;
    const told = { ...levels, ...JAPAN, 'resistance.japan': 3, 'dp.allotment.germany': 10 };
    const under = (cause: string) => watched(told, 1945, WORLD, [{ step: 'election', cause }]);
    expect(under('year').line('election-europe')).toMatchObject({ value: { min: 4, max: 4 } });
    expect(under('year').line('election-pacific')).toMatchObject({ value: { min: -3, max: -3 } });
    const attack = under('attack');
    expect(attack.line('election-europe')?.value).not.toEqual({ min: 4, max: 4 });
    expect(attack.line('election-pacific')).toBeUndefined();
    expect(attack.row('U.S. election, Europe')?.[4]).toBe(
      'at the end of a turn with an atomic attack on the U.S.',
    );
  });

  it('is not there where elections are reported', () => {
    const bound = boundTo('campaign-1939', { 'late-war': 'reported' });
    expect(watched(LEVELS, 1944, bound).line('election-europe')).toBeUndefined();
  });
});
