import type { BotQuestion, Reply } from '../../analysis/bots/question.ts';
import { denial, type Denial, SAYS } from '../denied.ts';
import { makeQueues } from '../games/queues.ts';

/** Thinks for bots beside what the server does. */
export interface Thinking {
  /** What a bot that plays answers; null: nothing that fits. Rejects with what broke it. */
  ask(question: BotQuestion): Promise<Reply | null>;
  /**
   * The same for somebody who is told what a bot would answer: those who ask have it in turn, and bots that play theirs beside
   * them. A denial where `asker`, or all together, wait for as much as is thought about.
   */
  suggest(asker: string, question: BotQuestion): Promise<Reply | null | Denial>;
  close(): Promise<void>;
}

/** Where one question after the other is answered. Rejects with what broke it. */
export interface Answering {
  reply(question: BotQuestion): Promise<Reply | null>;
  end(): Promise<void>;
}

/** So many suggestions may one person, and all together, wait for. */
export const WAITING = { each: 8, all: 64 } as const;

/** Think where one question after the other is answered. */
export function makeThinking(answered: Answering): Thinking {
  const together = makeQueues();
  const suggestions = makeQueues();
  const ofAskers = makeQueues();
  const waiting = new Map<string, number>();
  let all = 0;

  const count = (asker: string, more: 1 | -1): void => {
    const now = (waiting.get(asker) ?? 0) + more;
    all += more;
    if (now === 0) waiting.delete(asker);
    else waiting.set(asker, now);
  };
  const think = (question: BotQuestion): Promise<Reply | null> =>
    together.take('', () => answered.reply(question));

  return {
    ask: think,
    async suggest(asker, question) {
      if ((waiting.get(asker) ?? 0) >= WAITING.each) return denial(429, SAYS.thinksForYou);
      if (all >= WAITING.all) return denial(503, SAYS.thinksForAll);
      count(asker, 1);
      try {
        // of all suggestions one at a time waits beside the bots that play
        return await ofAskers.take(asker, () => suggestions.take('', () => think(question)));
      } finally {
        count(asker, -1);
      }
    },
    async close() {
      // nobody waits for what is thought now
      await answered.end();
      await Promise.all([ofAskers.done(), together.done()]);
    },
  };
}
