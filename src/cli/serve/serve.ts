import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { type Logger, pino } from 'pino';
import { isRefusal } from '../../kernel/clause.ts';
import {
  type ControlledServer,
  type Running,
  type ServerOptions,
  startControl,
  startServer,
} from '../../server/index.ts';
import type { Database } from '../../store/index.ts';
import { openDatabase } from '../../store/places.ts';
import { failure, type Failure, isFailed, type Result } from '../output.ts';
import { DATABASE_FILE, databaseRefused, openedPostgres, type PlaceOptions, placeOptions } from './place.ts';
import { builtPages } from '../root.ts';
import { meansOf, noticeOptions, type NoticeOptions } from './serve-notices.ts';
import { operatingOf, operatingOptions, type OperatingOptions } from './serve-operating.ts';
import { openCommand, startedJson, startedText } from './started.ts';

interface ServeOptions extends NoticeOptions, OperatingOptions, PlaceOptions {
  readonly port: string;
  readonly host: string;
  readonly verbose?: true;
  readonly json?: true;
}

/**
 * `demarche serve`: serve until the process is told to end (SIGTERM, SIGINT). Writes the address once the server
 * listens; resolves to null when it has ended well, or to why it could not start.
 */
async function serve(
  options: ServeOptions,
  write: (text: string) => void,
  call: string,
): Promise<Failure | null> {
  const [web, site] = [builtPages('web'), builtPages('site')];
  const built = web !== null;
  const served = await start(options, { web, site });
  if (isFailed(served)) return served;
  const command = openCommand(call, options, process.env['npm_lifecycle_event'] === 'start');
  const ownKey = options.creationKey !== undefined;
  const started = { ...served, command, built, hasSite: site !== null, ownKey };
  write(options.json ? `${JSON.stringify(startedJson(started))}\n` : startedText(started));
  await toldToEnd();
  await served.end();
  return null;
}

/** Until somebody tells the process to end. Whoever does so again ends it at once. */
async function toldToEnd(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  process.once('SIGTERM', resolve);
  process.once('SIGINT', resolve);
  await promise;
  process.off('SIGTERM', resolve);
  process.off('SIGINT', resolve);
}

/** The folders of the built pages that there are. */
type Pages = Pick<ServerOptions, 'web' | 'site'>;

interface Served {
  readonly running: Running;
  /** What has to be said at the start. */
  readonly notes: readonly string[];
  end(): Promise<void>;
}

async function start(options: ServeOptions, pages: Pages): Promise<Served | Failure> {
  const { port, host, verbose, trustProxy = false } = options;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    return failure(`A port is a number from 0 to 65535, not "${port}".`);
  if (host.trim() === '') return failure('Name an address with --host: the one given is empty.');
  const notices = meansOf(options);
  if (isFailed(notices)) return notices;
  const operating = operatingOf(options);
  if (isFailed(operating)) return operating;
  const kept = await keptIn(options);
  if (isFailed(kept)) return kept;
  const { database, data, notes } = kept;
  let serving: ControlledServer | null = null;
  let endControl = async (): Promise<void> => undefined;
  try {
    const log = logger(verbose === true);
    if (data !== null) endControl = await startControl(data, () => serving);
    const where = { host, port: Number(port), trustProxy };
    const running = await startServer({ ...where, ...operating, database, log, ...pages, notices });
    const { keeper, address, addresses } = running;
    serving = { database, keeper, address: addresses[0] ?? address };
    const end = async (): Promise<void> => {
      await endControl();
      await running.close();
    };
    return { running, notes, end };
  } catch (error) {
    await endControl();
    await database.close();
    const code = codeOf(error);
    if (code === 'EADDRINUSE')
      return failure(`Port ${port} of ${host} is taken. Choose another with --port.`);
    if (code === undefined) throw error;
    if (!isOfAddress(error)) return failure(`The data folder ${data} cannot be written (${code}).`);
    return failure(`Cannot listen on port ${port} of ${host} (${code}).`);
  }
}

/** The games that are served, and the folder that belongs to this process alone; a Postgres has none. */
interface KeptIn {
  readonly database: Database;
  readonly data: string | null;
  readonly notes: readonly string[];
}

async function keptIn({ data, database: address }: ServeOptions): Promise<KeptIn | Failure> {
  if (address !== undefined) {
    const database = await openedPostgres(address);
    return isFailed(database) ? database : { database, data: null, notes: [] };
  }
  const folder = makeFolder(data);
  if (isFailed(folder)) return folder;
  const file = join(data, DATABASE_FILE);
  const notes = openToOthers(data, [file, `${file}-wal`]);
  const database = openDatabase(file);
  return isRefusal(database) ? databaseRefused(database) : { database, data, notes };
}

/** What others on this machine may read, in a sentence; the database itself is closed to them when it is opened. */
function openToOthers(folder: string, files: readonly string[]): string[] {
  if (process.platform === 'win32') return [];
  const isOpen = (path: string): boolean =>
    ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0;
  const open = files.filter(isOpen);
  return [
    ...(isOpen(folder)
      ? [
          `Others on this machine may look into ${folder}, where the secrets of all games lie: close it with "chmod 700 ${folder}".`,
        ]
      : []),
    ...(open.length > 0
      ? [`Others on this machine could read ${open.join(' and ')} until now; they no longer can.`]
      : []),
  ];
}

function makeFolder(data: string): null | Failure {
  try {
    makeWithin(data);
    return null;
  } catch (error) {
    return failure(`The data folder ${data} cannot be made (${codeOf(error) ?? 'unknown'}).`);
  }
}

/** Make a folder and those around it one by one: in one call Node never ends where one is there in which none can be made. */
function makeWithin(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const around = dirname(path);
  if (path !== '' && !existsSync(around)) makeWithin(around);
  mkdirSync(path, { mode: 0o700 });
}

/** Whether the system refused an address or a port, not a file. */
function isOfAddress(error: unknown): boolean {
  const call = error instanceof Error && 'syscall' in error ? error.syscall : '';
  return call === 'listen' || call === 'getaddrinfo';
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function logger(verbose: boolean): Logger {
  return pino({ level: verbose ? 'info' : 'warn' }, pino.destination({ fd: 2, sync: true }));
}

/** Add `demarche serve` to the command line. */
export function serveCommand(
  program: Command,
  finish: (result: Result) => void,
  write: (text: string) => void,
): void {
  const command = placeOptions(
    program
      .command('serve')
      .description('the desk, for people far apart: a web page, an HTTP API and live desks')
      .option('--port <n>', 'the port; 0 takes any free one', '1939')
      .option(
        '--host <address>',
        'the address; 0.0.0.0 is every one of this machine; where others can come, creating games needs a key',
        '127.0.0.1',
      ),
  ).option(
    '--trust-proxy',
    'a proxy of yours stands in front: take addresses from X-Forwarded-For (or Forwarded); creating games needs a key',
  );
  operatingOptions(noticeOptions(command))
    .option('--verbose', 'log every request')
    .option('--json', 'print one JSON document')
    .addHelpText('after', `\nExample:\n  ${program.name()} serve --port 1939 --data games`)
    .action(async (options: ServeOptions) => {
      const ended = await serve(options, write, program.name());
      if (ended) finish(ended);
    });
}
