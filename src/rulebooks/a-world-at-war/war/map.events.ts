import { eachOf, pairs } from '../../../kernel/index.ts';
import { spyRing } from '../49-diplomacy/4262-spy-rings.ts';
import { cooperation } from '../58-france/21-level.ts';
import { colony } from '../58-france/53-colonies.ts';
import { russiansInEast, russiansInWest, westInGermany } from '../59-britain/22-counted.ts';
import { axisInBritain } from '../60-russia/11-resistance.ts';
import { axisInAfrica } from '../56-italy/11-conditions.ts';
import { HOME_OBJECTIVES, occupationFact } from '../57-japan/12-collapse.ts';
import { atomicUs, usAttacked } from '../62-elections/2-when.ts';
import { ATTACKED_POWERS, atomic, type AttackedPower, firestormFact, MOST_ATTACKS } from './attacks.ts';
import { ALLIES, control, type ControlledPlace, type Controller, CONTROLLERS, PLACES } from './control.ts';
import { happening, sets } from '../facts/facts.ts';
import { COLONY_STATES, type ColonyState } from './held.ts';
import { mapEventTexts } from './map.events.words.ts';
import { part } from '../part.ts';

// What happens on the map and is counted by rules 54 to 62, as a table tells it.

const { asks } = mapEventTexts.event;

const PLACE_IDS: readonly ControlledPlace[] = Object.values(PLACES).flat();

const placeTaken = happening<[ControlledPlace, Controller]>({
  name: 'place-taken',
  clauses: ['54.21'],
  title: mapEventTexts.event.placeTaken.title(),
  asks: [asks.place(), asks.by()],
  each: () => pairs(PLACE_IDS, CONTROLLERS),
  says: (_, place, by) =>
    by === 'nobody'
      ? mapEventTexts.event.placeTaken.left({ place })
      : mapEventTexts.event.placeTaken.says({ place, by }),
  reports: (place, by) => [sets(control, by, place)],
});

type Home = (typeof HOME_OBJECTIVES)[number];
type Ally = (typeof ALLIES)[number];

const homeOccupied = happening<[Home, Ally]>({
  name: 'home-occupied',
  clauses: ['57.12'],
  title: mapEventTexts.event.homeOccupied.title(),
  asks: [asks.place(), asks.by()],
  each: () => pairs(HOME_OBJECTIVES, ALLIES),
  says: (_, place, by) => mapEventTexts.event.homeOccupied.says({ place, by }),
  reports: (place, by) => [sets(control, by, place), sets(occupationFact, true, place)],
});

const homeLeft = happening<[Home]>({
  name: 'home-left',
  clauses: ['57.12'],
  title: mapEventTexts.event.homeLeft.title(),
  asks: [asks.place()],
  each: eachOf(HOME_OBJECTIVES),
  says: (_, place) => mapEventTexts.event.homeLeft.says({ place }),
  reports: (place) => [sets(occupationFact, false, place)],
});

const THERE = {
  'axis-in-britain': [axisInBritain, true],
  'axis-out-of-britain': [axisInBritain, false],
  'west-in-germany': [westInGermany, true],
  'west-out-of-germany': [westInGermany, false],
  'axis-in-africa': [axisInAfrica, true],
  'axis-out-of-africa': [axisInAfrica, false],
  'russians-in-east': [russiansInEast, true],
  'russians-out-of-east': [russiansInEast, false],
  'russians-in-poland': [russiansInWest, true],
  'russians-out-of-poland': [russiansInWest, false],
} as const;
type There = keyof typeof THERE;

const landing = happening<[There]>({
  name: 'landing',
  clauses: ['56.11B', '59.21', '60.11'],
  title: mapEventTexts.event.landing.title(),
  asks: [asks.what()],
  each: eachOf(Object.keys(THERE) as readonly There[]),
  says: (_, which) => mapEventTexts.event.landing[which](),
  reports(which) {
    const [of, value] = THERE[which];
    return [sets(of, value)];
  },
});

type Colony = Parameters<typeof colony.key>[0];
const COLONY_IDS: readonly Colony[] = ['lebanon-syria', 'morocco', 'algeria', 'tunisia'];

const colonyTaken = happening<[Colony, ColonyState]>({
  name: 'colony',
  clauses: ['58.53'],
  title: mapEventTexts.event.colony.title(),
  asks: [asks.colony(), asks.state()],
  each: () => pairs(COLONY_IDS, COLONY_STATES),
  says: (_, of, state) => mapEventTexts.event.colony[state]({ colony: of }),
  reports: (of, state) => [sets(colony, state, of)],
});

const COUNTS: readonly string[] = Array.from({ length: MOST_ATTACKS }, (_, i) => String(i + 1));
const POWERS = Object.keys(ATTACKED_POWERS) as readonly AttackedPower[];

const atomicAttack = happening<[AttackedPower, string]>({
  name: 'atomic-attack',
  clauses: ['55.11', '57.11', '59.21', '60.11'],
  title: mapEventTexts.event.atomic.title(),
  asks: [asks.against(), asks.soFar()],
  each: () => pairs(POWERS, COUNTS),
  says: (_, power, count) => mapEventTexts.event.atomic.says({ power, count: Number(count) }),
  reports: (power, count) => [sets(atomic, Number(count), power)],
});

const firestorm = happening<[AttackedPower, string]>({
  name: 'firestorm',
  clauses: ['55.11', '57.11', '59.21', '60.11'],
  title: mapEventTexts.event.firestorm.title(),
  asks: [asks.against(), asks.soFar()],
  each: () => pairs(POWERS, COUNTS),
  says: (_, power, count) => mapEventTexts.event.firestorm.says({ power, count: Number(count) }),
  reports: (power, count) => [sets(firestormFact, Number(count), power)],
});

const atomicOnUs = happening<[string]>({
  name: 'atomic-attack-us',
  clauses: ['62.21B', '62.31/e-atomic'],
  title: mapEventTexts.event.atomicUs.title(),
  asks: [asks.soFar()],
  each: eachOf(COUNTS),
  says: (_, count) => mapEventTexts.event.atomicUs.says({ count: Number(count) }),
  reports: (count) => [sets(atomicUs, Number(count)), sets(usAttacked, true)],
});

const research = happening<[]>({
  name: 'french-cooperation',
  clauses: ['58.21F'],
  title: mapEventTexts.event.cooperation(),
  asks: [],
  each: () => [[]],
  says: () => mapEventTexts.event.cooperation(),
  reports: () => [sets(cooperation, true)],
});

type Ring = Parameters<typeof spyRing.key>;
const RINGS = ['disclosed', 'gone'] as const;

const ring = happening<[...Ring, (typeof RINGS)[number]]>({
  name: 'spy-ring',
  clauses: ['49.4262', '49.21'],
  title: mapEventTexts.event.ring.title(),
  asks: [asks.faction(), asks.inCountry(), asks.what()],
  each: (setting) =>
    spyRing.each(setting).flatMap((of) => RINGS.map((what): [...Ring, typeof what] => [...of, what])),
  says: (_, faction, target, what) => mapEventTexts.event.ring[what]({ faction, target }),
  reports: (faction, target, what) => [sets(spyRing, what === 'disclosed', faction, target)],
});

/** 54.21: the map as it is told. */
export const MAP_HAPPENS = part(import.meta.url, {
  events: [
    placeTaken,
    homeOccupied,
    homeLeft,
    landing,
    colonyTaken,
    atomicAttack,
    firestorm,
    atomicOnUs,
    research,
    ring,
  ],
  texts: mapEventTexts,
});
