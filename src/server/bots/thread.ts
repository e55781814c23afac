import { once } from 'node:events';
import { extname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Reply } from '../../analysis/bots/question.ts';
import type { Answering } from './thinking.ts';

/** What a thread says of a question. */
type Said = { readonly reply: Reply | null } | { readonly fault: string };

/** Longer than this nobody thinks, in milliseconds: all other bots of the server wait meanwhile. */
const MOST = 60_000;

/** Answer in a thread of its own; it begins with the first question, and anew after a fault. `most`: how long one may take, in milliseconds. */
export function makeThread(most: number = MOST): Answering {
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
