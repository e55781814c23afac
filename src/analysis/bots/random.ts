import { sample } from '../../kernel/forms/sample.ts';
import { texts } from '../../kernel/texts/texts.ts';
import type { Bot, Seated } from './bot.ts';
import { reportOf } from './reports.ts';

export const say = texts({
  bot: { random: 'No reason: any lawful answer is as good as another.', asTold: 'As the history has it.' },
});

/** Any lawful answer; facts as the history has them. */
export function randomBot({ table: { rules }, course }: Pick<Seated, 'table' | 'course'>): Bot {
  return ({ view, decision: { form }, random }) => {
    if (form.kind === 'report') return { answer: reportOf(rules, course, view, form), why: say.bot.asTold() };
    const answer = sample(form, random, rules.facts);
    return answer === undefined ? undefined : { answer, why: say.bot.random() };
  };
}
