import type { frame } from '../../../kernel/index.ts';
import { BY_POWER, BY_SIDE, type PowerSeating } from '../powers.ts';

const SIDES = [
  { id: 'axis', title: 'Axis', powers: ['germany', 'italy'], tone: 'first' },
  { id: 'allies', title: 'Allies', powers: ['britain', 'france'], tone: 'second' },
  { id: 'russia', title: 'Russia', powers: ['russia'], tone: 'third' },
] as const;

const POWERS = [
  { id: 'germany', title: 'Germany', powers: ['germany'], camp: 'axis', tone: 'first' },
  { id: 'italy', title: 'Italy', powers: ['italy'], camp: 'axis', tone: 'first' },
  { id: 'britain', title: 'Britain', powers: ['britain'], camp: 'allies', tone: 'second' },
  { id: 'france', title: 'France', powers: ['france'], camp: 'allies', tone: 'second' },
  { id: 'russia', title: 'Russia', powers: ['russia'], tone: 'third' },
] as const;

/** Who sits where, and for how many turns; null: as the ruling last-turn says. */
export const PLAN: Readonly<
  Record<string, { readonly seating: PowerSeating; readonly turns: number | null }>
> = {
  'campaign-sides': { seating: BY_SIDE, turns: null },
  'campaign-powers': { seating: BY_POWER, turns: null },
  'first-turn': { seating: BY_SIDE, turns: 1 },
};

/** The scenarios: all begin with an empty map, unless a start file says otherwise. */
export const SCENARIOS: readonly frame.Scenario[] = [
  {
    id: 'campaign-sides',
    title: 'The years before the war, three seats',
    about: 'From Spring 1935: Axis, Allies and Russia, one seat each.',
    seats: SIDES,
    facts: {},
  },
  {
    id: 'campaign-powers',
    title: 'The years before the war, five seats',
    about: 'From Spring 1935: one seat for each major power.',
    seats: POWERS,
    facts: {},
  },
  {
    id: 'first-turn',
    title: 'One turn',
    about: 'Spring 1935 alone, three seats: to learn it in a quarter of an hour.',
    seats: SIDES,
    facts: {},
  },
];
