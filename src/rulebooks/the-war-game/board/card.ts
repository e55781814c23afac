import type { Words, board } from '../../../kernel/index.ts';
import { takeBar } from '../attack/b-player-land.ts';
import { worthOf } from './charts.ts';
import { groupOf, isNeutralPlace, landOf, placeOf } from '../rules/e-territories.ts';
import { CHANNELS, type Channel } from '../rules/influence.ts';
import { rolledRule, thresholdOf, valueOf } from '../rules/g2-docket.ts';
import type { Due } from '../lifetimes.ts';
import type { Land } from '../files/map-file.ts';
import { markOf } from '../rules/a-classes.ts';
import { type Nation, NATIONS } from '../nations.ts';
import { facesOf } from '../part-two/chances.ts';
import { numberOf } from '../part-two/i1-progression.ts';
import { neededBy } from '../part-two/i2-bonuses.ts';
import { leastOf, takesMoney } from '../part-two/j1-money.ts';
import { leftOf } from '../part-two/j2-cap.ts';
import { isOpen } from '../part-two/i6-channels.ts';
import { countersOf } from '../part-two/j4-counter.ts';
import { prune, prunedEffects } from '../stories/pruned.ts';
import { boundTo, conditionWords, thenWords } from '../stories/rule-words.ts';
import { clauseOf, type GuideEntry, type PlaceId } from '../stories/rule.ts';
import type { Books, Open } from '../state.ts';
import { isOver } from './calendar.ts';
import { warGameCardTexts } from './card.words.ts';
import { notDueTable } from './docket.ts';
import { influenceTable } from './influence.ts';
import { boxesOf, boxLooks, campOf, comingIn, landWords, rollsOf, storyWords, TONES } from './map.ts';
import { followsWords, needsOf, needsWords, whoDecides } from './rolls.ts';
import { forceWords, heading, listWords } from './shown.ts';
import { boardMapTexts } from './map.words.ts';
import { shownTexts } from './shown.words.ts';
import { nationWords, reasons, rightsIn, yesNo } from './tables.ts';
import { tableTexts } from './tables.words.ts';
import { playerLand } from './war-state.ts';

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
    thereLines(place, [...forceWords(open, id), ...storyWords(open, id)]),
    ...(isOver(open) ? [] : [nextTable(books, open, id)]),
    {
      ...lines(warGameCardTexts.card.struck({ place }), column.comes(), struck(books, id)),
      swatches: boxLooks(id),
    },
    rightsOf(books, open, id),
    ...(isOver(open)
      ? []
      : [
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
    columns: [shared.nation(), shared.standing(), column.by()],
    rows: NATIONS.map((nation) => {
      const mark = markOf(open, id, nation);
      return [
        nationWords(nation),
        shownTexts.board.named({ name: mark?.class ?? 'neutral' }),
        mark ? shownTexts.board.named({ name: mark.by }) : '',
      ];
    }),
    tiles: NATIONS.map((nation) => TONES[campOf(nation)]),
  };
}

/** G.B1 to G.B8, G.I6: who may enter, collect, attack and influence; nations of which the same is so share a line. */
function rightsOf(books: Books, open: Open, id: PlaceId): board.TablePanel {
  const heads = ['nation', 'enters', 'collects', 'attacks', 'influences', 'why'] as const;
  const alike = Map.groupBy(NATIONS, (nation) => {
    const cells = rightsIn(books, open, nation, id).slice(1);
    return JSON.stringify(cells, (_, value: unknown) => (value === nation ? 'it' : value));
  });
  return {
    kind: 'table',
    title: warGameCardTexts.card.rights({ place: heading(books, id) }),
    columns: heads.map((each) => shared[each]()),
    rows: [...alike.values()].map((nations) => [
      listWords(nations),
      ...rightsIn(books, open, nations[0] as Nation, id).slice(1),
    ]),
    folds: heads.length - 1,
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
  const { entry } = placeOf(id);
  const rolls = rollsOf(coming, entry).map((due): MayCome => {
    const { rule } = rolledRule(due.rule);
    const needs = rule.kind === 'table' ? null : thresholdOf(books, open, rule);
    return {
      chance: needs === null ? null : facesOf(needs),
      cells: [
        followsWords(open, due.rule),
        warGameCardTexts.card.byRoll({ nation: due.rolls, when: when(due) }),
        needsWords(books, open, due.rule),
        clauseOf({ id: due.rule }),
      ],
    };
  });
  const rows = [...rolls, ...triesOf(books, open, entry)].toSorted(byChance);
  const columns = [column.follows(), column.how(), column.needs(), shared.rule()];
  const title = warGameCardTexts.card.next({ place: heading(books, id) });
  return {
    kind: 'table',
    title,
    columns,
    rows: [...rows, ...waitingFor(open, entry)].map(({ cells }) => cells),
  };
}

/** Something that may come of a place: on how many faces of twelve, where a die says it. */
interface MayCome {
  readonly chance: number | null;
  readonly cells: readonly board.Cell[];
}

const byChance = (one: MayCome, other: MayCome): number => (other.chance ?? 0) - (one.chance ?? 0);

/** G.I1, G.J1: the rolls for influence that are open, without money; each dollar adds one. */
function triesOf(books: Books, open: Open, entry: GuideEntry): readonly MayCome[] {
  const channels = CHANNELS.filter((each) => each.entry === entry && isOpen(books, open, each));
  return channels.map((channel) => {
    const { rule, it, id, nation } = channel;
    const needs = neededBy(books, open, channel, { own: leastOf(books, open, channel), against: 0 });
    const args = { nation, number: numberOf(open, id), dollars: takesMoney(channel) ? 1 : 0 };
    return {
      chance: facesOf(needs),
      cells: [
        shownTexts.board.then({ parts: thenWords(entry.id, boundTo(rule.then, it)) }),
        (takesMoney(channel) ? warGameCardTexts.card.byInfluence : warGameCardTexts.card.byInfluenceAlone)(
          args,
        ),
        needsOf(needs),
        rule.id,
      ],
    };
  });
}

/** What comes of itself once something is so: it waits for that. */
function waitingFor(open: Open, entry: GuideEntry): readonly MayCome[] {
  return entry.rules.flatMap((rule): MayCome[] => {
    if (rule.kind !== 'event' || rule.when === undefined) return [];
    const when = prune(rule.when, open.rulings);
    if (when === false) return [];
    const how = typeof when === 'boolean' ? '' : warGameCardTexts.card.once({ when: conditionWords(when) });
    const parts = thenWords(entry.id, prunedEffects(rule.then, open.rulings));
    return [{ chance: null, cells: [shownTexts.board.then({ parts }), how, '', clauseOf({ id: rule.id })] }];
  });
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
    thereLines(place, [...landWords(open, land), ...playerLand(books, open, land).words]),
    { kind: 'table', title: warGameCardTexts.card.land({ place }), columns, rows },
  ];
}
