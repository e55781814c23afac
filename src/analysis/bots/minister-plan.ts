import type { Foreseen } from '../../kernel/solo/solo.ts';
import { texts } from '../../kernel/texts/texts.ts';
import type { Asked, Reasoned, Seated } from './bot.ts';
import { drawn, type Mixes, solve } from './mix.ts';
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
export function planned(seated: Seated, asked: Asked): Reasoned | undefined {
  const foreseen = foreseenBy(seated, asked);
  if (!foreseen) return undefined;
  const { answers, pays } = foreseen;
  const isSecret = (pays[0]?.length ?? 0) > 1;
  const means = pays.map(([pay = 0]) => pay);
  const chosen = isSecret
    ? drawn(mixOf(foreseen).mixes.mine, asked.random)
    : means.indexOf(Math.max(...means));
  const answer = answers[chosen];
  if (answer === undefined) return undefined;
  const isNothing = Object.keys(answer).length === 0;
  const why = isSecret ? say.bot.plannedSecret : isNothing ? say.bot.plannedNothing : say.bot.planned;
  return { answer, why: why() };
}

/** What a rulebook foresees of a decision. `whole`: with all that fits its form, to measure by. */
export function foreseenBy(
  { table, seat, standings, worth }: Seated,
  { view, decision, random }: Asked,
  whole = false,
): Foreseen | undefined {
  const { seats } = table.setup.scenario;
  return standings.planned?.(view, decision, {
    seat,
    friendsOf: (other) => friendsOf(seats, other),
    worth: (of, turn) => worth(turn, of),
    random,
    whole,
  });
}

/** How often each answer is given, so that the others gain nothing by what they take it for; and how far payments lie apart. */
export function mixOf({ pays }: Foreseen): { readonly mixes: Mixes; readonly stake: number } {
  const all = pays.flat();
  const stake = Math.max(1e-9, Math.max(...all) - Math.min(...all));
  return { mixes: solve(pays, stake * FINE), stake };
}
