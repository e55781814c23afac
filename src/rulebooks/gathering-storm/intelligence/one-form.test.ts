import { describe, expect, it } from 'vitest';
import {
  asksOf,
  awaitingOf,
  bindTable,
  firstState,
  isRefusal,
  play,
} from '../../../kernel/kit/front.test-helper.ts';
import { type Json, TABLE } from '../../../kernel/index.ts';
import { gatheringStorm } from '../index.ts';
import type { StormPosition } from '../state.ts';

/** What is done in a turn, by the names of decisions; of the one form the same as in the printed order. */
const DONE: Readonly<Record<string, Json>> = {
  opening: {},
  'axis/cards': { 'italian-influence-in-the-balkans': 1, 'operations.germany': 1, 'operations.italy': 1 },
  'germany/cards': { 'operations.germany': 1 },
  'italy/cards': { 'italian-influence-in-the-balkans': 1, 'operations.italy': 1 },
  'allies/cards': { 'operations.britain': 1 },
  'britain/cards': { 'operations.britain': 1 },
  'axis/flexible': { 'italian-influence-in-the-balkans/greece': 1 },
  'italy/flexible': { 'italian-influence-in-the-balkans/greece': 1 },
  'germany/covert': { poland: 1 },
  'italy/covert': { greece: 1 },
  'britain/covert': { poland: 1 },
  'russia/subvert': 'turkey',
  'russia/level': '2',
  'axis/seal': { 'italian-influence-in-the-balkans/greece': 1, 'covert-germany/austria': 1 },
  'italy/seal': { 'italian-influence-in-the-balkans/greece': 1 },
  'axis/operations': { 'covert-germany/poland': 1, 'covert-italy/greece': 1 },
  'germany/operations': { 'covert-germany/poland': 1 },
  'italy/operations': { 'covert-italy/greece': 1 },
  'allies/operations': { 'covert-britain/poland': 1 },
  'britain/operations': { 'covert-britain/poland': 1 },
  'russia/operations': { 'subversion/turkey': 1, 'subversion-level': 2 },
};

/** A turn up to its result: how often play stood and waited, and what counts in the end. */
function turn(scenario: string, choice: string) {
  const table = bindTable(gatheringStorm, { scenario, rulings: { 'one-form': choice }, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
  let state = firstState(table);
  let waits = 0;
  const isOver = (): boolean =>
    awaitingOf(table, state).includes(TABLE) &&
    asksOf(table, state, TABLE).some(
      ({ id }) => /result|benefits|report/.test(id) && !id.startsWith('standing'),
    );
  while (!isOver()) {
    const [seat = ''] = awaitingOf(table, state);
    const decision = asksOf(table, state, seat).find(({ optional, held }) => !optional && held === undefined);
    if (!decision) throw new Error(`${seat} is asked nothing`);
    const name = decision.id.split('/').slice(-2).join('/');
    const answer = DONE[name] ?? DONE[name.split('/').at(-1) ?? ''] ?? {};
    const played = play(table, state, { seat, decision: decision.id, answer });
    if (isRefusal(played)) throw new Error(JSON.stringify(played));
    ({ state } = played);
    if (Object.keys(state.held).length === 0) waits++;
  }
  const { modifiers } = (state.position as unknown as StormPosition).open;
  return { waits, counts: modifiers.map((each) => JSON.stringify(each)).toSorted() };
}

describe('the one sealed form', () => {
  it.each(['campaign-sides', 'campaign-powers'])(
    'comes to the same in %s, with four waits less a turn',
    (scenario) => {
      const [printed, sealed] = [turn(scenario, 'in-order'), turn(scenario, 'sealed')];
      expect(sealed.counts).toEqual(printed.counts);
      expect(sealed.counts).toHaveLength(5);
      expect(printed.waits - sealed.waits).toBeGreaterThanOrEqual(4);
    },
  );

  it('asks in its second part for what was planned, as far as it can still be done', () => {
    const table = bindTable(gatheringStorm, {
      scenario: 'first-turn',
      rulings: { 'one-form': 'sealed' },
      data: null,
    });
    if (isRefusal(table)) throw new Error(table.refused.key);
    let state = firstState(table);
    const give = (seat: string, answer: Json): void => {
      const decision = asksOf(table, state, seat).find(
        ({ optional, held }) => !optional && held === undefined,
      );
      const played = play(table, state, { seat, decision: decision?.id ?? '', answer });
      if (isRefusal(played)) throw new Error(JSON.stringify(played));
      ({ state } = played);
    };
    give('table', {});
    give('axis', { 'operations.germany': 2 });
    for (const seat of ['allies', 'russia', 'axis', 'russia', 'allies', 'axis']) give(seat, {});
    // each thing with its own rows, and with what is left of it
    const sealed = asksOf(table, state, 'axis').find(({ optional }) => !optional)?.form;
    if (sealed?.kind !== 'allocate') throw new Error('no rows');
    const { parts = [] } = sealed;
    expect(parts.map(({ clauses }) => clauses[0])).toEqual(['step.9']);
    expect(parts.flatMap((each) => each.rows)).toEqual(sealed.rows.map(({ id }) => id));
    give('axis', { 'covert-germany/austria': 2 });
    give('allies', {});
    give('russia', {});
    const asked = asksOf(table, state, 'axis').find(({ optional }) => !optional);
    expect(asked).toMatchObject({ sealed: true, begin: { 'covert-germany/austria': 2 } });
    expect(asksOf(table, state, 'allies').find(({ optional }) => !optional)?.begin).toBeUndefined();
  });
});
