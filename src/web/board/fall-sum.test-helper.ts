import type { Holding } from '../../kernel/board/holding.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';

/** A home without anything that has fallen. */
export function own(id: string): Holding {
  return { id, label: id, is: 'power', held: { is: 'own' }, words: [] };
}

/** The home of a power that has fallen, with the sums of its level. */
export function fallen(id: string, sums: readonly string[]): Holding {
  return { ...own(id), held: { is: 'fallen' }, sums };
}

/** A line that tells a sum. */
export function told(n: number, sheet: string, level: number): RecordLine {
  const total = { min: level, max: level };
  const result: SheetResult = {
    sheet,
    lines: [],
    missing: [],
    exact: true,
    facts: {},
    sum: total,
    total,
    outcomes: [],
  };
  const data = { key: 'told' };
  return { n, kind: 'answer', dispatches: [{ to: 'all', kind: 'result', data, clauses: [], sheet: result }] };
}
