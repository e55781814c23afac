import { type Against, type Option, type Sums, texts } from '../../../kernel/index.ts';
import type { Channel } from '../rules/influence.ts';
import type { Nation } from '../nations.ts';
import type { Books, Open } from '../state.ts';
import { leastOf, money, MOST_DOLLARS, mostAgainst, mostOn, type SideOfRoll } from './j1-money.ts';
import { capBar, leftOf } from './j2-cap.ts';
import { isPaper } from './j7-bids.rulings.ts';
import { rolledFor } from './leads.ts';

// G.J1, G.J5: a sum that is said with its roll, or against it, before its bid is asked for; and what another may bid.

/** What is left for a bid: its habit is of this name and the channel. */
export const BID_LEFT = 'bid';

const allDollars = Array.from({ length: MOST_DOLLARS }, (_, i) => i + 1);

/** The sums that can be said with a roll; on paper none. `countered`: the other side may then spend, too. */
export function sumsOn(books: Books, open: Open, channel: Channel, countered: boolean): Sums | null {
  if (isPaper(open)) return null;
  const { id, nation, rule } = channel;
  const [least, most] = [Math.max(1, leastOf(books, open, channel)), mostOn(books, open, channel)];
  const leaves = countered ? { leaves: [money.key(id, 'counter')] } : {};
  const options = allDollars.map((dollars): Option => {
    const low = dollars < least && { clauses: ['G.J9', rule.id], reason: say.bar.least({ least }) };
    const bar = low || (dollars > most ? capBar(nation, leftOf(open, nation) ?? 0) : null);
    return {
      value: String(dollars),
      label: say.option.dollars({ dollars }),
      leads: [{ ...rolledFor(id, { influence: dollars }), ...leaves }],
      ...(bar && { barred: bar }),
    };
  });
  return { habit: `${BID_LEFT}/${id}`, options, none: say.option.none() };
}

/** The sums that can be said against a roll. */
export function sumsAgainst(open: Open, { id, nation: by }: Channel, nation: Nation): Sums | null {
  if (isPaper(open)) return null;
  const most = mostAgainst(open, nation);
  const options = allDollars.map((dollars): Option => {
    const bar = dollars > most ? capBar(nation, leftOf(open, nation) ?? 0) : null;
    return {
      value: String(dollars),
      label: say.option.against({ dollars, nation: by }),
      leads: [rolledFor(id, { counter: dollars })],
      ...(bar && { barred: bar }),
    };
  });
  return { habit: `${BID_LEFT}/${id}`, options };
}

/** What the other side of a roll may bid, each a column. */
export function columnsOf(
  channel: string,
  {
    side,
    nation,
    least,
    most,
  }: {
    readonly side: SideOfRoll;
    readonly nation: Nation;
    readonly least: number;
    readonly most: number;
  },
): readonly Against[] {
  const all = allDollars.filter((dollars) => dollars >= least && dollars <= most);
  return all.map((dollars) => ({
    label: say.column.spends({ nation, dollars }),
    makes: { [money.key(channel, side)]: dollars },
  }));
}

const say = texts({
  option: {
    dollars: '${dollars}',
    against: '${dollars} against {nation}',
    none: 'no money',
  },
  column: {
    spends: '{nation} ${dollars}',
  },
  bar: {
    least: 'It asks for ${least} at least.',
  },
});

/** The texts of this file. */
export const leftSumTexts = say;
