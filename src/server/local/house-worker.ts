import { isRefusal } from '../../kernel/clause.ts';
import { render } from '../../kernel/texts/words.ts';
import { loadRulebook } from '../../rulebooks/later.ts';
import {
  answerOver,
  type BrowserDatabase,
  browserFiles,
  BROWSER_WORDS,
  openBrowserDatabase,
  type Port,
  type Replacement,
  startSqlite,
} from '../../store/browser/index.ts';
import { randomHex } from '../../trust/random.ts';
import { ABOUT_BOOKS } from './about-books.made.ts';
import { withAllGames } from './all-games.ts';
import { attendTabs } from './attend-tabs.ts';
import { type Channel, CHANNEL, tabLock } from './channel.ts';
import { type Holding, type Locks, makeHolding, type OpenFault } from './holding.ts';
import { type LocalHouse, openLocalHouse } from './house.ts';
import { BROWSER_LOG, browserMachine } from './machine.ts';
import { openFaultOf, withFiles } from './rescue.ts';
import { makeBotWorker } from './thread.ts';

// The worker of a tab that has the house of this browser, from when no other tab has it until it is told to let go.

/** What a worker of a browser has for this. */
interface WorkerScope extends Port {
  readonly navigator: { readonly locks?: Locks };
}

type Ending = Port & { terminate(): void };
declare const BroadcastChannel: new (name: string) => Channel;
declare const Worker: new (script: URL, options: { readonly type: 'module' }) => Ending;

const scope = globalThis as unknown as WorkerScope;
const { locks } = scope.navigator;

const startBots = (): Ending => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });

/** Resolves once a tab is no more; a house that is for one tab ends with it. */
async function gone(tab: string): Promise<void> {
  await (locks?.request(tabLock(tab), {}, async () => undefined) ?? new Promise(() => undefined));
}

/** A house on the games of this browser. */
function houseOn(database: BrowserDatabase): Promise<LocalHouse> {
  return openLocalHouse({
    database,
    rulebooks: { about: () => ABOUT_BOOKS, load: loadRulebook },
    machine: browserMachine(),
    answering: makeBotWorker(startBots),
    log: BROWSER_LOG,
  });
}

/** Open the house for all tabs that hear a channel. Returns what closes it, or why it cannot be opened. */
async function open(channelName: string): Promise<(() => Promise<void>) | OpenFault> {
  const sqlite = startSqlite();
  const database = await openBrowserDatabase(sqlite);
  if (isRefusal(database)) {
    sqlite.terminate();
    return openFaultOf(database);
  }
  const again = async (): Promise<LocalHouse> => {
    const next = await openBrowserDatabase(sqlite);
    if (isRefusal(next)) throw new Error(render(BROWSER_WORDS, next.refused));
    return houseOn(next);
  };
  const house = withAllGames(await houseOn(database), again, browserFiles(sqlite));
  const channel = new BroadcastChannel(channelName);
  const leave = attendTabs(house, channel, { name: randomHex(8), keeping: database.keeping }, gone);
  return async () => {
    leave();
    channel.close();
    await house.close();
    sqlite.terminate();
  };
}

/** What a tab can ask its worker for; `channel`: over which tabs are heard. */
export interface HouseService {
  take(channel: string): Promise<OpenFault | null>;
  letGo(): Promise<void>;
  /** The bytes of games that cannot be opened. */
  asItIs(): Promise<Uint8Array>;
  /** Put them aside, and those of a backup in their place, or none. */
  putAside(backup: Uint8Array | null): Promise<Replacement>;
}

let holding: Holding | undefined;
answerOver<HouseService>(scope, {
  take: (channel) => (holding ??= makeHolding(locks, CHANNEL, () => open(channel))).take(),
  letGo: async () => holding?.letGo(),
  asItIs: () => withFiles(locks, (files) => files.bytes('[]')),
  putAside: (backup) => withFiles(locks, (files) => (backup ? files.replace(backup) : files.anew())),
});
