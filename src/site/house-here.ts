import type { Channel, FromTab, HouseIsHere, ToTab } from '../server/local/index.ts';
import type { Answered, Asked, House, LineEars } from '../web/house.ts';

/** Something that was asked and has no answer yet. */
interface Waiting extends PromiseWithResolvers<Answered> {
  readonly asked: Omit<Asked, 'signal'>;
}

/** A line of this tab. */
interface OpenLine {
  readonly ears: LineEars;
  isOpen: boolean;
}

/** What a tab says, but for which tab it is. */
type Saying<Message = FromTab> = Message extends FromTab ? Omit<Message, 'from'> : never;

/**
 * The house of this browser, in whichever tab it is. What is asked while there is none waits for it; where another takes over, what
 * was only looked at is asked anew, and of what was to be done nobody knows whether it was.
 */
export function houseHere(channel: Channel, tab: string): House {
  const waiting = new Map<number, Waiting>();
  const lines = new Map<number, OpenLine>();
  let house: string | null = null;
  let last = 0;
  const say = (message: Saying): void => channel.postMessage({ ...message, from: tab });
  const ask = (n: number, { asked }: Waiting): void => say({ is: 'ask', n, asked });
  const came = (name: string): void => {
    if (name === house) return;
    const isAnother = house !== null;
    house = name;
    for (const [n, each] of waiting) {
      if (!isAnother || each.asked.body === undefined) ask(n, each);
      else each.reject(new Error('another tab has the house now'));
    }
    for (const [line, { ears }] of lines) {
      if (isAnother) hungUp(line, ears);
      else say({ is: 'connect', line });
    }
  };
  const hungUp = (line: number, ears: LineEars): void => {
    lines.delete(line);
    ears.closed();
  };
  const heard = (said: ToTab): void => {
    if (said.is === 'answer') {
      waiting.get(said.n)?.resolve({ ...said.answered, whole: true });
      return;
    }
    const line = lines.get(said.line);
    if (!line) return;
    if (said.is === 'text') return line.ears.heard(said.text);
    if (said.is === 'hung up') return hungUp(said.line, line.ears);
    line.isOpen = true;
    line.ears.opened();
  };
  channel.addEventListener('message', ({ data }) => {
    const said = data as ToTab | HouseIsHere;
    if (said.is === 'here') came(said.house);
    else if (said.to === tab) heard(said);
  });
  say({ is: 'who' });
  return {
    async ask({ signal, ...asked }) {
      const n = ++last;
      const one: Waiting = { ...Promise.withResolvers<Answered>(), asked };
      const given = (): void => one.reject(signal?.reason);
      signal?.addEventListener('abort', given);
      waiting.set(n, one);
      if (house !== null) ask(n, one);
      try {
        return await one.promise;
      } finally {
        waiting.delete(n);
        signal?.removeEventListener('abort', given);
      }
    },
    connect(ears) {
      const line = ++last;
      const one: OpenLine = { ears, isOpen: false };
      lines.set(line, one);
      if (house !== null) say({ is: 'connect', line });
      return {
        isOpen: () => one.isOpen,
        send: (text) => say({ is: 'text', line, text }),
        close() {
          if (lines.delete(line)) say({ is: 'hang up', line });
        },
      };
    },
  };
}
