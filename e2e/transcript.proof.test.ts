import { expect, it } from 'vitest';
import { recorded } from './golden.ts';
import { headline, toGrid } from './player.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';
import { Player } from './transcript.ts';

// Two games played by keys alone. What was pressed, what had the focus and what was heard is recorded: to be read.

const on = stage();

const down = (count: number): string[] => Array.from({ length: count }, () => 'ArrowDown');

it('plays a round of Level of Cooperation', async () => {
  const seats = ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'];
  const { people } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [{ name: 'Everyone', seats }],
  });
  const page = await on.sit(people[0]);
  await page.locator('form.choose').waitFor();
  const lines: string[] = [];
  const player = await Player.at(page, '', lines);
  const faces = [2, 6, 1, 3, 5, 6, 2, 4, 6, 1, 3, 3];
  let turn = 0;
  do {
    await player.tabTo('radio', /./);
    await player.press(...down(turn++), 'Space');
    await player.send([player], /: your roll$/);
    await page.locator('.die').first().waitFor();
    for (let die = await page.locator('.die').count(); die > 0; die--) {
      await player.tabTo('radio', /^1$/);
      await player.press(...down((faces.shift() ?? 1) - 1), 'Space');
    }
    await player.send([player], /: your turn$/);
    await page.locator('form.choose').waitFor();
  } while (!(await headline(page)).startsWith('Germany'));
  expect(lines).toEqual(recorded('cooperation-round.txt', lines));
});

it('plays a year start of rule 49, with its secret allocation', async () => {
  const { people } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    dice: 'typed',
    people: [
      { name: 'Axel', seats: ['european-axis'] },
      { name: 'Wanda', seats: ['western-allies'] },
      { name: 'Rosa', seats: ['russia'] },
    ],
  });
  const lines: string[] = [];
  const players: Player[] = [];
  for (const seated of people) {
    const page = await on.sit(seated);
    await page.locator('.ask form').first().waitFor();
    players.push(await Player.at(page, `${seated.name}:`, lines));
  }
  const [axel, wanda, rosa] = players as [Player, Player, Player];
  // each tells of what is theirs; the USAT level anybody does
  const told: readonly (readonly [Player, readonly number[]])[] = [
    [axel, [120, 4, 60, 1, 20]],
    [wanda, [150, 2, 90, 0, 75, 0]],
    [rosa, [140, 3]],
  ];
  for (const [player, figures] of told) {
    for (const figure of figures) {
      await player.tabTo('spinbutton', /./);
      await player.press(...Array.from(String(figure)));
    }
    await player.tabTo('button', /^Tell (?!one)/);
    await player.send(players, player === rosa ? /your turn$/ : /./);
  }
  // one stop for all cells, or pips where no table is known: down to the line, along it, and a digit gives that many
  for (const player of players) {
    await player.page.locator('.pip-lines .pip').first().waitFor();
    if (player === axel) {
      // what is not supplied is supposed: then the chances are heard as figures
      await axel.tabTo('DisclosureTriangle', /^What is assumed/);
      await axel.press('Enter');
      await axel.tabTo('textbox', /^table not supplied/);
      await axel.press('2', 'Enter');
      await axel.page.locator('.cell .stack').first().waitFor();
      await axel.tabTo('radio', /^\d DPs?,/);
    } else await player.tabTo('button', /^1 DP/);
  }
  await axel.press(...down(3), '3');
  await axel.hears(/left/);
  await axel.press('ArrowUp', '2');
  await axel.hears(/left/);
  await axel.press('ArrowUp', 'End', 'Space');
  await axel.hears(/left/);
  await wanda.press('ArrowDown', '1');
  await wanda.hears(/left/);
  await wanda.press('ArrowRight', '?');
  await wanda.hears(/./);
  await rosa.press('ArrowRight', 'Space');
  await rosa.hears(/left/);
  // no more than a third lies in one target: it is said why
  await rosa.press('9');
  await rosa.hears(/At most/);
  for (const player of players) {
    await player.tabTo('button', /^Seal/);
    if (player !== rosa) await player.send([player], /sealed/);
  }
  await rosa.send(players, /All have (?:answered in secret|sealed)/);
  expect(lines).toEqual(recorded('year-start.txt', lines));
});

it('places counters in the grid of Gathering Storm', async () => {
  const { people, api } = await newGame(on.house.url, {
    rulebook: 'gathering-storm',
    scenario: 'first-turn',
    rulings: { pack: 'house' },
    people: [{ name: 'Everyone', seats: ['axis', 'allies', 'russia'] }],
  });
  const told = {
    support: ['germany', 'france', 'russia'],
    tiles: ['germany', 'italy', 'britain', 'france', 'russia'],
  };
  const facts = Object.entries(told).flatMap(([fact, powers]) =>
    powers.map((power) => [`${fact}.${power}`, 4]),
  );
  const report = (all: readonly (readonly unknown[])[]): object =>
    Object.fromEntries(all.map(([key, value]) => [key, { value, as: 'change' }]));
  await api.answer('table', 'report', report(facts));
  for (const [seat, powers] of [
    ['axis', ['germany', 'italy']],
    ['allies', ['britain', 'france']],
    ['russia', ['russia']],
  ] as const) {
    const own = powers.map((power) => [`operations.${power}`, 0]);
    await api.answer(seat, 'report', report(seat === 'russia' ? [...own, ['subversion', 0]] : own));
  }
  await api.answer('table', 'opening', {});
  for (const seat of ['axis', 'allies', 'russia']) await api.answer(seat, 'cards', {});
  const page = await on.page();
  await page.goto(`${on.house.url}/${people[0]?.hash}?seat=axis`);
  await page.getByRole('button', { name: /^Open the desk of/ }).click();
  await page.locator('.ask .kinds').waitFor();
  await toGrid(page.locator('.ask'));
  await page.locator('.matrix').waitFor();
  const lines: string[] = [];
  const player = await Player.at(page, '', lines);
  await player.tabTo('checkbox', /^Germany in Finland/);
  await player.press('PageDown');
  await player.press('Space');
  await player.hears(/left/);
  await player.press('ArrowDown');
  await player.press('?');
  await player.hears(/No room left/);
  await player.press('ArrowRight');
  await player.press('1');
  await player.hears(/left/);
  await player.press('End', 'Space');
  await player.hears(/anti-Comintern/);
  await player.send([player], /Germany places/);
  expect(lines).toEqual(recorded('storm-placement.txt', lines));
});
