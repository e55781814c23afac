import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const PLACES = [
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

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A real browser: the first Chromium, Chrome or Edge that is installed, else Playwright's own. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? PLACES.find((path) => existsSync(path));
  try {
    return await chromium.launch({ args: ARGS, ...(executablePath ? { executablePath } : {}) });
  } catch (error) {
    console.error('No browser could be started. Install one: apt-get install chromium');
    throw error;
  }
}
