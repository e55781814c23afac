import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storage } from '../storage.test-helper.ts';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

it('keeps the games of a browser apart from those of the server at its address, and leads to each', async () => {
  const here = storage();
  vi.stubGlobal('localStorage', here);
  // as every version kept it
  here.setItem('demarche.desk.g/k', JSON.stringify({ game: 'g', key: 'k', title: 'Served', at: 1 }));
  const { keepForBrowser, pageOf, whoseElsewhere } = await import('./whose.ts');
  const { forgetDesk, keepDesk, knownDesks } = await import('./known.ts');
  const { keepLinks, keptGames } = await import('./kept-links.ts');
  expect([knownDesks().map(({ title }) => title), whoseElsewhere()]).toEqual([['Served'], 'browser']);
  keepForBrowser('/offline/');
  expect(knownDesks()).toEqual([]);
  // a game that was brought here from the server's backup has the same name there
  keepDesk({ game: 'g', key: 'k', title: 'Here', at: 2 });
  keepLinks({ game: 'm', title: 'Made', creatorKey: 'c', people: [], addresses: [], handedOn: true });
  expect(knownDesks().map(({ title }) => title)).toEqual(['Here']);
  expect(knownDesks(here, whoseElsewhere()).map(({ title }) => title)).toEqual(['Served']);
  expect([keptGames().length, keptGames(here, 'server').length]).toEqual([1, 0]);
  expect([pageOf('server'), pageOf('browser')]).toEqual(['/', '/offline/']);
  forgetDesk({ game: 'g', key: 'k' });
  expect(knownDesks(here, 'server')).toHaveLength(1);
});
