import { type Desk, type DeskChange, Refused } from './api.ts';
import type { AsideMessage } from './aside.ts';
import { keepFixed, type Message, unpackedDesk } from './lines.ts';
import { openWire, type Wire } from './wire.ts';

/** 'asking': nothing live comes through, so the desk is asked for again and again. */
export type Status = 'connecting' | 'live' | 'retrying' | 'asking' | 'refused';

/** What a connection is for, and who is told of it. */
export interface Line {
  hello(): object;
  /** Ask for the desk once; throws `Refused`. */
  ask(): Promise<void>;
  status(status: Status): void;
  refused(message: string): void;
  desk(desk: Desk): void;
  aside(news: AsideMessage): void;
  /** Take what has changed; false when it goes on from another desk than is here. */
  change(change: DeskChange): boolean;
}

const LONGEST_WAIT = 15_000;
/** Milliseconds between two questions where nothing live comes through. */
const ASKING = 2500;
/** No key, or none for this seat: to ask again changes nothing. */
const FINAL = [401, 403];

/**
 * Hold a connection open until the returned function is called. An error in place of the first desk is final; after
 * that the server may send everybody away to come again.
 */
export function connect(line: Line): () => void {
  let wire: Wire | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let asked = 0;
  let greeted = false;
  let why = '';
  let done = false;
  const open = (): void => {
    clearTimeout(timer);
    if (done || wire) return;
    greeted = false;
    wire = openWire({
      hello: line.hello,
      heard,
      doubted: () => greeted && line.status('connecting'),
      ended(how) {
        wire = null;
        if (how === 'closed' || !greeted) return again();
        line.status('connecting');
        open();
      },
    });
  };
  const heard = (text: string): void => {
    const message = JSON.parse(text) as Message;
    if (greeted) line.status('live');
    if (message.type === 'error') {
      // why one is sent away is said before the seat is refused
      if (greeted) why = message.message;
      else {
        stop();
        line.refused(why || message.message);
      }
    } else if (message.type === 'aside') line.aside(message);
    else if (message.type === 'fixed') keepFixed(message.hash, message.pieces);
    else if (message.type === 'desk') {
      greeted = true;
      why = '';
      failures = 0;
      asked = 0;
      line.status('live');
      line.desk(unpackedDesk(message.fixed, message.desk));
    } else if (message.type === 'change' && !line.change(message.change)) {
      wire?.end();
      wire = null;
      again();
    }
  };
  const again = (): void => {
    if (done) return;
    if (asked < 2) line.status('retrying');
    if (greeted) wait(LONGEST_WAIT);
    else void askInstead();
  };
  const wait = (longest: number): void => {
    clearTimeout(timer);
    timer = setTimeout(open, Math.min(longest, 500 * 2 ** failures++));
  };
  // the server may be there though nothing live comes through; once alone is a server that has just come back
  const askInstead = async (): Promise<void> => {
    try {
      await line.ask();
      asked++;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (FINAL.includes(error.status)) {
        stop();
        return line.refused(error.message);
      }
      asked = 0;
    }
    if (done || wire) return;
    line.status(asked > 1 ? 'asking' : 'retrying');
    wait(asked > 0 ? ASKING : LONGEST_WAIT);
  };
  // whatever was away may have lost its connection without a word
  const look = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (!wire) return open();
    if (!greeted) return;
    line.status('connecting');
    wire.check();
  };
  const stop = (): void => {
    done = true;
    clearTimeout(timer);
    window.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
    wire?.end();
  };
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  open();
  return stop;
}
