import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const PLACES = [
  // the same without windows: it opens a page for half the work
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** What it is started with. */
export const ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // a name such as a device of a home network has; by HTTP it gets no more from the browser than there
  '--host-resolver-rules=MAP *.example 127.0.0.1',
];

/** Where the first Chromium, Chrome or Edge of this machine is; else Playwright's own, if it is there. */
export function findBrowser(): string | undefined {
  return [process.env['CHROMIUM'] ?? '', ...PLACES, chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}

let shared: Promise<Browser> | null = null;

/** The browser of this process, for one file of tests after the other: each page has a profile of its own. It ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  const last = await shared;
  if (last?.isConnected()) return last;
  shared = openBrowser();
  return shared;
}

/** Start a real browser. Throws when this machine has none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(MISSING);
  return chromium.launch({ args: [...ARGS], executablePath });
}

const MISSING =
  'The tests of the desk need Chromium, Chrome or Edge. Install one ("apt-get install chromium", ' +
  'or "npx playwright install chromium"), or set CHROMIUM to its path.';

/** The package of a browser without windows, and one that every Debian has. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** See to it that there is a browser: on Debian, as root, one is installed. Throws when there is none after that. */
export function ensureBrowser(): void {
  if (findBrowser() !== undefined) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.error('Installing Chromium for the tests of the desk (apt-get install) ...');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const name of PACKAGES) {
      const install = ['install', '-y', '-qq', '--no-install-recommends', name];
      spawnSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'], env });
      if (findBrowser() !== undefined) return;
    }
  }
  if (findBrowser() === undefined) throw new Error(MISSING);
}
