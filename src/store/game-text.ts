// The text of a game file as players hand it on: through editors and mail, too. Runs in a browser as well.

/** The lines of a game file. */
interface TextLines {
  /** Each parsed; what is no JSON is undefined. */
  readonly lines: readonly unknown[];
  /** Whether the last line has no end and is no JSON: it was cut off, and is left out. */
  readonly torn: boolean;
}

/** Text of two bytes a letter, read as if it were of one. */
const WIDE = /^\uFFFD\uFFFD|^(?:[^\0]\0){2}|^(?:\0[^\0]){2}/;

/** Whether a text was read as UTF-8, and is UTF-16, as some editors save it. */
export function isWide(text: string): boolean {
  return WIDE.test(text);
}

/**
 * The lines of a text, without what stands at its ends for programs alone: the mark of an encoding, and blank lines at the end.
 * A last line without an end is there if it is whole. Null: the text is UTF-16.
 */
export function linesIn(text: string): TextLines | null {
  if (isWide(text)) return null;
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\n')
    .map(parsed);
  const torn = lines.at(-1) === undefined && !/\n\s*$/.test(text);
  return { lines: torn ? lines.slice(0, -1) : lines, torn };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
