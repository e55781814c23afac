import { house } from './house.ts';

/** What the server says every 25 seconds, and to whoever says it: that something still comes through. */
const BEAT = JSON.stringify({ type: 'beat' });

/** Milliseconds of silence after which a connection is doubted, and after which it is given up. */
const DOUBT = 30_000;
const SILENCE = 60_000;
/** Milliseconds that a server has to take a connection, or to say that it is still there. */
const ANSWER = 10_000;
/** Milliseconds between two looks at the clock: one timer for the whole silence would stand still while a machine sleeps. */
const LOOK = 5000;

/** What a line says of itself while it is open. */
const OPEN = 1;

/** Who is told of a connection. */
export interface Ears {
  /** What is said first. */
  hello(): object;
  heard(text: string): void;
  /** Nothing came when something should have. */
  doubted(): void;
  /** It has ended: somebody closed it, or nothing came over it any more. */
  ended(why: 'closed' | 'silent'): void;
}

/** One connection to the server. */
export interface Wire {
  /** Ask whether anything still comes through: without an answer it ends soon. */
  check(): void;
  /** End it; nobody is told of it any more. */
  end(): void;
}

/** Open a connection that notices itself when nothing comes over it any more, though nobody closed it. */
export function openWire(ears: Ears): Wire {
  let isOver = false;
  let heardAt = Date.now();
  let patience = ANSWER;
  const waitFor = (milliseconds: number): void => {
    heardAt = Date.now();
    patience = milliseconds;
  };
  const line = house.connect({
    opened() {
      waitFor(SILENCE);
      line.send(JSON.stringify(ears.hello()));
    },
    heard(text) {
      if (isOver) return;
      waitFor(SILENCE);
      ears.heard(text);
    },
    closed: () => over('closed'),
  });
  const looking = setInterval(() => {
    // a clock may have been set back
    const silence = Math.abs(Date.now() - heardAt);
    if (silence >= patience) over('silent');
    else if (silence >= DOUBT) ears.doubted();
  }, LOOK);
  const end = (): void => {
    isOver = true;
    clearInterval(looking);
    line.close();
  };
  const over = (why: 'closed' | 'silent'): void => {
    if (isOver) return;
    end();
    ears.ended(why);
  };
  return {
    check() {
      if (line.readyState !== OPEN) return;
      line.send(BEAT);
      waitFor(ANSWER);
    },
    end,
  };
}
