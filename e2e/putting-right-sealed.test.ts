import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dialog, isSound, lineOf, propose } from './mending.ts';
import { cellOf } from './player.ts';
import { stage } from './stage.ts';
import { allot, Api, ask, newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

const on = stage();

describe('what is sealed', () => {
  const camps = ['european-axis', 'western-allies', 'russia'];
  async function camped() {
    const made = await newGame(on.house.url, {
      rulebook: 'a-world-at-war',
      scenario: 'european-1940',
      people: camps.map((camp) => ({ name: camp, seats: [camp] })),
    });
    await allot(made.api);
    const apis = made.people.map(({ key }) => new Api(on.house.url, made.game, key));
    await apis[0]?.answer('european-axis', 'allocate', { 'germany/turkey': 2 });
    return { ...made, apis };
  }

  it('is put right by its own seat, and the others read no more than that it is', async () => {
    const { game, people, apis } = await camped();
    await apis[1]?.answer('western-allies', 'allocate', {});
    await apis[2]?.answer('russia', 'allocate', {});
    const axis = await on.sit(people[0]);
    await (await lineOf(axis, 2)).click();
    const two = cellOf(dialog(axis), 'Turkey', 2);
    await expect.poll(() => two.getAttribute('aria-checked')).toBe('true');
    await cellOf(dialog(axis), 'Turkey', 1).click();
    await dialog(axis).getByRole('button', { name: 'Put this in its place' }).click();
    await dialog(axis)
      .getByText('line 2: European Axis, Germany\u2013Turkey 1 instead of Germany\u2013Turkey 2')
      .waitFor();
    await propose(axis, 'read wrongly from the paper');
    const russia = await on.sit(people[2]);
    const proposal = russia.locator('.consent');
    await proposal
      .getByText('Put right: line 2: a sealed answer of European Axis', { exact: true })
      .waitFor();
    await isSound(russia);
    const west = await apis[1]?.desk('western-allies');
    const said = await ask(on.house.url, `/games/${game}/proposal/agree`, people[1]?.key ?? '', {
      mark: west?.proposal?.mark,
      request: randomUUID(),
    });
    expect(said.status, JSON.stringify(said.body)).toBe(200);
    await proposal.getByRole('button', { name: 'Agree', exact: true }).click();
    await expect
      .poll(() => russia.locator('.latest').textContent())
      .toMatch(
        /^Just nowPut right: a sealed answer of European Axis \u201cread wrongly from the paper\u201d.*3/,
      );
    await expect
      .poll(() => axis.locator('.latest').textContent())
      .toMatch(/^Just nowPut right: Germany\u2013Turkey 1, not Germany\u2013Turkey 2 /);
    expect(await russia.locator('body').textContent()).not.toMatch(/Turkey 1/);
  });

  thorough(
    'of two seats of one person is put right together, and each desk shows its own alone',
    async () => {
      const made = await newGame(on.house.url, {
        rulebook: 'a-world-at-war',
        scenario: 'european-1940',
        people: [
          { name: 'Anna', seats: ['european-axis', 'western-allies'] },
          { name: 'Boris', seats: ['russia'] },
        ],
      });
      await allot(made.api);
      const [anna, boris] = made.people.map(({ key }) => new Api(on.house.url, made.game, key));
      await anna?.answer('european-axis', 'allocate', { 'germany/turkey': 2 });
      await anna?.answer('western-allies', 'allocate', { 'britain/spain': 2 });
      await boris?.answer('russia', 'allocate', {});
      const page = await on.sit(made.people[0]);
      const put = async (place: string): Promise<void> => {
        await (await lineOf(page, 2)).click();
        await cellOf(dialog(page), place, 1).click();
        await dialog(page).getByRole('button', { name: 'Put this in its place' }).click();
      };
      // both seats are one person's: no screen stands between them
      await put('Turkey');
      await dialog(page).getByRole('button', { name: 'Choose another line as well' }).click();
      await page.getByLabel('Your seats').selectOption({ label: 'Western Allies' });
      await page.getByText('1 thing to put right, not proposed yet.').waitFor();
      await put('Spain');
      const gathered = dialog(page).locator('.mend-proposal > ul').first();
      await expect
        .poll(() => gathered.textContent())
        .toMatch(
          /what was gathered at the desk of European Axis.*Western Allies, Britain\u2013Spain 1 instead/s,
        );
      await isSound(page);
      await propose(page, 'both read wrongly');
      const russia = await on.sit(made.people[1]);
      await russia
        .locator('.consent')
        .getByText(/sealed answer of European Axis; line 2: a sealed answer of Western Allies/)
        .waitFor();
    },
  );

  thorough('and asked again after a report says why, and is given again with one press', async () => {
    const { people, apis } = await camped();
    await apis[1]?.answer('table', 'report', { 'dp.allotment.us': { value: 2, as: 'change' } });
    const axis = await on.sit(people[0]);
    await axis.getByText('Since line 2 all know something else, so this is asked again.').waitFor();
    await axis.getByRole('button', { name: 'Give it again: Germany\u2013Turkey 2' }).click();
    await expect.poll(() => axis.locator('#ask-heading').textContent()).toBe('Your answer is sealed');
  });
});
