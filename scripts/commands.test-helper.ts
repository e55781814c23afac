import { spawn } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/** Where commands run, made when the first one is typed. */
interface Home {
  readonly folder: string;
  /** Always in one place, so that what Node has compiled is not compiled for each page anew. */
  readonly clone: string;
  /** A clone as it is made, to put back what a command has changed. */
  readonly pattern: string;
  /** The files of the clone when it was fresh; null before there is one. */
  fresh: ReadonlyMap<string, string> | null;
}

let made: Home | null = null;

function home(): Home {
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), 'demarche-commands-'));
  made = { folder, clone: join(folder, 'clone'), pattern: join(folder, 'pattern'), fresh: null };
  write(anyPort(made), ANY_PORT);
  write(join(quick(made), 'npx'), quickNpx(made));
  return made;
}

/** Clear away where commands ran; whoever types another gets a new place. */
export function throwAway(): void {
  if (made) rmSync(made.folder, { recursive: true, force: true });
  made = null;
}

const FENCE = /^[ \t]*```(?<language>\w*)[^\n]*\n(?<fenced>[^]*?)^[ \t]*```/;
const BLOCK = /(?<=\n\n)(?<block>(?: {4,}\S.*\n)+)/;
const INLINE = /`(?<inline>[^`\n]+(?:\n[^`\n]+)?)`/;
const CODE = new RegExp([FENCE, BLOCK, INLINE].map(({ source }) => source).join('|'), 'gm');
const SHELL = ['sh', 'bash', 'shell', 'console'];
const CALL = /^(?:[A-Z_]+=\S+ )*(?:npx|npm|node|demarche) \S/;

/** The command lines of a page in their order, each once: blocks of code with a call in them, and calls in a sentence. */
export function commandsOf(page: string): string[] {
  const found = [...page.matchAll(CODE)].flatMap(({ groups: { language, fenced, block, inline } = {} }) => {
    if (inline !== undefined) return [inline.replace(/\s+/g, ' ')].filter((each) => CALL.test(each));
    if (fenced !== undefined) return SHELL.includes(language ?? '') ? lines(fenced) : [];
    const all = lines(block);
    return all.some((each) => CALL.test(each)) ? all : [];
  });
  return [...new Set(found)];
}

/** The lines of a block; one that ends with a backslash goes on. */
function lines(block = ''): string[] {
  return block
    .split(/(?<!\\)\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The files that a page shows: blocks of YAML that begin with a comment that names one. */
export function filesOf(page: string): Map<string, string> {
  const blocks = page.matchAll(/^```yaml\n(?<text># (?<name>\S+\.yaml)\b[^]*?)^```/gm);
  return new Map([...blocks].map(({ groups }) => [groups?.['name'] ?? '', groups?.['text'] ?? '']));
}

const PARTS = ['README.md', 'package.json', 'biome.json', 'docs', 'examples', 'scripts', 'src'];
/** A case file of each rulebook is enough here: a check of its own runs all. */
const CASES = [
  'conformance/level-of-cooperation/3-table.yaml',
  'conformance/a-world-at-war/year-1940.yaml',
  'conformance/a-world-at-war/worked-italy.yaml',
  'conformance/a-world-at-war/worked-france.yaml',
  'conformance/a-world-at-war/worked-britain.yaml',
  'conformance/a-world-at-war/worked-japan.yaml',
  'conformance/a-world-at-war/worked-election.yaml',
  'conformance/gathering-storm/first-turn.yaml',
  'conformance/the-war-game/first-turn.yaml',
];

/** A fresh clone to run commands in: as after `npm start`, but `dist` runs the sources and nothing is installed. */
export function cloned(): string {
  const at = home();
  if (at.fresh) restore(at, at.fresh);
  else {
    fill(at.pattern);
    cpSync(at.pattern, at.clone, { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(at.clone, 'node_modules'), 'junction');
  }
  at.fresh = files(at.clone);
  return at.clone;
}

function fill(folder: string): void {
  for (const part of [...PARTS, ...CASES])
    cpSync(join(ROOT, part), join(folder, part), {
      recursive: true,
      filter: (path) => !path.endsWith('.test.ts'),
    });
  writeFileSync(join(folder, 'scripts', 'setup.mjs'), '');
  // what `demarche site` hands out is looked at in a browser elsewhere
  write(join(folder, 'dist', 'site', 'index.html'), '<!doctype html>');
  for (const [, built = ''] of readFileSync(join(ROOT, 'package.json'), 'utf8').matchAll(
    /dist\/(\S+)\.js/g,
  )) {
    // the command is built of what stands in src/cli
    const source = relative(dirname(`dist/${built}`), built.replace(/^bin\//, 'src/cli/'));
    write(join(folder, `dist/${built}.js`), `#!/usr/bin/env node\nimport '${source}.ts';\n`);
  }
}

/** What is in the clone, each file with its size and when it was written; what is installed is only linked, not gone into. */
function files(clone: string, folder = '.'): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(join(clone, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    found.set(path, entry.isDirectory() ? 'folder' : writtenAt(join(clone, path)));
    if (entry.isDirectory()) for (const [inner, about] of files(clone, path)) found.set(inner, about);
  }
  return found;
}

function writtenAt(path: string): string {
  const { size, mtimeNs } = lstatSync(path, { bigint: true });
  return `${size} ${mtimeNs}`;
}

/** Put back what is missing or changed, and take away what was not there: to copy all anew takes many times as long. */
function restore({ clone, pattern }: Home, before: ReadonlyMap<string, string>): void {
  const now = files(clone);
  for (const path of now.keys())
    if (!before.has(path)) rmSync(join(clone, path), { recursive: true, force: true });
  for (const [path, about] of before)
    if (now.get(path) !== about) cpSync(join(pattern, path), join(clone, path), { recursive: true });
}

/** Write a file, with its folder; a command where it begins as one. */
export function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
}

const anyPort = ({ folder }: Home): string => join(folder, 'any-port.mjs');

/** No port of this machine is taken for a test: whoever asks for one gets a free one. */
const ANY_PORT = `import { Server } from 'node:net';
const listen = Server.prototype.listen;
Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, typeof port === 'number' ? 0 : port?.port ? { ...port, port: 0 } : port, ...rest);
};
`;

const quick = ({ folder }: Home): string => join(folder, 'quick');

/** An `npx` that knows what it would find in the clone, and takes no time to find it. */
const quickNpx = ({ clone }: Home): string => `#!/bin/sh
[ "$1" = demarche ] || exit 127
shift
npm_lifecycle_event=npx INIT_CWD="$PWD" exec node '${join(clone, 'dist/bin/main.js')}' "$@"
`;

/** What a person's terminal has: nothing of the npm that runs this test. */
function terminal(npx: 'quick' | 'real'): NodeJS.ProcessEnv {
  const at = home();
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|INIT_CWD|VITEST|NODE_|DEMARCHE_)/i.test(name),
  );
  const path = [
    ...(npx === 'quick' ? [quick(at)] : []),
    join(ROOT, 'node_modules', 'node', 'bin'),
    dirname(process.execPath),
    process.env['PATH'],
  ];
  return {
    ...Object.fromEntries(own),
    NODE_COMPILE_CACHE: join(at.folder, 'compiled'),
    PATH: path.join(delimiter),
    NO_COLOR: '1',
    NODE_OPTIONS: `--import=${anyPort(at)}`,
    npm_config_offline: 'true',
    npm_config_cache: join(at.folder, 'npm'),
    npm_config_userconfig: join(at.folder, 'npmrc'),
  };
}

export interface Ran {
  readonly line: string;
  /** The exit code; "listens": it said where, and was stopped. */
  readonly ended: number | null | 'listens';
  readonly out: string;
  readonly err: string;
}

const LISTENS = /https?:\/\/\S+:\d+/;
const PATIENCE = 600_000;

/** Type a line in a folder; one that says where it listens is stopped then. */
export function typed(line: string, folder: string, npx: 'quick' | 'real' = 'quick'): Promise<Ran> {
  const child = spawn('sh', ['-c', line], {
    cwd: folder,
    env: terminal(npx),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  const stop = (): void => void (child.pid && process.kill(-child.pid, 'SIGTERM'));
  const impatient = setTimeout(stop, PATIENCE);
  let listens = false;
  child.stderr.on('data', (text) => (said.err += text));
  child.stdout.on('data', (text) => {
    said.out += text;
    if (listens || !LISTENS.test(said.out)) return;
    listens = true;
    stop();
  });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(impatient);
      const err = said.err.replace(/^npm (?:warn|notice).*\n/gm, '');
      resolve({ line, ended: listens ? 'listens' : code, out: said.out, err });
    });
  });
}
