import type { frame } from '../../../kernel/index.ts';
import type { Aims, AimsLine } from '../../../kernel/solo/index.ts';
import { PLANS, SCENARIOS } from '../starts/scenarios.ts';
import { placesOf } from './stands.ts';

// What each side strives for, and when. House values: the rulebook says what results do, and not what they are worth.

type Worth = Readonly<Record<string, number>>;

const COLONIES: Worth = { 'lebanon-syria': 8, morocco: 8, algeria: 10, tunisia: 10 };
/** Whether France falls a history says, and whether there is a Vichy France the Axis: of the other powers no answer decides. */
const FRANCE: Worth = { france: 30 };

/** The Axis: oil and the road to Russia first, Gibraltar while Britain stands alone, the Turkish flank from 1941 on. */
const AXIS: readonly AimsLine[] = [
  {
    seat: 'european-axis',
    worth: {
      ...COLONIES,
      ...FRANCE,
      'belgium-luxembourg': 12,
      bulgaria: 25,
      finland: 25,
      greece: 12,
      hungary: 30,
      ireland: 8,
      norway: 20,
      rumania: 45,
      spain: 50,
      sweden: 20,
      turkey: 30,
      ukraine: 5,
      'vichy-france': 15,
      yugoslavia: 25,
      usat: 40,
    },
  },
  {
    seat: 'european-axis',
    from: '1941/spring',
    worth: { bulgaria: 30, finland: 45, hungary: 35, rumania: 50, spain: 35, turkey: 45, ukraine: 30 },
  },
  {
    seat: 'european-axis',
    from: '1943/spring',
    worth: { spain: 15, turkey: 20, ukraine: 20, 'vichy-france': 10, usat: 0 },
  },
];

/** The West: whoever bars the Axis the sea, first in the west and the north, then Turkey and the Balkans. */
const WEST: readonly AimsLine[] = [
  {
    seat: 'western-allies',
    worth: {
      ...COLONIES,
      ...FRANCE,
      'belgium-luxembourg': 25,
      bulgaria: 15,
      finland: 12,
      greece: 20,
      hungary: 20,
      ireland: 15,
      norway: 25,
      rumania: 35,
      spain: 50,
      sweden: 18,
      turkey: 35,
      ukraine: 3,
      'vichy-france': 25,
      yugoslavia: 25,
      usat: 45,
      usjt: 25,
      singapore: 25,
      manila: 25,
      chungking: 20,
      rangoon: 15,
      'port-moresby': 15,
      okinawa: 20,
      tokyo: 60,
      japan: 100,
    },
  },
  {
    seat: 'western-allies',
    from: '1941/spring',
    worth: { 'belgium-luxembourg': 5, norway: 10, spain: 40, turkey: 45, 'vichy-france': 35 },
  },
  {
    seat: 'western-allies',
    from: '1943/spring',
    worth: { bulgaria: 20, hungary: 25, rumania: 35, spain: 20, turkey: 35, 'vichy-france': 10 },
  },
];

/** Russia: its border states first, from the German war on all that stands with Germany against it. */
const RUSSIA: readonly AimsLine[] = [
  {
    seat: 'russia',
    worth: {
      ...FRANCE,
      bulgaria: 25,
      finland: 35,
      greece: 6,
      hungary: 20,
      rumania: 45,
      sweden: 12,
      turkey: 35,
      ukraine: 15,
      yugoslavia: 20,
    },
  },
  {
    seat: 'russia',
    from: '1941/spring',
    worth: { bulgaria: 30, finland: 45, hungary: 35, rumania: 50, turkey: 50, ukraine: 35 },
  },
  { seat: 'russia', from: '1944/spring', worth: { finland: 25, turkey: 20, ukraine: 10, yugoslavia: 30 } },
];

const JAPAN: readonly AimsLine[] = [
  {
    seat: 'japan',
    worth: {
      japan: 100,
      usjt: 60,
      singapore: 30,
      manila: 30,
      chungking: 25,
      rangoon: 20,
      'port-moresby': 15,
      okinawa: 25,
      tokyo: 80,
    },
  },
];

/** A country that gives all that it can is worth its number; the shares of what it gives less are those of the places. */
const ABOUT =
  'House values. A country is worth its number as a minor ally, three quarters of that associated, 40 in a hundred with its hexes, 20 with its BRPs. Spain counts most while France has fallen and Britain stands alone, Turkey and Finland from 1941 on; Rumania always. The great powers themselves are worth nothing: a history says who falls, and no answer of a bot.';

const file = ({ id, seats }: frame.Scenario): Aims => ({
  format: 1,
  kind: 'aims',
  rulebook: 'a-world-at-war',
  scenarios: [id],
  title: id === 'pacific-1941' ? 'The ring of islands' : 'Oil, straits and borders',
  about: ABOUT,
  lines: [...AXIS, ...WEST, ...RUSSIA, ...JAPAN]
    .filter(({ seat }) => seats.some((each) => each.id === seat))
    .map((each) => ({ ...each, worth: thereIn(id, each.worth) }))
    .filter(({ worth }) => Object.keys(worth).length > 0),
});

/** Of what is worth something, what a scenario has. */
function thereIn(scenario: string, worth: Worth): Worth {
  const plan = PLANS[scenario];
  const places = plan ? placesOf(plan) : [];
  return Object.fromEntries(Object.entries(worth).filter(([place]) => places.includes(place)));
}

/** What is worth what to whom, by scenario. */
export const AIMS: readonly Aims[] = SCENARIOS.map(file);
