import { expect, it } from 'vitest';
import { SHEET } from '../packs/sheet.ts';
import { ledgers } from './ledger.ts';

it('the line of a printed event cites the clause of its card', () => {
  const sheets = ledgers({ pack: SHEET, targets: SHEET.targets } as never);
  const clauseOf = (sheet: string, id: string) => sheets[sheet]?.lines.find((line) => line.id === id)?.clause;
  for (const [sheet, card] of [
    ['ledger/hungary/allies', 'danube-free-trade-zone'],
    ['ledger/turkey/axis', 'italian-influence-in-the-balkans'],
  ] as const)
    expect(clauseOf(sheet, `event/${card}`)).toBe(`event.${card}`);
});
