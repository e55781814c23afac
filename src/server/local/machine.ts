import { plainSigner } from '../../trust/signing.ts';
import type { GamesMachine } from '../games/games.ts';
import type { Log } from '../log.ts';

/** What games may take of the memory of a browser, in bytes. */
const MEMORY = 64 * 1024 * 1024;

declare const MessageChannel: new () => {
  readonly port1: { addEventListener(kind: 'message', heard: () => void): void; start(): void };
  readonly port2: { postMessage(nothing: null): void };
};

/** What a browser gives the games of a house. */
export function browserMachine(): GamesMachine {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.addEventListener('message', () => waiting.shift()?.());
  port1.start();
  // a timer would wait for some milliseconds
  const othersFirst = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
  return { memory: MEMORY, clock: Date.now, othersFirst, sharing: null, makeSigner: plainSigner };
}

declare const console: Record<'warn' | 'error', (...said: readonly unknown[]) => void>;

/** Where a browser shows what went wrong; of all else nothing is kept. */
export const BROWSER_LOG: Log = {
  info: () => undefined,
  warn: (...said) => console.warn(...said),
  error: (...said) => console.error(...said),
};
