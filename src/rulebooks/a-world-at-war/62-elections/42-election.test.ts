import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wonIn } from './42-election.ts';
import { peaceLevel, POINTS } from './65-level.ts';

const anyResult = fc.integer({ min: -60, max: 60 });
const resultsOf = (europe: number, pacific: number) =>
  Object.fromEntries(wonIn(europe, pacific).map(({ theatre, result }) => [theatre, result]));

describe('what both theatres make of an election (62.42)', () => {
  it('is nothing where the net result is one or more, and something where it is not', () => {
    fc.assert(
      fc.property(anyResult, anyResult, (europe, pacific) => {
        expect(wonIn(europe, pacific).length > 0).toBe(europe + pacific <= 0);
      }),
    );
  });

  it('is the net result where one theatre was lost, and each its own where both were', () => {
    fc.assert(
      fc.property(anyResult, anyResult, (europe, pacific) => {
        const areBoth = europe <= 0 && pacific <= 0;
        for (const { result } of wonIn(europe, pacific)) {
          expect(result).toBeLessThanOrEqual(0);
          if (!areBoth) expect(result).toBe(europe + pacific);
        }
        if (areBoth) expect(resultsOf(europe, pacific)).toEqual({ europe, pacific });
      }),
    );
  });

  it('treats both theatres alike', () => {
    fc.assert(
      fc.property(anyResult, anyResult, (one, other) => {
        const { europe, pacific } = resultsOf(one, other);
        expect(resultsOf(other, one)).toEqual({
          ...(pacific === undefined ? {} : { europe: pacific }),
          ...(europe === undefined ? {} : { pacific: europe }),
        });
      }),
    );
  });

  it('is that of Europe where it stands alone (62.46A)', () => {
    expect(wonIn(1, null)).toEqual([]);
    expect(wonIn(0, null)).toEqual([{ theatre: 'europe', result: 0, clause: '62.46A' }]);
  });
});

describe('the level that a result sets (62.65)', () => {
  it('is 46 for a separate peace, and four less for each one lower', () => {
    expect([-7, -8, -9].map(peaceLevel)).toEqual([46, 42, 38]);
    fc.assert(
      fc.property(anyResult, (result) => {
        expect(peaceLevel(result + 1) - peaceLevel(result)).toBe(POINTS);
      }),
    );
  });
});
