import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUILT = join(import.meta.dirname, '..', 'dist', 'bin', 'main.js');

/** The desk's server as users run it: `demarche serve` in a process of its own, with a database on disk. */
export class House {
  readonly url: string;
  /** The folder of the database. */
  readonly data: string;
  /** What it takes to make a game here, where others than this machine can come. */
  creationKey = '';
  private readonly port: number;
  private readonly more: readonly string[];
  private readonly main: string;
  private child: ChildProcess | null = null;

  private constructor(main: string, port: number, data: string, more: readonly string[]) {
    this.main = main;
    this.more = more;
    this.port = port;
    this.data = data;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Open a house of its own, with more options where they are given; it needs the built program. */
  static async open(...more: string[]): Promise<House> {
    if (!existsSync(BUILT)) throw new Error('nothing is built yet: npm run build');
    return House.of(BUILT, ...more);
  }

  /** The same with another program: that of a copy of the house. */
  static async of(main: string, ...more: string[]): Promise<House> {
    const house = new House(main, await freePort(), mkdtempSync(join(tmpdir(), 'demarche-e2e-')), more);
    await house.start();
    return house;
  }

  /** Start the server, at the same address as before; resolves when it listens. */
  async start(): Promise<void> {
    const args = [
      this.main,
      'serve',
      '--json',
      '--port',
      String(this.port),
      '--data',
      this.data,
      ...this.more,
    ];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    const [said] = await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
    ]);
    const { creationKey = '' } = JSON.parse(String(said)) as { creationKey?: string };
    this.creationKey = creationKey;
  }

  /** End the server: by default the hardest way, as a power cut would. */
  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** End the server and throw its data away. */
  async close(): Promise<void> {
    await this.stop('SIGTERM');
    rmSync(this.data, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
