/** Lines no longer than `width` (0: nobody knows how wide, so nothing is broken): broken between words, what goes over pushed in a little further than its line. */
export function fold(text: string, width: number): string {
  return text
    .split('\n')
    .flatMap((line) => (width < 1 || line.length <= width ? [line] : broken(line, width)))
    .join('\n');
}

const FURTHER = 4;

function broken(line: string, width: number): string[] {
  const own = /^ */.exec(line)?.[0] ?? '';
  const hanging = ' '.repeat(Math.min(own.length + FURTHER, Math.floor(width / 2)));
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const lead = /^ */.exec(rest)?.[0].length ?? 0;
    const space = rest.lastIndexOf(' ', width);
    const at = space > lead ? space : width;
    lines.push(rest.slice(0, at).trimEnd());
    rest = hanging + rest.slice(at).trimStart();
  }
  return rest.trim() === '' ? lines : [...lines, rest];
}

/**
 * A text without what would drive a terminal: a name or a reason may hold anything. Newlines stay, a tab is a blank, and what says
 * in which direction letters run stays within its line; what puts letters in another order than they are read in does not.
 */
export function harmless(text: string): string {
  return text
    .replaceAll('\t', ' ')
    .replace(/(?!\n)[\p{Cc}\u202a-\u202e]/gu, '\ufffd')
    .split('\n')
    .map(closed)
    .join('\n');
}

/** What sets a part of a line apart, and what ends that. */
const OPENS = /[\u2066-\u2068]/g;
const CLOSES = /\u2069/g;

function closed(line: string): string {
  const open = (line.match(OPENS)?.length ?? 0) - (line.match(CLOSES)?.length ?? 0);
  return open > 0 ? line + '\u2069'.repeat(open) : line;
}

const LONGEST = 1000;

/** A sentence as long as anybody reads: what it quotes may be of any length. */
export function short(sentence: string): string {
  return sentence
    .split('\n')
    .map((line) => (line.length <= LONGEST ? line : `${line.slice(0, LONGEST)} ...`))
    .join('\n');
}
