import { once } from 'node:events';
import { extname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { BotQuestion, Reply } from '../../analysis/bots/question.ts';

/** Thinks for bots beside what the server does. */
export interface Thinking {
  /** What a bot answers; null: nothing that fits. Rejects with what broke it. */
  ask(question: BotQuestion): Promise<Reply | null>;
  close(): Promise<void>;
}

/** What a thread says of a question. */
type Said = { readonly reply: Reply | null } | { readonly fault: string };

/** Longer than this nobody thinks, in milliseconds: all other bots of the server wait meanwhile. */
const MOST = 60_000;

/** Think in a thread of its own, one question after the other; it begins with the first, and anew after a fault. */
export function makeThinking(most = MOST): Thinking {
  let worker: Worker | null = null;
  let before: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function said(question: BotQuestion): Promise<Reply | null> {
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
  }

  return {
    ask(question) {
      const mine = before.then(() => said(question));
      before = mine.catch(() => undefined);
      return mine;
    },
    async close() {
      // nobody waits for what it thinks now
      isClosed = true;
      await worker?.terminate();
      await before;
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
