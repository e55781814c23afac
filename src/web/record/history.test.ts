import { describe, expect, it } from 'vitest';
import type { RecordLine } from '../../kernel/game/record.ts';
import { clausesIn, namesIn } from './history.ts';

const line = (n: number, more: Partial<RecordLine> = {}): RecordLine => ({
  n,
  kind: 'answer',
  dispatches: [],
  ...more,
});

describe('the history of a record', () => {
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
