import { type Bar, type Words, type board, sums } from '../../../kernel/index.ts';
import { CHANNELS, type Channel } from '../rules/influence.ts';
import { type AttemptChance, chancesOver, type EachTurn } from '../part-two/chances.ts';
import { numberOf } from '../part-two/i1-progression.ts';
import { bonusRuling } from '../part-two/i2-bonuses.rulings.ts';
import { neededBy } from '../part-two/i2-bonuses.ts';
import { leastOf, MOST_DOLLARS, takesMoney } from '../part-two/j1-money.ts';
import { canBeCountered } from '../part-two/j4-counter.ts';
import type { Books, Open } from '../state.ts';
import { influenceTexts } from './influence.words.ts';
import { listWords } from './shown.ts';
import { shownTexts } from './shown.words.ts';
import { closedChannel, reasons } from './tables.ts';
import { tableTexts } from './tables.words.ts';

const TURNS = 5;

/** G.I1, G.I2, G.I6: each of some channels: its next roll, with and without money the chance to have won by each coming turn, or why it is closed; none where players roll by themselves. */
export function influenceTable(
  books: Books,
  open: Open,
  channels: readonly Channel[] = CHANNELS,
  named: Pick<board.TablePanel, 'title' | 'tab'> = {
    title: influenceTexts.board.influence(),
    tab: influenceTexts.board.influenceTab(),
  },
): readonly board.TablePanel[] {
  if (bonusRuling(open.rulings, 'influence') === 'reported') return [];
  const columns = [
    'nation',
    'territory',
    'rule',
    'number',
    'money',
    'needsOrLess',
    'turn1',
    'turn2',
    'turn3',
    'turn4',
    'turn5',
    'closed',
  ] as const;
  const heads = columns.map((each) => tableTexts.board.column[each]());
  const made = channels.flatMap((channel) =>
    rowsOf(books, open, channel).map((row) => ({ row, place: channel.entry.home[0]?.id ?? '' })),
  );
  const places = { column: columns.indexOf('territory'), rows: made.map(({ place }) => place) };
  return [{ kind: 'table', ...named, columns: heads, rows: made.map(({ row }) => row), places }];
}

/** A channel without more money than it must take, with the most, and with the most against the most. */
function rowsOf(books: Books, open: Open, channel: Channel): readonly (readonly (board.Cell | null)[])[] {
  const closed = closedChannel(books, open, channel);
  if (closed !== null || !takesMoney(channel)) return [rowOf(books, open, channel, closed, NO_MONEY)];
  const against = canBeCountered(channel) ? [{ own: MOST_DOLLARS, against: MOST_DOLLARS }] : [];
  return [NO_MONEY, { own: MOST_DOLLARS, against: 0 }, ...against].map((money) =>
    rowOf(books, open, channel, closed, money),
  );
}

const NO_MONEY: EachTurn = { own: 0, against: 0 };

function rowOf(
  books: Books,
  open: Open,
  channel: Channel,
  closed: Bar | null,
  money: EachTurn,
): readonly (board.Cell | null)[] {
  const { entry, rule, nation, id } = channel;
  const own = Math.max(leastOf(books, open, channel), money.own);
  const chances: readonly board.Cell[] =
    closed === null
      ? chancesOver(books, open, channel, TURNS, money).map(percent)
      : Array.from({ length: TURNS }, () => '');
  return [
    shownTexts.board.named({ name: nation }),
    shownTexts.board.named({ name: entry.id }),
    rule.id,
    String(numberOf(open, id)),
    closed === null ? spent(own, money.against) : '',
    String(neededBy(books, open, channel, { own, against: money.against })),
    ...chances,
    closed === null ? '' : listWords(reasons([closed]), shownTexts.board.then),
  ];
}

/** What is spent each turn, and against it. */
function spent(own: number, against: number): board.Cell {
  if (own === 0) return '';
  return (against > 0 ? influenceTexts.board.spentAgainst : influenceTexts.board.spent)({ own, against });
}

/** A chance in whole percent; what is not sure is never said to be so. */
function percent({ works, of }: AttemptChance): Words {
  return influenceTexts.board.percent({ chance: sums.percentText(works, of, 0) });
}
