import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { navalModifier } from './22-naval.ts';

const fleet = fc.integer({ min: 0, max: 400 });

it('favors one side as much as it would the other', () => {
  fc.assert(
    // 0 - x: no negative zero is another number here
    fc.property(fleet, fleet, (allied, axis) => {
      expect(navalModifier(allied, axis)).toBe(0 - navalModifier(axis, allied));
    }),
  );
});

it('never gives more than the ratio bears, and never less: it is rounded toward 1:1', () => {
  const ratios = [
    [4, 3],
    [5, 3],
    [2, 1],
    [3, 1],
    [4, 1],
  ] as const;
  fc.assert(
    fc.property(fleet, fc.integer({ min: 1, max: 400 }), (more, less) => {
      fc.pre(more >= less);
      const reached = ratios.filter(([of, to]) => more / less >= of / to).length;
      expect(navalModifier(more, less)).toBe(reached);
    }),
  );
});

it('grows with the Allied fleet and falls with the Axis one', () => {
  fc.assert(
    fc.property(fleet, fleet, (allied, axis) => {
      expect(navalModifier(allied + 1, axis)).toBeGreaterThanOrEqual(navalModifier(allied, axis));
      expect(navalModifier(allied, axis + 1)).toBeLessThanOrEqual(navalModifier(allied, axis));
    }),
  );
});

it('says of no fleets at all that neither is larger', () => {
  expect(navalModifier(0, 0)).toBe(0);
});
