import type { Words, board } from '../../../kernel/index.ts';
import { RANK } from '../rules/a-classes.ts';
import { heldBy } from '../attack/b-player-land.ts';
import { worthOf } from './charts.ts';
import { stateOf } from '../stories/conditions.ts';
import { PLACES, placeOf } from '../rules/e-territories.ts';
import { drawDocket } from '../rules/g2-docket.ts';
import { unitsOf } from '../rules/h-forces.ts';
import { CHANNELS, channelBar } from '../rules/influence.ts';
import type { Due } from '../lifetimes.ts';
import type { Land } from '../files/map-file.ts';
import { isAxis, NATIONS, type Nation } from '../nations.ts';
import {
  type Box,
  type Class,
  type GuideEntry,
  LAND_KINDS,
  type Place,
  type PlaceId,
} from '../stories/rule.ts';
import { type Books, halfOf, type Open } from '../state.ts';
import { straitOf } from '../rules/straits.ts';
import { partNow } from './calendar.ts';
import { boardMapTexts } from './map.words.ts';
import { followsWords, needsWords, whoDecides } from './rolls.ts';
import { flagsOf, forceWords, heading, unitsWords } from './shown.ts';
import { shownTexts } from './shown.words.ts';

/** Three camps: the Axis, the Western Allies with China, and the U.S.S.R. (G.B2, G.B4, G.B7). */
const CAMPS = ['axis', 'west', 'ussr'] as const;
type Camp = (typeof CAMPS)[number];
export const TONES: Readonly<Record<Camp, board.Tone>> = { axis: 'first', west: 'second', ussr: 'third' };
/** How strongly a class is drawn; land of the players is as strong as it gets. */
const SHADES: Readonly<Record<Class, number>> = { friendly: 1, economic: 2, sworn: 3, total: 4 };
const OWN_SHADE = 5;

export function campOf(nation: Nation): Camp {
  if (isAxis(nation)) return 'axis';
  return nation === 'ussr' ? 'ussr' : 'west';
}

/** What the whole board needs to know of the rolls: those of this turn, or those that there would be. */
interface Coming {
  readonly due: readonly Due[];
  /** They are on the docket of this turn, and not foreseen. */
  readonly isNow: boolean;
}

/** The rolls of this turn, or those that there would be. */
export function comingIn(books: Books, open: Open): Coming {
  const isNow = partNow(open) === 'unrest' && open.docket.length > 0;
  return { due: isNow ? open.docket : drawDocket(books, open), isNow };
}

/** The world with the standing of each territory, what stands there, and what may happen next. */
export function worldMap(books: Books, open: Open): board.MapPanel {
  const coming = comingIn(books, open);
  const places = [
    ...PLACES.map((id) => territory(books, open, id, coming)),
    ...books.map.lands.map((land) => playerLand(books, open, land)),
  ];
  const title = boardMapTexts.board.map({ ...halfOf(open.turn) });
  return { kind: 'map', title, legend: LEGEND.filter((each) => isShown(each, places)), places };
}

function territory(books: Books, open: Open, id: PlaceId, coming: Coming): board.MapPlace {
  const units = unitsIn(open, id);
  const mark = markOf(open, id, coming);
  return {
    id,
    label: heading(books, id),
    ...lookOf(open, id),
    ...(mark && { mark }),
    ...(units > 0 && { count: units }),
    words: [
      ...flagWords(open, id),
      ...forceWords(open, id),
      ...storyWords(open, id),
      ...nextWords(books, open, id, coming),
    ],
    choice: id,
  };
}

/** The tone of the camp to which it stands closest; of two camps alike none, and the badge says both. */
function lookOf(open: Open, id: PlaceId): board.Look {
  const flags = flagsOf(open, id);
  const most = Math.max(0, ...flags.map(({ mark }) => RANK[mark.class]));
  const closest = flags.filter(({ mark }) => RANK[mark.class] === most);
  const [first] = closest;
  if (first === undefined) return { tone: 'neutral' };
  const badge = boardMapTexts.board.badge({
    class: boardMapTexts.board.letter[first.mark.class](),
    parts: closest.map(({ nation }) => boardMapTexts.board.short[nation]()),
  });
  const camps = new Set(closest.map(({ nation }) => campOf(nation)));
  if (camps.size > 1) return { tone: 'neutral', badge };
  return { tone: TONES[campOf(first.nation)], shade: SHADES[first.mark.class], badge };
}

/** Where the dice fall this turn, and where a battle is on. */
function markOf({ attacks }: Open, id: PlaceId, coming: Coming): 'now' | 'noted' | undefined {
  if (attacks.some(({ place }) => place === id)) return 'now';
  const { entry, isColony } = placeOf(id);
  if (isColony || rollsOf(coming, entry).length === 0) return undefined;
  return coming.isNow ? 'now' : 'noted';
}

/** The entry of a rule, as its id says it. */
function entryOf(rule: string): string {
  return rule.slice(0, rule.indexOf('.'));
}

function unitsIn(open: Open, id: PlaceId): number {
  let count = 0;
  for (const nation of NATIONS) {
    const units = unitsOf(open, nation, id);
    for (const kind of LAND_KINDS) count += units[kind] ?? 0;
  }
  return count;
}

/** How it stands to each nation, with the rule that made it so. */
function flagWords(open: Open, id: PlaceId): readonly Words[] {
  const flags = flagsOf(open, id);
  if (flags.length === 0) return [boardMapTexts.board.toNobody()];
  return flags.map(({ nation, mark }) => {
    const said = boardMapTexts.board.flag({ class: mark.class, nation, by: mark.by });
    if (mark.fixed) return boardMapTexts.board['flag.fixed']({ flag: said });
    return mark.until ? boardMapTexts.board['flag.turn']({ flag: said }) : said;
  });
}

/** The rolls of an entry that are still to come. */
export function rollsOf({ due }: Coming, { id }: Pick<GuideEntry, 'id'>): readonly Due[] {
  return due.filter(({ rule, is }) => is !== 'rolled' && is !== 'declined' && entryOf(rule) === id);
}

/** Who governs, what it pays, what its build-up has added. */
export function storyWords(open: Open, id: PlaceId): readonly Words[] {
  const { place, entry, isColony } = placeOf(id);
  const built = open.built[entry.id] ?? 0;
  const strait = straitOf(open, entry);
  return [
    ...(isColony ? [boardMapTexts.board.colonyOf({ entry: entry.id })] : []),
    ...(entry.states && !isColony ? [boardMapTexts.board.governs({ state: stateOf(open, entry) })] : []),
    ...(place.value === null ? [] : [boardMapTexts.board.worth({ value: worthOf(place, open.rulings) })]),
    ...(built > 0 && !isColony ? [boardMapTexts.board.built({ count: built })] : []),
    ...(strait && !isColony ? [boardMapTexts.board.strait[strait]()] : []),
    ...(open.ended.includes(entry.id) ? [boardMapTexts.board.ended()] : []),
  ];
}

/** What may happen next: rolls with their chance, channels of influence, and whom an attack would bring it to. */
function nextWords(books: Books, open: Open, id: PlaceId, coming: Coming): readonly Words[] {
  const { entry, place, isColony } = placeOf(id);
  const { isNow } = coming;
  const rolls = rollsOf(coming, entry);
  const channels = CHANNELS.filter((each) => each.entry === entry && channelBar(books, open, each) === null);
  return [
    ...(isColony ? [] : rolls).map(({ rule, rolls: nation, is }) =>
      (is === 'asked'
        ? boardMapTexts.board.rollAsked
        : isNow
          ? boardMapTexts.board.rollNow
          : boardMapTexts.board.rollNext)({
        nation: is === 'asked' ? whoDecides(rule, nation) : nation,
        rule,
        needs: needsWords(books, open, rule),
        follows: followsWords(open, rule),
      }),
    ),
    ...(isColony ? [] : channels).map(({ nation, rule }) =>
      boardMapTexts.board.channel({ nation, rule: rule.id }),
    ),
    // a colony has the boxes of its home but where it turns toward another
    ...(isColony && place.toward === undefined ? [] : boxesOf(id)),
  ];
}

/** Whom an attack of either side would bring it to (G.C1, G.E3). */
export function boxesOf(id: PlaceId): readonly [axis: Words, allied: Words] {
  const { entry, place } = placeOf(id);
  return [boxWords('axis', entry.axis, place, entry.id), boxWords('allied', entry.allied, place, entry.id)];
}

/** How a territory would look on the map after an attack of either side. */
export function boxLooks(id: PlaceId): readonly board.Look[] {
  const { entry, place } = placeOf(id);
  return [entry.axis, entry.allied].map(({ class: is, nations }): board.Look => {
    const camps = new Set(nations.map((each) => campOf(place.toward?.[each] ?? each)));
    const [camp] = camps;
    if (is === 'neutral' || camp === undefined || camps.size > 1) return { tone: 'neutral' };
    return { tone: TONES[camp], shade: SHADES[is] };
  });
}

function boxWords(
  side: 'axis' | 'allied',
  { class: is, nations }: Box,
  { toward }: Place,
  entry: string,
): Words {
  const rule = `${entry}.${side === 'axis' ? 'AX' : 'AL'}`;
  if (is === 'neutral')
    return boardMapTexts.board.box[side === 'axis' ? 'axis.neutral' : 'allied.neutral']({ rule });
  return boardMapTexts.board.box[side]({
    rule,
    class: is,
    nations: nations.map((each) => toward?.[each] ?? each),
  });
}

/** Whose a piece of player land is, what it pays, what stands there. */
export function landWords(open: Open, land: Land): readonly Words[] {
  const { id, owner, value } = land;
  const holder = heldBy(open, land);
  const units = NATIONS.flatMap((nation) => {
    const those = unitsOf(open, nation, id);
    return Object.keys(those).length > 0
      ? [boardMapTexts.board.unitsOf({ nation, units: unitsWords(those) })]
      : [];
  });
  return [
    ...(holder === owner ? [] : [boardMapTexts.board.landOf({ nation: owner })]),
    ...(holder === null ? [shownTexts.board.notTold()] : []),
    ...(holder !== null && holder !== owner ? [boardMapTexts.board.heldBy({ nation: holder })] : []),
    ...(value === null ? [] : [boardMapTexts.board.worth({ value })]),
    ...units,
  ];
}

function playerLand(books: Books, open: Open, land: Land): board.MapPlace {
  const { id, owner } = land;
  const holder = heldBy(open, land);
  const look: board.Look =
    holder === null
      ? { tone: 'unknown', badge: '?' }
      : {
          tone: TONES[campOf(holder)],
          shade: OWN_SHADE,
          ...(holder !== owner && { badge: boardMapTexts.board.short[holder]() }),
        };
  return {
    id,
    label: heading(books, id),
    ...look,
    words: landWords(open, land),
    choice: id,
  };
}

const CLASS_SHADES = [...Object.values(SHADES), OWN_SHADE];
const LEGEND: readonly board.Legend[] = [
  ...CAMPS.map(
    (camp): board.Legend => ({
      label: boardMapTexts.board.camp[camp](),
      looks: CLASS_SHADES.map((shade) => ({ tone: TONES[camp], shade })),
    }),
  ),
  { label: boardMapTexts.board.unitsHere(), looks: [{ tone: 'neutral', count: 2 }] },
  { label: boardMapTexts.board.nowHere(), looks: [{ tone: 'neutral', mark: 'now' }] },
  { label: boardMapTexts.board.nextHere(), looks: [{ tone: 'neutral', mark: 'noted' }] },
  { label: shownTexts.board.notTold(), looks: [{ tone: 'unknown', badge: '?' }] },
];

/** The camps are always explained; the rest where it is shown. */
function isShown({ looks: [look] }: board.Legend, places: readonly board.Look[]): boolean {
  if (look === undefined || look.shade !== undefined) return true;
  return places.some(
    ({ tone, mark, count }) =>
      (look.mark !== undefined && mark === look.mark) ||
      (look.count !== undefined && count !== undefined) ||
      (look.tone !== 'neutral' && tone === look.tone),
  );
}
