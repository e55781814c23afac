import { describe, expect, it } from 'vitest';
import type { RecordLine } from '../../kernel/game/record.ts';
import { byTurn, clausesIn, namesIn } from './history.ts';

const line = (n: number, more: Partial<RecordLine> = {}): RecordLine => ({
  n,
  kind: 'answer',
  dispatches: [],
  ...more,
});

describe('the history of a record', () => {
  it('has its lines by turns, the newest first, and what came before any turn at the end', () => {
    const lines = [1, 2, 3, 5].map((n) => line(n));
    const turns = [
      { turn: 7, line: 2 },
      { turn: 8, line: 4 },
      { turn: 9, line: 6 },
    ];
    expect(byTurn(lines, turns).map(({ turn, lines: all }) => [turn, all.map(({ n }) => n)])).toEqual([
      [8, [5]],
      [7, [3, 2]],
      [null, [1]],
    ]);
    expect(byTurn(lines, []).map(({ turn }) => turn)).toEqual([null]);
  });

  it('knows what a line names, in keys and in parts of them', () => {
    const named = namesIn(
      line(1, {
        seat: 'axis',
        answer: { 'germany/turkey': 2 },
        dispatches: [
          { to: 'all', kind: 'rolled', data: { key: 'x', args: { power: 'italy' } }, clauses: ['49.1'] },
        ],
      }),
    );
    for (const name of ['axis', 'germany', 'turkey', 'italy']) expect(named.has(name)).toBe(true);
    expect(named.has('russia')).toBe(false);
  });

  it('cites clauses', () => {
    const told = { to: 'all', kind: 'note', data: { key: 'x', args: {} } } as const;
    expect(clausesIn(line(1, { dispatches: [{ ...told, clauses: ['1', '2'] }] }))).toEqual(['1', '2']);
  });
});
