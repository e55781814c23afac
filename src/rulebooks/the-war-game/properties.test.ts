import { describe, expect, it } from 'vitest';
import type { Dispatch } from '../../kernel/dispatch.ts';
import { canonical } from '../../kernel/json.ts';
import { asksOf, awaitingOf, copyState, firstState, play, type State } from '../../kernel/play.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { stateOf } from './conditions.ts';
import { nativesOf, unitsOf } from './forces.ts';
import { classOf, marksOf, totalOf } from './marks.ts';
import { NATIONS } from './nations.ts';
import { CLASSES, KINDS, LAND_KINDS } from './rule.ts';
import { REPORTS } from './named-starts.test-helper.ts';
import { openOf, steered, tableOf, type Turned, type World } from './steered.test-helper.ts';
import { ENTRIES, PLACES } from './territories.ts';

// What is so in every game, whatever is reported.

const WORLDS: readonly World[] = [
  { scenario: 'world-1939' },
  { scenario: 'world-1942' },
  {
    scenario: 'world-1939',
    rulings: { 'total-control': 'goes-on', 'after-box': 'goes-on', replaces: 'keep' },
  },
  { scenario: 'world-1942', rulings: { tested: 'docket', 'last-attack': 'stays' } },
];
const SEEDS = [101, 102, 103, 104, 105, 106];

/** Every answer of some games that play by the rules alone: nothing is corrected by the table. */
function* answers(): Generator<Turned> {
  for (const world of WORLDS) for (const seed of SEEDS) yield* steered(tableOf(world), { seed });
}

const isTold = ({ kind }: Dispatch): boolean => kind === 'directive' || kind === 'result';

/** The lines that say something of a place: its id, or its entry. */
function linesOn({ played }: Turned, place: string): Dispatch[] {
  return played.dispatches.filter(({ data }) => {
    const { args = {} } = data;
    return [args['place'], args['places'], args['from'], args['to']].flat().includes(place);
  });
}

describe('in games of many kinds', () => {
  it('each place has one class of five toward each nation, and one nation at most has Total Control', () => {
    for (const { played } of answers()) {
      const open = openOf(played.state);
      for (const place of PLACES) {
        const marks = marksOf(open, place);
        for (const nation of NATIONS) expect(['neutral', ...CLASSES]).toContain(classOf(open, place, nation));
        const totals = NATIONS.filter((nation) => marks[nation]?.class === 'total');
        expect(totals.length).toBeLessThanOrEqual(1);
        if (totals.length > 0 && open.rulings['replaces'] === 'all-others')
          expect(Object.keys(marks), place).toEqual(totals);
      }
    }
  });

  it('no class changes without a line that says of the place so, and why', () => {
    for (const turned of answers()) {
      const [was, is] = [openOf(turned.before), openOf(turned.played.state)];
      for (const place of PLACES) {
        if (was.marks[place] === is.marks[place]) continue;
        const changed = NATIONS.some((nation) => classOf(was, place, nation) !== classOf(is, place, nation));
        if (!changed) continue;
        const lines = linesOn(turned, place).filter(isTold);
        expect([turned.decision.id, place, lines.length > 0]).toEqual([turned.decision.id, place, true]);
        for (const { clauses } of lines) expect(clauses.length).toBeGreaterThan(0);
      }
    }
  });

  it('governments never go back but where the story says so', () => {
    // Brazil's Vargas returns (BRA.U2), Hungary's talks end with the Axis back (HUN.R0), Ecuador is freed (ECU.E2)
    const back = ['BRA', 'HUN', 'ECU'];
    for (const { before, played } of answers())
      for (const entry of ENTRIES) {
        const { states = [] } = entry;
        const [was, is] = [before, played.state].map((state) =>
          states.indexOf(stateOf(openOf(state), entry)),
        );
        if (!back.includes(entry.id)) expect([entry.id, is! >= was!]).toEqual([entry.id, true]);
        if (entry.id === 'HUN' && was === 2) expect(is).toBe(2);
      }
  });

  it('no native unit is doubled or lost but by a line that says so, or a battle', () => {
    for (const turned of answers()) {
      const { before, played, decision } = turned;
      const [was, is] = [openOf(before), openOf(played.state)];
      for (const place of PLACES)
        for (const kind of KINDS) {
          const [then, now] = [nativesOf(was, place)[kind] ?? 0, nativesOf(is, place)[kind] ?? 0];
          if (then === now) continue;
          const isFought = /\/(?:battle|ordered)$/.test(decision.id);
          const lines = linesOn(turned, place).filter(({ kind: how }) => how === 'directive');
          const said = lines.length > 0 || isFought;
          expect([decision.id, place, kind, said]).toEqual([decision.id, place, kind, true]);
          if (isFought && now > then) expect(lines.length).toBeGreaterThan(0);
        }
    }
  });

  it('what natives become is what there was of them: land units are the nation’s, by Total Control (G.A4)', () => {
    for (const { before, played, decision } of answers()) {
      // elsewhere units come, go and fall as reported
      if (!/\/(?:unrest|influence|declarations|wish)$/.test(decision.id)) continue;
      const [was, is] = [openOf(before), openOf(played.state)];
      for (const place of PLACES) {
        const owner = totalOf(is, place);
        if (owner === null || totalOf(was, place) === owner) continue;
        const fresh = played.dispatches.flatMap(({ data }) =>
          data.key === 'told.add' && data.args?.['place'] === place ? [1] : [],
        ).length;
        const count = (kind: (typeof LAND_KINDS)[number]): number =>
          (nativesOf(was, place)[kind] ?? 0) + (unitsOf(was, owner, place)[kind] ?? 0);
        const [before_, after] = [
          LAND_KINDS.reduce((sum, kind) => sum + count(kind), 0),
          LAND_KINDS.reduce((sum, kind) => sum + (unitsOf(is, owner, place)[kind] ?? 0), 0),
        ];
        expect([place, after]).toEqual([place, before_ + fresh]);
        expect(is.natives[place]).toBeUndefined();
      }
    }
  });

  it('no place under Total Control has natives of its own', () => {
    for (const { played, decision } of answers()) {
      // while a battle is due what fights is the nation's or the neutral's
      if (!/\/(?:influence|declarations)$/.test(decision.id)) continue;
      const open = openOf(played.state);
      for (const place of PLACES)
        if (totalOf(open, place) !== null) expect([place, nativesOf(open, place)]).toEqual([place, {}]);
    }
  });
});

const REPORT = /^standing-.*\/report$/;

/** The table corrects a fact that is as it is said. */
function reported(
  table: ReturnType<typeof tableOf>,
  state: State,
  fact: string,
  value: string | number | boolean,
): State {
  const decision = asksOf(table, state, 'table').find(({ id }) => REPORT.test(id))?.id ?? '';
  const played = play(table, state, {
    seat: 'table',
    decision,
    answer: { [fact]: { value, as: 'correction' } },
  });
  if (isRefusal(played)) throw new Error(played.refused.key);
  return played.state;
}

describe('a report while part I goes on', () => {
  it('makes no rolled line due again, and asks for no wish a second time', () => {
    const facts = [
      ['natives.turkey.infantry', 3],
      ['threat.TUR', true],
      ['class.spain.germany', 'neutral'],
      ['units.usa.argentina.infantry', 2],
      ['war.japan.china', 'full'],
    ] as const;
    for (const scenario of ['world-1939', 'world-1942'])
      for (const seed of SEEDS) {
        const table = tableOf({ scenario });
        for (const { played, decision } of steered(table, { seed, turns: 4, reports: REPORTS })) {
          if (!/\/(?:unrest|wish)$/.test(decision.id)) continue;
          const { docket } = openOf(played.state);
          const done = docket.filter(({ is }) => is === 'rolled' || is === 'declined');
          const [fact, value] = facts[done.length % facts.length] ?? facts[0];
          const after = openOf(reported(table, played.state, fact, value)).docket;
          for (const each of done) {
            const same = after.filter(({ rule, it: one }) => rule === each.rule && one === each.it);
            expect(
              same.map(({ is }) => is),
              each.rule,
            ).toEqual([each.is]);
          }
        }
      }
  });
});

it('a copy of a game shares nothing that is changed in place', () => {
  for (const world of WORLDS)
    for (const { before, decision, answer } of steered(tableOf(world), { seed: 7, reports: REPORTS })) {
      const table = tableOf(world);
      const copy = copyState(table, before);
      const bytes = canonical(before);
      const played = play(table, copy, { seat: decision.seat, decision: decision.id, answer });
      expect(isRefusal(played)).toBe(false);
      expect(canonical(before), decision.id).toBe(bytes);
      if (openOf(before).turn > 9) break;
    }
});

describe('the first turn', () => {
  it('of 1939 asks nothing before its dice', () => {
    for (const scenario of ['world-1939', 'world-1939-nations', 'first-turn']) {
      const table = tableOf({ scenario });
      const state = firstState(table);
      const asked = awaitingOf(table, state).flatMap((seat) => asksOf(table, state, seat));
      expect(asked.filter(({ optional }) => !optional).map(({ id }) => id)).toEqual(['1/THA.U1/wish']);
    }
  });

  it('of 1942 changes no mark before its dice', () => {
    const table = tableOf({ scenario: 'world-1942' });
    const open = openOf(firstState(table));
    const by = Object.values(open.marks).flatMap((marks) => Object.values(marks).map((mark) => mark.by));
    expect(new Set(by)).toEqual(new Set(['start']));
    expect(awaitingOf(table, firstState(table))).toEqual(['dice']);
  });
});
