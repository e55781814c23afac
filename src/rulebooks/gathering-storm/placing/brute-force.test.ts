import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { trials } from '../../../../scripts/thorough.test-helper.ts';
import { setFact } from '../../../kernel/index.ts';
import { check } from '../../../kernel/solo/index.ts';
import { MINORS } from '../4.16-regions.ts';
import type { Placement } from '../lifetimes.ts';
import { BY_POWER, BY_SIDE, POWERS, type StormPower } from '../powers.ts';
import type { Open, SealedPart } from '../state.ts';
import { placeForm } from './place-form.ts';
import { startOf } from './start.test-helper.ts';

// 24.54E, 24.56D, 24.61 and the one counter of an alliance, read a second time from the sheet, and every form against it.

const TARGETS = [...MINORS, 'rhineland'];
const CIVIL = ['greece', 'spain', 'yugoslavia'];
const HAPSBURG = ['austria', 'czechoslovakia', 'hungary'];

interface World {
  step: 1 | 2 | 3 | 4;
  byPower: number | null;
  flags: string[];
  rings: [StormPower, string, 'active' | 'inactive'][];
  wars: string[];
  success: StormPower[];
  conquests: string[];
  cohesion: boolean;
  forgone: boolean;
  /** Events drawn: general or held. */
  general: string[];
  held: string[];
  russianFor: string[];
  /** Diplomatic counters that lie already. */
  before: [StormPower, string][];
  anyStep: boolean;
  warLiftsEvents: boolean;
  drawnFor: 'every-target' | 'single-target' | 'used';
}

type Put = readonly [column: string, target: string];

const EVENTS = ['diplomatic-initiative', 'hapsburg-bureau', 'event-110'];
const some = <T>(values: readonly T[]) => fc.subarray([...values]);

const ring = fc.tuple(
  fc.constantFrom(...POWERS),
  fc.constantFrom(...TARGETS),
  fc.constantFrom('active' as const, 'inactive' as const),
);

const world: fc.Arbitrary<World> = fc.record({
  step: fc.constantFrom(1, 2, 3, 4),
  byPower: fc.constantFrom(null, 0, 1),
  flags: some(TARGETS),
  rings: fc.array(ring, { maxLength: 12 }),
  wars: some(CIVIL),
  success: some(POWERS),
  conquests: fc.oneof(fc.constant<string[]>([]), some(TARGETS.slice(0, 4))),
  cohesion: fc.boolean(),
  forgone: fc.boolean(),
  general: some(EVENTS),
  held: some(EVENTS),
  russianFor: some(TARGETS.slice(4, 9)),
  before: fc.array(fc.tuple(fc.constantFrom(...POWERS), fc.constantFrom(...TARGETS)), { maxLength: 3 }),
  anyStep: fc.boolean(),
  warLiftsEvents: fc.boolean(),
  drawnFor: fc.constantFrom('every-target', 'single-target', 'used'),
});

const SIDES: Record<World['step'], StormPower[]> = {
  1: ['germany', 'italy'],
  2: ['russia'],
  3: ['britain', 'france'],
  4: ['germany', 'italy'],
};

function placing({ step, byPower }: World): StormPower[] {
  const side = SIDES[step];
  return byPower === null ? side : [side[byPower] ?? side[0] ?? 'germany'];
}

function hasRing({ rings }: World, power: StormPower, target: string, active: boolean): boolean {
  // the last that was said holds
  const last = rings.findLast(([whose, where]) => whose === power && where === target);
  return last !== undefined && (!active || last[2] === 'active');
}

/** Whether counters may be placed so, all together. */
function lawful(w: World, puts: readonly Put[]): boolean {
  const powers = placing(w);
  const perTarget = new Map<string, number>();
  const ofSet = new Map<StormPower, number>();
  const once = new Set<string>();
  for (const [column, target] of puts) {
    const power = powers.find((each) => column === each || column.startsWith(`${each}-`));
    if (!power) return false;
    const by = column.slice(power.length + 1);
    if (!mayPut(w, power, by, target)) return false;
    perTarget.set(target, (perTarget.get(target) ?? 0) + 1);
    if (by === '' || by === 'hapsburg-bureau' || by === 'event-110')
      ofSet.set(power, (ofSet.get(power) ?? 0) + 1);
    if (by === 'success' || EVENTS.includes(by)) {
      if (once.has(column)) return false;
      once.add(column);
    }
  }
  // no more than two from the set of each power; the Axis places one of them in each of its steps
  const most = w.step === 1 || w.step === 4 ? 1 : 2;
  if ([...ofSet.values()].some((count) => count > most)) return false;
  return [...perTarget.values()].every((count) => count <= 1);
}

function mayPut(w: World, power: StormPower, by: string, target: string): boolean {
  if (w.conquests.includes(target)) return false;
  // no second counter of the same alliance in the same target
  if (w.before.some(([whose, where]) => where === target && SIDES[w.step].includes(whose))) return false;
  const isPermit = by === 'hapsburg-bureau' || by === 'event-110';
  // additional placements are initial ones
  if (w.step === 4 && by !== '' && !w.anyStep) return false;
  if (!hasExtra(w, power, by, target)) return false;
  if (power === 'russia') {
    if (w.forgone && by !== 'hapsburg-bureau') return false;
    if (!isPermit && !russiaMay(w, target)) return false;
  }
  if (power === 'britain' || power === 'france') return alliesMay(w, target);
  return true;
}

function hasExtra(w: World, power: StormPower, by: string, target: string): boolean {
  const isDrawn = (event: string): boolean => w.general.includes(event) || w.held.includes(event);
  switch (by) {
    case '':
      return true;
    case 'ring':
      return target !== 'rhineland' && hasRing(w, power, target, true);
    case 'civil-war':
      return w.wars.includes(target);
    case 'success':
      return w.success.includes(power);
    case 'diplomatic-initiative':
      return power === 'germany' && isDrawn(by);
    case 'hapsburg-bureau':
      return power === 'russia' && isDrawn(by) && HAPSBURG.includes(target);
    case 'event-110':
      return power === 'russia' && isDrawn(by);
    default:
      return false;
  }
}

function russiaMay(w: World, target: string): boolean {
  if (['finland', 'poland', 'rumania', 'turkey'].includes(target)) return true;
  const minor = target !== 'rhineland';
  if (minor && w.flags.includes(target)) return true;
  if (minor && hasRing(w, 'russia', target, false)) return true;
  if (w.wars.includes(target)) return true;
  const listed = ['albania', 'bulgaria', 'czechoslovakia', 'greece', 'hungary', 'sweden', 'yugoslavia'];
  return w.cohesion && listed.includes(target);
}

function alliesMay(w: World, target: string): boolean {
  const war = w.wars.includes(target);
  if (w.flags.includes(target) && !war) return false;
  if (war && w.warLiftsEvents) return true;
  if (w.russianFor.includes(target)) return false;
  const bureau = w.general.includes('hapsburg-bureau') && HAPSBURG.includes(target);
  return !(bureau && w.drawnFor === 'every-target');
}

function formOf(w: World) {
  const rulings = {
    extras: w.anyStep ? 'any-step' : 'initial',
    'civil-war-lifts-event-bar': w.warLiftsEvents ? 'yes' : 'no',
    'drawn-for': w.drawnFor,
  };
  const { setting, open: start } = startOf({ rulings });
  const open: Open = { ...start, forgone: w.forgone, placed: w.before.map(lying) };
  const facts = open.facts;
  for (const each of w.flags) setFact(facts, `flags.russia.${each}`, 2);
  for (const [power, target, what] of w.rings) setFact(facts, `ring.${power}.${target}`, what);
  for (const each of w.wars) setFact(facts, `civil-war.${each}`, true);
  for (const each of w.success) setFact(facts, `success.${each}`, true);
  for (const each of w.conquests) setFact(facts, `conquered.${each}`, 'italy');
  for (const each of w.general) setFact(facts, `general.${each}`, true);
  for (const each of w.russianFor) setFact(facts, `general-russian.${each}`, true);
  setFact(facts, 'cohesion', w.cohesion);
  const sealed: SealedPart = { facts: {}, revealed: {}, reports: 0, strengths: {} };
  for (const each of w.held) setFact(sealed.facts, `held.${each}`, true);
  const seating = w.byPower === null ? BY_SIDE : BY_POWER;
  return placeForm({ ...setting, seating }, { open, sealed }, w.step, placing(w));
}

function lying([power, target]: [StormPower, string]): Placement {
  return { kind: 'diplomatic', power, target, basis: 'set', step: 1, count: 1 };
}

const KINDS = ['', '-ring', '-civil-war', '-success', ...EVENTS.map((event) => `-${event}`)];
const ALL: readonly Put[] = POWERS.flatMap((power) =>
  KINDS.flatMap((kind) => TARGETS.map((target): Put => [`${power}${kind}`, target])),
);

function accepts(form: ReturnType<typeof formOf>, puts: readonly Put[]): boolean {
  const given = Object.fromEntries(puts.map(([column, target]) => [`${column}/${target}`, 1]));
  return check(form, given, { facts: {}, clauses: [] }) === null;
}

it('accepts one counter just where a second reading of 24.54E, 24.56D and 24.61 does', () => {
  fc.assert(
    fc.property(world, (w) => {
      const form = formOf(w);
      for (const put of ALL) expect([put, accepts(form, [put])]).toEqual([put, lawful(w, [put])]);
    }),
    { numRuns: trials(120), seed: 1935 },
  );
});

it('accepts several together just where that reading does', () => {
  let taken = 0;
  let refused = 0;
  fc.assert(
    fc.property(world, fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), (w, picks) => {
      const form = formOf(w);
      const alone = ALL.filter((put) => lawful(w, [put]));
      if (alone.length === 0) return;
      for (let size = 2; size <= 5; size++)
        for (let at = 0; at < 12; at++) {
          const from = picks.slice(at * size, at * size + size);
          const named = from.map((pick) => alone[pick % alone.length] ?? ['', '']);
          const puts = [...new Map(named.map((put) => [put.join('/'), put as Put])).values()];
          const may = lawful(w, puts);
          if (may) taken++;
          else refused++;
          expect([puts, accepts(form, puts)]).toEqual([puts, may]);
        }
    }),
    { numRuns: trials(150), seed: 1935 },
  );
  expect(Math.min(taken, refused)).toBeGreaterThan(300);
});
