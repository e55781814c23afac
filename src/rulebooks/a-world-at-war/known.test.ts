import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import { evaluateNamed, knownFacts } from '../../kernel/know.ts';
import { rollOdds } from '../../kernel/odds.ts';
import { sealedCommon, viewOf } from '../../kernel/position.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { sample } from '../../kernel/sample.ts';
import { bindTable } from '../../kernel/standing.ts';
import { allocationForm } from './49-diplomacy/2-allocation.ts';
import { rollSheet } from './49-diplomacy/42-die-roll.ts';
import { aWorldAtWar } from './index.ts';
import { FACTIONS, type Faction } from './powers.ts';
import { startOf } from './start.test-helper.ts';
import type { Game } from './state.ts';
import { MINORS } from './tables/targets.ts';

const table = bindTable(aWorldAtWar as unknown as Rulebook, {
  scenario: 'european-1940',
  rulings: {},
  data: null,
});
if (isRefusal(table)) throw new Error('the year cannot be bound');
const { rules } = table;

const POOLS = { germany: 6, italy: 3, britain: 4, france: 3, us: 2, russia: 5 };
const TOLD = { 'rgt.50': false, 'france.conquered': true, 'subversion.uses': 0 };

type Placed = Readonly<Record<Faction, Readonly<Record<string, number>>>>;

/** Any three lawful allocations. */
const anyPlaced: fc.Arbitrary<Placed> = fc.infiniteStream(fc.nat()).map((stream) => {
  const open = { ...startOf('european-1940', TOLD), allotment: POOLS };
  const random = (below: number): number => Number(stream.next().value) % below;
  const place = (faction: Faction) => sample(allocationForm(open, faction), random, rules.facts);
  return Object.fromEntries(FACTIONS.map((faction) => [faction, place(faction)])) as unknown as Placed;
});

function gameOf(placed: Placed): Game {
  const open = { ...startOf('european-1940', TOLD), allotment: POOLS };
  const sealed = FACTIONS.map((faction) => [faction, { ...sealedCommon(), dps: placed[faction] }]);
  return { open, sealed: Object.fromEntries(sealed) };
}

/** What a seat (null: a spectator) sees coming in every roll. */
function odds(game: Game, seat: string | null): unknown {
  const facts = knownFacts(rules, viewOf(game, seat) as never);
  return MINORS.map((target) => {
    const name = rollSheet(target);
    const sheet = rules.sheets[name];
    return sheet && rollOdds(name, sheet, facts, rules.facts, ['die'], [6]);
  });
}

it.each([...FACTIONS, null])('the odds that %s sees never depend on DPs that others hide', (seat) => {
  fc.assert(
    fc.property(anyPlaced, anyPlaced, (one, other) => {
      const mine = seat === null ? {} : { [seat]: one[seat] };
      expect(odds(gameOf({ ...other, ...mine }), seat)).toEqual(odds(gameOf(one), seat));
    }),
    { numRuns: 15 },
  );
});

it.each([...FACTIONS, null])('what %s sees of a sum always holds the true one', (seat) => {
  fc.assert(
    fc.property(anyPlaced, (placed) => {
      const game = gameOf(placed);
      const facts = knownFacts(rules, viewOf(game, seat) as never);
      for (const target of MINORS) {
        const line = (faction: Faction) => `dp.${faction}.${target}`;
        const { total } = evaluateNamed(rules, rollSheet(target), facts);
        const truly = evaluateNamed(rules, rollSheet(target), (key) => {
          const whose = FACTIONS.find((faction) => key === line(faction));
          if (whose === undefined) return facts(key);
          const rows = Object.entries(placed[whose]).filter(([row]) => row.endsWith(`/${target}`));
          return rows.reduce((sum, [, dps]) => sum + dps, 0);
        });
        expect(truly.total.min).toBeGreaterThanOrEqual(total.min);
        expect(truly.total.max).toBeLessThanOrEqual(total.max);
      }
    }),
    { numRuns: 25 },
  );
});
