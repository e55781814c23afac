import type { Allocation } from '../../kernel/forms/form.ts';
import type { ForeseenAnswers } from '../../kernel/solo/solo.ts';
import { texts } from '../../kernel/texts/texts.ts';
import type { Task, ReasonedAnswer, BotSeat } from './bot.ts';
import { drawFrom, type Mix, type Mixes, solve } from './mix.ts';
import { friendsOf } from './worth.ts';

// An allocation that others reply to in later steps, as the rulebook foresees it. What stays secret until then is drawn from an
// equilibrium: whoever knows how it is made cannot use that.

export const say = texts({
  bot: {
    planned: 'What leaves most, after all that the others may have and would reply.',
    plannedNothing: 'Nothing: whatever is given, the others have a reply to it.',
    plannedSecret: 'A draw from what leaves as much, whatever the others take it for.',
  },
});

/** Of what lies between the payments mixes may leave so much to gain. */
const FINE = 0.002;

/** What leaves most once the others have replied; undefined where the rulebook cannot say. */
export function chooseByPlan(seated: BotSeat, asked: Task): ReasonedAnswer | undefined {
  const foreseen = foreseenBy(seated, asked);
  if (!foreseen) return undefined;
  const { answers, replies, pay } = foreseen;
  const isSecret = replies > 1;
  const answer = isSecret ? drawnFrom(foreseen, asked.random) : answers[bestOf(answers, (i) => pay(i, 0)).at];
  if (answer === undefined) return undefined;
  const isNothing = Object.keys(answer).length === 0;
  const why = isSecret ? say.bot.plannedSecret : isNothing ? say.bot.plannedNothing : say.bot.planned;
  return { answer, why: why() };
}

/** What a rulebook foresees of a decision. */
export function foreseenBy(
  { table, seat, standings, worth }: BotSeat,
  { view, decision, random }: Task,
): ForeseenAnswers | undefined {
  const { seats } = table.setup.scenario;
  return standings.planned?.(view, decision, {
    seat,
    friendsOf: (other) => friendsOf(seats, other),
    worth: (of, turn) => worth(turn, of),
    random,
  });
}

/** A solved choice: how often each of the answers and replies that matter comes. */
interface Mixed {
  /** The answers of `mixes.mine`, and the replies of `mixes.theirs`, by their numbers. */
  readonly answers: readonly number[];
  readonly replies: readonly number[];
  readonly mixes: Mixes;
  /** What could be gained against the mixes, of all answers and all replies, together. */
  readonly gap: number;
  /** How far apart the payments lie that were looked at. */
  readonly stake: number;
}

/** So many answers or replies are in a mix at most. */
const MOST_MIXED = 60;

/**
 * How often each answer is given, so that the others gain nothing by what they take it for: both answer best to each other's mixes
 * until neither finds anything better, of all there is (a double oracle).
 */
export function mixOf({ answers: all, replies: count, pay }: ForeseenAnswers): Mixed {
  const each = Array.from({ length: count }, (_, reply) => reply);
  const [answers, replies] = [[bestOf(all, (i) => pay(i, 0)).at], [0]];
  for (;;) {
    const pays = answers.map((i) => replies.map((j) => pay(i, j)));
    const looked = [
      ...all.flatMap((_, i) => replies.map((j) => pay(i, j))),
      ...answers.flatMap((i) => each.map((j) => pay(i, j))),
    ];
    const stake = Math.max(1e-9, Math.max(...looked) - Math.min(...looked));
    const mixes = solve(pays, stake * FINE);
    const mean = (mix: Mix, of: (at: number) => number): number =>
      mix.reduce((sum, share, at) => (share === 0 ? sum : sum + share * of(at)), 0);
    const best = bestOf(all, (i) => mean(mixes.theirs, (at) => pay(i, replies[at] as number)));
    const worst = bestOf(each, (j) => -mean(mixes.mine, (at) => pay(answers[at] as number, j)));
    const gap = best.value + worst.value;
    const isNew = [isAdded(answers, best.at), isAdded(replies, worst.at)].some(Boolean);
    if (gap <= 2 * FINE * stake || !isNew || answers.length > MOST_MIXED) {
      const [mine, theirs] = [answers.slice(0, mixes.mine.length), replies.slice(0, mixes.theirs.length)];
      return { answers: mine, replies: theirs, mixes, gap, stake };
    }
  }
}

function isAdded(to: number[], one: number): boolean {
  if (to.includes(one)) return false;
  to.push(one);
  return true;
}

/** Which of some is worth most, and what it is worth. */
function bestOf<T>(
  of: readonly T[],
  worth: (at: number) => number,
): { readonly at: number; readonly value: number } {
  return of.reduce(
    (best, _, at) => {
      const value = worth(at);
      return value > best.value ? { at, value } : best;
    },
    { at: 0, value: Number.NEGATIVE_INFINITY },
  );
}

function drawnFrom(foreseen: ForeseenAnswers, random: Task['random']): Allocation | undefined {
  const { answers, mixes } = mixOf(foreseen);
  return foreseen.answers[answers[drawFrom(mixes.mine, random)] ?? 0];
}
