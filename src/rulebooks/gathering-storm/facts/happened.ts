import { eachOf, happening, pairs, sets } from '../../../kernel/index.ts';
import { happenedTexts } from './happened.words.ts';
import { general, generalRussian, purge } from '../intelligence/opening.ts';
import { targetName } from '../intelligence/spoken.ts';
import { part } from '../part.ts';
import { POWERS, type StormPower } from '../powers.ts';
import { civilWar, cohesion, conquest as conquered, pact, ring, success, war } from '../starts/standing.ts';
import type { StormGround } from '../state.ts';

// What happens on the map beside the ten steps, as a table tells it.

const { asks } = happenedTexts.happening;

const CIVIL_WAR = ['begins', 'ends'] as const;

const civilWars = happening<StormGround, [string, (typeof CIVIL_WAR)[number]]>({
  name: 'civil-war',
  clauses: ['25.52A'],
  title: happenedTexts.happening.civilWar.title(),
  asks: [asks.where(), asks.what()],
  each: (setting) => civilWar.each(setting).flatMap(([target]) => pairs([target], CIVIL_WAR)),
  says: (_, target, what) => happenedTexts.happening.civilWar[what]({ target }),
  reports: (target, what) => [sets(civilWar, what === 'begins', target)],
});

const successes = happening<StormGround, [StormPower]>({
  name: 'civil-war-success',
  clauses: ['24.53'],
  title: happenedTexts.happening.success.title(),
  asks: [asks.who()],
  each: eachOf(POWERS),
  says: (_, power) => happenedTexts.happening.success.says({ power }),
  reports: (power) => [sets(success, true, power)],
});

const conquest = happening<StormGround, [string, StormPower | 'nobody']>({
  name: 'conquest',
  clauses: ['step.6'],
  title: happenedTexts.happening.conquest.title(),
  asks: [asks.where(), asks.by()],
  each: ({ targets }) =>
    pairs(
      targets.map(({ id }) => id),
      [...POWERS, 'nobody'],
    ),
  says: (setting, id, power) => {
    const target = targetName(setting, id);
    return power === 'nobody'
      ? happenedTexts.happening.conquest.freed({ target })
      : happenedTexts.happening.conquest.says({ target, power });
  },
  reports: (target, by) => [sets(conquered, by, target)],
});

const RINGS = ['none', 'inactive', 'active'] as const;

const rings = happening<StormGround, [StormPower, string, (typeof RINGS)[number]]>({
  name: 'spy-ring',
  clauses: ['16.16B'],
  title: happenedTexts.happening.ring.title(),
  asks: [asks.who(), asks.where(), asks.what()],
  each: ({ targets }) =>
    POWERS.flatMap((power) =>
      targets.flatMap(({ id }) =>
        RINGS.map((state): [StormPower, string, (typeof RINGS)[number]] => [power, id, state]),
      ),
    ),
  says: (setting, power, target, state) =>
    happenedTexts.happening.ring[state]({ power, target: targetName(setting, target) }),
  reports: (power, target, state) => [sets(ring, state, power, target)],
});

const WORLD = {
  pact: [pact, true],
  'pact-ends': [pact, false],
  cohesion: [cohesion, true],
  purge: [purge, true],
  war: [war, true],
} as const;
type World = keyof typeof WORLD;

const world = happening<StormGround, [World]>({
  name: 'world',
  clauses: ['24.3', '24.61B', '22.21B', 'step.11'],
  title: happenedTexts.happening.world.title(),
  asks: [asks.what()],
  each: eachOf(Object.keys(WORLD) as readonly World[]),
  says: (_, what) => happenedTexts.happening.world[what](),
  reports(what) {
    const [of, value] = WORLD[what];
    return [sets(of, value)];
  },
});

const drawn = happening<StormGround, [string]>({
  name: 'general-event',
  clauses: ['step.5', '24.56D/event'],
  title: happenedTexts.happening.drawn.title(),
  asks: [asks.which()],
  each: (setting) => general.each(setting),
  says: ({ events }, event) =>
    happenedTexts.happening.drawn.says({ event: events.get(event)?.title ?? event }),
  reports: (event) => [sets(general, true, event)],
});

const russian = happening<StormGround, [string]>({
  name: 'general-russian-event',
  clauses: ['24.56D/event'],
  title: happenedTexts.happening.russian.title(),
  asks: [asks.where()],
  each: (setting) => generalRussian.each(setting),
  says: (setting, target) => happenedTexts.happening.russian.says({ target: targetName(setting, target) }),
  reports: (target) => [sets(generalRussian, true, target)],
});

/** step.6, step.11: what happens on the map, as it is told. */
export const HAPPENINGS = part(import.meta.url, {
  events: [conquest, civilWars, successes, rings, world, drawn, russian],
  texts: happenedTexts,
});
