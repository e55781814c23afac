import { isInAsia } from '../../src/rulebooks/the-war-game/attack/b-asia.ts';
import { OUR_MAP } from '../../src/rulebooks/the-war-game/map.ts';
import { AXIS, FRIENDS, NATIONS, type Nation, WESTERN } from '../../src/rulebooks/the-war-game/nations.ts';
import type { Entry, Where, Who } from '../../src/rulebooks/the-war-game/rule.ts';
import type { Open } from '../../src/rulebooks/the-war-game/state.ts';
import { ENTRIES, PLACES } from '../../src/rulebooks/the-war-game/e-territories.ts';
import { type Test, testOf, wherePlaces, whoOf } from './conditions.ts';
import { at, bitsOf, COUNT, entryAt, FRIENDLY, nationAt, NOBODY, SWORN, TOTAL, type World } from './world.ts';

// Who may attack and enter what, on numbers. Rulings are the defaults.

const AXIS_BITS = bitsOf(AXIS);
const WESTERN_BITS = bitsOf(WESTERN);
const [USSR, CHINA] = [nationAt('ussr'), nationAt('china')];
const FRIENDS_OF = NATIONS.map((nation, i) => {
  const circle = AXIS.includes(nation) ? AXIS : FRIENDS;
  return circle.includes(nation) ? bitsOf(circle) & ~(1 << i) : 0;
});
const OPEN_TO_CHINA = ['tibet', 'mongolia', 'nepal'].map(at);
const IN_ASIA = PLACES.map((place) => isInAsia({ rulings: { asia: 'islands' } } as unknown as Open, place));
const LANDS = OUR_MAP.lands;
const INDO_CHINA = at('french-indo-china');
const THAILAND = entryAt('THA');
const CEDED = ENTRIES[THAILAND]?.states?.indexOf('indo-china-ceded');
const JAPAN = nationAt('japan');
const OWNER = LANDS.map(({ owner }) => nationAt(owner));

const isOf = (bits: number, nation: number): boolean => ((bits >> nation) & 1) === 1;
const isAxis = (nation: number): boolean => isOf(AXIS_BITS, nation);
const of = (world: World, is: number, place: number): number => world.of[is]?.[place] as number;

interface Law {
  readonly nations: number;
  /** It is made for each of several nations. */
  readonly isEach: boolean;
  readonly allows: boolean;
  readonly when: Test;
}

/** The laws of the stories about something, by place. */
function lawsAbout(about: 'attack' | 'entry'): readonly (readonly Law[])[] {
  const laws: Law[][] = PLACES.map(() => []);
  const add = (
    entry: Entry,
    on: Where,
    by: Who,
    each: readonly Nation[] | undefined,
    law: Pick<Law, 'allows' | 'when'>,
  ): void => {
    const nations = (whoOf(by) ?? 255) & bitsOf(each ?? NATIONS);
    for (const place of wherePlaces(entry, on))
      laws[place]?.push({ ...law, nations, isEach: each !== undefined });
  };
  for (const entry of ENTRIES)
    for (const rule of entry.rules) {
      if (rule.kind === 'law' && rule.about === about) {
        const { allows, on = 'group', by, each } = rule;
        add(entry, on, by, each, { allows, when: testOf(entry, rule.when) });
      }
      if (rule.kind === 'event' && rule.opens && about === 'attack')
        add(entry, 'group', rule.opens.to, rule.each, { allows: true, when: testOf(entry, rule.opens.when) });
    }
  return laws;
}

const ATTACK_LAWS = lawsAbout('attack');
const ENTRY_LAWS = lawsAbout('entry');

/** What a story says: it allows (true), forbids (false), or nothing (null). */
function storyOf(world: World, laws: readonly Law[], nation: number): boolean | null {
  let said: boolean | null = null;
  for (const { nations, isEach, allows, when } of laws) {
    if (!isOf(nations, nation) || !when(world, isEach ? nation : NOBODY)) continue;
    if (!allows) return false;
    said = true;
  }
  return said;
}

function isFriends(world: World, nation: number, place: number): boolean {
  return ((of(world, SWORN, place) | of(world, TOTAL, place)) & (FRIENDS_OF[nation] as number)) !== 0;
}

/** Whether a nation may attack a territory. */
export function mayAttack(world: World, nation: number, place: number): boolean {
  const total = world.totalOf(place);
  if (total === nation) return false;
  const story = storyOf(world, ATTACK_LAWS[place] as readonly Law[], nation);
  if (story !== null) return story;
  if (isAxis(nation)) return !isFriends(world, nation, place);
  if (nation === USSR) {
    if (total === CHINA) return ((world.stand[place] as number) & WESTERN_BITS) === 0;
    return true;
  }
  if (nation === CHINA) {
    if (isFriends(world, nation, place)) return false;
    if (OPEN_TO_CHINA.includes(place) || total === USSR) return true;
    return (world.marked(place) & AXIS_BITS) !== 0 && IN_ASIA[place] === true;
  }
  return ((of(world, SWORN, place) | of(world, TOTAL, place)) & AXIS_BITS) !== 0;
}

/** Whether a place is Sworn to the other side, or under its Total Control. */
function isEnemys(world: World, nation: number, place: number): boolean {
  const enemies = isAxis(nation) ? 255 & ~AXIS_BITS : AXIS_BITS;
  return ((of(world, SWORN, place) | of(world, TOTAL, place)) & enemies) !== 0;
}

/** Whether land units of a nation may enter a territory in peace. */
export function mayEnter(world: World, nation: number, place: number): boolean {
  const story = storyOf(world, ENTRY_LAWS[place] as readonly Law[], nation);
  if (story === true && !isEnemys(world, nation, place)) return true;
  if (story === false && !isOf(world.stand[place] as number, nation)) return false;
  const is = world.classOf(place, nation);
  return is === TOTAL || is === SWORN || is === FRIENDLY || isFriends(world, nation, place);
}

/** Whether a nation may take a piece of player land from who holds it. */
export function mayTake(world: World, nation: number, place: number): boolean {
  const holder = world.holder[place - COUNT] as number;
  // sworn to Japan while France holds it (THA.U1)
  const isCeded = world.states[THAILAND] === CEDED && holder === OWNER[place - COUNT];
  if (place === INDO_CHINA && isCeded) return !isAxis(nation) || nation === JAPAN;
  if (holder === nation) return false;
  if (isAxis(nation)) return !isAxis(holder);
  if (isAxis(holder)) return !(nation === CHINA && LANDS[place - COUNT]?.europe === true);
  return (nation === USSR && holder === CHINA) || (nation === CHINA && holder === USSR);
}

/** Whose a piece of land is once a nation has taken it. */
export function takenFor(world: World, nation: number, place: number): number {
  const owner = OWNER[place - COUNT] as number;
  const isKept = !isAxis(nation) && world.holder[place - COUNT] === USSR;
  return !isKept && isOf(FRIENDS_OF[nation] as number, owner) ? owner : nation;
}

/** Whether units that have lost a territory may go to a place. */
export function mayRetreat(world: World, nation: number, place: number): boolean {
  const is = world.classOf(place, nation);
  return is === TOTAL || is === SWORN || is === FRIENDLY || isFriends(world, nation, place);
}
