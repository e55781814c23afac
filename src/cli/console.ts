import { stdin } from 'node:process';
import { createInterface } from 'node:readline';
import { harmless } from './fold.ts';

/** One thing to pick in the terminal. */
export interface Pick {
  readonly value: string;
  readonly label: string;
}

/** Where a game in the terminal speaks and listens. `null`: the person has left. */
export interface Console {
  /** How many columns there are. */
  readonly width: number;
  print(text: string): void;
  ask(prompt: string): Promise<string | null>;
  /** Pick one of a list, or type it, a word or anything else. Absent where there is no list: the caller asks. */
  pick?(prompt: string, picks: readonly Pick[], words: readonly string[]): Promise<string | null>;
  /** Clear the screen between two people. */
  clear(): void;
  close(): void;
}

/** The width of what is not written to a terminal. */
export const WIDTH = 110;

/** How lines are read: `echo` prints each too, for a whole transcript; who types at a terminal sees it already. */
interface LineManner {
  readonly echo: boolean;
  readonly width: number;
}

/** Reads one line for each prompt. */
export function lineConsole(
  lines: AsyncIterator<string>,
  write: (text: string) => void,
  { echo, width }: LineManner = { echo: true, width: WIDTH },
): Console {
  return {
    width,
    print: (said) => write(`${harmless(said)}\n`),
    ask: async (prompt) => {
      write(`${harmless(prompt)}\n> `);
      const next = await lines.next();
      const line = next.done === true ? null : next.value;
      if (echo || line === null) write(`${harmless(line ?? '(end of input)')}\n`);
      return line;
    },
    clear: () => write(`${echo ? '' : '\n'.repeat(SCREEN)}\n--- next player ---\n`),
    close: () => void lines.return?.(),
  };
}

/** More lines than a screen has. */
const SCREEN = 200;

/** The lines of standard input. Returning from them lets the process end though the other side holds it open. */
export function stdinLines(): AsyncIterator<string> {
  const reader = createInterface({ input: stdin, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  return {
    next: () => lines.next(),
    return: async () => {
      reader.close();
      stdin.destroy();
      return { done: true, value: undefined };
    },
  };
}
