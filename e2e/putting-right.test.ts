import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openTool } from './player.ts';
import { dialog, isSound, lineOf, propose } from './mending.ts';
import { stage } from './stage.ts';
import { Api, newGame, type Seated } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// What was wrong then is put right from there, by the game's own answers.

const on = stage();

const AXIS = ['germany', 'japan', 'italy'];
const ALLIES = ['uk', 'usa', 'ussr'];

interface Sat {
  readonly people: readonly Seated[];
  readonly apis: readonly Api[];
}

async function sat(
  people: readonly { name: string; seats: readonly string[] }[],
  data: readonly object[] = [],
): Promise<Sat> {
  const made = await newGame(on.house.url, { scenario: 'short-1942', dice: 'typed', people, data });
  const apis = made.people.map(({ key }) => new Api(on.house.url, made.game, key));
  return { people: made.people, apis };
}
const alone = (...data: readonly object[]) => sat([{ name: 'Anna', seats: [...AXIS, ...ALLIES] }], data);

/** Germany turned to Spain and missed, Japan to Thailand: lines 1 to 4. */
async function played(axis: Api | undefined): Promise<void> {
  await axis?.answer('germany', 'choose', 'spain');
  await axis?.answer('dice', 'roll', [6, 6]);
  await axis?.answer('japan', 'choose', 'thailand');
  await axis?.answer('dice', 'roll', [5]);
}

async function typeDie(page: Page, die: number, face: number): Promise<void> {
  const faces = dialog(page)
    .locator('fieldset.die')
    .nth(die - 1);
  await faces.getByRole('radio', { name: String(face), exact: true }).check();
}

describe('at one device', () => {
  it('a typed die is put right past later lines, and what is otherwise stands below', async () => {
    const { people, apis } = await alone();
    await played(apis[0]);
    const page = await on.sit(people[0]);
    await (await lineOf(page, 2)).click();
    await dialog(page).getByRole('heading', { name: 'Put right: line 2' }).waitFor();
    await typeDie(page, 1, 1);
    await typeDie(page, 2, 2);
    await dialog(page).getByRole('button', { name: 'Put this in its place' }).click();
    await dialog(page).getByText('What was seen stays seen').waitFor();
    await isSound(page);
    await propose(page, 'misread');
    const latest = page.locator('.latest');
    await expect
      .poll(() => latest.textContent())
      .toMatch(/^Just nowPut right: the die for Spain was 1, 2, not 6, 6 .*misread/s);
    await expect
      .poll(() => latest.locator('.otherwise').textContent())
      .toMatch(
        /Hits: Germany at Spain 0, no hit.* 1, a hit.*Spain stays where it is.*Spain stands at \u22121\. Move it on the track, from 0/s,
      );
    // what is no more is struck out
    expect(await latest.locator('.otherwise s').allTextContents()).toEqual([
      expect.stringMatching(/^0, no hit/),
      'Spain stays where it is',
    ]);
    await openTool(page, 'log');
    const log = page.locator('.log');
    const numbers = (): Promise<number[]> =>
      log
        .locator('.log-turn > ol > li')
        .evaluateAll((all) => all.map((each) => (each as HTMLLIElement).value));
    // each once and in its place, as it is now
    await expect.poll(numbers).toEqual([5, 8, 7, 6, 1]);
    const again = log.locator('.log-turn > ol > li[value="6"]');
    await again.getByText('put right', { exact: true }).waitFor();
    expect(await again.locator('s').allTextContents()).toEqual(['Spain, hits of Germany: 0']);
    await isSound(page);
    // what is done next is the latest
    const [next = ''] = (await apis[0]?.desk(''))?.awaiting ?? [];
    await apis[0]?.answer(next, 'choose', 'turkey');
    await expect.poll(() => latest.textContent()).toMatch(/^Just now.* turns to Turkey.*9/s);
  });

  thorough(
    'a report is put right from the panel of facts, and one that was missing from the sum it touches',
    async () => {
      const { people, apis } = await alone();
      await apis[0]?.answer('table', 'standing-0/report', {
        'control.gibraltar': { value: 'germany', as: 'change' },
      });
      await apis[0]?.answer('germany', 'choose', 'spain');
      await apis[0]?.answer('dice', 'roll', [2, 6]);
      const page = await on.sit(people[0]);
      await openTool(page, 'facts');
      await page.getByLabel('Find what happened, or a fact').fill('Gibraltar');
      await page.getByRole('button', { name: 'Put right: Who controls Gibraltar?' }).click();
      await dialog(page).getByRole('heading', { name: 'Put right: line 1' }).waitFor();
      await dialog(page).getByRole('button', { name: 'Put this in its place' }).click();
      await dialog(page).getByText('This is what the line says already.').waitFor();
      await dialog(page)
        .getByRole('combobox', { name: /^Who controls Gibraltar/ })
        .selectOption('uk');
      await dialog(page).getByRole('button', { name: 'Put this in its place' }).click();
      await propose(page, 'the British held it');
      const otherwise = page.locator('.latest .otherwise');
      await expect
        .poll(() => otherwise.textContent())
        .toMatch(/Hits: Germany at Spain 1, a hit.* 0, no hit.*Spain stays where it is/);
      // what is no more is struck out
      expect(await otherwise.locator('s').allTextContents()).toEqual([
        expect.stringMatching(/^1, a hit/),
        expect.stringMatching(/^Spain stands at \u22121/),
        expect.stringMatching(/^Spain at \u22121: the Axis have docking/),
      ]);
      // from now on it is a report like any other
      await (await lineOf(page, 5)).click();
      await dialog(page).getByText('It has changed, or holds from now on').click();
      await dialog(page).getByLabel('What happened?').selectOption('correction');
      await dialog(page)
        .getByRole('combobox', { name: /^Who controls Gibraltar/ })
        .selectOption('germany');
      await dialog(page).getByRole('button', { name: 'Report 1 change' }).click();
      await expect.poll(() => page.locator('.latest .affects').textContent()).toMatch(/line 7, Hits/);
      await page
        .locator('.latest')
        .getByRole('button', { name: 'Put right what was reported before it' })
        .click();
      await dialog(page).getByRole('heading', { name: 'Put right: line 5' }).waitFor();
      const found = dialog(page).getByRole('combobox', { name: /^Who controls Gibraltar/ });
      await expect.poll(() => found.inputValue()).toBe('germany');
    },
  );

  thorough('several lines are gathered, on a phone too, and one that was missing is put in', async () => {
    const { people, apis } = await alone();
    await played(apis[0]);
    const page = await on.sit(people[0]);
    await page.setViewportSize({ width: 390, height: 800 });
    await (await lineOf(page, 2)).click();
    await dialog(page).getByText('Something was missing before this line').click();
    await dialog(page).getByLabel('Find a fact').fill('Gibraltar');
    await dialog(page).getByLabel('What was so before this line').selectOption('control.gibraltar');
    await dialog(page)
      .getByRole('combobox', { name: /^Who controls Gibraltar/ })
      .selectOption('germany');
    await isSound(page);
    await dialog(page).getByRole('button', { name: 'Put it in before this line' }).click();
    await dialog(page).getByRole('button', { name: 'Choose another line as well' }).click();
    await page.getByText('1 thing to put right, not proposed yet.').waitFor();
    await isSound(page);
    await (await lineOf(page, 4)).click();
    await typeDie(page, 1, 1);
    await dialog(page).getByRole('button', { name: 'Put this in its place' }).click();
    await expect
      .poll(() => dialog(page).locator('.mend-proposal > ul').first().textContent())
      .toMatch(
        /before line 2: The table, Who controls Gibraltar\? Germany.*the die for Thailand was 1, not 5/is,
      );
    await propose(page, 'both forgotten');
    await openTool(page, 'log');
    const putIn = page.locator('.log-turn > ol > li[value="6"]');
    await putIn.getByText('put in', { exact: true }).waitFor();
    expect(await putIn.textContent()).toMatch(/Gibraltar.*Germany/);
    await isSound(page);
  });

  thorough('answers of several seats are put right together', async () => {
    const { people, apis } = await alone();
    await played(apis[0]);
    const page = await on.sit(people[0]);
    for (const [n, target] of [
      [1, 'Portugal'],
      [3, 'Tibet'],
    ] as const) {
      await (await lineOf(page, n)).click();
      await dialog(page)
        .getByRole('radio', { name: new RegExp(`^${target}`) })
        .check();
      await dialog(page).getByRole('button', { name: 'Put this in its place' }).click();
      if (n === 1) await dialog(page).getByRole('button', { name: 'Choose another line as well' }).click();
    }
    await propose(page, 'both misheard');
    await expect
      .poll(() => page.locator('.latest').textContent())
      .toMatch(
        /Put right: Germany turns to Portugal; dice: 2, not: Germany turns to Spain; dice: 2; Japan, Tibet, not: Japan turns to Thailand; dice: 1/,
      );
  });

  thorough('a die is struck out, and then the striking out, by keys alone', async () => {
    const { people, apis } = await alone();
    await played(apis[0]);
    const page = await on.sit(people[0]);
    const put = async (n: number, ...keys: readonly string[]): Promise<void> => {
      await (await lineOf(page, n)).focus();
      await page.keyboard.press('Enter');
      await dialog(page)
        .getByRole('heading', { name: `Put right: line ${n}` })
        .waitFor();
      const way = dialog(page).getByRole('radio').first();
      await expect.poll(() => way.isChecked()).toBe(true);
      await way.focus();
      for (const key of keys) await page.keyboard.press(key);
      await dialog(page).getByRole('button', { name: 'Strike it out' }).focus();
      await page.keyboard.press('Enter');
      await expect
        .poll(() =>
          dialog(page)
            .getByLabel('Why')
            .evaluate((field) => field === document.activeElement),
        )
        .toBe(true);
      await page.keyboard.type('misread');
      await page.keyboard.press('Enter');
      await expect.poll(() => dialog(page).count()).toBe(0);
    };
    await put(2, 'ArrowDown');
    await page
      .getByRole('status')
      .filter({ hasText: 'Coming again: 2 lines, now waiting for the dice' })
      .waitFor();
    await expect
      .poll(() => page.locator('.latest').textContent())
      .toMatch(/Put right: \u201cSpain, hits of Germany: 0[^\u201d]*\u201d struck out.*\u201cmisread\u201d/);
    await put(5);
    await expect.poll(() => page.locator('.coming').count()).toBe(0);
    await expect
      .poll(() => page.locator('.latest').textContent())
      .toMatch(/^Just nowPut right: \u201cPut right: .*\u201d struck out.*6/);
    await page.getByText('This was put right once more, in line 6.').waitFor();
  });

  thorough('what was done on the map for it, and holds no more, is to be taken back there', async () => {
    // one step short of Germany's marker, which the players must place
    const { people, apis } = await alone({ format: 1, kind: 'start', levels: { turkey: -2 } });
    await apis[0]?.answer('germany', 'choose', 'turkey');
    await apis[0]?.answer('dice', 'roll', [1, 6]);
    const page = await on.sit(people[0]);
    await openTool(page, 'todo');
    const toDo = page.locator('.side .directives');
    const place = toDo.getByRole('checkbox').first();
    const what = (await toDo.locator('label span').first().textContent()) ?? '';
    await place.click();
    await toDo.getByText('Done (1)').waitFor();
    await (await lineOf(page, 2)).click();
    await typeDie(page, 1, 6);
    await dialog(page).getByRole('button', { name: 'Put this in its place' }).click();
    await propose(page, 'a six');
    await expect.poll(() => page.locator('.otherwise').textContent()).toContain(`Take back: ${what}`);
    const back = toDo.getByRole('checkbox', { name: `Take back: ${what}` });
    await isSound(page);
    await back.click();
    await expect.poll(() => toDo.count()).toBe(0);
    await expect.poll(() => page.locator('.otherwise').textContent()).not.toContain('Take back');
  });

  thorough('is left with Escape, back at the line it was asked from', async () => {
    const { people, apis } = await alone();
    await played(apis[0]);
    const page = await on.sit(people[0]);
    await (await lineOf(page, 3)).click();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect
      .poll(async () => (await lineOf(page, 3)).evaluate((button) => button === document.activeElement))
      .toBe(true);
  });
});

describe('two persons', () => {
  const people = [
    { name: 'Anna', seats: ['germany', 'italy'] },
    { name: 'Ben', seats: ['japan', ...ALLIES] },
  ];

  thorough(
    'agree first; who chooses again is asked, and gives what stands there with one press',
    async () => {
      const { people: seated, apis } = await sat(people);
      await apis[0]?.answer('germany', 'choose', 'spain');
      await apis[0]?.answer('dice', 'roll', [6, 6]);
      await apis[1]?.answer('japan', 'choose', 'thailand');
      await apis[1]?.answer('dice', 'roll', [5]);
      const [anna, ben] = (await Promise.all(seated.map(on.sit))) as [Page, Page];
      await (await lineOf(anna, 2)).click();
      await typeDie(anna, 1, 1);
      await dialog(anna).getByRole('button', { name: 'Put this in its place' }).click();
      await dialog(anna)
        .getByText(/Nothing happens until .*Japan.* agree/)
        .waitFor();
      await propose(anna, 'a one, not a six');
      const proposal = ben.locator('.consent');
      await proposal.getByText(/^Put right: .*die.* for Spain was 1.*, not 6/).waitFor();
      await proposal.getByRole('button', { name: 'Details' }).click();
      await proposal.getByText('all answers and dice after it, by themselves').waitFor();
      await isSound(ben);
      await proposal.getByRole('button', { name: 'Agree, and choose again from there' }).click();
      for (const page of [anna, ben])
        await page
          .getByRole('status')
          .filter({ hasText: 'Coming again: 2 lines, now waiting for Japan' })
          .waitFor();
      await ben.getByText('Something was put right, and this is asked again.').waitFor();
      await isSound(ben);
      await ben.getByRole('button', { name: 'Give it again: Thailand' }).click();
      await expect.poll(() => anna.locator('.coming').count()).toBe(0);
      await expect
        .poll(() => anna.locator('.latest').textContent())
        .toMatch(/^Just nowThailand, hits of Japan: 0 put right/);
    },
  );

  thorough(
    'are both asked where the rules keep it, from now on too: it says so, to whom, and what follows',
    async () => {
      const { people: seated, apis } = await sat(people);
      const [anna, ben] = (await Promise.all(seated.map(on.sit))) as [Page, Page];
      await openTool(anna, 'facts');
      const correct = async (level: string): Promise<void> => {
        await anna.getByLabel('Find what happened, or a fact').fill('level does Spain stand');
        await anna.getByRole('button', { name: /^Put right: At which level does Spain/ }).click();
        await anna.locator('.changes').getByRole('spinbutton').fill(level);
      };
      await correct('-2');
      const form = anna.locator('.changes');
      await form.getByText(/It concerns every seat\. Nothing happens until .*Japan.* agree/).waitFor();
      await isSound(anna);
      await form.getByRole('button', { name: 'Propose 1 change' }).click();
      await ben
        .locator('.consent')
        .getByText(/^From now on: .*Spain.*2/)
        .waitFor();
      expect((await apis[0]?.desk(''))?.lines).toEqual([]);
      await ben.locator('.consent').getByRole('button', { name: 'Agree' }).click();
      await expect.poll(() => anna.locator('.latest').textContent()).toMatch(/Agreed/i);
      // what was reported is put right from now on in the same way
      await (await lineOf(anna, 1)).click();
      await dialog(anna).getByText('It has changed, or holds from now on').click();
      await dialog(anna)
        .getByText(/Nothing happens until .*Japan.* agree/)
        .waitFor();
      await dialog(anna).getByRole('spinbutton').fill('1');
      await dialog(anna).getByRole('button', { name: 'Propose 1 change' }).click();
      await ben.locator('.consent').getByRole('button', { name: 'Refuse' }).click();
      await anna.getByRole('status').filter({ hasText: 'Ben refuses' }).waitFor();
      expect(await ben.locator('.latest .line-number').textContent()).toBe('1');
    },
  );

  it('of whom one refuses leave all as it was', async () => {
    const { people: seated, apis } = await sat(people);
    await apis[0]?.answer('germany', 'choose', 'spain');
    await apis[0]?.answer('dice', 'roll', [6, 6]);
    const [anna, ben] = (await Promise.all(seated.map(on.sit))) as [Page, Page];
    // an answer of another seat is not one's own: only what was missing before it can be said
    await (await lineOf(ben, 1)).click();
    await expect.poll(() => dialog(ben).getByRole('radio').count()).toBe(1);
    await ben.keyboard.press('Escape');
    await (await lineOf(ben, 2)).click();
    await dialog(ben).getByText('strike it out').click();
    await dialog(ben).getByRole('button', { name: 'Strike it out' }).click();
    await propose(ben, 'it fell from the table');
    await anna.locator('.consent').getByRole('button', { name: 'Refuse' }).click();
    await ben.getByRole('status').filter({ hasText: 'Anna refuses' }).waitFor();
    expect(await ben.locator('.latest .line-number').textContent()).toBe('2');
  });
});
