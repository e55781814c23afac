import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { axe } from './axe.ts';
import { unfold } from './player.ts';
import { stage } from './stage.ts';

// What was chosen to set up a game, as a file, and set-up that begins with it.

const on = stage();

it('saves set-up as a template without a link, and fills it all in from there', async () => {
  const page = await on.page({ acceptDownloads: true });
  await page.goto(`${on.house.url}/#/new`);
  await page.getByRole('radio', { name: 'Level of Cooperation' }).check();
  await page.getByRole('radio', { name: 'Each at home' }).check();
  await page.locator('#seat-germany').fill('Anna');
  await page.getByRole('button', { name: 'You roll, and type in what you rolled' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as template' }).click(),
  ]);
  const text = readFileSync(await saved.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    kind: 'template',
    rulebook: 'level-of-cooperation',
    dice: 'typed',
    seating: { mode: 'many', names: { germany: 'Anna' } },
  });
  const other = await on.page();
  await other.goto(`${on.house.url}/#/new`);
  await unfold(other.locator('summary', { hasText: 'Begin from a template' }));
  const bring = (body: string): Promise<void> =>
    other
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'ours.json', mimeType: 'application/json', buffer: Buffer.from(body) });
  await bring('{}');
  await other
    .getByRole('alert')
    .getByText(/^ours\.json cannot be used: format must be 1/)
    .waitFor();
  expect(await axe(other)).toEqual([]);
  await bring(text);
  await expect.poll(() => other.getByRole('radio', { name: 'Level of Cooperation' }).isChecked()).toBe(true);
  await expect.poll(() => other.locator('#seat-germany').inputValue()).toBe('Anna');
});
