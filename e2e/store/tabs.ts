import type { BrowserContext, CDPSession, Page } from 'playwright';
import { chance } from '../player.ts';
import { PATIENCE } from '../patience.ts';

interface Tab {
  readonly page: Page;
  readonly cdp: CDPSession;
  isFrozen: boolean;
}

/** What happens to tabs. */
const HAPPENS = ['opened', 'closed', 'reloaded', 'frozen', 'thawed', 'killed'] as const;

/** Several tabs of one browser at the same address, to which things happen by chance. */
export class Tabs {
  /** What the scripts of their pages failed in. */
  readonly faults: string[] = [];
  private readonly tabs: Tab[] = [];
  private readonly context: BrowserContext;
  private readonly random: ReturnType<typeof chance>;

  constructor(context: BrowserContext, seed: number) {
    this.context = context;
    this.random = chance(seed);
  }

  /** Open one more. */
  async open(url: string): Promise<Page> {
    const page = await this.context.newPage();
    page.on('pageerror', ({ message }) => this.faults.push(message));
    const cdp = await this.context.newCDPSession(page);
    this.tabs.push({ page, cdp, isFrozen: false });
    await page.goto(url);
    return page;
  }

  /** Let something happen to one of them; says what. One that is in use is left. */
  async happen(url: string): Promise<string> {
    const what = this.oneOf(HAPPENS);
    const tab = this.oneOf(this.tabs);
    if (what === 'opened' && this.tabs.length < 4) await this.open(url);
    if (what === 'closed') await this.end(tab, () => tab.page.close());
    if (what === 'killed') await this.end(tab, () => kill(tab));
    if (what === 'reloaded' && !tab.isFrozen) await tab.page.reload();
    if (what === 'frozen' || what === 'thawed') await freeze(tab, what === 'frozen');
    if (this.tabs.every(({ isFrozen }) => isFrozen)) await this.open(url);
    return what;
  }

  /** One that is in use. */
  any(): Page {
    return this.oneOf(this.tabs.filter(({ isFrozen }) => !isFrozen)).page;
  }

  private async end(tab: Tab, by: () => Promise<void>): Promise<void> {
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    await by();
  }

  private oneOf<T>(all: readonly T[]): T {
    return all[this.random(all.length)] as T;
  }
}

async function freeze(tab: Tab, isFrozen: boolean): Promise<void> {
  await tab.cdp.send('Page.setWebLifecycleState', { state: isFrozen ? 'frozen' : 'active' });
  tab.isFrozen = isFrozen;
}

/** End the process of a tab, as the system does where memory runs out; then the browser has it no more. */
async function kill({ page, cdp }: Tab): Promise<void> {
  const crashed = page.waitForEvent('crash', { timeout: PATIENCE.step });
  // nobody is left to answer this
  void cdp.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}
