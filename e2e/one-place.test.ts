import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { axe } from './axe.ts';
import { shows } from './player.ts';
import { stage } from './stage.ts';
import { newGame, type Wish } from './table.ts';
import { inProof } from './tier.ts';
import { Play } from './tour.ts';

// One place: panel, rail and main button never move, whatever is asked, rolled or waited for.

const on = stage();

/** A window, and where in it the panel and the main button are: left, top; the button is 48 high. */
const WINDOWS = [
  { width: 1400, height: 860, panel: 920, button: [945, 798] },
  { width: 1024, height: 768, panel: 624, button: [643, 706] },
  { width: 390, height: 844, panel: 0, button: [16, 728] },
] as const;

const LEVEL: Wish = {
  rulebook: 'level-of-cooperation',
  scenario: 'short-1942',
  dice: 'typed',
  people: [
    { name: 'Anna', seats: ['germany'] },
    { name: 'Ben', seats: ['japan', 'italy', 'uk', 'usa', 'ussr'] },
  ],
};

const BOOKS: readonly (Wish & { readonly steps: number })[] = [
  { ...LEVEL, steps: 5 },
  {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    dice: 'typed',
    steps: 12,
    people: [
      { name: 'Anna', seats: ['european-axis'] },
      { name: 'Ben', seats: ['western-allies', 'russia'] },
    ],
  },
  {
    rulebook: 'gathering-storm',
    scenario: 'first-turn',
    dice: 'typed',
    steps: 9,
    people: [
      { name: 'Anna', seats: ['axis'] },
      { name: 'Ben', seats: ['allies', 'russia'] },
    ],
  },
  {
    rulebook: 'the-war-game',
    scenario: 'first-turn',
    dice: 'typed',
    steps: 7,
    people: [
      { name: 'Anna', seats: ['germany-italy'] },
      { name: 'Ben', seats: ['japan', 'ussr', 'uk-france', 'usa-china'] },
    ],
  },
];

/** The button of the panel. */
const MAIN = '.now :is(.is-main > form > .actions, .actions.foot) > .main';

/** Where the frame stands, in whole pixels: rail, panel, and each main button that there is. */
function frameOf(page: Page): Promise<{
  readonly tools: readonly string[];
  readonly panel: readonly number[];
  readonly buttons: readonly (readonly number[])[];
  readonly heading: number;
}> {
  return page.evaluate(() => {
    const box = (each: Element): DOMRect => each.getBoundingClientRect();
    const seen = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const [panel] = seen('.now').map(box);
    return {
      tools: seen('.tool').map((each) => {
        const { left, top } = box(each);
        return `${each.getAttribute('data-tool')} ${Math.round(left)} ${Math.round(top)}`;
      }),
      panel: [panel?.left ?? -1, panel?.bottom ?? -1].map(Math.round),
      buttons: seen('.now .is-main > form > .actions > .main, .now .actions.foot > .main').map((each) => {
        const { left, top, height } = box(each);
        return [left, top, height].map(Math.round);
      }),
      heading: Math.round(seen('main h1').map(box)[0]?.top ?? -1),
    };
  });
}

it.each(BOOKS)('keeps panel, rail and main button where they are while $rulebook is played', async (book) => {
  const { steps, ...wish } = book;
  const { game, people } = await newGame(on.house.url, wish);
  const plays = people.map(({ key }) => new Play(on.house, game, key));
  const page = await on.page({ reducedMotion: 'reduce' });
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  await page.locator('main h1').waitFor();
  const rails = new Map<number, readonly string[]>();
  const states = new Set<string>();
  for (let step = 0; step < steps; step++) {
    states.add((await page.locator('.me').getAttribute('class')) ?? '');
    for (const { panel, button, ...viewport } of WINDOWS) {
      await page.setViewportSize(viewport);
      await page.locator(MAIN).first().waitFor();
      const at = `step ${step} of ${book.rulebook} at ${viewport.width}`;
      const frame = await frameOf(page);
      expect(frame.buttons.length, at).toBeGreaterThan(0);
      for (const each of frame.buttons) expect(each, at).toEqual([...button, 48]);
      expect(frame.panel[0], at).toBe(panel);
      expect(frame.tools, at).toEqual(rails.get(viewport.width) ?? frame.tools);
      rails.set(viewport.width, frame.tools);
      if (viewport.width > 760) expect(frame.heading, at).toBeLessThan(200);
    }
    const line = await played(plays);
    if (line === null) break;
    await shows(page, line);
  }
  // one waits, and is asked
  expect(states.size).toBeGreaterThan(1);
});

/** One answer more by whoever is asked; the lines that there are for all by then, null: nobody can. */
async function played(plays: readonly Play[]): Promise<number | null> {
  for (const play of plays)
    if ((await play.go(1)) > 0) return (await play.desk('')).lines.filter(({ hidden }) => !hidden).length;
  return null;
}

const LOOKS = WINDOWS.flatMap(({ width, height }) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, height, colorScheme })),
);

it.each(inProof(LOOKS, 5))('is sound at %j', async ({ width, height, colorScheme }) => {
  const { people } = await newGame(on.house.url, LEVEL);
  for (const who of people) {
    const page = await on.page({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${on.house.url}/${who.hash}`);
    await page.locator(MAIN).first().waitFor();
    expect(await axe(page), who.name).toEqual([]);
    await page.locator('.clock-now').click();
    await page.locator('.turns').waitFor();
    expect(await axe(page), 'turns').toEqual([]);
  }
});
