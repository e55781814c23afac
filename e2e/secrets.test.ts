import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { AsideMessage } from '../src/server/aside/aside.ts';
import { withNews } from '../src/web/aside-known.ts';
import { send, shows } from './player.ts';
import { ownStage } from './stage.ts';
import { allot, Api, newGame, type Seated } from './table.ts';
import { tapped, type Wire } from './wire.ts';
import { inProof } from './tier.ts';

const PEOPLE = [
  { name: 'Axis', seats: ['european-axis'] },
  { name: 'West', seats: ['western-allies'] },
  { name: 'Russia', seats: ['russia'] },
  { name: 'Watcher', seats: [] },
];

const on = ownStage();

/** A seat's page, with every byte that the server sends to it. */
interface Listener {
  readonly page: Page;
  readonly wire: Wire;
}

async function tap(seated: Seated): Promise<Listener> {
  const page = await on.page();
  const wire = await tapped(page);
  await page.goto(`${on.house.url}/${seated.hash}`);
  await page.locator('.me').waitFor();
  return { page, wire };
}

/** The Axis player fills in the allocation by hand and seals it. */
async function allocate(page: Page, points: Readonly<Record<string, number>>): Promise<void> {
  const form = page.locator('.ask form.allocate');
  for (const [row, count] of Object.entries(points)) {
    const [giver = '', place = ''] = row.split(' in ');
    const name = new RegExp(`^${count} DPs?, ${giver}$`);
    await form.getByRole('group', { name: place, exact: true }).getByRole('button', { name }).click();
  }
  await send(form);
  await page.getByRole('button', { name: 'Take it back' }).waitFor();
}

interface Ways {
  readonly axis: Api;
  readonly west: Api;
  readonly russia: Api;
}

/** From the sealed allocations to the fall of the die at Turkey, which the Axis names. */
async function playOn({ axis, west, russia }: Ways): Promise<void> {
  const done = async (said: Promise<{ status: number; body: unknown }>): Promise<void> => {
    const { status, body } = await said;
    expect(status, JSON.stringify(body)).toBe(200);
  };
  await done(west.answer('western-allies', 'allocate', { 'britain/turkey': 1, 'britain/norway': 2 }));
  await done(russia.answer('russia', 'allocate', { 'russia/turkey': 2, 'russia/finland': 2 }));
  await done(axis.answer('european-axis', 'name', { turkey: 1 }));
  await done(russia.answer('russia', 'subversion', {}));
  for (const [way, seat] of [
    [axis, 'european-axis'],
    [west, 'western-allies'],
    [russia, 'russia'],
  ] as const)
    await done(way.answer(seat, 'covert', {}));
  await done(west.answer('table', 'report', { 'table.other.turkey': { value: 2, as: 'change' } }));
  await done(west.answer('dice', 'roll', [3]));
}

/** One of the twin games, with what came over the wire to the others. */
async function twin(
  people: readonly Seated[],
  ways: Ways,
  points: Readonly<Record<string, number>>,
): Promise<Record<string, string[]>> {
  const listeners = await Promise.all(people.map(async (each) => [each.name, await tap(each)] as const));
  const [[, axis] = []] = listeners;
  if (!axis) throw new Error('nobody listens');
  await allocate(axis.page, points);
  await playOn(ways);
  const { lines } = await ways.west.desk('western-allies');
  for (const [, { page }] of listeners.slice(1)) await shows(page, lines.length);
  const heard = async ({ page, wire }: Listener): Promise<string[]> => {
    // how often a page asks the same is a matter of its pace
    const all = [...wire.frames, ...new Set(await wire.bodies())];
    await page.context().close();
    return all;
  };
  const all: Record<string, string[]> = {};
  for (const [name, listener] of listeners) all[name] = await heard(listener);
  return all;
}

/**
 * Without the times that the server tells, in milliseconds, which tests of the server compare under a clock of their own; and
 * what comes beside the desks as a whole: how much of it comes at once is a matter of time, too.
 */
function timeless(heard: readonly string[] = []): string[] {
  const beside: Record<string, ReturnType<typeof withNews>> = {};
  const others = heard.filter((text) => {
    if (!text.startsWith('{"type":"aside"')) return true;
    const news = JSON.parse(text) as AsideMessage;
    beside[news.part] = withNews(beside[news.part], news);
    return false;
  });
  return [...others, JSON.stringify(beside)].map((each) =>
    each.replaceAll(/(?<=[[:,])[12]\d{12}(?=[\],}])/g, 'AT'),
  );
}

it('sends no byte to another seat that depends on a secret: the twin game sounds the same', async () => {
  const { game, people, api } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    dice: 'typed',
    people: PEOPLE,
  });
  await allot(api);
  const way = (i: number): Api => new Api(on.house.url, game, people[i]?.key ?? '');
  const ways = { axis: way(0), west: way(1), russia: way(2) };
  const [axis, ...others] = people;
  if (!axis) throw new Error('nobody plays');
  const listening = [axis, ...inProof(others, 0)];

  // the same game, with the same links, goes on twice from one point
  await on.house.stop('SIGTERM');
  const kept = mkdtempSync(join(tmpdir(), 'demarche-twin-'));
  cpSync(on.house.data, kept, { recursive: true });
  await on.house.start();
  const one = await twin(listening, ways, { 'Germany in Turkey': 2, 'Germany in Spain': 2 });
  await on.house.stop('SIGTERM');
  rmSync(on.house.data, { recursive: true });
  cpSync(kept, on.house.data, { recursive: true });
  rmSync(kept, { recursive: true });
  await on.house.start();
  const other = await twin(listening, ways, {
    'Germany in Turkey': 2,
    'Italy in Greece': 2,
    'Germany in Hungary': 1,
  });

  expect(one['Axis']?.join('\n')).toContain('germany/spain');
  expect(other['Axis']).not.toEqual(one['Axis']);
  for (const { name: listener } of listening.slice(1)) {
    expect(one[listener]?.join('\n'), 'the die has fallen').toContain('told.rolled');
    expect(one[listener]?.join('\n')).not.toContain('germany/spain');
    // as many, in the same order, byte for byte; but for when, as the one game is played after the other
    expect(timeless(other[listener]), listener).toEqual(timeless(one[listener]));
  }
});
