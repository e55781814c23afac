import { expect, it } from 'vitest';
import { bindTable } from '../src/kernel/game/table.ts';
import { isRefusal } from '../src/kernel/clause.ts';
import type { Decision } from '../src/kernel/forms/decision.ts';
import { findRulebook } from '../src/rulebooks/index.ts';
import { openTool } from './player.ts';
import { stage } from './stage.ts';
import { allot, type Api, newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// A fact of rule 49 holds for one phase. Put right afterwards it still names the roll that it would have changed.

const on = stage();
const CAMPS = ['european-axis', 'western-allies', 'russia'];

/** The Axis roll for Rumania; whatever is asked of the map is no or 0, until the Allies are to name. */
async function playTheAxisPhase(api: Api): Promise<void> {
  const rulebook = findRulebook('a-world-at-war');
  const table = rulebook && bindTable(rulebook, { scenario: 'european-1940', rulings: {}, data: null });
  if (!table || isRefusal(table)) throw new Error('no table');
  const { facts } = table.rules;
  const given = ({ id, form }: Decision): unknown => {
    if (form.kind === 'roll') return form.dice.map(() => 4);
    if (id.endsWith('/european-axis/allocate')) return { 'germany/rumania': 1 };
    if (id.endsWith('/european-axis/name')) return { rumania: 1 };
    if (form.kind !== 'report') return {};
    const isYesNo = (key: string): boolean => facts[key]?.type.kind === 'boolean';
    return Object.fromEntries(
      form.facts.map((key) => [key, { value: isYesNo(key) ? false : 0, as: 'change' }]),
    );
  };
  for (;;) {
    const { awaiting } = await api.desk('');
    const [seat = ''] = awaiting;
    const desk = await api.desk(CAMPS.includes(seat) ? seat : '');
    const all = [...desk.asks, ...desk.tableAsks, ...desk.diceAsks];
    const asked = all.find((each) => each.seat === seat && !each.optional && each.held === undefined);
    if (!asked || asked.id.includes('/allied/')) return;
    const { status, body } = await api.answer(seat, asked.id, given(asked));
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
}

it('shows what a fact was until it lapsed, corrects that, and names the roll that it touches', async () => {
  const { people, api } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    dice: 'typed',
    people: [{ name: 'All', seats: CAMPS }],
  });
  await allot(api);
  await playTheAxisPhase(api);
  const page = await on.page();
  await page.goto(`${on.house.url}/${people[0]?.hash}?seat=western-allies`);
  await page.getByRole('button', { name: 'Open the desk of Western Allies' }).click();
  await openTool(page, 'facts');
  await page.getByLabel('Find what happened, or a fact').fill('table.other.rumania');
  // the list is long until it is sifted
  await page.getByText('unknown now (was 0 then)').first().waitFor();
  await page.getByText('unknown now (was 0 then)').nth(1).waitFor({ state: 'detached' });
  await page
    .locator('.facts')
    .getByRole('button', { name: /^Change/ })
    .click();
  const change = page.locator('.change');
  await change.getByText('unknown now; it was 0 then').waitFor();
  await change.getByLabel('What happened?').selectOption('correction');
  await change.getByText(/corrects what it was then/).waitFor();
  await change.getByRole('spinbutton').fill('2');
  await page.getByRole('button', { name: 'Report 1 change' }).click();
  const affects = page.locator('.latest .affects');
  await expect.poll(() => affects.textContent()).toMatch(/Rumania.*7.*instead of 5/s);
  await affects.getByRole('button', { name: /^Take back all from line \d+ on/ }).waitFor();
});

thorough('opens the form of a year as it was told last, and says how old that is', async () => {
  const lines = [{ id: 'north', power: 'germany', label: 'controls the north', value: 1 }];
  const { people, api } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'campaign-1939',
    dice: 'typed',
    data: [{ format: 1, kind: 'dp-page', source: 'ours', lines }],
    people: [{ name: 'All', seats: CAMPS }],
  });
  await api.answer('table', 'skip', 'year');
  const { tableAsks } = await api.desk('');
  const form = tableAsks.find(({ optional }) => !optional)?.form;
  const told = (key: string): unknown =>
    key === 'dp.page.germany.north' ? true : key.startsWith('brp.') ? 150 : 0;
  const { facts = [], free = [] } = form?.kind === 'report' ? form : {};
  const keys = facts.filter((key) => !free.includes(key));
  await api.answer(
    'table',
    'report',
    Object.fromEntries(keys.map((key) => [key, { value: told(key), as: 'change' }])),
  );
  for (const camp of CAMPS) await api.answer(camp, 'allocate', {});
  await api.answer('table', 'skip', 'year');
  const page = await on.page();
  await page.goto(`${on.house.url}/${people[0]?.hash}?seat=european-axis`);
  await page.getByRole('button', { name: 'Open the desk of European Axis' }).click();
  const north = page.getByRole('group', { name: /controls the north/ });
  await north.waitFor();
  await expect.poll(() => north.getByRole('radio', { name: 'yes' }).isChecked()).toBe(true);
  await north.getByText('as told, 4 turns ago').waitFor();
  const brps = page.getByRole('spinbutton', { name: 'What is the YSS BRP total of Germany?' });
  await expect.poll(() => brps.inputValue()).toBe('150');
  await page.getByRole('button', { name: 'Nothing changed' }).waitFor();
  await brps.fill('160');
  await page.getByRole('button', { name: 'Tell: Germany BRPs 160' }).waitFor();
});
