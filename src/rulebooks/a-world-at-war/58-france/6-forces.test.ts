import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type frame, setFact } from '../../../kernel/index.ts';
import { copyFacts } from '../../../kernel/kit/front.test-helper.ts';
import { startOf } from '../start.test-helper.ts';
import type { Open } from '../state.ts';
import { vichy } from '../war/vichy.ts';
import { frenchLevel } from './22-found.ts';
import { freeForces, frenchShipsLeft, tellForces, vichyForces } from './6-forces.ts';

const SHIPS = ['named', 'cruisers', 'destroyers'] as const;
const anyShips = fc.record({ named: fc.nat(8), cruisers: fc.nat(8), destroyers: fc.nat(14) });

/** What is told of the forces of each side. */
function told(open: Open): Record<string, Readonly<Record<string, unknown>>> {
  const all: frame.Dispatch[] = [];
  tellForces(open, { tell: (each) => all.push(each), reveal: () => undefined });
  return Object.fromEntries(
    all.flatMap(({ data: { key, args = {} } }) =>
      key === 'told.frenchForces' ? [[String(args['side']), args]] : [],
    ),
  );
}

const START = startOf('campaign-1939');

function fallen(level: number, isVichy: boolean): Open {
  const open = { ...START, facts: copyFacts(START.facts) };
  setFact(open.facts, frenchLevel.key(), level);
  setFact(open.facts, vichy.key(), isVichy ? 'established' : 'none');
  return open;
}

it('gives both sides what the tables say as far as there are ships, the Free French first, and no other kind for them', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3, max: 3 }), fc.boolean(), anyShips, (level, isVichy, there) => {
      const open = fallen(level, isVichy);
      for (const kind of SHIPS) setFact(open.facts, frenchShipsLeft.key(kind), there[kind]);
      const { 'free-french': free, 'vichy-france': its } = told(open);
      const wanted = freeForces(level, isVichy);
      for (const kind of SHIPS) {
        const first = Math.min(wanted[kind], there[kind]);
        expect(free?.[kind]).toBe(first);
        if (isVichy) expect(its?.[kind]).toBe(Math.min(vichyForces(level)[kind], there[kind] - first));
      }
      for (const kind of ['infantry', 'armor', 'aaf'] as const) {
        expect(free?.[kind]).toBe(wanted[kind]);
        if (isVichy) expect(its?.[kind]).toBe(vichyForces(level)[kind]);
      }
      expect(its === undefined).toBe(!isVichy);
    }),
  );
});

it('takes all that the tables have where nobody says what is left', () => {
  expect(told(fallen(3, true))['vichy-france']).toMatchObject({ named: 2, cruisers: 3, destroyers: 6 });
});
