import { type Bar, type Words, type board, frame, words } from '../../../kernel/index.ts';
import { classOf, markOf } from '../rules/a-classes.ts';
import { entryBar } from '../attack/a2-a4-entry.ts';
import { attackBar } from '../attack/b-who-may-attack.ts';
import { ENTRIES, groupOf, PLACES, placeOf } from '../rules/e-territories.ts';
import { isStill } from '../stories/events.ts';
import { incomeOf, pays } from '../rules/income.ts';
import { CHANNELS, type Channel, channelBar } from '../rules/influence.ts';
import { NATIONS, type Nation } from '../nations.ts';
import { numberOf } from '../part-two/i1-progression.ts';
import { CLASSES, type PlaceId } from '../stories/rule.ts';
import type { Books, Open } from '../state.ts';
import { whyNot } from '../stories/why-not.ts';
import { heading, listWords } from './shown.ts';
import { shownTexts } from './shown.words.ts';
import { tableTexts } from './tables.words.ts';

type Row = readonly (board.Cell | null)[];
type Column = keyof typeof tableTexts.board.column;

function table(title: Words, columns: readonly (Column | Words)[], rows: readonly Row[]): board.TablePanel {
  const heads = columns.map((each) => (typeof each === 'string' ? tableTexts.board.column[each]() : each));
  return { kind: 'table', title, columns: heads, rows };
}

export const nationWords = (nation: Nation): Words => shownTexts.board.named({ name: nation });

/** What a nation may do with each territory, and why not more (G.A4, G.B1 to G.B8, G.I6); colonies of which all is alike together. */
export function rightsTable(books: Books, open: Open, nation: Nation): board.TablePanel {
  const rows = ENTRIES.flatMap((entry) => {
    const each = groupOf(entry).map((place) => ({ place, cells: rightsIn(books, open, nation, place) }));
    // a reason that names its place is the same reason
    const alike = Map.groupBy(each, ({ place, cells }) =>
      JSON.stringify(cells, (_, value: unknown) => (value === place ? 'here' : value)),
    );
    return [...alike.values()].map(
      (those): Row => [
        listedAs(
          books,
          those.map(({ place }) => place),
        ),
        ...(those[0]?.cells ?? []),
      ],
    );
  });
  const columns = ['territory', 'standing', 'enters', 'collects', 'attacks', 'influences', 'why'] as const;
  return {
    ...table(tableTexts.board.rights({ nation }), columns, rows),
    tab: nationWords(nation),
    folded: true,
  };
}

/** What a nation may do with a territory: how it stands, whether it may enter, collects, may attack and influence, and why not. */
export function rightsIn(books: Books, open: Open, nation: Nation, place: PlaceId): Row {
  const entry = entryBar(books, open, nation, place);
  const attack = attackBar(books, open, nation, place);
  const channels = channelsTo(place, nation);
  const closed = channels.map((each) => closedChannel(books, open, each));
  const tried = channels.find((_, i) => closed[i] === null);
  const isPaid = pays(classOf(open, place, nation));
  return [
    standingCell(open, place, nation),
    yesNo(entry),
    (isPaid ? tableTexts.board.yes : tableTexts.board.no)(),
    yesNo(attack),
    tried ? tableTexts.board.tries({ number: numberOf(open, tried.id) }) : tableTexts.board.no(),
    listWords(
      reasons([entry, attack, ...closed, ...(channels.length === 0 ? [NO_CHANNEL] : [])]),
      shownTexts.board.then,
    ),
  ];
}

/** Why a channel is closed: of its condition only what is missing; null: it is open. */
export function closedChannel(books: Books, open: Open, channel: Channel): Bar | null {
  const bar = channelBar(books, open, channel);
  const { entry, rule, it } = channel;
  if (bar === null || rule.when === undefined || isStill(open, entry, rule)) return bar;
  const parts = whyNot({ books, open, entry, it }, rule.when);
  if (parts.length === 0) return bar;
  return { clauses: bar.clauses, reason: tableTexts.board.closed({ why: shownTexts.board.then({ parts }) }) };
}

/** G.I6: without a rule in its entry nobody can win a territory over. */
const NO_CHANNEL: Bar = { clauses: ['G.I6'], reason: tableTexts.board.noChannel() };

function channelsTo(place: PlaceId, nation: Nation): readonly Channel[] {
  const { entry } = placeOf(place);
  return CHANNELS.filter((each) => each.entry === entry && each.nation === nation);
}

export function yesNo(bar: Bar | null): Words {
  return (bar === null ? tableTexts.board.yes : tableTexts.board.no)();
}

function standingCell(open: Open, place: PlaceId, nation: Nation): board.Cell {
  const mark = markOf(open, place, nation);
  return mark ? tableTexts.board['standing.by']({ class: mark.class, by: mark.by }) : 'neutral';
}

/** Reasons as a table that names the territory at the head of its line needs them: short, each with its clauses. */
const SHORT = frame.keysIn(tableTexts);

export function reasons(bars: readonly (Bar | null)[]): readonly Words[] {
  return bars.flatMap((bar) => {
    if (bar === null) return [];
    const { key, args } = bar.reason;
    const short = `short.${key}`;
    const reason = SHORT.has(short) ? words(short, args) : bar.reason;
    return [tableTexts.board.why({ reason, clauses: bar.clauses })];
  });
}

/** What each nation has: its allies by class, what they pay it, and what it may attack (G.A4, G.A6). */
export function nationsTable(books: Books, open: Open): board.TablePanel {
  const rows = NATIONS.map((nation): Row => {
    const of = (is: string): readonly PlaceId[] =>
      PLACES.filter((place) => classOf(open, place, nation) === is);
    return [
      nationWords(nation),
      ...CLASSES.toReversed().map((is) => listedAs(books, of(is))),
      incomeOf(open, nation),
      attacked(books, open, nation),
    ];
  });
  const classes = CLASSES.toReversed().map((is) => shownTexts.board.named({ name: is }));
  const columns = ['nation', ...classes, 'collects', 'mayAttack'] as const;
  return { ...table(tableTexts.board.nations(), columns, rows), tab: tableTexts.board.nationsTab() };
}

/** Some places; where a home and all its colonies are among them, the home with its colonies. */
export function listedAs(books: Books, places: readonly PlaceId[]): board.Cell {
  const parts = [...Map.groupBy(places, (place) => placeOf(place).entry)].flatMap(([entry, those]) => {
    const isWhole = those.length > 1 && those.length === groupOf(entry).length;
    if (!isWhole) return those.map((place) => heading(books, place));
    return [(entry.colonies ? tableTexts.board.withColonies : shownTexts.board.named)({ name: entry.id })];
  });
  return listWords(parts);
}

/** The neutral territories that a nation may attack now; where they are most of them, those that it may not. */
function attacked(books: Books, open: Open, nation: Nation): board.Cell {
  const [may, mayNot] = [true, false].map((is) =>
    PLACES.filter((place) => (attackBar(books, open, nation, place) === null) === is),
  );
  if (may === undefined || mayNot === undefined || may.length === 0) return tableTexts.board.none();
  if (mayNot.length === 0) return tableTexts.board.every();
  return may.length <= mayNot.length
    ? listedAs(books, may)
    : tableTexts.board.everyBut({ places: listedAs(books, mayNot) });
}

/** How each territory stands to each nation (G.A1). */
export function standingTable(books: Books, open: Open): board.TablePanel {
  const rows = PLACES.map(
    (place): Row => [
      heading(books, place),
      ...NATIONS.map((nation): board.Cell => {
        const is = classOf(open, place, nation);
        return is === 'neutral' ? '' : is;
      }),
    ],
  );
  const columns = ['territory', ...NATIONS.map(nationWords)] as const;
  return {
    ...table(tableTexts.board.standing(), columns, rows),
    tab: tableTexts.board.standingTab(),
    folded: true,
  };
}

/** Wars and the like, by pair (G.F4), where there is any. */
export function warsTable({ declared, wars, phonyWar }: Open): board.TablePanel {
  const rows = Object.entries(wars).map(([pair, state]): Row => {
    const [a = '', b = ''] = pair.split('/');
    const before = declared[pair];
    return [
      tableTexts.board.pair({ a, b }),
      state === null ? shownTexts.board.notTold() : state,
      before === undefined ? '' : tableTexts.board.countsNext({ before }),
    ];
  });
  const phony: readonly Row[] =
    phonyWar === true ? [[tableTexts.board.phonyWar(), tableTexts.board.yes(), '']] : [];
  return table(tableTexts.board.wars(), ['pair', 'standing', 'also'], [...phony, ...rows]);
}
