import type { Channel, FromTab, HouseIsHere, ToTab } from '../server/local/index.ts';
import type { Answered, Asked, House, HouseLine, LineEars } from '../web/house.ts';

/** What a tab says, but for which tab it is. */
type Saying<Message = FromTab> = Message extends FromTab ? Omit<Message, 'from'> : never;
type Say = (message: Saying) => void;

/** What a tab has with the house that is there, and with the next. */
interface Dealings<Heard> {
  heard(said: Heard): void;
  /** A house has come: the first, or another in its place. */
  came(isAnother: boolean): void;
  /** There is none for this tab any more. */
  left(): void;
}

type Spoken<Is extends ToTab['is']> = Extract<ToTab, { readonly is: Is }>;

/** The house of this browser, as a tab has it. */
interface HouseHere extends House {
  /** Ask who has it; `heard` is told what the answer is. */
  who(): void;
  /** Have nothing to do with it any more. */
  leave(): void;
}

/**
 * The house of this browser, in whichever tab it is. What is asked while there is none waits for it; where another takes over, what
 * was only looked at is asked anew, and of what was to be done nobody knows whether it was.
 */
export function houseHere(channel: Channel, tab: string, heard: (said: HouseIsHere) => void): HouseHere {
  let house: string | null = null;
  let last = 0;
  let isLeft = false;
  const ground: Ground = {
    say(message) {
      if (!isLeft) channel.postMessage({ ...message, from: tab });
    },
    isThere: () => house !== null,
    next: () => ++last,
  };
  const questions = makeQuestions(ground);
  const lines = makeLines(ground);
  const came = (name: string): void => {
    if (name === house) return;
    const isAnother = house !== null;
    house = name;
    questions.came(isAnother);
    lines.came(isAnother);
  };
  channel.addEventListener('message', ({ data }) => {
    if (isLeft) return;
    const said = data as ToTab | HouseIsHere;
    if (said.is === 'here') {
      came(said.house);
      heard(said);
    } else if (said.to !== tab) return;
    else if (said.is === 'answer') questions.heard(said);
    else lines.heard(said);
  });
  const who = (): void => ground.say({ is: 'who' });
  who();
  const leave = (): void => {
    isLeft = true;
    questions.left();
    lines.left();
  };
  return { ask: questions.ask, connect: lines.connect, who, leave };
}

interface Ground {
  readonly say: Say;
  isThere(): boolean;
  /** A number that nothing of this tab has yet. */
  next(): number;
}

function makeQuestions({
  say,
  isThere,
  next,
}: Ground): Dealings<Spoken<'answer'>> & { ask(asked: Asked): Promise<Answered> } {
  const waiting = new Map<number, PromiseWithResolvers<Answered> & { readonly asked: Asked }>();
  let isOver = false;
  const nobody = (): Error => new Error('this tab has no house any more');
  return {
    heard: ({ n, answered }) => waiting.get(n)?.resolve(answered),
    left() {
      isOver = true;
      for (const { reject } of waiting.values()) reject(nobody());
    },
    came(isAnother) {
      for (const [n, { asked, reject }] of waiting) {
        if (!isAnother || asked.body === undefined) say({ is: 'ask', n, asked });
        else reject(new Error('another tab has the house now'));
      }
    },
    async ask({ signal, ...asked }) {
      if (isOver) throw nobody();
      const n = next();
      const one = { ...Promise.withResolvers<Answered>(), asked };
      const given = (): void => one.reject(signal?.reason);
      signal?.addEventListener('abort', given);
      waiting.set(n, one);
      if (isThere()) say({ is: 'ask', n, asked });
      try {
        return await one.promise;
      } finally {
        waiting.delete(n);
        signal?.removeEventListener('abort', given);
      }
    },
  };
}

function makeLines({
  say,
  isThere,
  next,
}: Ground): Dealings<Spoken<'connected' | 'text' | 'hung up'>> & { connect(ears: LineEars): HouseLine } {
  const lines = new Map<number, { readonly ears: LineEars; isOpen: boolean }>();
  const hungUp = (line: number): void => {
    const one = lines.get(line);
    lines.delete(line);
    one?.ears.closed();
  };
  return {
    heard(said) {
      const one = lines.get(said.line);
      if (!one) return;
      if (said.is === 'text') return one.ears.heard(said.text);
      if (said.is === 'hung up') return hungUp(said.line);
      one.isOpen = true;
      one.ears.opened();
    },
    left() {
      for (const line of Array.from(lines.keys())) hungUp(line);
    },
    came(isAnother) {
      // whoever is told may connect again at once
      for (const line of Array.from(lines.keys())) {
        if (isAnother) hungUp(line);
        else say({ is: 'connect', line });
      }
    },
    connect(ears) {
      const line = next();
      const one = { ears, isOpen: false };
      lines.set(line, one);
      if (isThere()) say({ is: 'connect', line });
      return {
        get readyState() {
          return one.isOpen ? 1 : 0;
        },
        send: (text) => say({ is: 'text', line, text }),
        close() {
          if (lines.delete(line)) say({ is: 'hang up', line });
        },
      };
    },
  };
}
