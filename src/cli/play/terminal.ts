import type { Key } from 'node:readline';
import { stdin, stdout } from 'node:process';
import { autocomplete, isCancel, text } from '@clack/prompts';
import { type Console, type Pick, WIDTH } from '../console.ts';
import { fold, harmless } from '../fold.ts';
import { isNumbered } from '../text/naming.ts';

/** The two sides of a terminal: the process's own, or a test's. */
export interface Tty {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
}

/** A terminal: arrow keys or typing to pick, typed lines for the rest. */
export function terminalConsole(tty: Tty = { input: stdin, output: stdout }): Console {
  const { output } = tty;
  return {
    get width() {
      return Math.min(WIDTH, output.columns);
    },
    print: (said) => void output.write(`${fold(harmless(said), output.columns)}\n`),
    ask: (prompt) =>
      insist(tty, (signal) => text({ ...tty, message: harmless(prompt), defaultValue: '', signal })),
    async pick(prompt, picks, words) {
      for (;;) {
        const picked = await insist(tty, (signal) => pickOne(tty, prompt, picks, words, signal));
        if (picked !== NOTHING.value) return picked;
      }
    },
    clear: () => void output.write('\u001b[2J\u001b[3J\u001b[H'),
    close: () => undefined,
  };
}

/**
 * Ask until there is an answer. Ctrl-C, Ctrl-D and a terminal that has gone leave; Escape, which can come of a stray
 * arrow key, begins the prompt anew.
 */
async function insist(
  { input }: Tty,
  prompt: (signal: AbortSignal) => Promise<string | symbol>,
): Promise<string | null> {
  for (;;) {
    const leaving = new AbortController();
    let escaped = false;
    const leave = (): void => leaving.abort();
    const onKey = (_: unknown, { name, ctrl }: Key): void => {
      escaped = name === 'escape';
      // after the prompt's own handling of the key
      if (ctrl && name === 'd') setImmediate(leave);
    };
    input.on('keypress', onKey).once('end', leave);
    try {
      const answer = await prompt(leaving.signal);
      if (typeof answer === 'string') return answer;
      if (isCancel(answer) && !escaped) return null;
    } finally {
      input.off('keypress', onKey).off('end', leave);
    }
  }
}

/** Where a list begins, so that Enter alone picks nothing. */
const NOTHING: Pick = { value: '', label: 'go down, or type a name or a number' };

/** The rows that a list leaves to what stands above it. */
const ABOVE = 10;

function pickOne(
  tty: Tty,
  prompt: string,
  picks: readonly Pick[],
  words: readonly string[],
  signal: AbortSignal,
): Promise<string | symbol> {
  return autocomplete<string>({
    ...tty,
    message: harmless(prompt),
    options() {
      const all = offerPicks(picks, words, this.userInput);
      return this.userInput.trim() === '' ? [NOTHING, ...all] : all;
    },
    filter: () => true,
    maxItems: Math.max(8, tty.output.rows - ABOVE),
    signal,
  });
}

/**
 * What a list offers while something is typed: all picks by number; the one whose number or name it is, or a word; the
 * picks in which it occurs and the words that begin so; else the text itself, for the game to say what is wrong with it.
 */
export function offerPicks(picks: readonly Pick[], words: readonly string[], typed: string): Pick[] {
  const numbered = isNumbered(picks.map(({ value }) => value));
  const all = picks.map(({ value, label }, i) => ({
    value,
    number: numbered ? String(i + 1) : '',
    label: numbered ? `${String(i + 1).padStart(2)}  ${label}` : label,
  }));
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return all;
  const exact = all.filter(({ value, number }) => number === wanted || value.toLowerCase() === wanted);
  if (exact.length > 0) return exact;
  if (words.includes(wanted)) return [{ value: wanted, label: wanted }];
  const said = words.filter((word) => word.startsWith(wanted)).map((word) => ({ value: word, label: word }));
  const near = all.filter(({ value, label }) => `${value} ${label}`.toLowerCase().includes(wanted));
  const found = [...near, ...said];
  return found.length > 0 ? found : [{ value: typed.trim(), label: `"${harmless(typed.trim())}"` }];
}
