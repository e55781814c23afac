import type { FactType } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { Faction } from '../powers.ts';
import type { Minor } from '../tables/targets.ts';

/** What is asked of an event, and says its line. */
type Question =
  | 'norwayMined'
  | 'warRussiaFinland'
  | 'warRussiaSweden'
  | 'warAxisSweden'
  | 'warAxisDenmark'
  | 'warWestPortugal'
  | 'warAlliesVichy'
  | 'vichyColonies';

/** An event on the map that lets a faction roll for a country in reaction, and its modifier for every roll there. */
export interface Trigger {
  /** The line's id; its clause is the part of it in the index. */
  readonly id: string;
  readonly clause: string;
  readonly fact: string;
  readonly question: Question;
  /** The war that it is, declared by the first, or what stands among the wars like one; a number of them is none. */
  readonly pair?: readonly [by: string, on: string];
  /** Wars of others of the same side that are it as well: Italy's with Sweden is one of the Axis (49.631B). */
  readonly orPair?: readonly [by: string, on: string];
  readonly type: FactType;
  readonly target: Minor;
  readonly faction: Faction;
  /** What it adds to the die, of a number for each; 0: it lets roll, and adds nothing. */
  readonly value: number;
}

const truth: FactType = { kind: 'boolean' };

function event<Fact extends string>(
  clause: string,
  target: Minor,
  faction: Faction,
  [fact, question, by, on]: readonly [Fact, Question, by: string, on: string],
  value: number,
): Trigger & { readonly fact: Fact; readonly pair: readonly [string, string] } {
  return { id: clause, clause, fact, question, pair: [by, on], type: truth, target, faction, value };
}

const ALL = [
  event(
    '49.631A/mining',
    'norway',
    'european-axis',
    ['norway.mined', 'norwayMined', 'allies', 'norwegian-waters'],
    1,
  ),
  event(
    '49.631A/finland',
    'norway',
    'european-axis',
    ['war.russia-finland', 'warRussiaFinland', 'russia', 'finland'],
    2,
  ),
  event(
    '49.631A/sweden',
    'norway',
    'european-axis',
    ['war.russia-sweden', 'warRussiaSweden', 'russia', 'sweden'],
    2,
  ),
  {
    ...event(
      '49.631B/sweden',
      'norway',
      'western-allies',
      ['war.axis-sweden', 'warAxisSweden', 'germany', 'sweden'],
      -2,
    ),
    orPair: ['italy', 'sweden'],
  },
  event(
    '49.631B/denmark',
    'norway',
    'western-allies',
    ['war.axis-denmark', 'warAxisDenmark', 'germany', 'denmark'],
    -1,
  ),
  event('49.632', 'spain', 'european-axis', ['war.west-portugal', 'warWestPortugal', 'west', 'portugal'], 1),
  event(
    '49.633',
    'vichy-france',
    'european-axis',
    ['war.allies-vichy', 'warAlliesVichy', 'allies', 'vichy-france'],
    0,
  ),
  {
    id: '49.633/colonies',
    clause: '49.633',
    fact: 'vichy.colonies-attacked',
    question: 'vichyColonies',
    type: { kind: 'number', min: 0, max: 9 },
    target: 'vichy-france',
    faction: 'european-axis',
    value: 2,
  },
] as const satisfies readonly Trigger[];

/** The facts that tell of them. */
export type TriggerFact = (typeof ALL)[number]['fact'];

/** What 49.631A, 49.631B, 49.632 and 49.633 name, as the source states it. */
export const TRIGGERS: readonly (Trigger & { readonly fact: TriggerFact })[] = ALL;

/** Those that happen once, each as one with what it stands as among the wars. */
export type EventOf = Extract<(typeof ALL)[number], { readonly pair: unknown }>;
export type EventFact = EventOf['fact'];
export const EVENTS: readonly EventOf[] = ALL.filter((each): each is EventOf => 'pair' in each);

/** Those that are declarations of war, and count in a roll. */
export const DECLARATIONS: readonly EventOf[] = EVENTS.filter(
  ({ fact, value }) => fact.startsWith('war.') && value !== 0,
);

/** All the wars of which each is such an event. */
export function pairsOf(event: Trigger): readonly (readonly [by: string, on: string])[] {
  return [event.pair, event.orPair].filter((pair) => pair !== undefined);
}

/** 49.631A, 49.631B: the events that let react, and what they add to a roll. */
export const EVENTS_NAMED = part(import.meta.url, {
  clauses: {
    '49.631': ['heading', 'Norway'],
    '49.631A': ['computed', 'European Axis', 'TRIGGERS'],
    '49.631B': ['computed', 'Western Allies', 'TRIGGERS'],
    '49.631A/mining': ['computed', 'Mining of Norwegian waters', 'TRIGGERS'],
    '49.631A/finland': ['computed', 'War on Finland', 'TRIGGERS'],
    '49.631A/sweden': ['computed', 'War on Sweden', 'TRIGGERS'],
    '49.631B/sweden': ['computed', 'War on Sweden', 'TRIGGERS'],
    '49.631B/denmark': ['computed', 'War on Denmark', 'TRIGGERS'],
  },
});
