import { expect, it } from 'vitest';
import { sums } from '../../../kernel/index.ts';
import { schemaOf } from '../facts/schema.ts';
import { turnSheets } from './11-cumulative.ts';
import { cumulative, KEPT_LINES, keptLine } from './14-cumulative.ts';

const facts = schemaOf();

it('keeps every line of a turn under a line that there is, whatever the line can come to', () => {
  const lines = Object.values(turnSheets()).flatMap((sheet) => sheet.lines);
  expect(new Set(lines.map(({ id }) => keptLine(id)))).toEqual(new Set(KEPT_LINES));
  for (const { id, bounds } of lines) {
    const type = facts[cumulative.key(keptLine(id), '1942-spring')]?.type;
    if (bounds && type)
      expect([sums.fits(type, bounds.min), sums.fits(type, bounds.max)]).toEqual([true, true]);
  }
});

it('knows no line of another rule', () => {
  expect(() => keptLine('57.11/s-tokyo')).toThrow('57.11/s-tokyo');
});
