// Where a long check is: a line that is written over on a terminal, a line for each part elsewhere; on standard error.
import { existsSync, readFileSync } from 'node:fs';

const EVERY = 1000;

/** What tells how far a call is. */
export interface Progress {
  /** A part begins, or is waited for. */
  readonly begin: (part: string) => void;
  /** A file in which a part says how far it is: a dot for each test, or lines. */
  readonly watch: (part: string, file: string) => void;
  readonly end: () => void;
}

/** Begin to tell; `parts`: how many there are. */
export function startProgress(parts: number): Progress {
  const since = Date.now();
  const files = new Map<string, string>();
  let at = 0;
  let name = '';
  const line = () => `[${at}/${parts}] ${name}${done(files.get(name))}, ${clock(Date.now() - since)}`;
  const over = process.stderr.isTTY ? setInterval(() => rewrite(line()), EVERY) : null;
  over?.unref();
  return {
    begin(part) {
      at++;
      name = part;
      if (over) rewrite(line());
      else process.stderr.write(`${line()}\n`);
    },
    watch(part, file) {
      files.set(part, file);
    },
    end() {
      if (over === null) return;
      clearInterval(over);
      rewrite('');
    },
  };
}

function rewrite(text: string): void {
  process.stderr.write(`\r\x1b[2K${text}`);
}

function done(file: string | undefined): string {
  if (file === undefined || !existsSync(file)) return '';
  const said = readFileSync(file, 'utf8');
  const tests = said.split('·').length - 1;
  if (tests > 0) return `: ${tests} done`;
  const last = said.trimEnd().split('\n').at(-1) ?? '';
  return last === '' ? '' : `: ${last.trim().slice(0, 60)}`;
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
