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

/** A text without what would drive a terminal: a name or a reason may hold anything. Newlines stay. */
export function harmless(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd');
}

const LONGEST = 1000;

/** A sentence as long as anybody reads: what it quotes may be of any length. */
export function short(sentence: string): string {
  return sentence
    .split('\n')
    .map((line) => (line.length <= LONGEST ? line : `${line.slice(0, LONGEST)} ...`))
    .join('\n');
}
