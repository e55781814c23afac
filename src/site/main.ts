import { CHANNEL, type HouseService, startHouse, tabLock } from '../server/local/index.ts';
import { callsOver } from '../store/browser/index.ts';
import { randomHex } from '../trust/random.ts';
import { begin } from '../web/begin.tsx';
import { haveHouse } from './having.ts';
import { houseHere } from './house-here.ts';

/** Let the house know until when this tab is there. */
function beHere(locks: LockManager, tab: string): Promise<void> {
  return new Promise((resolve) => {
    void locks.request(tabLock(tab), () => {
      resolve();
      return new Promise(() => undefined);
    });
  });
}

const tab = randomHex(8);
// without encryption a page has no locks: its house is for this tab alone
const { locks } = navigator as Partial<Navigator>;
const name = locks ? CHANNEL : `${CHANNEL} ${tab}`;
if (locks) await beHere(locks, tab);
const call = callsOver<HouseService>(startHouse());
begin(houseHere(new BroadcastChannel(name), tab));
haveHouse({ take: (channel) => call('take', channel), letGo: () => call('letGo') }, name, () => undefined);
