import type { AnswerEntry, Header } from '../kernel/game/entry.ts';

export const HEADER: Header = {
  format: 2,
  kernel: '1',
  rulebook: 'any',
  rulesVersion: '1',
  scenario: 'any',
  rulings: { A1: 'b' },
  data: { deep: [1, { 'odd "key"': 'line\nbreak' }] },
  dice: { seed: 'ab' },
};

/** An entry with everything that could be hard to store. */
export function entry(n: number, request?: string): AnswerEntry {
  const answer = { row: n, text: 'é\n"\u2028\\' };
  return { n, seat: 'one', decision: `d${n}`, answer, hash: 'f'.repeat(64), ...(request ? { request } : {}) };
}
