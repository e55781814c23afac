import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { type Logger, pino } from 'pino';
import { isRefusal } from '../kernel/clause.ts';
import { render } from '../kernel/words.ts';
import { type Running, startServer } from '../server/server.ts';
import { DATABASE_WORDS, openDatabase } from '../store/database.ts';
import { failed, type Failed, isFailed, type Result } from './output.ts';
import { packageRoot } from './root.ts';

export interface ServeOptions {
  readonly port: string;
  readonly host: string;
  readonly data: string;
  readonly verbose?: true;
  readonly json?: true;
}

/** The database file in the data folder. */
export const DATABASE_FILE = 'demarche.sqlite';

/**
 * `demarche serve`: serve until the process is told to end (SIGTERM, SIGINT). Writes the address once the server
 * listens; resolves to null when it has ended well, or to why it could not start.
 */
export async function serve(options: ServeOptions, write: (text: string) => void): Promise<Failed | null> {
  const web = join(packageRoot(), 'dist', 'web');
  const built = existsSync(join(web, 'index.html'));
  const running = await start(options, built ? web : null);
  if (isFailed(running)) return running;
  write(options.json ? `${JSON.stringify(startedJson(running))}\n` : startedText(running, built));
  await new Promise((resolve) => {
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
  });
  await running.close();
  return null;
}

function startedJson({ address, port, creationKey }: Running): object {
  return { address, port, ...(creationKey === null ? {} : { creationKey }) };
}

function startedText({ address, creationKey }: Running, built: boolean): string {
  const lines = [`The desk is at ${address}`];
  if (creationKey !== null) lines.push(`Creating games needs this key, shown once: ${creationKey}`);
  if (!built)
    lines.push('The pages are not built, so this serves the API alone. "npm run build" makes them.');
  return `${lines.join('\n')}\n`;
}

async function start(
  { port, host, data, verbose }: ServeOptions,
  web: string | null,
): Promise<Running | Failed> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    return failed(`A port is a number from 0 to 65535, not "${port}".`);
  const folder = makeFolder(data);
  if (isFailed(folder)) return folder;
  const database = openDatabase(join(data, DATABASE_FILE));
  if (isRefusal(database)) return failed(render(DATABASE_WORDS, database.refused));
  try {
    return await startServer({ host, port: Number(port), database, log: logger(verbose === true), web });
  } catch (error) {
    await database.close();
    const code = codeOf(error);
    if (code === 'EADDRINUSE') return failed(`Port ${port} of ${host} is taken. Choose another with --port.`);
    if (code === undefined) throw error;
    return failed(`Cannot listen on port ${port} of ${host} (${code}).`);
  }
}

function makeFolder(data: string): null | Failed {
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    return null;
  } catch (error) {
    return failed(`The data folder ${data} cannot be made (${codeOf(error) ?? 'unknown'}).`);
  }
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
  program
    .command('serve')
    .description('the desk, for people far apart: a web page, an HTTP API and live desks')
    .option('--port <n>', 'the port; 0 takes any free one', '1939')
    .option(
      '--host <address>',
      'the address; on another than this machine creating games needs a key',
      '127.0.0.1',
    )
    .option('--data <folder>', 'where the games are kept', 'data')
    .option('--verbose', 'log every request')
    .option('--json', 'print one JSON document')
    .addHelpText('after', `\nExample:\n  ${program.name()} serve --port 1939 --data games`)
    .action(async (options: ServeOptions) => {
      const ended = await serve(options, write);
      if (ended) finish(ended);
    });
}
