import { sample } from '../../kernel/forms/sample.ts';
import { texts } from '../../kernel/texts/texts.ts';
import type { Bot, BotSeat } from './bot.ts';
import { answerReport } from './reports.ts';

export const say = texts({
  bot: { random: 'No reason: any lawful answer is as good as another.', asTold: 'As the history has it.' },
});

/** Any lawful answer; facts as the history has them. */
export function randomBot({ table: { rules }, ...seated }: BotSeat): Bot {
  return ({ view, decision, random }) => {
    const told = answerReport({ rules, ...seated }, view, decision);
    if (told !== undefined) return { answer: told, why: say.bot.asTold() };
    const answer = sample(decision.form, random, rules.facts);
    return answer === undefined ? undefined : { answer, why: say.bot.random() };
  };
}
