import type { Rulings } from '../../../kernel/index.ts';
import type { Nation } from '../nations.ts';
import { enemiesInBoxes } from '../part-two/j4-counter.ts';
import {
  type Class,
  clauseOf,
  type Effect,
  type GuideEntry,
  type InfluenceRule,
  type Place,
  type PlaceId,
  type Rule,
} from '../stories/rule.ts';
import { ENTRIES } from '../rules/e-territories.ts';

// The short charts of each nation that the guide speaks of: what of all stories concerns it, gathered from the entries.

/** A rule in the chart of a nation. */
export interface ChartRule<R extends Rule = Rule> {
  readonly entry: GuideEntry;
  readonly rule: R;
}

/** How a territory turns to the nation when it is attacked. */
export interface ChartedBox {
  readonly entry: GuideEntry;
  readonly side: 'axis' | 'allied';
  readonly class: Class;
  /** The places that turn to it: not all of the group where it is Greenland that has another friend (G.E3). */
  readonly places: readonly Place[];
}

/** What a territory may pay the nation. */
export interface Payment {
  readonly entry: GuideEntry;
  readonly places: readonly Place[];
  /** What they pay together. */
  readonly value: number;
  /** The rules and boxes through which it can come to that. */
  readonly through: readonly string[];
}

export interface NationChart {
  readonly nation: Nation;
  readonly rolls: readonly ChartRule[];
  /** Whether it is rolled, or done, is its choice. */
  readonly decides: readonly ChartRule[];
  readonly influences: readonly ChartRule<InfluenceRule>[];
  /** The channels of others against which it may spend (G.J6). */
  readonly counters: readonly {
    readonly channel: ChartRule<InfluenceRule>;
    readonly by: readonly Nation[];
  }[];
  readonly boxes: readonly ChartedBox[];
  readonly paid: readonly Payment[];
}

/** All that the stories have for one nation (G.J6 for what it may counter, G.A4 for what it is paid). */
export function chartOf(nation: Nation): NationChart {
  return {
    nation,
    rolls: rulesWhere((rule) => (rule.kind === 'roll' || rule.kind === 'table') && rule.rolls === nation),
    decides: rulesWhere((rule) => decidesOn(rule) === nation),
    influences: channels().filter(({ rule }) => influencersOf(rule).includes(nation)),
    counters: channels().flatMap((channel) => {
      const by = influencersOf(channel.rule).filter((each) => counterTo(channel, each).includes(nation));
      return by.length === 0 ? [] : [{ channel, by }];
    }),
    boxes: ENTRIES.flatMap((entry) => boxesOf(entry, nation)),
    paid: ENTRIES.flatMap((entry) => paidBy(entry, nation)),
  };
}

function rulesWhere(isMeant: (rule: Rule) => boolean): readonly ChartRule[] {
  return ENTRIES.flatMap((entry) => entry.rules.filter(isMeant).map((rule) => ({ entry, rule })));
}

function decidesOn(rule: Rule): Nation | undefined {
  return rule.kind === 'roll' || rule.kind === 'order' ? rule.decides : undefined;
}

function channels(): readonly ChartRule<InfluenceRule>[] {
  return ENTRIES.flatMap((entry) =>
    entry.rules.flatMap((rule) => (rule.kind === 'influence' ? [{ entry, rule }] : [])),
  );
}

/** The nations to which a channel is open by its entry. */
function influencersOf({ by, each = [] }: InfluenceRule): readonly Nation[] {
  return by === 'it' ? each : [by];
}

/** G.J6: who may spend against a channel of a nation: its enemies that the boxes of the territory name. */
export function counterTo({ entry, rule }: ChartRule<InfluenceRule>, by: Nation): readonly Nation[] {
  return enemiesInBoxes({ entry, rule, nation: by });
}

function placesOf({ home, colonies = [] }: GuideEntry): readonly Place[] {
  return [...home, ...colonies];
}

/** G.E3: of some places those whose results are toward the nation, where the group's are toward another. */
function turnedTo(places: readonly Place[], said: Nation, nation: Nation): readonly Place[] {
  return places.filter(({ toward }) => (toward?.[said] ?? said) === nation);
}

function boxesOf(entry: GuideEntry, nation: Nation): readonly ChartedBox[] {
  return (['axis', 'allied'] as const).flatMap((side): ChartedBox[] => {
    const { class: is, nations } = entry[side];
    if (is === 'neutral') return [];
    const places = [...new Set(nations.flatMap((said) => turnedTo(placesOf(entry), said, nation)))];
    return places.length === 0 ? [] : [{ entry, side, class: is, places }];
  });
}

/** The classes that pay (G.A4). */
const PAYING: readonly (Class | 'neutral')[] = ['economic', 'sworn', 'total'];

function paidBy(entry: GuideEntry, nation: Nation): readonly Payment[] {
  const found = [
    ...startsOf(entry, nation),
    ...entry.rules.flatMap((rule) => payingOf(entry, rule, nation)),
    ...boxesOf(entry, nation).flatMap(({ side, class: is, places }) =>
      PAYING.includes(is) ? [{ by: `${entry.id}.${side === 'axis' ? 'AX' : 'AL'}`, places }] : [],
    ),
  ];
  if (found.length === 0) return [];
  const places = placesOf(entry).filter((place) => found.some((each) => each.places.includes(place)));
  const through = [...new Set(found.map(({ by }) => by))];
  const value = places.reduce((sum, place) => sum + (place.value ?? 0), 0);
  return [{ entry, places, value, through }];
}

/** What a place pays by the rulings of a game (brazil-values); the one of which the guide gives no value pays nothing (southwest-africa). */
export function worthOf({ value, valueBy }: Place, rulings: Readonly<Rulings>): number {
  return (valueBy && rulings[valueBy.ruling] === valueBy.choice ? valueBy.value : value) ?? 0;
}

interface Paying {
  readonly by: string;
  readonly places: readonly Place[];
}

function startsOf(entry: GuideEntry, nation: Nation): readonly Paying[] {
  return ([1939, 1942] as const).flatMap((year) => {
    const places = placesOf(entry).filter((place) => {
      const own = year === 1939 ? place.start1939 : place.start1942;
      const of = year === 1939 ? entry.start1939 : entry.start1942;
      const marks = own === undefined ? of : own === 'unprinted' ? {} : own;
      return PAYING.includes(marks[nation] ?? 'neutral');
    });
    return places.length === 0 ? [] : [{ by: `start-${year}`, places }];
  });
}

/** Where a rule can make a territory pay a nation. */
function payingOf(entry: GuideEntry, rule: Rule, nation: Nation): readonly Paying[] {
  const effects = effectsOf(rule);
  const places = effects.flatMap((effect) => paidPlaces(entry, rule, effect, nation));
  return places.length === 0 ? [] : [{ by: clauseOf(rule), places }];
}

/** All effects that a rule can have, those of its conditions and battles among them. */
function effectsOf(rule: Rule): readonly Effect[] {
  switch (rule.kind) {
    case 'event':
    case 'influence':
      return rule.then.flatMap(inner);
    case 'roll':
      return [...rule.then, ...(rule.otherwise ?? [])].flatMap(inner);
    case 'order':
      return inner({ does: 'battle', battle: rule.battle });
    default:
      return [];
  }
}

function inner(effect: Effect): readonly Effect[] {
  if (effect.does === 'if') return [...effect.then, ...(effect.otherwise ?? [])].flatMap(inner);
  if (effect.does !== 'battle') return [effect];
  const { won, lost, none } = effect.battle;
  return [...won, ...lost, ...none].flatMap(inner);
}

function paidPlaces(
  entry: GuideEntry,
  { each = [] }: Rule,
  effect: Effect,
  nation: Nation,
): readonly Place[] {
  const toward = (said: Nation | 'it', among: readonly Place[]): readonly Place[] =>
    said === 'it' ? (each.includes(nation) ? among : []) : turnedTo(among, said, nation);
  switch (effect.does) {
    case 'mark':
      return PAYING.includes(effect.class) && effect.nation
        ? toward(effect.nation, markedPlaces(entry, effect.on))
        : [];
    case 'mark-strongest':
      return PAYING.includes(effect.class) && effect.among.includes(nation) ? placesOf(entry) : [];
    case 'shift':
      return effect.steps.some(([, to]) => PAYING.includes(to)) ? toward(effect.nation, placesOf(entry)) : [];
    default:
      return [];
  }
}

function markedPlaces(entry: GuideEntry, on: 'home' | { readonly places: readonly PlaceId[] } | undefined) {
  if (on === undefined) return placesOf(entry);
  return on === 'home' ? entry.home : placesOf(entry).filter(({ id }) => on.places.includes(id));
}
