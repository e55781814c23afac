import { expect, test } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import { bindTable } from '../../kernel/game/table.ts';
import type { View } from '../../kernel/game/position.ts';
import { copyJson } from '../../kernel/json.ts';
import { courseOf } from '../../kernel/solo/history.ts';
import { seededRandom } from '../../kernel/kit/random.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { SOLO } from '../../rulebooks/solo.ts';
import { assumedOfMap } from './assumed.ts';
import type { BotSeat } from './bot.ts';
import { beliefsOf } from './minister-belief.ts';
import { seatedAt } from './seated.ts';
import { Reckoning } from './worth.ts';

const SCENARIO = 'european-1940';

function seatedIn(seat: string): BotSeat {
  const [rulebook, solo] = [findRulebook('a-world-at-war'), SOLO['a-world-at-war']];
  const table = rulebook && bindTable(rulebook, { scenario: SCENARIO, rulings: {}, data: null });
  if (!table || !solo || isRefusal(table)) throw new Error('no table');
  const its = <F extends { readonly scenarios: readonly string[] }>(files: readonly F[]): F =>
    files.find(({ scenarios }) => scenarios.includes(SCENARIO)) as F;
  const sitting = { table, solo, standings: solo.bind(table.setup), aims: its(solo.aims) };
  const course = courseOf(its(solo.histories), seededRandom(1), solo.dated);
  return { ...seatedAt(sitting, seat), course };
}

/** The view of a seat once DPs are allotted; `revealed`: what an opponent has shown of its own. */
function viewOf({ table, seat }: BotSeat, revealed: Readonly<Record<string, number>> = {}): View {
  const { open, sealed } = copyJson(table.rules.setup());
  const own = sealed[seat];
  if (!own) throw new Error(`${seat} has nothing sealed`);
  const allotted = { ...open, allotment: { germany: 5, italy: 2, britain: 4, france: 3, us: 2, russia: 4 } };
  return {
    seat,
    open: { ...allotted, revealed: { 'western-allies': revealed } } as unknown as View['open'],
    sealed: own,
  };
}

/** By a fact of what may be placed: how often it is each number. */
function weightsIn(assumed: ReturnType<typeof beliefsOf>, fact: string): ReadonlyMap<unknown, number> {
  const set = assumed[fact];
  return new Map(typeof set === 'object' && 'weights' in set ? set.weights : []);
}

const TURKEY = 'dp.western-allies.turkey';

test('what opponents have placed is believed as an equilibrium has it, within what they have shown', () => {
  const seated = seatedIn('european-axis');
  const before = beliefsOf(seated, viewOf(seated));
  expect(Object.keys(before)).toContain(TURKEY);
  expect(Object.keys(before)).toContain('dp.russia.turkey');
  expect(Object.keys(before).filter((fact) => fact.includes('european-axis'))).toEqual([]);
  const most = Math.max(...[...weightsIn(before, TURKEY).keys()].map(Number));
  const shown = beliefsOf(seated, viewOf(seated, { 'dp/turkey': most }));
  expect([...weightsIn(shown, TURKEY).keys()]).toEqual([most]);
});

test('of a target that no side has DPs in, a roll is worth nothing to anybody', () => {
  const seated = seatedIn('western-allies');
  const reckoning = new Reckoning(seated, viewOf(seated));
  const sheet = 'diplomatic-roll/spain';
  expect(reckoning.called(sheet, 50, {})).toBe(0);
  expect(reckoning.called(sheet, 50, { 'western-allies': 1 })).toBe(50);
  expect(reckoning.called(sheet, -50, { 'western-allies': 1 })).toBe(0);
  expect(reckoning.called(sheet, -50, { 'european-axis': 1 })).toBe(-50);
});

test('what nobody has told of the map is taken as the history has it, until a table says otherwise', () => {
  const seated = seatedIn('western-allies');
  const view = viewOf(seated);
  const sheets = [{ name: 'diplomatic-roll/hungary', dice: [] }];
  const fact = 'table.other.hungary';
  expect(assumedOfMap(seated, view, sheets)[fact]).toEqual({ value: 2 });
  const told = (was: number): View => {
    const facts = { ...view.open.facts, [fact]: { value: null, as: 'lapsed', was } } as const;
    return { ...view, open: { ...view.open, facts } };
  };
  expect(assumedOfMap(seated, told(2), sheets)[fact]).toEqual({ value: 2 });
  expect(assumedOfMap(seated, told(-3), sheets)[fact]).toBeUndefined();
});
