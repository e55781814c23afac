import { once } from 'node:events';
import { extname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
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

/** What a thread says of a question. */
type Said = { readonly reply: Reply | null } | { readonly fault: string };

/** Longer than this nobody thinks, in milliseconds: all other bots of the server wait meanwhile. */
const MOST = 60_000;

/** So many suggestions may one person, and all together, wait for. */
export const WAITING = { each: 8, all: 64 } as const;

/**
 * Think in a thread of its own, one question after the other; it begins with the first, and anew after a fault. `answered`: how
 * a question is answered there, where not by a thread.
 */
export function makeThinking(most: number = MOST, answered: Answering = makeThread(most)): Thinking {
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

/** Where one question after the other is answered. */
interface Answering {
  reply(question: BotQuestion): Promise<Reply | null>;
  end(): Promise<void>;
}

function makeThread(most: number): Answering {
  let worker: Worker | null = null;
  let isClosed = false;
  return {
    async reply(question) {
      if (isClosed) return null;
      const thread = (worker ??= startWorker());
      const settled = new AbortController();
      const { signal } = settled;
      const left = once(thread, 'exit', { signal }).then(([code]) => {
        throw new Error(`the thread of the bots ended with ${String(code)}`);
      });
      const late = delay(most, undefined, { signal, ref: false }).then(() => {
        throw new Error(`a bot thought for longer than ${most} ms`);
      });
      // whichever comes first counts, and the others are no fault
      for (const other of [left, late]) other.catch(() => undefined);
      thread.postMessage(question);
      try {
        const [answer] = (await Promise.race([once(thread, 'message', { signal }), left, late])) as [Said];
        if ('fault' in answer) throw new Error(answer.fault);
        return answer.reply;
      } catch (error) {
        if (isClosed) return null;
        worker = null;
        await thread.terminate();
        throw error;
      } finally {
        settled.abort();
      }
    },
    async end() {
      isClosed = true;
      await worker?.terminate();
      worker = null;
    },
  };
}

function startWorker(): Worker {
  const worker = new Worker(join(import.meta.dirname, `bot-worker${extname(import.meta.filename)}`));
  // it keeps no server from ending
  worker.unref();
  return worker;
}
