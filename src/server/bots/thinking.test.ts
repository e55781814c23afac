import { expect, it } from 'vitest';
import type { BotQuestion } from '../../analysis/bots/question.ts';
import { makeThinking } from './thinking.ts';

const QUESTION = { rulebook: 'chess', scenario: '', rulings: {}, data: null } as unknown as BotQuestion;

it('ends a thread that thinks for too long', async () => {
  const hasty = makeThinking(1);
  await expect(hasty.ask(QUESTION)).rejects.toThrow('longer than 1 ms');
  await expect(hasty.ask(QUESTION)).rejects.toThrow('longer than 1 ms');
  await hasty.close();
});

it('has no answer for a game that no bot plays', async () => {
  const thinking = makeThinking();
  expect(await thinking.ask(QUESTION)).toBeNull();
  await thinking.close();
});
