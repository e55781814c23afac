// What a test leaves behind: whatever would keep its process alive, and errors that nobody caught.
import { createHook } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';

const TIMER = 'a timer';
/** What keeps a process alive until somebody ends it, by Node's names, and what we say of it. */
const KINDS: Readonly<Record<string, string>> = {
  PROCESSWRAP: 'a process',
  WORKER: 'a worker',
  TCPSERVERWRAP: 'a server that listens',
  PIPESERVERWRAP: 'a server that listens',
  UDPWRAP: 'an open socket',
  FSEVENTWRAP: 'a watched file',
  STATWATCHER: 'a watched file',
  Timeout: TIMER,
};

/** As Node makes them; a timer says only by `_destroyed` that it has run or was cleared. */
interface Resource {
  readonly hasRef?: () => boolean;
  readonly pid?: number;
  readonly _destroyed?: boolean;
}

interface Begun {
  readonly kind: string;
  readonly resource: Resource;
  /** The test in which it began. */
  readonly test: string;
  readonly at: Error;
}

/** What is looked at from now on. */
interface Watch {
  /** What was begun since and still runs, each in a sentence. What was closed just now has a moment to be gone. */
  left(): Promise<readonly string[]>;
  /** The errors that nobody caught since this was asked last. */
  uncaught(): Promise<readonly string[]>;
  stop(): void;
}

/** Look from now on at what begins; `testNow` names the test that runs, `errors` tells of what nobody caught. */
export function watchWhatBegins(testNow: () => string, errors: EventEmitter = process): Watch {
  const begun = new Map<number, Begun>();
  const hook = createHook({
    init(id, type, _, resource) {
      const kind = KINDS[type];
      if (kind !== undefined) begun.set(id, { kind, resource, test: testNow(), at: new Error(kind) });
    },
    destroy: (id) => void begun.delete(id),
    trackPromises: false,
  }).enable();
  const uncaught: string[] = [];
  const note = (error: unknown): void => void uncaught.push(errorIn(testNow(), error));
  errors.on('uncaughtExceptionMonitor', note).on('unhandledRejection', note);
  return {
    async left() {
      await twoTurns();
      return [...begun.values()].filter(isLeft).map(sentence);
    },
    async uncaught() {
      // a rejection is known only when all that waited has gone on
      await turn();
      return uncaught.splice(0);
    },
    stop() {
      hook.disable();
      errors.off('uncaughtExceptionMonitor', note).off('unhandledRejection', note);
    },
  };
}

async function twoTurns(): Promise<void> {
  await turn();
  await turn();
}

/** A timer that no line of ours began is that of what runs the tests. */
function isLeft({ kind, resource, at }: Begun): boolean {
  const isAlive = resource._destroyed !== true && resource.hasRef?.() !== false;
  return isAlive && (kind !== TIMER || place(at) !== '');
}

function sentence({ kind, resource, test, at }: Begun): string {
  const pid = resource.pid === undefined ? '' : ` (${resource.pid})`;
  return `"${test}" left ${kind}${pid}${place(at)}`;
}

/** The line of ours that began it. */
function place({ stack = '' }: Error): string {
  const line = stack.split('\n').find((each) => /^\s+at /.test(each) && !NOT_OURS.test(each));
  return line === undefined ? '' : ` begun ${line.trim()}`;
}

const NOT_OURS = /node_modules|node:|what-begins\.test-helper\.ts/;

function errorIn(test: string, error: unknown): string {
  return `"${test}" left an error that nobody caught: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
