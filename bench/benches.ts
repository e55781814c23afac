import { parseArgs } from 'node:util';
import { Misused, type Options, type Run } from './bench.ts';

interface Bench {
  /** In one line. */
  readonly about: string;
  /** The options that it takes, with what they are where nothing is said. */
  readonly options: Options;
  readonly load: () => Promise<{ readonly run: Run }>;
}

/** Every bench there is. A new one is a file and a line here. */
const BENCHES: Readonly<Record<string, Bench>> = {
  games: {
    about:
      'an entry of a long game of each rulebook, beside minidip, boardgame.io and a bare write with fsync',
    options: { seconds: '2' },
    load: () => import('./games/main.ts'),
  },
  view: {
    about: 'a view with its decisions, beside its trip through JSON',
    options: { seconds: '2' },
    load: () => import('./view/main.ts'),
  },
  prospects: {
    about: 'the chances of a whole form, and those of one roll',
    options: { seconds: '1' },
    load: () => import('./prospects/main.ts'),
  },
  'surrender-watch': {
    about: 'the board of A World at War with the watch for surrenders and without it',
    options: { games: '3' },
    load: () => import('./surrender-watch/main.ts'),
  },
  bids: {
    about: 'the value of a game of bids in The War Game',
    options: { seconds: '2' },
    load: () => import('./bids/main.ts'),
  },
  bots: {
    about: 'how long a minister thinks, and what its mixes give away',
    options: { rulebook: '', scenario: '', games: '3' },
    load: () => import('./bots/main.ts'),
  },
  simulate: {
    about: 'simulated games a second by level, and what a second worker brings',
    options: { rulebook: '', seconds: '10' },
    load: () => import('./simulate/main.ts'),
  },
  wire: {
    about: 'bytes and processor time of what the server sends for an answer',
    options: { answers: '300' },
    load: () => import('./wire/main.ts'),
  },
  memory: {
    about: 'opening long games, what they take of the heap, and many open ones of memory',
    options: { only: '', games: '2000' },
    load: () => import('./memory/main.ts'),
  },
  desk: {
    about: 'a server with many games, pages of the desk, and who asks for too much',
    options: { only: '', rulebook: '', shown: '5', answers: '200', seconds: '8', database: '' },
    load: () => import('./desk/main.ts'),
  },
  site: {
    about: 'a first visit to the page without a server, beside the served one',
    options: { visits: '9', answers: '6' },
    load: () => import('./site/main.ts'),
  },
};

const USE = 'Use: npm run bench -- NAME [--json] [OPTIONS], on a quiet machine.';

function list(): string {
  const lines = Object.entries(BENCHES).map(([name, { about }]) => `  ${name.padEnd(16)} ${about}`);
  return [USE, '', ...lines].join('\n');
}

function useOf(name: string, { options }: Bench): string {
  const all = Object.entries(options).map(([option, usual]) => `[--${option} ${usual || '...'}]`);
  return `Use: npm run bench -- ${[name, '[--json]', ...all].join(' ')}`;
}

/** Where it goes what is printed. */
interface Out {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/** Numbers as they are printed in a document: to four digits. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
}

/** Run the bench that is named, or list what there is; the exit code. */
export async function bench([name, ...args]: readonly string[], { out, err }: Out): Promise<number> {
  if (name === undefined || name === '--help') {
    out(list());
    return 0;
  }
  const named = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  if (!named) {
    err(`There is no bench "${name}": it is one of ${Object.keys(BENCHES).join(', ')}.`);
    return 2;
  }
  const given = read(named, args);
  if (typeof given === 'string') {
    err(`${given}\n${useOf(name, named)}`);
    return 2;
  }
  const { json, options } = given;
  const { run } = await named.load();
  const doing = (what: string): void => err(`${name}: ${what} ...`);
  try {
    const { document, holds = true } = await run(options, { doing, found: json ? () => undefined : out });
    if (json) out(JSON.stringify(document, rounded));
    return holds ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Misused)) throw error;
    err(`${error.message}\n${useOf(name, named)}`);
    return 2;
  }
}

function read(
  { options }: Bench,
  args: readonly string[],
): { readonly json: boolean; readonly options: Options } | string {
  const text = (usual: string) => ({ type: 'string', default: usual }) as const;
  const texts = Object.entries(options).map(([name, usual]) => [name, text(usual)] as const);
  const json = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({ args: [...args], options: { ...Object.fromEntries(texts), json } });
    const { json: isJson, ...given } = values as Readonly<Record<string, string | boolean>>;
    return { json: isJson === true, options: given as Options };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
