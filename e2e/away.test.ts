import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { deskTexts } from '../src/web/texts.ts';
import { openTab, openTool, shows, toQuestion } from './player.ts';
import { ownStage } from './stage.ts';
import { newGame } from './table.ts';

// A desk whose server is away for longer than it tries to send an answer by itself.

const on = ownStage();

it('reads on without its server, says what was not sent, and goes on once it is back', async () => {
  const { people, api } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [{ name: 'Everyone', seats: ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'] }],
  });
  await api.answer('germany', 'choose', 'spain');
  await api.answer('dice', 'roll', [1, 1]);
  await api.answer('japan', 'choose', 'thailand');
  await api.answer('dice', 'roll', [1]);
  const page = await on.page({ viewport: { width: 1400, height: 900 }, reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  await page.locator('.status.is-live').waitFor();
  const lookBack = async (): Promise<void> => {
    await openTool(page, 'log');
    await page.getByRole('button', { name: 'Look at the table after line 2' }).click();
    await page.getByRole('region', { name: 'What stood then' }).getByText('Spain').first().waitFor();
    await page.getByRole('button', { name: deskTexts.replay.back }).click();
    await page.locator('.replay').waitFor({ state: 'detached' });
  };
  await lookBack();
  await toQuestion(page);
  const ask = page.locator('.ask');
  const [first, second] = [0, 1].map((n) => ask.locator('.option:not(.is-barred) input').nth(n));
  const whatIf = async (option: Locator | undefined): Promise<void> => {
    await option?.check();
    await ask.getByRole('button', { name: deskTexts.whatIf.button }).click();
    await ask.getByRole('region', { name: 'If so:' }).getByText('Then dice fall: ').waitFor();
  };
  await whatIf(first);

  await on.house.stop();
  await page.getByRole('status').filter({ hasText: deskTexts.live.retrying }).waitFor();
  await lookBack();
  await expect.poll(() => page.locator('.log-turn > ol > li').evaluateAll((all) => all.length)).toBe(4);
  await openTab(page, /Map/);
  await page.locator('.map .place').first().waitFor();
  await toQuestion(page);
  await whatIf(second);
  await ask.locator('form .actions button.main').first().click();
  const unsent = ask.getByRole('alert').filter({ hasText: deskTexts.live.unreachable });
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return unsent.count();
    })
    .toBe(1);
  expect(await second?.isChecked()).toBe(true);

  await on.house.start();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.locator('.status.is-live').count();
    })
    .toBe(1);
  expect((await api.desk('')).lines).toHaveLength(4);
  expect(await second?.isChecked()).toBe(true);
  await ask.locator('form .actions button.main').first().click();
  await shows(page, 5);
  expect((await api.desk('')).lines).toHaveLength(5);
});
