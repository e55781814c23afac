// Where a long check is: a line that is written over on a terminal, a line for each part elsewhere; on standard error.
import { existsSync, readFileSync } from 'node:fs';

const EVERY = 1000;

/** Begin to tell; `parts`: how many there are. */
export function startProgress(parts) {
  const since = Date.now();
  const files = new Map();
  let [at, name] = [0, ''];
  const line = () => `[${at}/${parts}] ${name}${done(files.get(name))}, ${clock(Date.now() - since)}`;
  const over = process.stderr.isTTY ? setInterval(() => rewrite(line()), EVERY) : null;
  over?.unref();
  return {
    /** A part begins, or is waited for. */
    begin(part) {
      at++;
      name = part;
      if (over) rewrite(line());
      else process.stderr.write(`${line()}\n`);
    },
    /** A file in which a part says how far it is: a dot for each test, or lines. */
    watch(part, file) {
      files.set(part, file);
    },
    end() {
      clearInterval(over);
      if (over) rewrite('');
    },
  };
}

function rewrite(text) {
  process.stderr.write(`\r\x1b[2K${text}`);
}

function done(file) {
  if (file === undefined || !existsSync(file)) return '';
  const said = readFileSync(file, 'utf8');
  const tests = said.split('·').length - 1;
  if (tests > 0) return `: ${tests} done`;
  const last = said.trimEnd().split('\n').at(-1) ?? '';
  return last === '' ? '' : `: ${last.trim().slice(0, 60)}`;
}

function clock(ms) {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
