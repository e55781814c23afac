import { createInterface } from 'node:readline';
import { stdin, stdout } from 'node:process';
import { isCancel, select, text } from '@clack/prompts';

/** One thing to pick in the terminal. */
export interface Pick {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly disabled?: boolean;
}

/** Where a game in the terminal speaks and listens. `null`: the person has left. */
export interface Console {
  print(text: string): void;
  ask(prompt: string): Promise<string | null>;
  /** Pick one of a list; undefined where the console has no such thing and the caller should `ask`. */
  pick?(prompt: string, options: readonly Pick[]): Promise<string | null>;
  /** Clear the screen between two people. */
  clear(): void;
  close(): void;
}

/** Reads one line for each prompt and prints it too, so that what is printed is a whole transcript. */
export function lineConsole(lines: AsyncIterator<string>, write: (text: string) => void): Console {
  return {
    print: (said) => write(`${said}\n`),
    ask: async (prompt) => {
      const next = await lines.next();
      const line = next.done === true ? null : next.value;
      write(`${prompt}\n> ${line ?? '(end of input)'}\n`);
      return line;
    },
    clear: () => write('\n--- next player ---\n'),
    close: () => void lines.return?.(),
  };
}

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

/** A terminal: arrow keys to pick, typed lines for the rest. */
export function terminalConsole(): Console {
  return {
    print: (said) => void stdout.write(`${said}\n`),
    ask: async (prompt) => {
      const answer = await text({ message: prompt, defaultValue: '' });
      return isCancel(answer) ? null : answer;
    },
    pick: async (prompt, options) => {
      const maxItems = Math.max(8, (stdout.rows ?? 24) - 10);
      const answer = await select({
        message: prompt,
        options: options.map((each) => ({ ...each })),
        maxItems,
      });
      return isCancel(answer) ? null : answer;
    },
    clear: () => void stdout.write('\u001b[2J\u001b[3J\u001b[H'),
    close: () => undefined,
  };
}
