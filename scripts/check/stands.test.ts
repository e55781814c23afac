import { expect, it } from 'vitest';
import { readSources } from './imports.ts';
import { INNER, READERS, standsDespite } from './stands.ts';

const IMPORTERS = new Map([
  ['src/store/file.ts', ['src/store/file.test.ts']],
  ['src/server/pairs/acting.test-helper.ts', ['src/server/pairs/small.test.ts', 'src/server/all.test.ts']],
]);
const despite = (...changed: string[]) => standsDespite(changed, IMPORTERS);

it('lets nothing stand once something is changed that all is made of, or nobody knows what', () => {
  for (const file of [
    'src/rulebooks/small/places.json',
    'vitest.config.ts',
    'package.json',
    'conformance/small/1.yaml',
    '',
  ])
    expect(despite('src/store/file.test.ts', file)('src/kernel/odds.test.ts')).toBe(false);
});

it('runs a changed test again, what loads a changed helper or stands beside it, and what reads all files', () => {
  const stands = despite(
    'e2e/talk.test.ts',
    'src/server/pairs/acting.test-helper.ts',
    'scripts/check/said.ts',
  );
  for (const unit of [
    'e2e/talk.test.ts',
    'src/server/pairs/small.test.ts',
    'src/server/pairs/run-by-path.test.ts',
    'src/server/all.test.ts',
    'scripts/links.test.ts',
    'lint',
    'generated docs',
  ])
    expect(stands(unit), unit).toBe(false);
  for (const unit of ['e2e/map.test.ts', 'src/store/file.test.ts', 'conformance cases'])
    expect(stands(unit), unit).toBe(true);
});

it('runs what loads a changed part of the tests of the desk, and all of them where it is around them', () => {
  const importers = new Map([
    ['e2e/player.ts', ['e2e/game.test.ts']],
    ['e2e/house.ts', ['e2e/shared-house.ts']],
    ['e2e/site.ts', ['scripts/pictures.test.ts', 'docs/site.test.ts']],
  ]);
  const player = standsDespite(['e2e/player.ts'], importers);
  expect([player('e2e/game.test.ts'), player('e2e/map.test.ts'), player('src/store/file.test.ts')]).toEqual([
    false,
    true,
    true,
  ]);
  const house = standsDespite(['e2e/house.ts'], importers);
  expect([house('e2e/map.test.ts'), house('src/store/file.test.ts')]).toEqual([false, true]);
  expect(standsDespite(['e2e/site.ts'], importers)('docs/site.test.ts')).toBe(false);
  expect(standsDespite(['e2e/vitest.config.ts'], importers)('e2e/map.test.ts')).toBe(false);
});

it('lets the page of the checks be changed, and what depends on nothing changed stand', () => {
  expect(despite('docs/contributing.md')('src/store/file.test.ts')).toBe(true);
  expect(despite('docs/hosting.md')('src/store/file.test.ts')).toBe(false);
});

it('tries changes of a rule anew once a test of a rulebook is changed', () => {
  const mutants = 'changes of a rule that cases must notice';
  expect(despite('src/rulebooks/small/kit.test.ts')(mutants)).toBe(false);
  expect(despite('src/store/file.test.ts')(mutants)).toBe(true);
});

it('lets the rooms within stand when one around them is changed, and nothing else', () => {
  const importers = new Map([...IMPORTERS, ['scripts/preact.ts', ['vitest.config.ts', 'vite.config.ts']]]);
  const site = standsDespite(
    ['src/site/main.ts', 'src/store/file.ts', 'scripts/offline.ts', 'e2e/golden/games/small.txt'],
    importers,
  );
  for (const unit of ['src/kernel/odds.test.ts', 'the kit with many pairs'])
    expect(site(unit), unit).toBe(true);
  for (const unit of [
    'src/store/file.test.ts',
    'src/cli/play.test.ts',
    'e2e/map.test.ts',
    'conformance cases',
  ])
    expect(site(unit), unit).toBe(false);
  const within = standsDespite(
    ['src/kernel/roll.ts'],
    new Map([['src/kernel/roll.ts', ['src/kernel/roll.test.ts', 'scripts/kit.ts']]]),
  );
  expect(within('src/kernel/odds.test.ts')).toBe(true);
  for (const unit of ['src/kernel/roll.test.ts', 'the kit with many pairs', 'e2e/map.test.ts', ...READERS])
    expect(within(unit), unit).toBe(false);
  expect(standsDespite(['scripts/kit.ts'], importers)('the kit with many pairs')).toBe(false);
  expect(standsDespite(['scripts/preact.ts'], importers)('src/kernel/odds.test.ts')).toBe(false);
});

it('knows the rooms within: nothing in them starts a process, and few tests read files', () => {
  const within = [...readSources()].filter(([path]) => INNER.test(path));
  expect(within.length).toBeGreaterThan(500);
  expect(
    within.filter(([, text]) => /child_process|worker_threads/.test(text)).map(([path]) => path),
  ).toEqual([]);
});
