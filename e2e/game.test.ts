import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { PROOF } from '../scripts/tier.ts';
import { answerByHand, chance, headline, latest, openTool, shows } from './player.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';
import { inProof } from './tier.ts';

const AXIS = ['germany', 'japan', 'italy'];
const ALLIES = ['uk', 'usa', 'ussr'];

const on = stage();

/** The whole log of a page, oldest first. */
async function logOf(page: Page): Promise<string[]> {
  await openTool(page, 'log');
  await page.locator('.log .line').first().waitFor();
  const all = page.getByRole('button', { name: /^Show all/ });
  if ((await all.count()) > 0) await all.click();
  const lines = await page
    .locator('.log .line')
    .evaluateAll((list) =>
      list.map((line) => [
        line.querySelector('.line-number')?.textContent,
        ...Array.from(line.querySelectorAll('.outcome, .small'), (p) => p.textContent?.trim()),
      ]),
    );
  return lines.map((line) => line.join(' | ')).toSorted((a, b) => parseInt(a, 10) - parseInt(b, 10));
}

/** Outside proof a game is left once both have answered. */
const MOST = PROOF ? 200 : 6;

/** Two people answer what they are asked until the game is over; a third watches every line come. */
async function playOut(first: Page, second: Page, watcher: Page, seed: number): Promise<number> {
  const random = chance(seed);
  for (let line = 1; line < MOST; line++) {
    if (/over/.test(await headline(first))) return line - 1;
    const either = async (): Promise<boolean> =>
      (await answerByHand(first, random)) || (await answerByHand(second, random));
    await expect.poll(either, { message: `somebody can answer line ${line}` }).toBe(true);
    await Promise.all([first, second, watcher].map((page) => shows(page, line)));
    await expect
      .poll(() => watcher.locator('.ask button:not(.link, .cited)').count(), {
        message: 'a spectator has nothing to press',
      })
      .toBe(0);
  }
  if (PROOF) expect.unreachable('the game does not end');
  return MOST - 1;
}

it.each(inProof(['program', 'typed'] as const, 1))(
  'lets two people in two browsers play a game, in proof to its end, while a third watches (%s dice)',
  async (dice) => {
    const { people, api } = await newGame(on.house.url, {
      scenario: 'short-1942',
      dice,
      people: [
        { name: 'Axis', seats: AXIS },
        { name: 'Allies', seats: ALLIES },
        { name: 'Watcher', seats: [] },
      ],
    });
    const [axis, allies, watcher] = (await Promise.all(people.map(on.sit))) as [Page, Page, Page];
    const lines = await playOut(axis, allies, watcher, dice === 'typed' ? 11 : 7);
    expect(lines).toBeGreaterThan(PROOF ? 10 : 4);
    const { desk } = api;
    expect(await desk('')).toMatchObject({ over: PROOF });
    const logs = await Promise.all([axis, allies, watcher].map(logOf));
    expect(logs[0]).toHaveLength(lines);
    expect(logs[1]).toEqual(logs[0]);
    expect(logs[2]).toEqual(logs[0]);
    await expect.poll(() => latest(watcher)).toBe(lines);
  },
);
