import type { Json } from '../../../kernel/index.ts';
import type { Games, ReachLead } from '../../../kernel/kit/reach.test-helper.ts';
import { games, near, SELDOM } from './starts.test-helper.ts';

// British surrenders.

/** Britain fights with its back to the wall: a DP level far below zero, and the rest is told (59.21). */
const britainFalls = (told: Readonly<Record<string, Json>>): Json =>
  near(1941, 'summer', {
    'usat.actual': 20,
    'usjt.actual': 20,
    'rgt.50': true,
    'dp.undefended': 0,
    'france.conquered': true,
    'surrendered.france': true,
    'war.germany-france': false,
    'war.germany-us': false,
    'war.italy-us': false,
    'dp.level.germany': 20,
    'dp.level.italy': 20,
    'dp.level.britain': -3,
    'changed.britain': false,
    'control.singapore': 'western',
    'oil-effects.britain': 0,
    'transports.atlantic': 10,
    'russians.eastern-europe': true,
    'unbuilt-factors.britain': 0,
    'navy.allied.whole': 60,
    'navy.allied.half': 0,
    'navy.axis.whole': 60,
    'navy.axis.half': 0,
    'western-front': 0,
    'russians.western-poland': false,
    'left.britain.aaf': 6,
    'left.britain.ground': 100,
    'left.britain.naval': 200,
    'dp.allotment.germany': 3,
    'dp.allotment.italy': 2,
    'dp.allotment.britain': 3,
    'dp.allotment.us': 2,
    'dp.allotment.russia': 3,
    ...told,
  });

const WITH_US = {
  'war.germany-us': true,
  'war-since.germany-us': '1941/spring',
  'war-declared.germany-us': 'us',
};
const SURRENDERED = {
  'surrendered.britain': true,
  'britain.level': -1,
  'britain.turn': '1940/fall',
  'britain.points': 0,
  'removed-factors.britain': 8,
  'british-peace': false,
  'treaty.japan': false,
};
/** So late that a war may come again, and has not (59.86). */
const IN_PEACE = {
  ...SURRENDERED,
  'british-peace': true,
  'war.germany-britain': false,
  'war.italy-britain': false,
};
const ACCEPTED = { answers: { offer: 'accept' } };

/** The Axis hold a part of southern England that they may not give back by itself (59.73D). */
const WITHOUT_LONDON = { 'territory.southern-england': 'partly', 'axis-in-london': false };

/** A second peace, in which Germany gives back what it may, and may not what it gave back before (59.73). */
const GIVES_BACK: ReachLead = {
  answers: { offer: 'accept', policy: 'return' },
  facts: {
    'territory.malta': 'axis-after-britain',
    'territory.egypt': 'axis-after-britain',
    'territory.libya': 'axis',
    'territory.southern-england': 'partly',
    'territory.central-england': 'partly',
    'territory.scotland': 'partly',
  },
};

/** Wars that Britain loses, once and again. */
export const OF_BRITAIN: readonly Games[] = [
  games('campaign-1939', 6, 4, { data: britainFalls({}) }),
  games('campaign-1939', 3, SELDOM, { data: britainFalls({ 'dp.level.britain': -2 }), lead: () => ACCEPTED }),
  games('campaign-1939', 3, 4, { data: britainFalls(WITH_US) }),
  games('campaign-1939', 2, SELDOM, {
    data: britainFalls({ 'dp.level.britain': 1, 'transports.atlantic': 9 }),
    lead: () => ACCEPTED,
  }),
  games('campaign-1939', 3, SELDOM, {
    data: britainFalls({ ...SURRENDERED, 'returned.malta': true }),
    lead: () => GIVES_BACK,
  }),
  games('campaign-1939', 5, 4, { data: britainFalls({ 'dp.level.britain': -12 }) }),
  games('campaign-1939', 5, 4, { data: britainFalls({ ...WITH_US, ...SURRENDERED }) }),
  games('campaign-1939', 5, 30, { data: britainFalls(IN_PEACE) }),
  ...['adhere', 'fight'].map((treaty) =>
    games('global-1939', 3, SELDOM, {
      data: britainFalls({ 'war.japan-britain': true, 'war.japan-us': false }),
      lead: () => ({ answers: { ...ACCEPTED.answers, treaty }, facts: WITHOUT_LONDON }),
    }),
  ),
  games('global-1939', 4, 4, { data: britainFalls({ 'war.japan-britain': false, 'war.japan-us': false }) }),
  games('global-1939', 4, 4, { data: britainFalls({ 'war.japan-britain': true, 'war.japan-us': true }) }),
  games('global-1939', 4, 30, { data: britainFalls({ ...IN_PEACE, 'treaty.japan': true }) }),
];
