import { reported } from '../../../kernel/sums/facts.ts';
import type { Spending } from '../../../kernel/solo/solo.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { channelOf, type Channel } from '../influence.ts';
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

/** What rolls are worth, and dollars, as a game stands. */
export class Purse {
  private readonly books: Books;
  private readonly reader: Reader;
  private readonly open: Open;
  private readonly asked: Spending;
  private readonly stories = new Map<string, Story>();
  private readonly stakes = new Map<string, Stake>();
  private readonly rates = new Map<string, readonly number[]>();

  constructor(books: Books, reader: Reader, open: Open, asked: Spending) {
    this.books = books;
    this.reader = reader;
    this.open = open;
    this.asked = asked;
  }

  /** What is at stake for a seat in a roll of a channel. */
  stakeOf(channel: Channel, seat: Seat): Stake {
    const key = `${channel.id} ${seat}`;
    let stake = this.stakes.get(key);
    if (!stake) this.stakes.set(key, (stake = this.storyOf(channel, seat).stakeOf(this.open, channel)));
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

  /** What a nation has left in this turn; null: nobody can say. */
  leftOf(nation: Nation): number | null {
    const left = leftOf(this.open, nation);
    if (left !== null) return left;
    const key = landValue.key(nation);
    const isOurs = this.books.seating[nation] === this.asked.seat;
    const value = isOurs ? this.asked.tells(key) : (reported(this.open.facts, key) ?? undefined);
    return typeof value === 'number' ? Math.ceil(value / PARTS) : null;
  }

  /** What a nation's next dollar is worth to it once it has spent so many on a roll, in hundredths of worth. */
  dollar(nation: Nation, spent: number, but: string): number {
    const left = this.leftOf(nation);
    if (left === null) return this.asked.means;
    return Math.max(this.asked.means, this.ratesOf(nation, but)[Math.max(0, left - spent)] ?? 0);
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

  /** The rolls on which a nation can still spend in this turn: its own, and those of others against which it may. */
  private coming(nation: Nation): readonly Channel[] {
    const { books, open } = this;
    const declared = open.tries.flatMap((each) => {
      if (each.is !== 'declared' || !each.spends || each.own !== undefined) return [];
      const channel = channelOf(each.channel);
      const isAgainst = each.counter === undefined && countersOf(open, channel).includes(nation);
      return each.nation === nation || isAgainst ? [channel] : [];
    });
    const isToTry = (open.agenda as readonly Go[]).some(
      (item) => item.step === 'attempts' && item.nation === nation,
    );
    const own = isToTry
      ? channelsOf(nation).filter((each) => takesMoney(each) && isOpen(books, open, each))
      : [];
    return [...declared, ...own];
  }
}
