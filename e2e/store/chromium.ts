import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from 'playwright';
import { ARGS, findBrowser } from '../browser.ts';
import { PATIENCE } from '../patience.ts';

/** A browser as somebody has it: what it keeps is there when it is started again. */
export interface KeptBrowser {
  readonly context: BrowserContext;
  /** End all of its processes at once, whatever they do. */
  kill(): Promise<void>;
}

/** Start a browser that keeps its profile in a folder. */
export async function startChromium(profile: string): Promise<KeptBrowser> {
  const all = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...ARGS];
  const child = spawn(findBrowser() ?? '', [...all, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let address: string | undefined;
  for await (const line of createInterface(child.stderr)) {
    address = /ws:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) break;
  }
  if (address === undefined) throw new Error('the browser did not say where it is to be reached');
  // whatever else it says is read, so that it can go on
  child.stderr.resume();
  const [context] = (await chromium.connectOverCDP(address)).contexts();
  if (!context) throw new Error('the browser has no profile');
  context.setDefaultTimeout(PATIENCE.step);
  return {
    context,
    async kill() {
      process.kill(-Number(child.pid), 'SIGKILL');
      await ended;
    },
  };
}
