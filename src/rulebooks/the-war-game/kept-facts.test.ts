import { expect, it } from 'vitest';
import {
  type State,
  type Table,
  asksOf,
  firstState,
  isRefusal,
  play,
  reportedOf,
  viewOf,
} from '../../kernel/kit/front.test-helper.ts';
import { type FactKey, type FactValue, type Json, sums } from '../../kernel/index.ts';
import { tableOf } from './steered.test-helper.ts';

/** The table says what is so. */
function told(table: Table, state: State, key: FactKey, value: FactValue): State {
  return reports(table, state, key, { value, as: 'correction' });
}

function reports(table: Table, state: State, key: FactKey, said: sums.Report): State {
  const report = asksOf(table, state, 'table').find(({ id }) => /^standing-.*\/report$/.test(id));
  const answer: Json = { [key]: said };
  const played = play(table, state, { seat: 'table', decision: report?.id ?? '', answer });
  if (isRefusal(played)) throw new Error(`${key}: ${JSON.stringify(played.refused)}`);
  return played.state;
}

const known = (table: Table, state: State, keys: readonly FactKey[]) =>
  keys.map((key) => table.rules.known(viewOf(state.position, null))(key));

// two facts of each family that a start, or the table, can say of a game that began long ago
it.each<readonly [FactKey, FactKey, FactValue, FactValue]>([
  ['began.SPA.I1', 'began.CHI.U2', true, false],
  ['spent.germany', 'spent.uk', 3, 0],
  ['won.POL.I1/uk', 'won.CAM.I1/usa', true, false],
  ['attempts.POL.I1/uk', 'attempts.CAM.I1/usa', 2, 0],
  ['built.SWE', 'built.TUR', 2, 0],
  ['ended.AFG', 'ended.BOL', true, false],
  ['struck.germany.abroad', 'struck.japan.british-isles', true, false],
  ['threat.SWE', 'threat.NOR', true, false],
  ['war.germany.ussr', 'war.ussr.china', 'full', 'peace'],
  ['holder.france', 'holder.egypt', 'germany', 'france'],
])('keeps %s apart from %s', (one, other, value, none) => {
  const table = tableOf({ turn: 3, facts: {}, rulings: { threats: 'told' } });
  let state = firstState(table);
  const both = [one, other];
  const first = known(table, state, both);
  expect(first[0]).toBe(none);
  state = told(table, state, one, value);
  expect(known(table, state, both)).toEqual([value, first[1]]);
  state = told(table, state, other, value);
  expect(known(table, state, both)).toEqual([value, value]);
  state = told(table, state, one, none);
  expect(known(table, state, both)).toEqual([none, value]);
});

it('keeps what was paid to open a channel', () => {
  const table = tableOf({ turn: 3, facts: {} });
  const opened = told(table, firstState(table), 'opened.AFG.I1', true);
  expect(known(table, opened, ['opened.AFG.I1'])).toEqual([true]);
  expect(known(table, told(table, opened, 'opened.AFG.I1', false), ['opened.AFG.I1'])).toEqual([false]);
});

it('what made a mark may be said before the mark', () => {
  const facts = { 'through.norway.uk': 'NOR.I1', 'class.norway.uk': 'sworn' } as const;
  const table = tableOf({ turn: 3, facts });
  expect(known(table, firstState(table), ['through.norway.uk', 'class.norway.uk'])).toEqual([
    'NOR.I1',
    'sworn',
  ]);
});

/** What is offered of a fact where it is asked: as it stands, or as it was before nobody knew it any more. */
function offered(table: Table, state: State, key: FactKey): FactValue | undefined {
  const of = reportedOf(table.rules, viewOf(state.position, null), key);
  return of?.value ?? of?.was;
}

it('offers what was so before where nobody knows any more', () => {
  const table = tableOf({ turn: 3, facts: { 'threat.SWE': true, vichy: 5, 'value.syria': 2 } });
  const { facts, known: knownIn } = table.rules;
  const state = firstState(table);
  const value = (key: FactKey) => knownIn(viewOf(state.position, null))(key);
  const keys = Object.keys(facts).filter((key) => {
    const { owner, kept, ...spec } = facts[key] as NonNullable<(typeof facts)[string]>;
    return sums.isReportable(spec) && owner === undefined && !kept && value(key) !== undefined;
  });
  expect(keys.length).toBeGreaterThan(900);
  const lost = keys.filter(
    (key) => offered(table, reports(table, state, key, { as: 'unknown' }), key) !== value(key),
  );
  expect(lost).toEqual([]);
});

it.each<readonly [FactKey, FactValue, FactValue]>([
  ['holder.egypt', 'germany', 'uk'],
  ['war.germany.ussr', 'full', 'war'],
  ['phony-war', true, false],
  ['struck.germany.abroad', true, false],
  ['units.usa.iceland.infantry', 3, 2],
])('offers of %s what was so last, not what was told before that', (key, first, then) => {
  const table = tableOf({ turn: 3, facts: {} });
  let state = told(table, firstState(table), key, first);
  state = told(table, state, key, then);
  state = reports(table, state, key, { as: 'unknown' });
  expect(offered(table, state, key)).toBe(then);
  // told again and taken back again
  state = reports(table, told(table, state, key, first), key, { as: 'unknown' });
  expect(offered(table, state, key)).toBe(first);
});
