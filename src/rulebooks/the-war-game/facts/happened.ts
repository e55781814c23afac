import { happening, pairs, sets, texts } from '../../../kernel/index.ts';
import { PAIRS, phonyWar, war } from '../rules/f4-wars.ts';
import { holder, struckFact } from './facts.ts';
import { type Nation, NATIONS } from '../nations.ts';
import { part } from '../part.ts';
import { STRIKE_TARGETS, type StrikeTarget, WAR_STATES, type WarState } from '../stories/rule.ts';
import type { WarGameGround } from '../state.ts';

// What happened on the map and was not told at its step.

const say = texts({
  event: {
    asks: {
      one: 'Who?',
      other: 'To whom?',
      how: 'How?',
      place: 'Which land?',
      by: 'By whom?',
      what: 'What?',
    },
    stands: {
      title: 'How two nations stand since before this turn (what is declared now is asked for at its step)',
      peace: '{a} and {b} are at peace.',
      phony: '{a} and {b} are in a phony war.',
      war: '{a} and {b} are at war.',
      full: '{a} and {b} are in a full war.',
    },
    phony: 'The Phony War has started.',
    taken: { title: 'Land is taken', says: '{place} is taken: {by} holds it.' },
    struck: {
      title: 'An Axis nation attacks for the first time',
      'british-land': '{nation} attacks original British land.',
      'british-isles': '{nation} attacks Great Britain or Northern Ireland by land.',
      'soviet-land': '{nation} attacks Soviet land.',
      abroad: '{nation} attacks or enters land that is not its own.',
    },
  },
});

const { asks } = say.event;

/** A declaration of the turn is asked for at its step, as it counts from the next turn (G.F4). */
const stands = happening<WarGameGround, [Nation, Nation, WarState]>({
  name: 'nations-stand',
  clauses: ['G.F4'],
  title: say.event.stands.title(),
  asks: [asks.one(), asks.other(), asks.how()],
  each: () => PAIRS.flatMap(([a, b]) => WAR_STATES.map((state): [Nation, Nation, WarState] => [a, b, state])),
  says: (_, a, b, state) => say.event.stands[state]({ a, b }),
  reports: (a, b, state) => [sets(war, state, a, b)],
});

const begins = happening<WarGameGround, []>({
  name: 'phony-war',
  clauses: ['MEX.E1'],
  title: say.event.phony(),
  asks: [],
  each: () => [[]],
  says: () => say.event.phony(),
  reports: () => [sets(phonyWar, true)],
});

const landTaken = happening<WarGameGround, [string, Nation]>({
  name: 'land-taken',
  clauses: ['G.B2', 'G.B7'],
  title: say.event.taken.title(),
  asks: [asks.place(), asks.by()],
  each: ({ map }) =>
    pairs(
      map.lands.map(({ id }) => id),
      NATIONS,
    ),
  says: (_, place, by) => say.event.taken.says({ place, by }),
  reports: (place, by) => [sets(holder, by, place)],
});

const STRIKERS = ['germany', 'italy', 'japan'] as const;

const strikes = happening<WarGameGround, [Nation, StrikeTarget]>({
  name: 'strike',
  clauses: ['BUL.E1', 'EIR.E1', 'EIR.E2', 'POL.E1'],
  title: say.event.struck.title(),
  asks: [asks.by(), asks.what()],
  each: () => pairs(STRIKERS, STRIKE_TARGETS),
  says: (_, nation, what) => say.event.struck[what]({ nation }),
  reports: (nation, what) => [sets(struckFact, true, nation, what)],
});

/** G.B7, G.F4: what was not told at its step. */
export const HAPPENINGS = part(import.meta.url, {
  events: [landTaken, strikes, stands, begins],
  texts: say,
});
