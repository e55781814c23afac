import type { Aims, AimsLine } from '../../../kernel/solo/index.ts';
import { PLACES, placeOf } from '../rules/e-territories.ts';
import { type Nation, NATIONS, PLAYERS } from '../nations.ts';
import type { PlaceId } from '../stories/rule.ts';

// What territories are worth to whom, in dollars over the rest of a game. House values: the guide prints what they pay in a turn alone.

/** About how many turns a territory pays. */
const TURNS = { early: 8, late: 4 };
/** What a place is worth for where it lies, whatever it pays. */
const GROUND = 2;
/** When half of the game is over. */
const LATE = '1943/second';

/** Where each nation would have bases, ways or raw materials: worth so much more to it. */
const KEYS: Readonly<Record<Nation, Readonly<Record<PlaceId, number>>>> = {
  germany: {
    romania: 20,
    hungary: 10,
    bulgaria: 10,
    finland: 10,
    sweden: 10,
    spain: 15,
    turkey: 10,
    norway: 10,
    'poland-western': 8,
    iraq: 6,
  },
  italy: { greece: 10, yugoslavia: 10, spain: 10, turkey: 6 },
  ussr: {
    'poland-eastern': 12,
    romania: 12,
    finland: 12,
    estonia: 8,
    bulgaria: 8,
    turkey: 8,
    iran: 8,
    mongolia: 8,
  },
  uk: {
    iran: 10,
    iraq: 10,
    turkey: 10,
    iceland: 10,
    azores: 8,
    portugal: 8,
    spain: 8,
    greece: 8,
    norway: 8,
    eire: 8,
    'saudi-arabia': 6,
  },
  france: { 'belgium-holland': 15, spain: 8, yugoslavia: 6 },
  japan: { thailand: 15, java: 10, sumatra: 10, borneo: 10, mongolia: 8, celebes: 6, 'new-guinea': 6 },
  usa: {
    panama: 15,
    mexico: 10,
    'brazil-northern': 10,
    'brazil-southern': 8,
    greenland: 8,
    iceland: 6,
    azores: 6,
  },
  china: { tibet: 6, mongolia: 6, nepal: 4, thailand: 4 },
};

function worthOf(nations: readonly Nation[], turns: number): Readonly<Record<PlaceId, number>> {
  const worth = PLACES.map((place): [PlaceId, number] => {
    const key = Math.max(...nations.map((nation) => KEYS[nation][place] ?? 0));
    return [place, GROUND + turns * (placeOf(place).place.value ?? 0) + key];
  });
  return Object.fromEntries(worth);
}

function linesOf(seat: string, nations: readonly Nation[]): AimsLine[] {
  return [
    { seat, worth: worthOf(nations, TURNS.early) },
    { seat, from: LATE, worth: worthOf(nations, TURNS.late) },
  ];
}

const head = {
  format: 1,
  kind: 'aims',
  rulebook: 'the-war-game',
  title: 'Income, and ground',
  about:
    'House values in dollars: 2 for each territory, 8 for each dollar that it pays in a turn (4 from the second half of 1943 on), and ' +
    'up to 20 more for where it lies: Romania and Spain for Germany, Panama for the U.S.A., Iran and Turkey for the U.K. and the U.S.S.R. ' +
    'A dollar spent counts a tenth of a dollar won: what is left of the tenth for influence brings nothing else here (means, in hundredths).',
  // a dollar, in hundredths of worth: the armies that it could buy fight on no map here
  means: 10,
} as const;

/** The aims of all scenarios. */
export const AIMS: readonly Aims[] = [
  {
    ...head,
    scenarios: ['world-1939', 'world-1942', 'first-turn'],
    lines: PLAYERS.flatMap(({ id, nations }) => linesOf(id, nations)),
  },
  {
    ...head,
    scenarios: ['world-1939-nations', 'world-1942-nations'],
    lines: NATIONS.flatMap((nation) => linesOf(nation, [nation])),
  },
];
