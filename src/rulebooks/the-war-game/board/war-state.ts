import type { Words, board } from '../../../kernel/index.ts';
import { heldBy } from '../attack/b-player-land.ts';
import type { Land } from '../files/map-file.ts';
import { NATIONS, type Nation } from '../nations.ts';
import { markOf, totalOf } from '../rules/a-classes.ts';
import { PLACES } from '../rules/e-territories.ts';
import { warNow } from '../rules/f4-wars.ts';
import { type Books, halfOf, type Open } from '../state.ts';
import type { PlaceId } from '../stories/rule.ts';
import { campOf, TONES } from './map.ts';
import { heading } from './shown.ts';
import { warStateTexts } from './war-state.words.ts';

// The state of the war as the registers have it: who holds which land since when, and who fights whom.

const say = warStateTexts['war-state'];

/** The land that stands for a nation where its wars are shown; the U.S.S.R. is drawn in parts. */
const HOME: Readonly<Partial<Record<PlaceId, Nation>>> = {
  germany: 'germany',
  italy: 'italy',
  'great-britain': 'uk',
  france: 'france',
  japan: 'japan',
  'united-states': 'usa',
  china: 'china',
};

function whose(nation: Nation): board.Whose {
  return { name: say.nation({ nation }), tone: TONES[campOf(nation)] };
}

/** Who holds the land of the players and what was conquered of the neutrals (G.A7, G.B2, G.B7), and who is at war. */
export function stateOfWar(books: Books, open: Open): board.WarState {
  const places = [
    ...books.map.lands.map((land) => playerLand(books, open, land)),
    ...PLACES.flatMap((place) => conquered(books, open, place)),
  ];
  return { legend: LEGEND.filter((each) => isShown(each, places)), places };
}

/** A piece of land of the players: its owner's, or whose it was taken by. */
export function playerLand(books: Books, open: Open, land: Land): board.Holding {
  const { id, owner } = land;
  const holder = heldBy(open, land);
  const nation = HOME[id] === owner ? owner : undefined;
  const wars = nation ? warsOf(open, nation) : [];
  const taken = holder === null || holder === owner ? undefined : open.taken[id];
  const held: board.Tenure = {
    is: holder === null ? 'held' : holder === owner ? 'own' : 'conquered',
    ...(holder !== null && { by: whose(holder) }),
    ...(holder !== owner && { from: whose(taken?.from ?? owner) }),
    ...(taken && { since: turnWords(taken.turn) }),
  };
  const nations = wars.map(({ with: { name } }) => name);
  return {
    id,
    label: heading(books, id),
    held,
    ...(nation && { is: 'power', wars }),
    words: [
      ...(held.since ? [say.taken({ since: held.since })] : []),
      ...(nations.length > 0 ? [say.atWar({ nations })] : []),
    ],
  };
}

/** G.A7: a territory that was conquered; what it is to everybody else its own place says. */
function conquered(books: Books, open: Open, id: PlaceId): readonly board.Holding[] {
  const nation = totalOf(open, id);
  if (nation === null || markOf(open, id, nation)?.by !== 'conquest') return [];
  const { turn, from } = open.taken[id] ?? {};
  const since = turn === undefined ? undefined : turnWords(turn);
  const held: board.Tenure = {
    is: 'conquered',
    by: whose(nation),
    ...(from && { from: whose(from) }),
    ...(since && { since }),
  };
  return [{ id, label: heading(books, id), held, words: since ? [takenWords(since, from)] : [] }];
}

function takenWords(since: Words, from: Nation | null | undefined): Words {
  return from ? say.takenFrom({ nation: from, since }) : say.taken({ since });
}

function turnWords(turn: number): Words {
  return say.since({ ...halfOf(turn) });
}

function warsOf(open: Open, nation: Nation): readonly board.War[] {
  return NATIONS.flatMap((other): board.War[] => {
    const now = warNow(open, nation, other);
    return other === nation || now === null || now === 'peace'
      ? []
      : [{ power: homeOf(other), with: whose(other) }];
  });
}

function homeOf(nation: Nation): string {
  return Object.entries(HOME).find(([, each]) => each === nation)?.[0] ?? nation;
}

const SIDES = ['first', 'second', 'third'] as const;
const LEGEND: readonly board.Legend[] = [
  { label: say.legend.conquered(), looks: [], held: SIDES.map((tone) => ({ as: 'conquered', tone })) },
];

/** What was taken is explained where there is some. */
function isShown({ held: [look] = [] }: board.Legend, places: readonly board.Holding[]): boolean {
  return places.some(({ held }) => held.is === look?.as);
}
