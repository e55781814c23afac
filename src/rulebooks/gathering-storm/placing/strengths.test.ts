import { describe, expect, it } from 'vitest';
import { type AllocateForm, json } from '../../../kernel/index.ts';
import { asksOf, isAddressed, viewOf } from '../../../kernel/kit/front.test-helper.ts';
import { HOUSE } from '../packs/house.ts';
import type { Setting, StormPosition } from '../state.ts';
import { kindsOf } from './heads.ts';
import {
  answer,
  questionsNow,
  find,
  gameOf,
  goTo,
  openOf,
  type StartedGame,
  toldKeys,
} from './start.test-helper.ts';

const SET = [1, 1, 2, 2, 3];
const COUNTERS = { germany: SET, italy: SET, britain: SET, france: SET, russia: SET };

/** All that a seat, or a spectator (null), can read of a game: its view, what it is asked, what it was told, what it knows. */
function seenBy({ table, state, told }: StartedGame, seat: string | null): string {
  const view = viewOf(state.position, seat);
  const known = table.rules.known(view);
  return json.canonical([
    view,
    seat === null ? [] : asksOf(table, state, seat),
    told.filter(({ to }) => isAddressed(to, seat)),
    Object.keys(table.rules.facts).map((key) => [key, known(key) ?? null]),
  ]);
}

function known({ table, state }: StartedGame, seat: string | null, key: string): unknown {
  return table.rules.known(viewOf(state.position, seat))(key);
}

/** Steps 1 to 4 with these strengths of the German counters, up to a decision of step 5 or later. */
function placed(start: Parameters<typeof gameOf>[0], strengths: readonly [number, number]): StartedGame {
  const game = goTo(gameOf(start), '1/axis/place');
  const set = start?.pack?.counters;
  const said = (target: string, strength: number) =>
    set ? { [`germany-${strength}/${target}`]: 1 } : { [`germany/${target}`]: strength };
  expect(answer(game, '1/axis/place', { 'germany/turkey': 1 })).toBeNull();
  expect(answer(game, '1/axis/strengths', said('turkey', strengths[0]))).toBeNull();
  goTo(game, '2/russia/place');
  expect(answer(game, '2/russia/place', { 'russia/poland': 1 })).toBeNull();
  expect(
    answer(game, '2/russia/strengths', set ? { 'russia-2/poland': 1 } : { 'russia/poland': 5 }),
  ).toBeNull();
  goTo(game, '4/axis/place');
  expect(answer(game, '4/axis/place', { 'germany/hungary': 1 })).toBeNull();
  return game;
}

describe('24.5 and step.8: strengths', () => {
  it('change no byte that another seat reads before step 8', () => {
    for (const pack of [{}, { counters: COUNTERS }]) {
      const one = placed({ pack }, [1, 1]);
      const other = placed({ pack }, [3, 1]);
      for (const seat of ['russia', 'allies', 'table', null])
        expect(seenBy(one, seat)).toBe(seenBy(other, seat));
      expect(seenBy(one, 'axis')).not.toBe(seenBy(other, 'axis'));
    }
  });

  it('are a range to the others, and what was typed to their own seat', () => {
    const game = placed({}, [4, 1]);
    expect(known(game, 'axis', 'strength.germany.turkey')).toBe(4);
    expect(known(game, 'russia', 'strength.germany.turkey')).toEqual({ min: 1, max: 9 });
    expect(known(game, null, 'strength.germany.turkey')).toEqual({ min: 1, max: 9 });
    expect(known(game, 'russia', 'strength.germany.greece')).toBe(0);
    const ofSet = placed({ pack: { counters: COUNTERS } }, [3, 1]);
    expect(known(ofSet, 'allies', 'strength.germany.turkey')).toEqual({ min: 1, max: 3 });
  });

  it('without a counter set are 1 to 9 for each counter', () => {
    const game = placed({}, [4, 1]);
    expect(answer(game, '4/axis/strengths', {})).toBe('limit.strength');
    expect(answer(game, '4/axis/strengths', { 'germany/hungary': 10 })).toBe('answer.rowMax');
    expect(answer(game, '4/axis/strengths', { 'germany/hungary': 9 })).toBeNull();
  });

  it('with a counter set are one of its counters each, none twice in a turn', () => {
    const game = placed({ pack: { counters: COUNTERS } }, [3, 1]);
    const { rows } = find(game, '4/axis/strengths').form as AllocateForm;
    expect(rows.map(({ id }) => id)).toEqual(['germany-1/hungary', 'germany-2/hungary']);
    const both = { 'germany-1/hungary': 1, 'germany-2/hungary': 1 };
    expect(answer(game, '4/axis/strengths', both)).toBe('limit.oneStrength');
    expect(answer(game, '4/axis/strengths', { 'germany-2/hungary': 1 })).toBeNull();
  });

  it('place no more counters than the set has', () => {
    const counters = { ...COUNTERS, russia: [2] };
    const game = goTo(gameOf({ pack: { counters } }), '2/russia/place');
    expect(answer(game, '2/russia/place', { 'russia/turkey': 1, 'russia/poland': 1 })).toBe('limit.counters');
    expect(answer(game, '2/russia/place', { 'russia/turkey': 1 })).toBeNull();
    expect(answer(game, '2/russia/strengths', { 'russia-2/turkey': 1 })).toBeNull();
  });

  it('are shown to all in step 8, and no seat keeps them', () => {
    const game = placed({}, [4, 1]);
    expect(game.doors).toEqual([]);
    expect(answer(game, '4/axis/strengths', { 'germany/hungary': 2 })).toBeNull();
    goTo(game, '1/axis/place');
    const shown = game.doors.filter(({ key }) => key.startsWith('strength/'));
    expect(shown.map(({ key, value, to }) => [key, value, to])).toEqual([
      ['strength/germany/turkey', 4, 'all'],
      ['strength/germany/hungary', 2, 'all'],
      ['strength/russia/poland', 5, 'all'],
    ]);
    expect(toldKeys(game)).toEqual(expect.arrayContaining(['told.strengths', 'told.setsUnknown']));
    expect((game.state.position as StormPosition).sealed['axis']?.strengths).toEqual({});
  });

  it('of a counter that is set aside are never shown', () => {
    const game = placed({}, [4, 1]);
    const { open } = game.state.position as StormPosition;
    open.placed = open.placed.map((each) => (each.power === 'russia' ? { ...each, void: true } : each));
    expect(known(game, 'allies', 'strength.russia.poland')).toBe(0);
    expect(answer(game, '4/axis/strengths', { 'germany/hungary': 2 })).toBeNull();
    goTo(game, '1/axis/place');
    expect(game.doors.map(({ key }) => key)).not.toContain('strength/russia/poland');
    expect(toldKeys(game)).toContain('told.staysDown');
  });
});

describe('partners', () => {
  it('see each other\u2019s strengths at once by ruling, and else in step 8', () => {
    for (const partners of ['hidden', 'shared']) {
      const game = goTo(gameOf({ scenario: 'campaign-powers', rulings: { partners } }), '1/germany/place');
      expect(answer(game, '1/germany/place', { 'germany/turkey': 1 })).toBeNull();
      expect(answer(game, '1/germany/strengths', { 'germany/turkey': 7 })).toBeNull();
      const range = { min: 1, max: 9 };
      expect(known(game, 'italy', 'strength.germany.turkey')).toEqual(partners === 'shared' ? 7 : range);
      expect(known(game, 'russia', 'strength.germany.turkey')).toEqual(range);
      expect(game.doors.map(({ to, key }) => [to, key])).toEqual(
        partners === 'shared' ? [[['italy'], 'strength/germany/turkey']] : [],
      );
    }
  });
});

describe('on paper', () => {
  it('strengths are typed in step 8, all at once, and checked against the set', () => {
    const rulings = { secrecy: 'paper' };
    const game = goTo(gameOf({ rulings, pack: { counters: COUNTERS } }), '1/axis/place');
    expect(answer(game, '1/axis/place', { 'germany/turkey': 1, 'italy/albania': 1 })).toBeNull();
    goTo(game, '2/russia/place');
    expect(answer(game, '2/russia/place', { 'russia/poland': 1, 'russia/finland': 1 })).toBeNull();
    goTo(game, '8/axis/strengths');
    expect(known(game, 'axis', 'strength.germany.turkey')).toEqual({ min: 1, max: 3 });
    expect(questionsNow(game).map(({ seat, sealed }) => [seat, sealed])).toEqual([
      ['axis', true],
      ['russia', true],
    ]);
    const threes = { 'russia-3/poland': 1, 'russia-3/finland': 1 };
    expect(answer(game, '8/russia/strengths', threes)).toBe('limit.setStrength');
    expect(answer(game, '8/russia/strengths', { 'russia-3/poland': 1, 'russia-2/finland': 1 })).toBeNull();
    expect(game.doors).toEqual([]);
    expect(answer(game, '8/axis/strengths', { 'germany-1/turkey': 1, 'italy-1/albania': 1 })).toBeNull();
    expect(game.doors.map(({ key, value }) => [key, value])).toEqual([
      ['strength/germany/turkey', 1],
      ['strength/italy/albania', 1],
      ['strength/russia/poland', 3],
      ['strength/russia/finland', 2],
    ]);
  });
});

describe('24.3 and 24.4: counters that are not diplomatic', () => {
  const given = { 'germany-military/austria': 2, 'anti-comintern/spain': 1 };

  it('have their worth said to all where the pack does not give it', () => {
    const game = goTo(gameOf(), '1/axis/place');
    expect(answer(game, '1/axis/place', given)).toBeNull();
    expect(known(game, 'allies', 'military.germany.austria')).toEqual({ min: 2, max: 18 });
    expect(answer(game, '1/axis/values', { 'germany-military/austria': 3 })).toBe('limit.worth');
    const worth = { 'germany-military/austria': 3, 'anti-comintern/spain': 2 };
    expect(answer(game, '1/axis/values', worth)).toBeNull();
    expect(known(game, 'allies', 'military.germany.austria')).toBe(3);
    expect(known(game, null, 'anti-comintern.spain')).toBe(2);
    expect(questionsNow(game).some(({ id }) => id.endsWith('1/axis/strengths'))).toBe(false);
  });

  it('have the worth of the pack', () => {
    const game = goTo(gameOf({ pack: { military: 2, antiComintern: 1 } }), '1/axis/place');
    expect(answer(game, '1/axis/place', given)).toBeNull();
    expect(openOf(game).placed.map(({ kind, value }) => [kind, value])).toEqual([
      ['military', 4],
      ['anti-comintern', 1],
    ]);
  });

  it('lie face down by ruling until step 8', () => {
    const game = goTo(gameOf({ rulings: { 'open-counters': 'face-down' } }), '1/axis/place');
    expect(answer(game, '1/axis/place', given)).toBeNull();
    const worth = { 'germany-military/austria': 3, 'anti-comintern/spain': 2 };
    expect(answer(game, '1/axis/strengths', worth)).toBeNull();
    expect(known(game, 'axis', 'military.germany.austria')).toBe(3);
    expect(known(game, 'russia', 'military.germany.austria')).toEqual({ min: 2, max: 18 });
    goTo(game, '2/russia/place');
    goTo(game, '4/axis/place');
    expect(answer(game, '4/axis/place', {})).toBeNull();
    goTo(game, '1/axis/place');
    expect(game.doors.map(({ key, value }) => [key, value])).toEqual([
      ['strength/germany-military/austria', 3],
      ['strength/anti-comintern/spain', 2],
    ]);
  });
});

it('says which kinds have a strength: every diplomatic counter, by whatever it is placed, and no military one (24.4, 24.5)', () => {
  const ids = ['germany', 'germany-ring', 'germany-civil-war', 'germany-military', 'anti-comintern'];
  const rows = ids.map((id) => ({ id: `${id}/spain`, label: { key: 'row' } }));
  const kinds = kindsOf({ pack: HOUSE } as Setting, rows, ['germany', 'italy']);
  expect(ids.filter((id) => kinds[id]?.numbered)).toEqual(['germany', 'germany-ring', 'germany-civil-war']);
});
