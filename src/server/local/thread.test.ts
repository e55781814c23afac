import { expect, it } from 'vitest';
import type { BotQuestion } from '../../analysis/bots/question.ts';
import { answerOver, type Port } from '../../store/browser/index.ts';
import type { BotService } from './bot-worker.ts';
import { makeBotWorker } from './thread.ts';

const QUESTION = { seed: 'a' } as unknown as BotQuestion;

/** A worker that thinks like that, and a count of those that were started and ended. */
function workers(reply: BotService['reply']) {
  const count = { started: 0, ended: 0 };
  const start = () => {
    count.started++;
    const { port1, port2 } = new MessageChannel();
    answerOver<BotService>(port2 as unknown as Port, { reply });
    const terminate = (): void => {
      count.ended++;
      port1.close();
    };
    return Object.assign(port1 as unknown as Port, { terminate });
  };
  return { count, start };
}

it('asks one worker, begun with the first question', async () => {
  const { count, start } = workers(({ seed }) => ({ answer: seed, why: '' }));
  const bots = makeBotWorker(start);
  expect(count.started).toBe(0);
  for (const seed of ['a', 'b'])
    expect(await bots.reply({ ...QUESTION, seed })).toEqual({ answer: seed, why: '' });
  expect(count).toEqual({ started: 1, ended: 0 });
  await bots.end();
  expect(count.ended).toBe(1);
  expect(await bots.reply(QUESTION)).toBeNull();
});

it('ends one that thinks for too long, or breaks, and begins another', async () => {
  const never = workers(() => new Promise(() => undefined) as never);
  const late = makeBotWorker(never.start, 1);
  for (const times of [1, 2]) {
    await expect(late.reply(QUESTION)).rejects.toThrow('longer than 1 ms');
    expect(never.count).toEqual({ started: times, ended: times });
  }
  const broken = workers(() => {
    throw new Error('no such rule');
  });
  await expect(makeBotWorker(broken.start).reply(QUESTION)).rejects.toThrow('no such rule');
  expect(broken.count.ended).toBe(1);
});

it('lets nobody wait for what is thought as it ends', async () => {
  const bots = makeBotWorker(workers(() => new Promise(() => undefined) as never).start);
  const asked = bots.reply(QUESTION);
  await bots.end();
  expect(await asked).toBeNull();
});
