import { describe, expect, it } from 'vitest';
import { words } from '../../kernel/texts/words.ts';
import type { Odds } from '../../kernel/sums/odds.ts';
import type { Outcome, Sheet } from '../../kernel/sums/sheet.ts';
import { stopsOf } from './falls.ts';

const label = words('x');
const band = (id: string, from?: number, to?: number): Outcome => ({
  id,
  label,
  clauses: [],
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});
const low = band('low', undefined, 2);
const high = band('high', 3);
const sheet: Sheet = { title: label, lines: [], outcomes: [high, low] };
const odds = (sureLow: number, possibleLow: number): Odds => ({
  of: 3,
  outcomes: [
    { outcome: 'high', sure: 3 - possibleLow, possible: 3 - sureLow },
    { outcome: 'low', sure: sureLow, possible: possibleLow },
  ],
});

describe('the scale of results', () => {
  it('rises, with the faces that bring each', () => {
    const falls = { sides: 3, faces: [[low], [low], [high]] };
    expect(stopsOf(sheet, odds(2, 2), falls)).toEqual([
      {
        id: 'low',
        sure: 2,
        possible: 2,
        faces: [
          { face: 1, isSure: true },
          { face: 2, isSure: true },
        ],
      },
      { id: 'high', sure: 1, possible: 1, faces: [{ face: 3, isSure: true }] },
    ]);
  });

  it('has a face wherever it may lead, and says that it is not sure', () => {
    const falls = { sides: 3, faces: [[low], [low, high], [high]] };
    const [first] = stopsOf(sheet, odds(1, 2), falls);
    expect(first?.faces).toEqual([
      { face: 1, isSure: true },
      { face: 2, isSure: false },
    ]);
  });

  it('leaves the faces out where they say something else than the chances', () => {
    const falls = { sides: 3, faces: [[low], [low], [high]] };
    expect(stopsOf(sheet, odds(1, 1), falls).map(({ faces }) => faces.length)).toEqual([0, 0]);
    expect(stopsOf(sheet, odds(1, 1), null).every(({ faces }) => faces.length === 0)).toBe(true);
  });
});
