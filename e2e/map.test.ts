import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { lower } from './player.ts';
import { axe } from './axe.ts';
import { stage } from './stage.ts';
import { allot, newGame } from './table.ts';
import { PEOPLE } from './war-game.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// The map fills its pane, has names at every size, and is dragged and drawn larger by pointer, wheel and keys.

const on = stage();
const WAR = {
  rulebook: 'a-world-at-war',
  scenario: 'european-1940',
  people: ['european-axis', 'western-allies', 'russia'].map((seat) => ({ name: seat, seats: [seat] })),
};

async function placing(width: number, height: number): Promise<Page> {
  const { people, api } = await newGame(on.house.url, WAR);
  await allot(api);
  const page = await on.page({ viewport: { width, height } });
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  await page.locator('form.allocate').waitFor();
  if (width <= 760) await lower(page);
  await page.locator('.map .name').first().waitFor();
  return page;
}

const names = (page: Page): Promise<string[]> => page.locator('.map .name').allTextContents();
/** Pixels that a land takes from side to side, and where its middle stands. */
const land = (page: Page, name: string): Promise<{ wide: number; x: number; y: number }> =>
  page.locator(`.map .places [aria-label^="${name}"]`).evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return { wide: Math.round(width), x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  });

it('fills its pane and opens on all that is asked, with the names of lands and waters', async () => {
  const page = await placing(1400, 900);
  const box = (of: string) => page.locator(of).first().boundingBox();
  await expect.poll(async () => isDeepStrictEqual(await box('.map'), await box('.map-view'))).toBe(true);
  await expect
    .poll(() => names(page))
    .toEqual(expect.arrayContaining(['Turkey', 'Norway', 'Ireland', 'Spain', 'Greece']));
  await expect.poll(() => page.locator('.map .water').allTextContents()).toContain('Black Sea');
  await expect
    .poll(() => page.locator('.map .far').allTextContents())
    .toEqual(expect.arrayContaining(['Poland', 'Crete']));
  const size = await page
    .locator('.map .sign:not(.of-power, .of-capital, .of-city) .name')
    .first()
    .evaluate((each) => getComputedStyle(each).fontSize);
  expect(size).toBe('14.5px');
  // the homes of the powers come with all that plays
  await expect.poll(() => page.locator('.map .of-power .name').allTextContents()).toContain('Britain');
});

it('is drawn larger by its keys, moved by the arrows, and whole again', async () => {
  const page = await placing(1400, 900);
  const before = await land(page, 'Hungary');
  await page.locator('.map').focus();
  await page.keyboard.press('+');
  await expect.poll(async () => (await land(page, 'Hungary')).wide).toBeGreaterThan(before.wide * 1.3);
  const larger = await land(page, 'Hungary');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await land(page, 'Hungary')).x).toBeLessThan(larger.x - 30);
  await page.keyboard.press('-');
  await expect.poll(async () => (await land(page, 'Hungary')).wide).toBe(before.wide);
  await page.keyboard.press('0');
  await expect.poll(async () => (await land(page, 'Hungary')).wide).toBeLessThan(before.wide);
  // one more stop of the Tab key: among the places the arrows lead from one to the next, in the order of the table
  await page.keyboard.press('Tab');
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
  expect(await focused()).toMatch(/^Belgium/);
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toMatch(/^Bulgaria/);
  await page.keyboard.press('+');
  expect(await focused()).toMatch(/^Bulgaria/);
});

thorough(
  'is dragged, and drawn larger by the wheel, with its key too, and by its buttons; the page is not',
  async () => {
    const page = await placing(1400, 900);
    const before = await land(page, 'Hungary');
    await page.mouse.move(before.x, before.y);
    await page.mouse.down();
    await page.mouse.move(before.x + 40, before.y + 30, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await land(page, 'Hungary')).x).toBe(before.x + 40);
    // a drag is no touch
    expect(await page.locator('.map .count').count()).toBe(0);
    expect(await page.locator('.place-card').count()).toBe(0);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await land(page, 'Hungary')).wide).toBeGreaterThan(before.wide * 1.5);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    const larger = (await land(page, 'Hungary')).wide;
    await page.mouse.wheel(0, -120);
    await expect.poll(async () => (await land(page, 'Hungary')).wide).toBeGreaterThan(larger * 1.2);
    await page.mouse.wheel(0, 120);
    await expect.poll(async () => Math.abs((await land(page, 'Hungary')).wide - larger)).toBeLessThan(1);
    await page.getByRole('button', { name: 'Draw it smaller' }).click();
    await expect.poll(async () => (await land(page, 'Hungary')).wide).toBeLessThan(larger);
    // back to what is asked, and from there to all of it
    const back = page.getByRole('button', { name: /the whole map/ });
    await back.click();
    await expect.poll(async () => (await land(page, 'Hungary')).wide).toBe(before.wide);
    await back.click();
    await expect.poll(async () => (await land(page, 'Hungary')).wide).toBeLessThan(before.wide);
    // where it was left it is found again
    const whole = await land(page, 'Hungary');
    await page.getByRole('tab', { name: 'Tension' }).click();
    await page.getByRole('tab', { name: 'Map' }).click();
    await expect.poll(() => land(page, 'Hungary')).toEqual(whole);
  },
);

thorough(
  'is drawn larger by two fingers and by a double tap on a phone, where a touch opens a sheet',
  async () => {
    const page = await placing(390, 844);
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(3);
    const before = await land(page, 'Hungary');
    const pane = await page.locator('.map-drag').boundingBox();
    if (!pane) throw new Error('no map');
    await page.locator('.map-drag').evaluate(
      (drag, { x, y }) => {
        const finger = (type: string, pointerId: number, clientX: number): void => {
          drag.setPointerCapture = () => undefined;
          const at = { pointerId, clientX, clientY: y, bubbles: true, pointerType: 'touch' };
          drag.dispatchEvent(new PointerEvent(type, at));
        };
        finger('pointerdown', 1, x - 20);
        finger('pointerdown', 2, x + 20);
        for (const by of [30, 45, 60]) {
          finger('pointermove', 1, x - by);
          finger('pointermove', 2, x + by);
        }
        finger('pointerup', 1, x - 60);
        finger('pointerup', 2, x + 60);
      },
      { x: pane.x + pane.width / 2, y: pane.y + pane.height / 2 },
    );
    await expect.poll(async () => (await land(page, 'Hungary')).wide).toBeGreaterThan(before.wide * 2);
    await page.getByRole('button', { name: /the whole map/ }).click();
    await expect.poll(async () => (await land(page, 'Hungary')).wide).toBeLessThanOrEqual(before.wide);
    const whole = (await land(page, 'Hungary')).wide;
    // at once, however busy the machine is: two touches far apart in time are none
    await page.locator('.map-drag').evaluate(
      (drag, [clientX, clientY]) => {
        for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
          drag.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, clientY, bubbles: true }));
      },
      [pane.x + 20, pane.y + pane.height - 30] as const,
    );
    // twice as wide, to a pixel
    await expect
      .poll(async () => Math.abs((await land(page, 'Hungary')).wide - whole * 2))
      .toBeLessThanOrEqual(1);
    await page.locator('.map [aria-label^="Rumania"]').dispatchEvent('click');
    const sheet = page.locator('.place-card');
    await sheet.getByRole('button', { name: '3', exact: true }).click();
    await expect.poll(() => page.locator('.map .count').allTextContents()).toEqual(['3']);
    await expect
      .poll(async () => (await land(page, 'Rumania')).y - ((await sheet.boundingBox())?.y ?? 0))
      .toBeLessThan(0);
    expect(await axe(page)).toEqual([]);
  },
);

thorough(
  'shows the world of The War Game with a small map of it, on which a touch goes elsewhere',
  async () => {
    const setup = {
      rulebook: 'the-war-game',
      scenario: 'first-turn',
      dice: 'typed',
      people: PEOPLE,
    } as const;
    const { people } = await newGame(on.house.url, setup);
    const page = await on.sit(people[0]);
    const curtain = page.locator('main.page.narrow button.main');
    await page.locator('.me').or(curtain).first().waitFor();
    if ((await curtain.count()) > 0) await curtain.click();
    const inset = page.locator('.map-inset');
    await inset.waitFor();
    const before = await land(page, 'Japan');
    const box = await inset.boundingBox();
    if (!box) throw new Error('no small map');
    await page.mouse.click(box.x + box.width * 0.9, box.y + box.height * 0.45);
    await expect.poll(async () => (await land(page, 'Japan')).x).toBeLessThan(before.x);
    await expect.poll(() => names(page)).toContain('Japan');
    // a place that is found by its name is brought to the middle
    await page.keyboard.press('/');
    await page.locator('#find-place:focus').waitFor();
    await page.keyboard.type('venez');
    await page.keyboard.press('Enter');
    await page.locator('.place-card').waitFor();
    const aside = async (): Promise<number> => {
      const [view, found] = [await page.locator('.map-view').boundingBox(), await land(page, 'Venezuela')];
      return Math.abs(found.x - ((view?.x ?? 0) + (view?.width ?? 0) / 2));
    };
    await expect.poll(aside).toBeLessThan(60);
    expect(await axe(page)).toEqual([]);
  },
);
