import type { Page, WebSocketRoute } from 'playwright';
import { expect, it } from 'vitest';
import { openTool } from './player.ts';
import { axe } from './axe.ts';
import { A_MOMENT_AGO } from './moments.ts';
import { stage } from './stage.ts';
import { ask, newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// Who plays for somebody who is late: named beforehand, accepted, ended by one press.

const on = stage();

const SITTING = [
  { name: 'Ann', seats: ['germany', 'japan'] },
  { name: 'Ben', seats: ['italy'] },
  { name: 'Rosa', seats: ['uk', 'usa', 'ussr'] },
];

it('names who stands in, who accepts after being told what is read then, and may leave it again', async () => {
  const { game, people, creatorKey } = await newGame(on.house.url, {
    scenario: 'short-1942',
    title: 'Weeks',
    people: SITTING,
  });
  const rule = { hours: 48, unit: 'days', days: [0, 1, 2, 3, 4, 5, 6], zone: 'UTC', late: 'hand' };
  expect((await ask(on.house.url, `/games/${game}/deadline`, creatorKey, { rule })).status).toBe(200);
  const ben = await on.sit(people[1]);
  const his = await openTool(ben, 'deadlines');
  await his.getByText('Two days, UTC; then: whoever stands in takes over.', { exact: true }).waitFor();
  await his.getByText(/reads everything that is secret of your seats/).waitFor();
  await his.getByLabel('Who stands in for me').selectOption('Ann');
  await his.getByRole('button', { name: 'Name', exact: true }).click();
  await his.getByText('Ann has not accepted yet. Until then all wait.').waitFor();
  expect(await axe(ben)).toEqual([]);
  const ann = await on.sit(people[0]);
  const hers = await openTool(ann, 'deadlines');
  await hers.getByText('Ben asks you to play Italy when Ben is late.').waitFor();
  await hers.getByText(/reads everything that is secret of Italy/).waitFor();
  await hers.getByRole('button', { name: 'Accept' }).click();
  await hers.getByText('You play Italy when Ben is late.').waitFor();
  await his.getByText('Ann has accepted.').waitFor();
  await hers.getByRole('button', { name: 'No longer' }).click();
  await his.getByText('Ann has not accepted yet.').waitFor();
  await his.getByLabel('Who stands in for me').selectOption('Nobody: all wait');
  await his.getByRole('button', { name: 'Name', exact: true }).click();
  await expect.poll(() => hers.getByText('Ben asks you').count()).toBe(0);
});

/** The desk of a link, told that somebody plays for Ben, as the server tells it once Ben is late. */
async function told(hash: string | undefined): Promise<Page> {
  const page = await on.page({ reducedMotion: 'reduce' });
  let live: WebSocketRoute | undefined;
  await page.routeWebSocket('**/api/live', (socket) => {
    live = socket;
    const server = socket.connectToServer();
    // what the server knows of it may come later than the desk, and would stand in place of this
    server.onMessage((message) => {
      if (!String(message).includes('"part":"stand-ins"')) socket.send(message);
    });
  });
  await page.goto(`${on.house.url}/${hash}`);
  await page.locator('.me').waitFor();
  const playing = { for: 'Ben', by: 'Ann', seats: ['italy'], accepted: true, since: Date.now() };
  live?.send(
    JSON.stringify({
      type: 'aside',
      part: 'stand-ins',
      whole: true,
      set: { standIns: [playing], may: [] },
    }),
  );
  return page;
}

thorough('says to all who plays for whom now, and lets both end it by one press', async () => {
  const { people } = await newGame(on.house.url, { scenario: 'short-1942', people: SITTING });
  const rosa = await told(people[2]?.hash);
  await rosa
    .getByText(new RegExp(`^Ann plays Italy for Ben until Ben is back \\(since ${A_MOMENT_AGO}\\)\\.$`))
    .waitFor();
  const ann = await told(people[0]?.hash);
  await ann.getByText(/^You play Italy for Ben until Ben is back/).waitFor();
  const given = ann.waitForRequest(/\/stand-in\/accept$/);
  await ann.getByRole('button', { name: 'Give it back' }).click();
  expect((await given).postDataJSON()).toEqual({ for: 'Ben', accept: false });
  const ben = await told(people[1]?.hash);
  await ben.getByText(/^Ann plays Italy for you until you are back/).waitFor();
  expect(await axe(ben)).toEqual([]);
  const back = ben.waitForRequest(/\/back$/);
  await ben.getByRole('button', { name: 'I am back' }).click();
  expect((await back).method()).toBe('POST');
});

thorough('says why a seat is left that somebody has back, and leads to one\u2019s own desk', async () => {
  const { people, api } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: SITTING,
  });
  await api.answer('germany', 'choose', 'turkey');
  await api.answer('dice', 'roll', [2, 6]);
  const page = await on.page({ reducedMotion: 'reduce' });
  // connections are let through until she is sent away; at the next the seat is not hers
  let live: WebSocketRoute | undefined;
  let isBack = false;
  await page.routeWebSocket('**/api/live', (socket) => {
    if (isBack) {
      isBack = false;
      socket.onMessage(() => socket.send('{"type":"error","message":"This seat is not yours."}'));
    } else {
      live = socket;
      socket.connectToServer();
    }
  });
  await page.goto(`${on.house.url}/${people[0]?.hash}?seat=japan`);
  await page.getByTitle('Japan: your turn').waitFor();
  isBack = true;
  live?.send('{"type":"error","message":"Ben is back and plays this seat again."}');
  await live?.close({ code: 1008 });
  await page.getByRole('alert').getByText('Ben is back and plays this seat again.').waitFor();
  await page.getByRole('button', { name: 'Go to your own desk' }).click();
  await page.locator('.me').waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});
