import './not-begun.css';
import { createElement } from 'react';
import { CHANNEL, type HouseService, startHouse, tabLock } from '../server/local/index.ts';
import { callsOver } from '../store/browser/index.ts';
import { randomHex } from '../trust/random.ts';
import { begin } from '../web/begin.tsx';
import { provideBeyond } from '../web/beyond.ts';
import { keepForBrowser } from '../web/kept/whose.ts';
import { later } from '../web/later.tsx';
import { BUILDS, buildOf, sayBuild } from './builds.ts';
import { provideStorage } from '../web/storage.ts';
import { haveHouse } from './having.ts';
import { houseHere } from './house-here.ts';
import { keptFromFirstGame } from './keeping.ts';
import { Above, Place } from './place.tsx';
import { keepPage } from './renewal.ts';
import { knowNothing } from './standing.ts';
import { watchHouse } from './watch.ts';

/** Let the house know until when this tab is there. */
function beHere(locks: LockManager, tab: string): Promise<void> {
  return new Promise((resolve) => {
    void locks.request(tabLock(tab), () => {
      resolve();
      return new Promise(() => undefined);
    });
  });
}

// where a browser blocks site data there is another storage first
provideStorage(window);
keepForBrowser(window.location.pathname);
const known = knowNothing();
provideBeyond({
  Others: () => null,
  MakerPage: later(async () => (await import('./maker-page.tsx')).MakerPage),
  Place: () => createElement(Place, { known }),
  Above: () =>
    createElement(Above, {
      known,
      files: { asItIs: () => call('asItIs'), putAside: (backup) => call('putAside', backup) },
    }),
  without: ['many', 'notices'],
});

const tab = randomHex(8);
// without encryption a page has no locks: its house is for this tab alone
const { locks, storage } = navigator as Partial<Navigator>;
const build = buildOf(document);
// what tabs and houses say to each other is for those of one build
const name = [CHANNEL, build, ...(locks ? [] : [tab])].join(' ');
if (locks) await beHere(locks, tab);
const call = callsOver<HouseService>(startHouse());

const here = houseHere(new BroadcastChannel(name), tab, ({ keeping }) => {
  known.set({ keeping });
  heard();
});
const heard = watchHouse({
  who: here.who,
  isSeen: () => document.visibilityState === 'visible',
  told: (isSilent) => known.set({ isSilent }),
});
window.addEventListener('beforeunload', (event) => {
  const { keeping, hasGames } = known.now();
  if (hasGames && keeping === 'until the tab closes') event.preventDefault();
});
const begun = (): void => {
  known.set({ hasGames: true });
  here.who();
};
begin(keptFromFirstGame(here, storage, begun));
const letGo = haveHouse(
  { take: (channel) => call('take', channel), letGo: () => call('letGo') },
  name,
  (refused) => known.set({ refused }),
);
if (locks)
  sayBuild(new BroadcastChannel(BUILDS), build, () => {
    letGo();
    here.leave();
    known.set({ isOld: true });
  });
// what the first page needs comes first
const ended = known.listen(() => {
  const { keeping, refused } = known.now();
  if (keeping === null && refused === null) return;
  ended();
  void keepPage((renew) => known.set({ renew }));
});
