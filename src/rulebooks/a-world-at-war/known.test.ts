import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { trials } from '../../../scripts/thorough.test-helper.ts';
import {
  type FactStore,
  bindTable,
  isRefusal,
  openDoor,
  rollOdds,
  sample,
  viewOf,
} from '../../kernel/kit/front.test-helper.ts';
import { type Referee, evaluateNamed, frame, knownFacts } from '../../kernel/index.ts';
import { allocationForm } from './49-diplomacy/2-allocation.ts';
import { rollSheet } from './49-diplomacy/42-leads.ts';
import { closeRings, discloseSeeing, hiddenRing, openRings } from './49-diplomacy/4262-spy-rings.ts';
import { aWorldAtWar } from './index.ts';
import type { Roll } from './turn/lifetimes.ts';
import { FACTIONS, type Faction } from './powers.ts';
import { startOf } from './start.test-helper.ts';
import { type WorldPosition, reveal } from './state.ts';
import { MINORS } from './tables/targets.ts';

const rulings = { 'spy-rings': 'secret' };
const table = bindTable(aWorldAtWar as unknown as frame.Rulebook, {
  scenario: 'european-1940',
  rulings,
  data: null,
});
if (isRefusal(table)) throw new Error('the year cannot be bound');
const { rules } = table;

const POOLS = { germany: 6, italy: 3, britain: 4, france: 3, us: 2, russia: 5 };
const TOLD = { 'rgt.50': false, 'france.conquered': true, 'subversion.uses': 0 };

/** What a faction hides: its DPs, by row, and the countries with a spy ring of its own. */
interface Hidden {
  readonly dps: Readonly<Record<string, number>>;
  readonly rings: readonly string[];
}
type Placed = Readonly<Record<Faction, Hidden>>;

const YEAR = startOf('european-1940', TOLD, rulings);
YEAR.allotment = POOLS;

/** Any three lawful allocations, with rings anywhere. */
const anyPlaced: fc.Arbitrary<Placed> = fc.infiniteStream(fc.nat()).map((stream) => {
  const random = (below: number): number => Number(stream.next().value) % below;
  const place = (faction: Faction) => ({
    dps: sample(allocationForm(YEAR, faction), random, rules.facts),
    rings: MINORS.filter(() => random(3) === 0),
  });
  return Object.fromEntries(FACTIONS.map((faction) => [faction, place(faction)])) as unknown as Placed;
});

function ringFacts(faction: Faction, targets: readonly string[]): FactStore {
  return Object.fromEntries(
    targets.map((target) => [hiddenRing.key(faction, target), { value: true, as: 'change' }]),
  );
}

function ringsEverywhere(placed: Placed): Placed {
  const each = FACTIONS.map((faction) => [faction, { ...placed[faction], rings: MINORS }]);
  return Object.fromEntries(each) as Placed;
}

function positionOf(placed: Placed): WorldPosition {
  const sealed = FACTIONS.map((faction) => {
    const { dps, rings } = placed[faction];
    return [faction, { ...frame.sealedCommon(), facts: ringFacts(faction, rings), dps }];
  });
  return structuredClone({ open: YEAR, sealed: Object.fromEntries(sealed) }) as WorldPosition;
}

/** What nobody sees: a faction's DPs or ring, as a fact; undefined for any other. */
function truly(placed: Placed, key: string): number | boolean | undefined {
  const [kind, faction, target = ''] = key.split('.');
  const whose = FACTIONS.find((each) => each === faction);
  if (whose === undefined) return undefined;
  if (kind === 'spy-ring') return placed[whose].rings.includes(target);
  if (kind !== 'dp') return undefined;
  const rows = Object.entries(placed[whose].dps).filter(([row]) => row.endsWith(`/${target}`));
  return rows.reduce((sum, [, dps]) => sum + dps, 0);
}

/** What a seat (null: a spectator) sees coming in every roll. */
function odds(position: WorldPosition, seat: string | null): unknown {
  const facts = knownFacts(rules, viewOf(position, seat) as never);
  return MINORS.map((target) => {
    const name = rollSheet(target);
    const sheet = rules.sheets[name];
    return sheet && rollOdds(name, sheet, facts, rules.facts, ['die'], [6]);
  });
}

it.each([...FACTIONS, null])(
  'the odds that %s sees never depend on DPs and spy rings that others hide',
  (seat) => {
    fc.assert(
      fc.property(anyPlaced, anyPlaced, (one, other) => {
        const mine = seat === null ? {} : { [seat]: one[seat] };
        expect(odds(positionOf({ ...other, ...mine }), seat)).toEqual(odds(positionOf(one), seat));
      }),
      { numRuns: trials(15) },
    );
  },
);

/** A referee that opens doors as the kernel does. */
const refereeOf = (position: WorldPosition): Referee => ({ reveal: (door) => openDoor(position, door) });

const rollFor = (target: string): Roll => ({
  target,
  by: ['european-axis'],
  kind: 'named',
  rolled: null,
  settled: null,
  faction: null,
});

/** Whether what a seat sees of every sum holds the true one; how many sums it sees for certain. */
function seesTruth(position: WorldPosition, placed: Placed, seat: string | null): number {
  let certain = 0;
  const facts = knownFacts(rules, viewOf(position, seat) as never);
  for (const target of MINORS) {
    const seen = evaluateNamed(rules, rollSheet(target), facts).total;
    const real = evaluateNamed(rules, rollSheet(target), (key) => truly(placed, key) ?? facts(key)).total;
    expect(real.min).toBeGreaterThanOrEqual(seen.min);
    expect(real.max).toBeLessThanOrEqual(seen.max);
    if (real.min === seen.min && real.max === seen.max) certain++;
  }
  return certain;
}

it.each([...FACTIONS, null])('what %s sees of a sum always holds the true one', (seat) => {
  fc.assert(
    fc.property(anyPlaced, (placed) => {
      const position = positionOf(placed);
      seesTruth(position, placed, seat);
      // at the year's start, when the rings announce DPs
      discloseSeeing(position, refereeOf(position));
      seesTruth(position, placed, seat);
      // when DPs and rings are opened for every roll
      position.open.rolls = MINORS.map((target) => rollFor(target));
      for (const { target } of position.open.rolls)
        for (const faction of FACTIONS) reveal(position, faction, target, ['49.425'], refereeOf(position));
      openRings(position, refereeOf(position));
      expect(seesTruth(position, placed, seat)).toBe(MINORS.length);
      // in the phase after, with a new ring in every country
      closeRings(position.open);
      const later = ringsEverywhere(placed);
      for (const faction of FACTIONS)
        Object.assign(position.sealed[faction] ?? {}, { facts: ringFacts(faction, MINORS) });
      seesTruth(position, later, seat);
    }),
    { numRuns: trials(25) },
  );
});
