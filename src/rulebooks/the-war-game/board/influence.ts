import type { Cell, TablePanel } from '../../../kernel/panel.ts';
import { type Words, words } from '../../../kernel/words.ts';
import { CHANNELS, type Channel } from '../influence.ts';
import { type Chance, chancesOver } from '../part-two/chances.ts';
import { numberOf } from '../part-two/i1-progression.ts';
import { neededBy } from '../part-two/i2-bonuses.ts';
import { leastOf } from '../part-two/j1-money.ts';
import { ruled } from '../part-two/rulings.ts';
import type { Books, Open } from '../state.ts';
import { closedChannel, reasons } from './tables.ts';
import { listed } from './shown.ts';

const TURNS = 5;
const PERCENT = 100;

/** G.I1, G.I2, G.I6: each channel: its next roll, the chance to have won by each coming turn, or why it is closed; none where players roll by themselves. */
export function influenceTable(books: Books, open: Open): readonly TablePanel[] {
  if (ruled(open.rulings, 'influence') === 'reported') return [];
  const columns = [
    'nation',
    'territory',
    'rule',
    'number',
    'needsOrLess',
    'turn1',
    'turn2',
    'turn3',
    'turn4',
  ];
  const heads = [...columns, 'turn5', 'closed'].map((each) => words(`board.column.${each}`));
  const rows = CHANNELS.map((channel) => rowOf(books, open, channel));
  return [{ kind: 'table', title: words('board.influence'), columns: heads, rows }];
}

function rowOf(books: Books, open: Open, channel: Channel): readonly (Cell | null)[] {
  const { entry, rule, nation, id } = channel;
  const closed = closedChannel(books, open, channel);
  const own = leastOf(books, open, channel);
  const chances: readonly Cell[] =
    closed === null
      ? chancesOver(books, open, channel, TURNS).map(percent)
      : Array.from({ length: TURNS }, () => '');
  return [
    words('board.named', { name: nation }),
    words('board.named', { name: entry.id }),
    rule.id,
    String(numberOf(open, id)),
    String(neededBy(books, open, channel, { own, against: 0 })),
    ...chances,
    closed === null ? '' : listed(reasons([closed]), 'board.then'),
  ];
}

/** A chance in whole percent. */
function percent({ works, of }: Chance): Words {
  const chance = Number((works * BigInt(PERCENT) * 2n + of) / (of * 2n));
  return words('board.percent', { chance });
}
