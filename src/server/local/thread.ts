import { type Call, callsOver, type Port } from '../../store/browser/index.ts';
import type { Answering } from '../bots/thinking.ts';
import type { BotService } from './bot-worker.ts';

/** A worker that can be ended, whatever it does. */
interface Ending extends Port {
  terminate(): void;
}

/** Longer than this nobody thinks, in milliseconds: all other bots wait meanwhile. */
const MOST = 60_000;

/** Answer in a worker of its own; it begins with the first question, and anew where one takes too long. */
export function makeBotWorker(start: () => Ending, most: number = MOST): Answering {
  let running: { readonly worker: Ending; readonly call: Call<BotService> } | null = null;
  let giveUp = (): void => undefined;
  let isClosed = false;
  const begin = (): NonNullable<typeof running> => {
    const worker = start();
    return { worker, call: callsOver<BotService>(worker) };
  };
  const end = (): void => {
    running?.worker.terminate();
    running = null;
  };
  return {
    async reply(question) {
      if (isClosed) return null;
      const { call } = (running ??= begin());
      const other = Promise.withResolvers<null>();
      giveUp = () => other.resolve(null);
      const late = (): void => other.reject(new Error(`a bot thought for longer than ${most} ms`));
      const timer = setTimeout(late, most);
      try {
        return await Promise.race([call('reply', question), other.promise]);
      } catch (error) {
        end();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    async end() {
      isClosed = true;
      end();
      giveUp();
    },
  };
}
