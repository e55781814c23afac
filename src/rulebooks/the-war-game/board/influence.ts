import { type Bar, type Words, type board, sums } from '../../../kernel/index.ts';
import { CHANNELS, type Channel } from '../rules/influence.ts';
import type { Nation } from '../nations.ts';
import { type AttemptChance, chancesOver, type EachTurn } from '../part-two/chances.ts';
import { numberOf } from '../part-two/i1-progression.ts';
import { bonusRuling } from '../part-two/i2-bonuses.rulings.ts';
import { neededBy } from '../part-two/i2-bonuses.ts';
import { leastOf, MOST_DOLLARS, takesMoney } from '../part-two/j1-money.ts';
import { canBeCountered, countersOf } from '../part-two/j4-counter.ts';
import type { Books, Open } from '../state.ts';
import { influenceTexts } from './influence.words.ts';
import { listWords } from './shown.ts';
import { shownTexts } from './shown.words.ts';
import { closedChannel, reasons } from './tables.ts';

const { column } = influenceTexts.board;

/** How many turns ahead chances are told. */
const TURNS = 3;
/** From this roll on all need the same (G.I1): as many marks as there are steps. */
const STEPS = 5;

/**
 * G.I1, G.I2, G.I6: each of some channels in a line: how far it has come, its next roll without and with money and with as much
 * against it, the chance to have won by the turns that follow, who may spend against it, or why it is closed. Those of some
 * nations come first, and what waits last. None where players roll by themselves.
 */
export function influenceTable(
  books: Books,
  open: Open,
  channels: readonly Channel[] = CHANNELS,
  {
    first = [],
    ...named
  }: Partial<Pick<board.TablePanel, 'title' | 'tab'>> & { readonly first?: readonly Nation[] } = {},
): readonly board.TablePanel[] {
  if (bonusRuling(open.rulings, 'influence') === 'reported') return [];
  const heads = [
    'nation',
    'territory',
    'rule',
    'tried',
    'needs',
    'now',
    'paid',
    'against',
    'turn2',
    'turn3',
    'rivals',
  ];
  const columns = [...heads, 'waits'] as (keyof typeof column)[];
  const made = channels.map((channel) => ({ channel, closed: closedChannel(books, open, channel) }));
  const weight = ({ channel, closed }: (typeof made)[number]): number =>
    (closed === null ? 0 : 2) + (first.includes(channel.nation) ? 0 : 1);
  const sorted = made.toSorted((one, other) => weight(one) - weight(other));
  return [
    {
      kind: 'table',
      title: named.title ?? influenceTexts.board.influence(),
      ...(named.tab && { tab: named.tab }),
      columns: columns.map((each) => column[each]()),
      rows: sorted.map(({ channel, closed }) => rowOf(books, open, channel, closed)),
      places: {
        column: columns.indexOf('territory'),
        rows: sorted.map(({ channel }) => channel.entry.home[0]?.id ?? ''),
      },
    },
  ];
}

const NO_MONEY: EachTurn = { own: 0, against: 0 };

function rowOf(books: Books, open: Open, channel: Channel, closed: Bar | null): readonly board.Cell[] {
  const { entry, rule, nation, id } = channel;
  const number = numberOf(open, id);
  const needs = neededBy(books, open, channel, { own: leastOf(books, open, channel), against: 0 });
  const said: readonly board.Cell[] = [
    shownTexts.board.named({ name: nation }),
    shownTexts.board.named({ name: entry.id }),
    rule.id,
    stepsOf(number),
    String(needs),
  ];
  if (closed !== null) {
    const waits = listWords(reasons([closed]), shownTexts.board.then);
    return [...said, '', '', '', '', '', '', waits];
  }
  const isPaid = takesMoney(channel);
  const most = { own: MOST_DOLLARS, against: 0 };
  const [now, turn2, turn3] = chancesOver(books, open, channel, TURNS, NO_MONEY);
  const [paid] = isPaid ? chancesOver(books, open, channel, 1, most) : [];
  const isCountered = isPaid && canBeCountered(channel);
  const [against] = isCountered
    ? chancesOver(books, open, channel, 1, { ...most, against: MOST_DOLLARS })
    : [];
  const chances = [now, paid, against, turn2, turn3].map((each) => (each ? percent(each) : ''));
  return [...said, ...chances, listWords(isCountered ? countersOf(open, channel) : []), ''];
}

/** The steps of the progression, those that were used filled (G.I1). */
function stepsOf(number: number): string {
  const used = Math.min(number - 1, STEPS);
  return '\u25cf'.repeat(used) + '\u25cb'.repeat(STEPS - used);
}

/** A chance in whole percent; what is not sure is never said to be so. */
function percent({ works, of }: AttemptChance): Words {
  return influenceTexts.board.percent({ chance: sums.percentText(works, of, 0) });
}
