import { type Facts, type Words, texts, eachOf, pairs } from '../../../kernel/index.ts';
import { surrenderFact } from '../49-diplomacy/17-surrender.ts';
import { conquestFact } from '../49-diplomacy/43-bars.ts';
import { demands } from '../49-diplomacy/7-demands.ts';
import { event, westAttackedNeutral } from '../49-diplomacy/63-triggers.ts';
import type { TriggerFact } from '../49-diplomacy/631-events.ts';
import { happening, sets } from '../facts/facts.ts';
import type { Fallible } from './falls.ts';
import { atWar, FIGHTERS } from './minor-wars.ts';
import { part } from '../part.ts';
import { vichy } from './vichy.ts';
import { MINORS } from '../tables/targets.ts';
import { type Belligerent, war, warDeclared, WARS } from './wars.ts';

// The wars as a table tells them (49.61): a declaration is told under all the names that rules read it by.

const say = texts({
  event: {
    asks: {
      declarer: 'Who declares it?',
      onPower: 'On whom?',
      onMinor: 'On which country?',
      one: 'Who?',
      other: 'With whom?',
      which: 'Which?',
      count: 'How many?',
    },
    declares: { title: 'A power declares war on another', says: '{by} declares war on {on}.' },
    declaresOnMinor: {
      title: 'Germany or Russia declares war on a minor country',
      others: 'Another power declares war on a minor country',
    },
    sideDeclares: {
      title: 'A side declares war on Denmark, Portugal or Vichy France',
      'axis-denmark': 'The Axis declare war on Denmark.',
      'western-portugal': 'The Western Allies declare war on Portugal.',
      'western-vichy': 'The Allies declare war on Vichy France.',
    },
    westAttacks: 'The Western Allies attack a neutral minor country other than Portugal.',
    mines: 'The Allies mine Norwegian waters, while no result of 0 or less is in effect for Norway.',
    colonies: {
      title: 'The Allies attack French colonies',
      says: 'The Allies attack French colonies in this player turn: {count}.',
    },
    demanded: {
      title: 'Russia makes territorial demands',
      says: 'Russia makes territorial demands of {target}.',
    },
    peace: { title: 'Two powers make peace', says: '{one} and {other} are at peace.' },
    peaceWithMinor: {
      title: 'Germany or Russia makes peace with a minor country',
      others: 'Another power makes peace with a minor country',
    },
  },
});

const { asks } = say.event;

const PAIRS: readonly [Belligerent, Belligerent][] = WARS.map(([a, b]) => [a, b]);

/** The pair of two powers in the order of the register. */
function pairOf(one: Belligerent, other: Belligerent): [Belligerent, Belligerent] {
  return PAIRS.find(([a, b]) => a === one && b === other) ?? [other, one];
}

/** Whether a power can be in a new war: not one that has surrendered for good. */
const isUp = (known: Facts, power: Belligerent): boolean =>
  power === 'britain' || power === 'us' || known(surrenderFact.key(power as Fallible)) !== true;

/** Whether there is such a country, as far as is known: a Vichy France only once it is established (58.31, 58.633). */
const isThere = (known: Facts, on: string): boolean =>
  on !== 'vichy-france' || (known(vichy.key()) ?? 'established') === 'established';

/** When the war began follows from when it is told. */
const declares = happening<[Belligerent, Belligerent]>({
  name: 'war-declared',
  clauses: ['49.61'],
  title: say.event.declares.title(),
  asks: [asks.declarer(), asks.onPower()],
  each: () =>
    PAIRS.flatMap(([a, b]): [Belligerent, Belligerent][] => [
      [a, b],
      [b, a],
    ]),
  says: (_, by, on) => say.event.declares.says({ by, on }),
  reports: (by, on) => [sets(war, true, ...pairOf(by, on)), sets(warDeclared, by, ...pairOf(by, on))],
  attack: (by, on) => ({ by, on }),
  lawful: (known, by, on) => isUp(known, by) && isUp(known, on),
});

const peace = happening<[Belligerent, Belligerent]>({
  name: 'peace',
  clauses: ['49.61'],
  title: say.event.peace.title(),
  asks: [asks.one(), asks.other()],
  each: () => PAIRS,
  says: (_, one, other) => say.event.peace.says({ one, other }),
  reports: (...pair) => [sets(war, false, ...pair)],
  lawful: (known, ...pair) => known(war.key(...pair)) === true,
});

type Fighter = (typeof FIGHTERS)[number];

/** The declarations that other rules read by a name of their own (49.631, 49.633). */
const READ_AS: Readonly<Partial<Record<string, TriggerFact>>> = {
  'russia/finland': 'war.russia-finland',
  'russia/sweden': 'war.russia-sweden',
  'germany/sweden': 'war.axis-sweden',
  'italy/sweden': 'war.axis-sweden',
  'russia/vichy-france': 'war.allies-vichy',
};

/** The powers to which rule 49.58 obliges others; all others fight minor countries only by rule 49.435. */
const OBLIGED: readonly Fighter[] = ['germany', 'russia'];
const OTHERS = FIGHTERS.filter((each) => !OBLIGED.includes(each));

const onMinor = (name: string, title: Words, fighters: readonly Fighter[]) =>
  happening<[Fighter, string]>({
    name,
    clauses: ['49.58', '49.61'],
    title,
    asks: [asks.declarer(), asks.onMinor()],
    each: () => pairs(fighters, MINORS),
    fits: () => fighters === OBLIGED,
    lawful: (known, by, on) => isUp(known, by) && isThere(known, on) && known(conquestFact.key(on)) !== true,
    says: (_, by, on) => say.event.declares.says({ by, on }),
    reports(by, on) {
      const read = READ_AS[`${by}/${on}`];
      return [sets(atWar, true, by, on), ...(read ? [sets(event, true, read)] : [])];
    },
    attack: (by, on) => ({ by, on }),
  });

const declaresOnMinor = onMinor('war-on-minor', say.event.declaresOnMinor.title(), OBLIGED);
const othersOnMinor = onMinor('other-war-on-minor', say.event.declaresOnMinor.others(), OTHERS);

const withMinor = (name: string, title: Words, fighters: readonly Fighter[]) =>
  happening<[Fighter, string]>({
    name,
    clauses: ['49.58'],
    title,
    asks: [asks.one(), asks.other()],
    each: () => pairs(fighters, MINORS),
    lawful: (known, one, other) => known(atWar.key(one, other)) === true,
    says: (_, one, other) => say.event.peace.says({ one, other }),
    reports: (...pair) => [sets(atWar, false, ...pair)],
  });

const peaceWithMinor = withMinor('peace-with-minor', say.event.peaceWithMinor.title(), OBLIGED);
const othersWithMinor = withMinor('other-peace-with-minor', say.event.peaceWithMinor.others(), OTHERS);

/** The declarations of a side, of which only rule 49.63 reads who made them. */
const BY_SIDE = {
  'axis-denmark': 'war.axis-denmark',
  'western-portugal': 'war.west-portugal',
  'western-vichy': 'war.allies-vichy',
} as const satisfies Readonly<Record<string, TriggerFact>>;
type BySide = keyof typeof BY_SIDE;

const sideDeclares = happening<[BySide]>({
  name: 'side-declares',
  clauses: ['49.631', '49.632', '49.633'],
  title: say.event.sideDeclares.title(),
  asks: [asks.which()],
  each: eachOf(Object.keys(BY_SIDE) as readonly BySide[]),
  lawful: (known, which) => which !== 'western-vichy' || isThere(known, 'vichy-france'),
  says: (_, which) => say.event.sideDeclares[which](),
  reports: (which) => [sets(event, true, BY_SIDE[which])],
});

const westAttacks = happening<[]>({
  name: 'west-attacks-neutral',
  clauses: ['49.4265'],
  title: say.event.westAttacks(),
  asks: [],
  each: () => [[]],
  says: () => say.event.westAttacks(),
  reports: () => [sets(westAttackedNeutral, true)],
});

const mines = happening<[]>({
  name: 'norway-mined',
  // seldom told
  fits: () => false,
  clauses: ['49.631A'],
  title: say.event.mines(),
  asks: [],
  each: () => [[]],
  says: () => say.event.mines(),
  reports: () => [sets(event, true, 'norway.mined')],
});

const MOST_COLONIES = 9;
const counted = (most: number): readonly string[] => Array.from({ length: most }, (_, i) => String(i + 1));

const colonies = happening<[string]>({
  name: 'colonies-attacked',
  fits: (known) => known('france.vichy') === 'established',
  clauses: ['49.633'],
  title: say.event.colonies.title(),
  asks: [asks.count()],
  each: eachOf(counted(MOST_COLONIES)),
  says: (_, count) => say.event.colonies.says({ count: Number(count) }),
  reports: (count) => [sets(event, Number(count), 'vichy.colonies-attacked')],
});

type Demanded = Parameters<typeof demands.key>[0];
const DEMANDED: readonly Demanded[] = ['finland', 'rumania'];

const demanded = happening<[Demanded]>({
  name: 'territory-demanded',
  clauses: ['49.44'],
  title: say.event.demanded.title(),
  asks: [asks.onMinor()],
  each: eachOf(DEMANDED),
  says: (_, target) => say.event.demanded.says({ target }),
  reports: (target) => [sets(demands, true, target)],
});

/** 49.61: wars as they are told. */
export const WARS_HAPPEN = part(import.meta.url, {
  events: [
    declares,
    declaresOnMinor,
    sideDeclares,
    westAttacks,
    mines,
    colonies,
    demanded,
    peace,
    peaceWithMinor,
    othersOnMinor,
    othersWithMinor,
  ],
  texts: say,
});
