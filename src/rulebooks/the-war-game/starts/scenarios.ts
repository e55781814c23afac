import type { board, frame } from '../../../kernel/index.ts';
import {
  BY_NATION,
  BY_PLAYER,
  FRIENDS,
  isAxis,
  type Nation,
  NATIONS,
  PLAYERS,
  type NationSeating,
} from '../nations.ts';

/** When a scenario begins, who sits where, and for how many turns; null: as the ruling last-turn says. */
interface Plan {
  readonly year: 1939 | 1942;
  readonly firstTurn: number;
  readonly seating: NationSeating;
  readonly turns: number | null;
}

/** The plan of each scenario (G.L1). */
export const PLAN: Readonly<Record<string, Plan>> = {
  'world-1939': { year: 1939, firstTurn: 1, seating: BY_PLAYER, turns: null },
  'world-1939-nations': { year: 1939, firstTurn: 1, seating: BY_NATION, turns: null },
  'world-1942': { year: 1942, firstTurn: 6, seating: BY_PLAYER, turns: null },
  'world-1942-nations': { year: 1942, firstTurn: 6, seating: BY_NATION, turns: null },
  'first-turn': { year: 1939, firstTurn: 1, seating: BY_PLAYER, turns: 1 },
};

/** The Axis, and the Allies that are friends at all times (G.B4); the U.S.S.R. is by itself. */
function campOf(nation: Nation): { camp?: string; tone: board.CampTone } {
  if (isAxis(nation)) return { camp: 'axis', tone: 'first' };
  return FRIENDS.includes(nation) ? { camp: 'allies', tone: 'second' } : { tone: 'third' };
}

const SEATS = PLAYERS.map(({ id, title, nations }) => ({
  id,
  title,
  powers: nations,
  ...campOf(nations[0]),
}));

const TITLES: Readonly<Record<(typeof NATIONS)[number], string>> = {
  germany: 'Germany',
  italy: 'Italy',
  ussr: 'U.S.S.R.',
  uk: 'U.K.',
  france: 'France',
  japan: 'Japan',
  usa: 'U.S.A.',
  china: 'China',
};

const BY_NATION_SEATS = NATIONS.map((nation) => ({
  id: nation,
  title: TITLES[nation],
  powers: [nation],
  ...campOf(nation),
}));

/** The scenarios: from 1939 or 1942 (G.L1), for five players or a seat for each nation. */
export const SCENARIOS: readonly frame.Scenario[] = [
  {
    id: 'world-1939',
    title: 'From July 1939, five players',
    about: 'Turn 1 on: Germany and Italy, the U.S.S.R., the U.K. and France, Japan, the U.S.A. and China.',
    seats: SEATS,
    facts: {},
  },
  {
    id: 'world-1939-nations',
    title: 'From July 1939, a seat for each nation',
    about: 'Turn 1 on: eight seats.',
    seats: BY_NATION_SEATS,
    facts: {},
  },
  {
    id: 'world-1942',
    title: 'From January 1942, five players',
    about: 'Turn 6 on, with the standing of the neutrals in 1942.',
    seats: SEATS,
    facts: {},
  },
  {
    id: 'world-1942-nations',
    title: 'From January 1942, a seat for each nation',
    about: 'Turn 6 on, with the standing of the neutrals in 1942: eight seats.',
    seats: BY_NATION_SEATS,
    facts: {},
  },
  {
    id: 'first-turn',
    title: 'One turn of 1939',
    about: 'July to December 1939 alone: to learn it in a quarter of an hour.',
    seats: SEATS,
    facts: {},
  },
];

/** The rulings on how 1942 begins (G.L1), moot in a game from 1939; the last turn is so where there is but one. */
const OF_1942: readonly string[] = ['starts-1942', 'forces-1942', 'wars-1942', 'lands-1942', 'thailand-1942'];

/** Whether a ruling makes no difference in a scenario. */
export function isMoot(ruling: string, scenario: string): boolean {
  if (scenario === 'first-turn' && ruling === 'last-turn') return true;
  return OF_1942.includes(ruling) && !scenario.startsWith('world-1942');
}
