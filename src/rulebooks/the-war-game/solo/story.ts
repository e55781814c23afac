import type { Seat } from '../../../kernel/index.ts';
import { type Worth, balanceOf } from '../../../kernel/solo/index.ts';
import { markOf, marksOf, setMark } from '../rules/a-classes.ts';
import { truthOf } from '../stories/conditions.ts';
import { groupOf } from '../rules/e-territories.ts';
import { actsThrough, eachOf } from '../stories/events.ts';
import { REMEMBERED_RULES } from '../facts/facts.ts';
import { act } from '../rules/f3-effects.ts';
import { closedBy, remember, ROLLED_RULES, rolledRule, thresholdOf } from '../rules/g2-docket.ts';
import { CHANNELS, type Channel } from '../rules/influence.ts';
import { NATIONS } from '../nations.ts';
import { facesOf } from '../part-two/chances.ts';
import { neededBy } from '../part-two/i2-bonuses.ts';
import { isOpen } from '../part-two/i6-channels.ts';
import { fixedOf, leastOf, MOST_DOLLARS, takesMoney } from '../part-two/j1-money.ts';
import type { Due } from '../lifetimes.ts';
import type { GuideEntry, EntryId } from '../stories/rule.ts';
import type { Books, Open } from '../state.ts';
import { copyOpen, MUTE } from './ahead.ts';
import type { Reader } from './stands.ts';

// How the story of one entry may go on to the end of the game, exactly: by its own rolls and channels, with all else as it is now.

const SIDES = 12;
/** What it is worth to have a place for a turn, beside having it at the end: of two ways that end alike the sooner one is better. */
const A_TURN = 0.02;
/** From this roll on all need the same (G.I1). */
const LAST_NUMBER = 5;

/** Who looks at a story, and what it is worth to it. */
interface Looking {
  readonly seat: Seat;
  readonly friends: readonly Seat[];
  readonly besides: readonly Seat[];
  readonly worth: Worth;
  /** What a dollar is worth, in hundredths of worth. */
  readonly dollar: number;
}

/** What is at stake in a roll for influence: how its story ends for a seat, in hundredths of worth, money not counted. */
export interface Stake {
  readonly works: number;
  readonly fails: number;
  /** Where it is not rolled in this turn. */
  readonly none: number;
}

const ROLLS_OF = Map.groupBy(ROLLED_RULES, ({ entry }) => entry.id);
const CHANNELS_OF: ReadonlyMap<EntryId, readonly Channel[]> = Map.groupBy(CHANNELS, ({ entry }) => entry.id);

/** The story of one entry, as a game stands. */
export class Story {
  private readonly books: Books;
  private readonly reader: Reader;
  private readonly entry: GuideEntry;
  private readonly by: Looking;
  private readonly channels: readonly Channel[];
  private readonly rolls: readonly (typeof ROLLED_RULES)[number][];
  private readonly isSought: boolean;
  private readonly known = new Map<string, number>();

  constructor(books: Books, reader: Reader, entry: GuideEntry, by: Looking) {
    this.books = books;
    this.reader = reader;
    this.entry = entry;
    this.by = by;
    this.channels = CHANNELS_OF.get(entry.id) ?? [];
    this.isSought = new Set(this.channels.map(({ nation }) => nation)).size > 1;
    this.rolls = ROLLS_OF.get(entry.id) ?? [];
  }

  /** What is at stake in a roll of one of its channels now, where no other of them is rolled in this turn. */
  stakeOf(open: Open, channel: Channel): Stake {
    const tried = this.tried(open, channel);
    return {
      works: this.turnEnds(this.worked(tried, channel), [channel.id]),
      fails: this.turnEnds(tried, [channel.id]),
      none: this.turnEnds(copyOpen(open), []),
    };
  }

  /** A turn ends; `rolled`: the channels that were rolled in it. `open` is ours to change, here and below. */
  private turnEnds(open: Open, rolled: readonly string[]): number {
    for (const place of groupOf(this.entry))
      for (const nation of NATIONS)
        if (markOf(open, place, nation)?.until === 'turn-end') setMark(open, place, nation, null);
    for (const { id, rule } of this.channels)
      if (rule.resets === 'interruption' && !rolled.includes(id)) delete open.attempts[id];
    const value = this.balance(open);
    if (open.turn >= this.books.lastTurn) return value;
    open.turn++;
    return A_TURN * value + this.turnBegins(open);
  }

  private turnBegins(open: Open): number {
    const key = this.keyOf(open);
    let value = this.known.get(key);
    if (value === undefined) {
      open.docket = this.due(open);
      value = this.isOver(open) ? this.asItIs(open) : this.partOne(open, 0);
      this.known.set(key, value);
    }
    return value;
  }

  /** Whether nothing can come any more, as all else stays as it is: only what hangs on how long ago a roll was comes by itself. */
  private isOver(open: Open): boolean {
    if (open.docket.length > 0 || this.rolls.some(({ rule }) => REMEMBERED_RULES.includes(rule.id)))
      return false;
    return !this.channels.some((each) => isOpen(this.books, open, each));
  }

  /** What it is worth that all stays as it is, from the beginning of a turn on. */
  private asItIs(open: Open): number {
    const turns = this.books.lastTurn - open.turn;
    return (1 + A_TURN * turns) * this.balance(open);
  }

  private keyOf(open: Open): string {
    const marks = groupOf(this.entry).map((place) =>
      Object.entries(marksOf(open, place)).map(([nation, mark]) => [nation, mark.class, mark.by]),
    );
    const attempts = this.channels.map(({ id, rule }) => [
      Math.min(LAST_NUMBER, open.attempts[id] ?? 0),
      open.opened.includes(rule.id),
    ]);
    const rolled = this.rolls.map(({ rule }) => open.rolled[rule.id]);
    const isOver = open.ended.includes(this.entry.id);
    return JSON.stringify([open.turn, marks, attempts, rolled, isOver, open.states[this.entry.id]]);
  }

  /** The rolls that are due in part I, a wish among them. */
  private due(open: Open): Due[] {
    const { books, entry } = this;
    return this.rolls.flatMap((story) => {
      const { rule } = story;
      if (rule.kind === 'table' || closedBy(books, open, story) !== null) return [];
      return eachOf(rule).flatMap((it): Due[] => {
        const isDue = rule.when === undefined || truthOf({ books, open, entry, it }, rule.when) === true;
        return isDue ? [{ rule: rule.id, ...(it && { it }), rolls: rule.rolls, wave: 0, is: 'due' }] : [];
      });
    });
  }

  /** The rolls of part I from one on, then part II. */
  private partOne(open: Open, at: number): number {
    const due = open.docket[at];
    if (due === undefined) return this.partTwo(open, 0, []);
    const { rule } = rolledRule(due.rule);
    if (rule.kind === 'table') return this.partOne(open, at + 1);
    const chance = facesOf(thresholdOf(this.books, open, rule) ?? 0) / SIDES;
    const after = (then: Open, works: boolean): number => {
      const { books, entry } = this;
      remember(then, rule.id);
      const through = actsThrough(then, rule);
      const acting = { books, open: then, entry, it: due.it, by: rule.id, through, sets: true };
      act(acting, works ? rule.then : (rule.otherwise ?? []), MUTE);
      return this.partOne(then, at + 1);
    };
    return mean(
      chance,
      () => after(copyOpen(open), true),
      () => after(open, false),
    );
  }

  /** The channels of part II from one on: what is best for those who look, and what others can have without money. */
  private partTwo(open: Open, at: number, rolled: readonly string[]): number {
    const channel = this.channels[at];
    if (channel === undefined) return this.turnEnds(open, rolled);
    if (!isOpen(this.books, open, channel)) return this.partTwo(open, at + 1, rolled);
    const { seat, friends } = this.by;
    const whose = this.books.seating[channel.nation];
    const isOurs = whose === seat || friends.includes(whose);
    const tried = this.tried(open, channel);
    const now = [...rolled, channel.id];
    const works = this.partTwo(this.worked(tried, channel), at + 1, now);
    const fails = this.partTwo(tried, at + 1, now);
    const ways = this.waysOf(open, channel).map(({ chance, dollars }) => ({
      value: chance * works + (1 - chance) * fails,
      cost: dollars * this.by.dollar,
    }));
    const [cheapest] = ways;
    if (!isOurs) return cheapest?.value ?? 0;
    const best = Math.max(...ways.map(({ value, cost }) => value - cost));
    // where several nations are after a territory nobody waits with a roll that costs nothing
    if (this.isSought && cheapest?.cost === 0) return best;
    return Math.max(best, this.partTwo(open, at + 1, rolled));
  }

  /** The chance of a roll for as little money as there can be, and for as much, with nobody against it. */
  private waysOf(
    open: Open,
    channel: Channel,
  ): readonly { readonly chance: number; readonly dollars: number }[] {
    const { books } = this;
    const [least, fixed] = [leastOf(books, open, channel), fixedOf(open, channel)];
    return (takesMoney(channel) ? [least, MOST_DOLLARS] : [0]).map((own) => ({
      chance: facesOf(neededBy(books, open, channel, { own, against: 0 })) / SIDES,
      dollars: own + fixed,
    }));
  }

  private tried(open: Open, { id, rule }: Channel): Open {
    const then = copyOpen(open);
    then.attempts[id] = (then.attempts[id] ?? 0) + 1;
    if (rule.opening !== undefined) then.opened = [...new Set([...then.opened, rule.id])].toSorted();
    return then;
  }

  private worked(tried: Open, { rule, it }: Channel): Open {
    const { books, entry } = this;
    const then = copyOpen(tried);
    act({ books, open: then, entry, it, by: rule.id, sets: true }, rule.then, MUTE);
    return then;
  }

  private balance(open: Open): number {
    const { seat, friends, worth, besides } = this.by;
    const stands = groupOf(this.entry).map((place) => this.reader.of(open, place));
    return balanceOf(stands, seat, friends, worth, besides);
  }
}

function mean(chance: number, works: () => number, fails: () => number): number {
  if (chance === 0) return fails();
  return chance === 1 ? works() : chance * works() + (1 - chance) * fails();
}
