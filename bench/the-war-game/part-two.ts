import { type Channel, CHANNELS, CHANNELS_OF, lapse } from './channels.ts';
import type { Table } from './effects.ts';
import { fold, LAND_VALUES, SIDES, type Stream, TRY_IN } from './turn.ts';
import { NOBODY } from './world.ts';

// Part II on numbers: attempts, money, bids, dice.

const BASES = [1, 2, 4, 8, 11];
const MOST_ROLLS = 40;
const MOST_DOLLARS = 3;
const UNKNOWN = -1;

interface Attempt {
  readonly channel: Channel;
  readonly spends: boolean;
}

/** The influence of a game. */
export class PartTwo {
  /** By channel: how many rolls it has had, whether it has been opened by a payment, whether it was rolled in this turn. */
  private readonly made = new Uint8Array(CHANNELS.length);
  private readonly opened = new Uint8Array(CHANNELS.length);
  private readonly rolled = new Uint8Array(CHANNELS.length);
  /** By nation: its cap, once its land value was asked for in this turn, and what it has spent. */
  private readonly cap = new Int8Array(8);
  private readonly spent = new Uint8Array(8);
  /** What the forms have shown, folded. */
  private shown = 0;
  private readonly table: Table;
  private readonly stream: Stream;
  private readonly tries: boolean;

  constructor(table: Table, stream: Stream, tries: boolean) {
    this.table = table;
    this.stream = stream;
    this.tries = tries;
    this.cap.fill(UNKNOWN);
  }

  /** A turn begins: some channels begin anew. */
  begin(): void {
    for (const { index, resets } of CHANNELS)
      if (resets && this.made[index] !== 0 && resets(this.table.world, NOBODY)) this.made[index] = 0;
  }

  play(): void {
    for (const channels of CHANNELS_OF) if (channels.length > 0) this.turnOf(channels);
  }

  /** A turn ends: what was interrupted begins anew, caps and debts are done with. */
  end(): void {
    for (const { index, isUnbroken } of CHANNELS)
      if (isUnbroken && this.rolled[index] === 0) this.made[index] = 0;
    lapse(this.table.world);
    this.rolled.fill(0);
    this.cap.fill(UNKNOWN);
    this.spent.fill(0);
  }

  folded(before: number): number {
    let sum = before;
    for (const { index } of CHANNELS)
      sum = fold(fold(sum, this.made[index] as number), this.opened[index] as number);
    return fold(sum, this.shown);
  }

  private turnOf(channels: readonly Channel[]): void {
    const declared = this.attempts(channels);
    if (declared.some((each) => each.spends || this.fixedOf(each.channel) > 0))
      this.learn((declared[0] as Attempt).channel.nation);
    const paid = declared.filter(({ channel }) => this.payFixed(channel));
    const { world } = this.table;
    this.roll(
      paid.filter(({ channel, spends }) => !spends && channel.isOpen(world)).map((each) => each.channel),
    );
    for (const { channel, spends } of paid) if (spends && channel.isOpen(world)) this.bid(channel);
  }

  /** What a nation tries, and where it means to spend. */
  private attempts(channels: readonly Channel[]): Attempt[] {
    const { stream, table } = this;
    const declared: Attempt[] = [];
    const all = this.leftOf((channels[0] as Channel).nation);
    let left = all;
    for (const channel of channels) {
      if (!channel.isOpen(table.world)) continue;
      const [least, fixed] = [this.leastOf(channel), this.fixedOf(channel)];
      const takes = least + fixed;
      if (takes > all) continue;
      this.shown = fold(fold(this.shown, this.needed(channel, least, 0)), takes);
      if (!this.tries || takes > left || stream.next(TRY_IN) !== 0) continue;
      left -= takes;
      const isChoice = channel.flat === 0 && least === 0 && left >= 1;
      const isPaid = isChoice && stream.next(2) === 0;
      if (isPaid) left--;
      declared.push({ channel, spends: least > 0 || isPaid });
    }
    return declared;
  }

  /** The table says what the land of a nation is worth. */
  private learn(nation: number): void {
    if (this.cap[nation] === UNKNOWN) this.cap[nation] = Math.ceil((this.stream.next(LAND_VALUES) + 1) / 10);
  }

  private leftOf(nation: number): number {
    const cap = this.cap[nation] as number;
    return cap === UNKNOWN ? Infinity : Math.max(0, cap - (this.spent[nation] as number));
  }

  private mostOf(nation: number): number {
    return Math.min(MOST_DOLLARS, this.leftOf(nation));
  }

  private spend(nation: number, dollars: number): void {
    this.spent[nation] = (this.spent[nation] as number) + dollars;
  }

  private leastOf({ least, bonuses }: Channel): number {
    if (least === 0) return 0;
    return bonuses.some(({ free, when }) => free && when(this.table.world, NOBODY)) ? 0 : least;
  }

  private fixedOf({ index, flat, opening }: Channel): number {
    return flat + (this.opened[index] === 1 ? 0 : opening);
  }

  /** What the entry asks for and what adds nothing. Whether it could be paid. */
  private payFixed(channel: Channel): boolean {
    const dollars = this.fixedOf(channel);
    if (dollars === 0) return true;
    if (dollars > this.leftOf(channel.nation)) return false;
    this.spend(channel.nation, dollars);
    if (channel.opening > 0) this.opened[channel.index] = 1;
    return true;
  }

  private needed({ index, adds, bonuses }: Channel, own: number, against: number): number {
    let sum = (BASES[Math.min(this.made[index] as number, BASES.length - 1)] as number) + adds;
    for (const bonus of bonuses) if (bonus.when(this.table.world, NOBODY)) sum += bonus.adds;
    return sum + own - against;
  }

  /** Unpaid rolls, all in a row. */
  private roll(channels: readonly Channel[]): void {
    const faces = channels.map(() => this.stream.next(SIDES) + 1);
    this.settle(
      channels,
      channels.map((channel, i) => (faces[i] as number) <= this.needed(channel, 0, 0)),
    );
  }

  /** Every roll brings its channel on; what has worked acts. */
  private settle(channels: readonly Channel[], works: readonly boolean[]): void {
    for (const { index } of channels) {
      this.rolled[index] = 1;
      this.made[index] = Math.min((this.made[index] as number) + 1, MOST_ROLLS);
    }
    channels.forEach((channel, i) => {
      if (works[i]) channel.works(this.table, channel.it);
    });
  }

  /** A roll with money: the other side is asked, then come the bids, then the die. */
  private bid(channel: Channel): void {
    const { stream } = this;
    const least = this.leastOf(channel);
    const from = Math.max(1, least);
    if (this.mostOf(channel.nation) < from) {
      if (least === 0) this.roll([channel]);
      return;
    }
    const counter = channel.enemies.find((enemy) => this.counters(enemy)) ?? NOBODY;
    if (counter !== NOBODY) this.learn(counter);
    const own = from + stream.next(this.mostOf(channel.nation) - from + 1);
    const against = counter === NOBODY ? 0 : stream.next(this.mostOf(counter)) + 1;
    this.spend(channel.nation, own);
    if (counter !== NOBODY) this.spend(counter, against);
    this.settle([channel], [stream.next(SIDES) + 1 <= this.needed(channel, own, against)]);
  }

  /** A nation says whether it spends against a roll: who has nothing left says no. */
  private counters(enemy: number): boolean {
    const options = this.leftOf(enemy) < 1 ? 1 : 2;
    return this.stream.next(options) === 0 && options === 2;
  }
}
