import { setImmediate as othersFirst } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { BotQuestion } from '../../analysis/bots/question.ts';
import { makeThread } from './thread.ts';
import { makeThinking, type Thinking, WAITING } from './thinking.ts';

const QUESTION = { rulebook: 'chess', scenario: '', rulings: {}, data: null } as unknown as BotQuestion;

it('ends a thread that thinks for too long', async () => {
  const hasty = makeThinking(makeThread(1));
  await expect(hasty.ask(QUESTION)).rejects.toThrow('longer than 1 ms');
  await expect(hasty.ask(QUESTION)).rejects.toThrow('longer than 1 ms');
  await hasty.close();
});

it('has no answer for a game that no bot plays', async () => {
  const thinking = makeThinking(makeThread());
  expect(await thinking.ask(QUESTION)).toBeNull();
  await thinking.close();
});

/** Thinking that answers when it is told to, and the questions in the order in which it came to them. */
function slowly(): {
  readonly thinking: Thinking;
  readonly came: string[];
  next(fault?: Error): Promise<void>;
} {
  const came: string[] = [];
  const open: ((fault?: Error) => void)[] = [];
  const thinking = makeThinking({
    reply: ({ seed }) =>
      new Promise((resolve, reject) => {
        came.push(seed);
        open.push((fault) => (fault ? reject(fault) : resolve({ answer: seed, why: '' })));
      }),
    end: async () => undefined,
  });
  const next = async (fault?: Error): Promise<void> => {
    open.shift()?.(fault);
    await othersFirst();
  };
  return { thinking, came, next };
}

const about = (seed: string): BotQuestion => ({ ...QUESTION, seed });

describe('suggestions', () => {
  it('come to those who ask in turn, and bots that play have theirs beside them', async () => {
    const { thinking, came, next } = slowly();
    const asked = [
      ...['a1', 'a2', 'a3'].map((seed) => thinking.suggest('a', about(seed))),
      thinking.suggest('b', about('b1')),
      thinking.ask(about('bot')),
    ];
    await othersFirst();
    asked.push(thinking.ask(about('bot again')));
    for (let i = 0; i < asked.length; i++) await next();
    expect(came).toEqual(['bot', 'a1', 'bot again', 'b1', 'a2', 'a3']);
    const said = (await Promise.all(asked)).map((each) => each && 'answer' in each && each.answer);
    expect(said).toEqual(['a1', 'a2', 'a3', 'b1', 'bot', 'bot again']);
  });

  it('are as many as one may wait for, and as all may; what has failed counts no longer', async () => {
    const { thinking, next } = slowly();
    const first = thinking.suggest('0', about(''));
    const rest = Array.from({ length: WAITING.each - 1 }, () => thinking.suggest('0', about('')));
    expect(await thinking.suggest('0', about(''))).toMatchObject({ status: 429 });
    const others = Array.from({ length: WAITING.all - WAITING.each }, (_, i) =>
      thinking.suggest(`${1 + (i % 20)}`, about('')),
    );
    expect(await thinking.suggest('new', about(''))).toMatchObject({ status: 503 });
    await othersFirst();
    const failed = first.catch((error: unknown) => error);
    await next(new Error('no'));
    expect(await failed).toEqual(new Error('no'));
    const more = thinking.suggest('new', about(''));
    expect(await thinking.suggest('newer', about(''))).toMatchObject({ status: 503 });
    for (let i = 0; i < WAITING.all; i++) await next();
    await Promise.all([...rest, ...others, more]);
    await thinking.close();
  });
});
