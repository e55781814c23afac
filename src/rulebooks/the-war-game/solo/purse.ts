import { type Seat, reportedValue } from '../../../kernel/index.ts';
import type { Spending, Worth } from '../../../kernel/solo/index.ts';
import { channelOf, type Channel } from '../rules/influence.ts';
import type { Nation } from '../nations.ts';
import { channelsOf, isOpen } from '../part-two/i6-channels.ts';
import { MOST_DOLLARS, takesMoney } from '../part-two/j1-money.ts';
import { landValue, leftOf } from '../part-two/j2-cap.ts';
import { countersOf } from '../part-two/j4-counter.ts';
import type { Books, Go, Open } from '../state.ts';
import { besideOf, type Reader } from './stands.ts';
import { type Stake, Story } from './story.ts';

// What a dollar is worth to a nation: what it would bring on the next roll that it could be spent on in this turn (G.J2), or what
// the aims say that it is worth to keep.

const SIDES = 12;
/** A tenth of the land value can be spent in a turn (G.J2). */
const PARTS = 10;

/** What was at stake when a game stood so, by what it is worth to whom: most answers of a turn leave it as it was. */
const KNOWN = new WeakMap<Worth, { readonly print: string; readonly stakes: Map<string, Stake> }>();

/** What rolls are worth, and dollars, as a game stands. */
export class Purse {
  private readonly books: Books;
  private readonly reader: Reader;
  private readonly open: Open;
  private readonly asked: Spending;
  private readonly stories = new Map<string, Story>();
  private readonly print: string;
  private readonly rates = new Map<string, readonly number[]>();

  constructor(books: Books, reader: Reader, open: Open, asked: Spending) {
    this.books = books;
    this.reader = reader;
    this.open = open;
    this.asked = asked;
    // all that stories hang on: money and what is merely declared change none
    const { tries: _, spent: __, agenda: ___, ...rest } = open;
    this.print = JSON.stringify([rest, asked.means]);
  }

  /** What is at stake for a seat in a roll of a channel. */
  stakeOf(channel: Channel, seat: Seat): Stake {
    const key = `${channel.id} ${seat}`;
    const worth = this.asked.worth(seat);
    let known = KNOWN.get(worth);
    if (known?.print !== this.print) KNOWN.set(worth, (known = { print: this.print, stakes: new Map() }));
    let stake = known.stakes.get(key);
    if (!stake) known.stakes.set(key, (stake = this.storyOf(channel, seat).stakeOf(this.open, channel)));
    return stake;
  }

  private storyOf({ entry }: Channel, seat: Seat): Story {
    const key = `${entry.id} ${seat}`;
    let story = this.stories.get(key);
    if (!story) {
      const { worth, friends, means } = this.asked;
      const by = {
        seat,
        friends: friends(seat),
        besides: besideOf(this.books.seating, seat),
        worth: worth(seat),
        dollar: means,
      };
      this.stories.set(key, (story = new Story(this.books, this.reader, entry, by)));
    }
    return story;
  }

  /** What it is worth to a nation that a roll of a channel works, or, against it, that it fails; 0 where it would rather not. */
  wins(channel: Channel, nation: Nation): number {
    const { works, fails } = this.stakeOf(channel, this.books.seating[nation]);
    return Math.max(0, nation === channel.nation ? works - fails : fails - works);
  }

  /** What a dollar is worth that is kept, in hundredths of worth. */
  get means(): number {
    return this.asked.means;
  }

  /** What a nation has left in this turn; null: nobody can say. */
  leftOf(nation: Nation): number | null {
    const left = leftOf(this.open, nation);
    if (left !== null) return left;
    const key = landValue.key(nation);
    const value = reportedValue(this.open.facts, key) ?? this.asked.tells(key);
    return typeof value === 'number' ? Math.ceil(value / PARTS) : null;
  }

  /** What a nation's next dollar is worth to it once it has spent so many on a roll, in hundredths of worth. */
  dollar(nation: Nation, spent: number, but: string): number {
    const left = this.leftOf(nation);
    // who says now what to try sees to it there that no more is promised than there is
    if (left === null || this.isTrying(nation)) return this.asked.means;
    return Math.max(this.asked.means, this.ratesOf(nation, but)[Math.max(0, left - spent)] ?? 0);
  }

  private isTrying(nation: Nation): boolean {
    const [item] = this.open.agenda as readonly Go[];
    return item?.step === 'attempts' && item.nation === nation;
  }

  /** What each dollar would bring that a nation can still spend in this turn on other rolls than one, the most first. */
  private ratesOf(nation: Nation, but: string): readonly number[] {
    const key = `${nation} ${but}`;
    let rates = this.rates.get(key);
    if (!rates) {
      const each = this.coming(nation).flatMap((channel) =>
        channel.id === but
          ? []
          : Array.from({ length: MOST_DOLLARS }, () => this.wins(channel, nation) / SIDES),
      );
      this.rates.set(key, (rates = each.toSorted((one, other) => other - one)));
    }
    return rates;
  }

  /** The rolls on which a nation can still spend in this turn: its own, and those of who is asked now against which it may. */
  private coming(nation: Nation): readonly Channel[] {
    const { books, open } = this;
    const declared = open.tries.flatMap((each) => {
      if (each.is !== 'declared' || !each.spends || each.own !== undefined) return [];
      const channel = channelOf(each.channel);
      const isAgainst = each.counter === undefined && countersOf(open, channel).includes(nation);
      return each.nation === nation || isAgainst ? [channel] : [];
    });
    const agenda = open.agenda as readonly Go[];
    const toTry = agenda.flatMap((item, i) => {
      if (item.step !== 'attempts' || (item.nation !== nation && i > 0)) return [];
      return channelsOf(item.nation).filter((each) => takesMoney(each) && isOpen(books, open, each));
    });
    const own = toTry.filter((each) => each.nation === nation || countersOf(open, each).includes(nation));
    return [...declared, ...own];
  }
}
