import type { LiveLine } from '../desk/line.ts';
import type { Channel, FromTab, HouseIsHere, ToTab } from './channel.ts';
import type { LocalHouse } from './house.ts';

/** Resolves once a tab is no more. */
type Gone = (tab: string) => Promise<void>;

/** What the tabs are told of a house. */
interface HouseAsTold {
  /** Another one each time that a house begins. */
  readonly name: string;
  keeping(): Promise<HouseIsHere['keeping']>;
}

/** A line of a tab, as the house has it. */
interface TabLine {
  readonly line: LiveLine;
  hear(text: string): void;
  /** The other end is gone. */
  end(): void;
}

/**
 * Let a house answer whatever the tabs of its browser ask it over a channel, from now on. Returns what ends that; whoever is connected
 * is told.
 */
export function attendTabs(
  house: LocalHouse,
  channel: Channel,
  { name, keeping }: HouseAsTold,
  gone: Gone,
): () => void {
  const tabs = new Map<string, Map<number, TabLine>>();
  let isOver = false;
  const say = (message: ToTab | HouseIsHere): void => {
    if (!isOver) channel.postMessage(message);
  };
  const beHere = async (): Promise<void> => say({ is: 'here', house: name, keeping: await keeping() });
  const linesOf = (tab: string): Map<number, TabLine> => {
    const known = tabs.get(tab);
    if (known) return known;
    const lines = new Map<number, TabLine>();
    tabs.set(tab, lines);
    void gone(tab).then(() => {
      tabs.delete(tab);
      for (const each of lines.values()) each.end();
    });
    return lines;
  };
  const connect = (tab: string, number: number): void => {
    const lines = linesOf(tab);
    lines.get(number)?.end();
    const made = lineTo(tab, number, say, () => lines.delete(number));
    lines.set(number, made);
    say({ to: tab, is: 'connected', line: number });
    house.attend(made.line);
  };
  channel.addEventListener('message', ({ data }) => {
    const said = data as FromTab;
    if (isOver || said.from === undefined) return;
    const { from } = said;
    if (said.is === 'who') void beHere();
    else if (said.is === 'connect') connect(from, said.line);
    else if (said.is === 'text') tabs.get(from)?.get(said.line)?.hear(said.text);
    else if (said.is === 'hang up') tabs.get(from)?.get(said.line)?.end();
    else {
      const { n } = said;
      void house.answer(said.asked).then((answered) => say({ to: from, is: 'answer', n, answered }));
    }
  });
  void beHere();
  return () => {
    for (const lines of tabs.values())
      for (const [number, each] of lines) {
        each.line.close(0);
        lines.delete(number);
      }
    isOver = true;
  };
}

function lineTo(tab: string, number: number, say: (message: ToTab) => void, forget: () => void): TabLine {
  const hears: ((text: string) => void)[] = [];
  const told: (() => void)[] = [];
  let isOpen = true;
  const end = (): void => {
    if (!isOpen) return;
    isOpen = false;
    forget();
    for (const each of told) each();
  };
  const hangUp = (): void => {
    if (isOpen) say({ to: tab, is: 'hung up', line: number });
    end();
  };
  return {
    line: {
      address: tab,
      isOpen: () => isOpen,
      send: (text) => say({ to: tab, is: 'text', line: number, text }),
      // what is said is taken at once
      unsent: () => 0,
      close: hangUp,
      cut: hangUp,
      onText: (hear) => void hears.push(hear),
      onGone: (tell) => void told.push(tell),
    },
    hear(text) {
      for (const each of hears) each(text);
    },
    end,
  };
}
