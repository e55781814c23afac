import { snapshotKey } from '../../src/rulebooks/the-war-game/began.ts';
import { CHANNELS as ALL, type Channel as Told } from '../../src/rulebooks/the-war-game/influence.ts';
import { isAxis, NATIONS } from '../../src/rulebooks/the-war-game/nations.ts';
import type { Effect } from '../../src/rulebooks/the-war-game/rule.ts';
import { ENTRIES, groupOf } from '../../src/rulebooks/the-war-game/e-territories.ts';
import { type Test, testOf, whoOf } from './conditions.ts';
import { type Act, actOf } from './effects.ts';
import { stillOf } from './stories.ts';
import { at, classAt, nationAt, NEUTRAL, NOBODY, sourceAt, SWORN, TOTAL, type World } from './world.ts';

// The channels of part II on numbers, in the order of the guide. Rulings are the defaults.

interface Bonus {
  readonly adds: number;
  readonly free: boolean;
  readonly when: Test;
}

export interface Channel {
  /** Its place among the channels. */
  readonly index: number;
  readonly nation: number;
  readonly isOpen: (world: World) => boolean;
  readonly adds: number;
  readonly bonuses: readonly Bonus[];
  /** Dollars: that a roll costs at least, that it costs and that add nothing, and that open the channel once. */
  readonly least: number;
  readonly flat: number;
  readonly opening: number;
  /** Who may spend against it. */
  readonly enemies: readonly number[];
  /** When it begins anew: as a turn begins in which this is so, or after a turn without a roll. */
  readonly resets: Test | null;
  readonly isUnbroken: boolean;
  readonly it: number;
  readonly works: Act;
}

const NO: Test = () => false;

/** Whether a success could change nothing. */
function idleOf({ entry, rule, nation }: Told): Test {
  const [first, ...others] = rule.then;
  if (first?.does !== 'mark' || others.length > 0 || first.class === 'neutral') return NO;
  const [home, who, most] = [at(entry.home[0]?.id ?? ''), nationAt(nation), classAt(first.class)];
  return (world) => {
    const is = world.classOf(home, who);
    return is === most || is === TOTAL || (is === SWORN && most !== TOTAL);
  };
}

/** Whether a law of the entry forbids it. */
function lawOf({ entry, nation }: Told): Test {
  const who = nationAt(nation);
  const laws = entry.rules.flatMap((law) => {
    if (law.kind !== 'law' || law.about !== 'influence' || law.allows) return [];
    const it = law.each ? who : NOBODY;
    const isMeant = (((whoOf(law.by) ?? 1 << it) >> who) & 1) === 1;
    return isMeant ? [{ it, when: testOf(entry, law.when) }] : [];
  });
  return (world) => laws.some(({ it, when }) => when(world, it));
}

const itOf = ({ it }: Told): number => (it === undefined ? NOBODY : nationAt(it));

function openOf(told: Told): (world: World) => boolean {
  const { entry, rule, it } = told;
  const [still, law, idle] = [stillOf(entry, rule), lawOf(told), idleOf(told)];
  const who = itOf(told);
  const key = snapshotKey(rule.id, it, false);
  const test = testOf(entry, rule.when);
  const when: Test = rule.begins && rule.when ? (world) => world.began.has(key) : test;
  return (world) => !still(world) && !law(world, who) && when(world, who) && !idle(world, who);
}

function bonusesOf(id: string): readonly Bonus[] {
  return ENTRIES.flatMap((entry) =>
    entry.rules.flatMap((rule) =>
      rule.kind === 'bonus' && rule.to === id
        ? [{ adds: rule.adds, free: rule.free === true, when: testOf(entry, rule.when) }]
        : [],
    ),
  );
}

function channelOf(told: Told, index: number): Channel {
  const { entry, rule, nation } = told;
  const { adds = 0, least = 0, flat = 0, opening = 0, resets } = rule;
  const named = [...new Set([...entry.axis.nations, ...entry.allied.nations])];
  const how = { by: sourceAt(rule.id), through: false, sets: true };
  return {
    index,
    nation: nationAt(nation),
    isOpen: openOf(told),
    adds,
    bonuses: bonusesOf(rule.id),
    least,
    flat,
    opening,
    enemies: flat > 0 ? [] : named.filter((each) => isAxis(each) !== isAxis(nation)).map(nationAt),
    resets: resets === undefined || resets === 'interruption' ? null : testOf(entry, resets),
    isUnbroken: resets === 'interruption',
    it: itOf(told),
    works: actOf(entry, rule.then, how, rule.id),
  };
}

export const CHANNELS: readonly Channel[] = ALL.map(channelOf);
export const CHANNELS_OF = NATIONS.map((_, nation) => CHANNELS.filter((each) => each.nation === nation));

interface Lapsing {
  readonly places: readonly number[];
  readonly nation: number;
  readonly by: number;
}

const lapses = (effect: Effect): boolean => effect.does === 'mark' && effect.until === 'turn-end';

/** The marks that go with the turn. */
const LAPSING: readonly Lapsing[] = ALL.filter(({ rule }) => rule.then.some(lapses)).map(
  ({ entry, rule, nation }) => ({
    places: groupOf(entry).map(at),
    nation: nationAt(nation),
    by: sourceAt(rule.id),
  }),
);

/** A turn ends: what was won for it alone is lost. */
export function lapse(world: World): void {
  for (const { places, nation, by } of LAPSING)
    for (const place of places)
      if (world.classOf(place, nation) !== NEUTRAL && world.by[place * 8 + nation] === by)
        world.unmark(place, 1 << nation);
}
