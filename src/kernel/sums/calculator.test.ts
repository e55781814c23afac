import { describe, expect, it } from 'vitest';
import { words } from '../texts/words.ts';
import { calculate } from './calculator.ts';
import type { FactSchema, Possible } from './facts.ts';
import type { Sheet } from './sheet.ts';

const t = words('t');
const face = { question: t, lasts: 'turn', clauses: [], by: 'dice' } as const;
const facts: FactSchema = {
  die: { ...face, type: { kind: 'number', min: 1, max: 6 } },
  help: { question: t, lasts: 'ever', clauses: [], type: { kind: 'number', min: 0, max: 3 } },
};
const sheet = (needs: readonly string[], outcomes?: Sheet['outcomes']): Sheet => ({
  title: t,
  lines: needs.map((key) => ({
    id: key,
    clause: 'c',
    label: t,
    needs: [key],
    value: (known) => known.number(key),
  })),
  ...(outcomes ? { outcomes } : {}),
});
const OUTCOMES = [
  { id: 'won', from: 6, label: t, clauses: [] },
  { id: 'lost', to: 2, label: t, clauses: [] },
  { id: 'drawn', from: 3, to: 5, label: t, clauses: [] },
];
const sheets = {
  roll: sheet(['die', 'help'], OUTCOMES),
  sum: sheet(['help'], OUTCOMES),
  plain: sheet(['die', 'help']),
};
const of = (name: keyof typeof sheets, given: Readonly<Record<string, Possible>>) =>
  calculate({ facts, sheets }, name, (key) => given[key]);

describe('the calculator', () => {
  it('counts each outcome, and each or a higher one, from the lowest', () => {
    const { dice, odds, up } = of('roll', { help: 1 });
    expect(dice).toEqual(['die']);
    expect(odds?.outcomes).toEqual([
      { outcome: 'won', sure: 2, possible: 2 },
      { outcome: 'lost', sure: 1, possible: 1 },
      { outcome: 'drawn', sure: 3, possible: 3 },
    ]);
    expect(up?.outcomes).toEqual([
      { outcome: 'lost', sure: 6, possible: 6 },
      { outcome: 'drawn', sure: 5, possible: 5 },
      { outcome: 'won', sure: 2, possible: 2 },
    ]);
  });

  it('says of what is unknown what is sure and what is possible', () => {
    // help of 0 to 2: a 4 or 5 may win, a 1 or 2 may lose; 3 is drawn whatever comes
    const { up } = of('roll', { help: { min: 0, max: 2 } });
    expect(up?.outcomes).toEqual([
      { outcome: 'lost', sure: 6, possible: 6 },
      { outcome: 'drawn', sure: 4, possible: 6 },
      { outcome: 'won', sure: 1, possible: 3 },
    ]);
  });

  it('counts nothing where no die is left, or nothing is called an outcome', () => {
    expect(of('roll', { die: 3 })).toMatchObject({ dice: [], odds: null, up: null });
    expect(of('sum', {})).toMatchObject({ dice: [], odds: null });
    expect(of('plain', {})).toMatchObject({ dice: ['die'], odds: null });
  });
});
