import type { Words, board } from '../../../kernel/index.ts';
import { takeBar } from '../attack/b-player-land.ts';
import { worthOf } from './charts.ts';
import { groupOf, isNeutralPlace, landOf, placeOf } from '../rules/e-territories.ts';
import { CHANNELS, type Channel } from '../rules/influence.ts';
import { valueOf } from '../rules/g2-docket.ts';
import type { Due } from '../lifetimes.ts';
import type { Land } from '../files/map-file.ts';
import { NATIONS } from '../nations.ts';
import { leftOf } from '../part-two/j2-cap.ts';
import { isOpen } from '../part-two/i6-channels.ts';
import { countersOf } from '../part-two/j4-counter.ts';
import { clauseOf, type PlaceId } from '../stories/rule.ts';
import type { Books, Open } from '../state.ts';
import { isOver } from './calendar.ts';
import { warGameCardTexts } from './card.words.ts';
import { notDueTable } from './docket.ts';
import { influenceTable } from './influence.ts';
import { boxesOf, campOf, comingIn, landWords, rollsOf, storyWords, TONES } from './map.ts';
import { followsWords, needsWords, whoDecides } from './rolls.ts';
import { forceWords, heading, listWords } from './shown.ts';
import { boardMapTexts } from './map.words.ts';
import { shownTexts } from './shown.words.ts';
import { nationWords, reasons, rightsIn, standingCell, yesNo } from './tables.ts';
import { tableTexts } from './tables.words.ts';

// The card of a place: all that the board says of it in several places, and what only matters of one at a time.

const { column } = warGameCardTexts.card;
const { column: shared } = tableTexts.board;

/** G.A4, G.B1 to G.B8, G.C1, G.G2, G.I6: what there is to know of a territory or a piece of player land; none where the map has no such place. */
export function cardPanels(books: Books, open: Open, id: PlaceId): readonly board.Panel[] {
  if (isNeutralPlace(id)) return territoryCard(books, open, id);
  const land = landOf(books.map, id);
  return land ? landCard(books, open, land) : [];
}

/** The entry that tells the story of a territory: its texts name that. */
export function entriesOf(_: unknown, id: PlaceId): readonly string[] {
  return isNeutralPlace(id) ? [placeOf(id).entry.id] : [];
}

function territoryCard(books: Books, open: Open, id: PlaceId): readonly board.Panel[] {
  const { entry, place: printed } = placeOf(id);
  const place = heading(books, id);
  // why the others are closed stands with the rights
  const channels = CHANNELS.filter((each) => each.entry === entry && isOpen(books, open, each));
  return [
    ...(printed.value === null ? [] : [worthChip(place, worthOf(printed, open.rulings))]),
    standingsOf(books, open, id),
    rightsOf(books, open, id),
    thereLines(place, [...forceWords(open, id), ...storyWords(open, id)]),
    lines(warGameCardTexts.card.struck({ place }), column.comes(), struck(books, id)),
    ...(isOver(open)
      ? []
      : [
          nextTable(books, open, id),
          notDueTable(books, open, entry, warGameCardTexts.card.notDue({ place })),
          ...influenceTable(books, open, channels, { title: warGameCardTexts.card.influence({ place }) }),
          moneyTable(open, channels, place),
        ]),
  ];
}

/** What a place pays, for who holds it. */
function worthChip(place: Words, worth: number | null): board.TablePanel {
  return {
    kind: 'table',
    title: warGameCardTexts.card.worth({ place }),
    columns: [column.worth()],
    rows: [[worth]],
    chip: true,
  };
}

/** What there is in a place, but for what it pays. */
function thereLines(place: Words, all: readonly Words[]): board.TablePanel {
  const others = all.filter(({ key }) => key !== boardMapTexts.board.worth.key);
  return lines(warGameCardTexts.card.there({ place }), column.is(), others);
}

/** Words one under the other. */
function lines(title: Words, head: Words, all: readonly Words[]): board.TablePanel {
  return { kind: 'table', title, columns: [head], rows: all.map((each) => [each]) };
}

/** G.A4: how it stands to each nation, and by what rule. */
function standingsOf(books: Books, open: Open, id: PlaceId): board.TablePanel {
  return {
    kind: 'table',
    title: warGameCardTexts.card.standings({ place: heading(books, id) }),
    columns: [shared.nation(), shared.standing()],
    rows: NATIONS.map((nation) => [nationWords(nation), standingCell(open, id, nation)]),
    tiles: NATIONS.map((nation) => TONES[campOf(nation)]),
  };
}

/** G.B1 to G.B8, G.I6: nation by nation who may enter, collect, attack and influence. */
function rightsOf(books: Books, open: Open, id: PlaceId): board.TablePanel {
  const heads = ['nation', 'enters', 'collects', 'attacks', 'influences', 'why'] as const;
  return {
    kind: 'table',
    title: warGameCardTexts.card.rights({ place: heading(books, id) }),
    columns: heads.map((each) => shared[each]()),
    rows: NATIONS.map((nation) => [nationWords(nation), ...rightsIn(books, open, nation, id).slice(1)]),
  };
}

/** G.C1, G.E2: whom an attack of either side brings it to, and what is attacked with it. */
function struck(books: Books, id: PlaceId): readonly Words[] {
  const others = groupOf(placeOf(id).entry).filter((each) => each !== id);
  const also = others.map((each) => heading(books, each));
  return [...boxesOf(id), ...(also.length > 0 ? [warGameCardTexts.card.alsoAttacked({ places: also })] : [])];
}

/** G.G1, G.G2: the rolls due, or foreseen as it stands, with their chance and what follows either way. */
function nextTable(books: Books, open: Open, id: PlaceId): board.TablePanel {
  const coming = comingIn(books, open);
  const when = ({ rule, rolls, is }: Due): Words => {
    if (is === 'asked') return warGameCardTexts.card.asked({ nation: whoDecides(rule, rolls) });
    return (coming.isNow ? warGameCardTexts.card.now : warGameCardTexts.card.foreseen)();
  };
  const rows = rollsOf(coming, placeOf(id).entry).map((due): readonly board.Cell[] => [
    clauseOf({ id: due.rule }),
    nationWords(due.rolls),
    when(due),
    needsWords(books, open, due.rule),
    followsWords(open, due.rule),
  ]);
  const columns = [shared.rule(), shared.rolledBy(), column.when(), column.needs(), column.follows()];
  return { kind: 'table', title: warGameCardTexts.card.next({ place: heading(books, id) }), columns, rows };
}

/** G.J2, G.J3, G.J6: what those who may influence it have left and owe, whether they try, and who may spend against them. */
function moneyTable(open: Open, channels: readonly Channel[], place: Words): board.TablePanel {
  const rows = channels.map((channel): readonly (board.Cell | null)[] => [
    nationWords(channel.nation),
    channel.rule.id,
    yesWhere(open.tries.some((each) => each.channel === channel.id && each.is !== 'dropped')),
    leftOf(open, channel.nation),
    open.spent[channel.nation] ?? 0,
    listWords(countersOf(open, channel)),
  ]);
  const columns = [
    shared.nation(),
    shared.rule(),
    column.tried(),
    column.left(),
    column.owes(),
    column.against(),
  ];
  return { kind: 'table', title: warGameCardTexts.card.money({ place }), columns, rows };
}

function yesWhere(isSo: boolean): Words {
  return (isSo ? tableTexts.board.yes : tableTexts.board.no)();
}

/** G.B2, G.B3, G.B5, G.B6: whose a piece of player land is, and who may take it. */
function landCard(books: Books, open: Open, land: Land): readonly board.Panel[] {
  const place = heading(books, land.id);
  const rows = NATIONS.map((nation) => {
    const bar = takeBar(open, nation, land);
    return [nationWords(nation), yesNo(bar), listWords(reasons([bar]), shownTexts.board.then)];
  });
  const columns = [shared.nation(), shared.attacks(), shared.why()];
  return [
    worthChip(place, valueOf(books, open, land.id)),
    thereLines(place, landWords(open, land)),
    { kind: 'table', title: warGameCardTexts.card.land({ place }), columns, rows },
  ];
}
