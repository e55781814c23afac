import { describe, expect, it } from 'vitest';
import type { Possible } from '../../../kernel/index.ts';
import { evaluate } from '../../../kernel/kit/front.test-helper.ts';
import { schemaOf } from '../facts/schema.ts';
import { allotmentSheets } from './12-worksheet.ts';

const nothing = { european: true, page: [], complete: false };
const schema = schemaOf();

function dps(power: string, year: number, opening: boolean, facts: Readonly<Record<string, Possible>>) {
  const sheet = allotmentSheets(nothing)[`dp-allotment/${power}`];
  if (!sheet) throw new Error(`no sheet for ${power}`);
  const known = { 'surrendered.germany': false, 'surrendered.russia': false, year, opening, ...facts };
  return evaluate(power, sheet, (key) => known[key as keyof typeof known], schema).total;
}

const exactly = (total: number) => ({ min: total, max: total });

describe('the allotment of DPs (49.1)', () => {
  it.each([
    [1941, 0],
    [1942, 1],
    [1943, 2],
    [1944, 3],
    [1945, 4],
    [1946, 5],
  ])('gives the U.S. in the %i YSS %i more for the Pacific (49.141)', (year, more) => {
    const facts = { 'usat.effective': 50, 'brp.us': 0, 'dp.other.us': 0 };
    expect(dps('us', year, false, facts)).toEqual(exactly(5 + more));
  });

  it.each([
    [9, 0],
    [10, 1],
    [49, 4],
    [50, 5],
    [60, 5],
  ])('gives the U.S. at USAT %i in the opening set-up %i (49.12, 49.13)', (usat, total) => {
    expect(dps('us', 1939, true, { 'usat.effective': usat })).toEqual(exactly(total));
  });

  it.each([
    [99, 3],
    [100, 4],
    [199, 4],
    [250, 5],
  ])('gives Germany with %i BRPs %i (49.14)', (brps, total) => {
    expect(dps('germany', 1940, false, { 'brp.germany': brps, 'dp.other.germany': 0 })).toEqual(
      exactly(total),
    );
  });

  it('gives the U.S. nothing for the Pacific where it is played (49.141)', () => {
    const lines = allotmentSheets({ ...nothing, european: false })['dp-allotment/us']?.lines.map(
      (line) => line.id,
    );
    expect(lines).toEqual(['49.12/us', '49.14', '49.15']);
  });

  it('never falls below zero, and an unknown page of DPs is a range (49.16, 49.151)', () => {
    const facts = { 'brp.russia': 0, 'dp.undefended': 2 };
    expect(dps('russia', 1942, false, { ...facts, 'dp.other.russia': -9 })).toEqual(exactly(0));
    expect(dps('russia', 1942, false, facts)).toEqual({ min: 0, max: 21 });
  });
});
