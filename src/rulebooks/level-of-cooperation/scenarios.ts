import type { frame } from '../../kernel/index.ts';
import { AXIS_FIRST, type NationId, sideOf, TONES } from './nations.ts';

const TITLES: Record<NationId, string> = {
  germany: 'Germany',
  japan: 'Japan',
  italy: 'Italy',
  ussr: 'Soviet Union',
  uk: 'United Kingdom',
  usa: 'United States',
};

const seats = AXIS_FIRST.map((id) => {
  const camp = sideOf(id);
  return { id, title: TITLES[id], powers: [id], camp, tone: TONES[camp] };
});

/** Rounds, and the nation with a turn before the first round. */
export const PLAN: Readonly<Record<string, { rounds: number; opening: NationId | null }>> = {
  'world-1942': { rounds: 6, opening: 'ussr' },
  'short-1942': { rounds: 2, opening: null },
};

/** The scenarios. Start facts come from the card: each territory is held by its owner. */
export const SCENARIOS: readonly frame.Scenario[] = [
  {
    id: 'world-1942',
    title: 'The world in 1942',
    about: 'Six rounds, with an extra Soviet turn before the first.',
    seats,
    facts: {},
  },
  {
    id: 'short-1942',
    title: 'A short game',
    about: 'Two rounds, to learn it in a quarter of an hour.',
    seats,
    facts: {},
  },
];
