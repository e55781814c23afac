import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { PROOF } from '../scripts/tier.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';
import { give, type Given, worked } from './by-keys.ts';
import { read, recorded } from './golden.ts';
import { headline } from './player.ts';
import { stage } from './stage.ts';
import { Api } from './table.ts';
import { Player } from './transcript.ts';

// A whole game of each rulebook by keys alone, from the first page to its end: what was pressed, what had the focus, what was heard.

const on = stage();

/** How a game is set up: what is chosen at each step, by its name. */
interface Wish {
  readonly book: RegExp;
  readonly scenario: RegExp;
  /** Who sits at which seats, each at a desk of their own; nobody: one plays all. */
  readonly names: Readonly<Record<string, string>>;
  /** The choice of a ruling that is asked as a game is set up, where it is not the default. */
  readonly ruling?: RegExp;
}

/** The link of each player, once the game is set up by keys from the first page on. */
async function setUp(page: Page, lines: string[], wish: Wish): Promise<Map<string, string>> {
  await page.goto(on.house.url);
  await page.getByRole('link', { name: /^Set up a game/ }).waitFor();
  const maker = await Player.at(page, '', lines);
  await maker.tabTo('link', /^Set up a game/);
  await maker.enter();
  await page.getByRole('radio', { name: wish.book }).waitFor();
  await maker.tellFocus();
  const choose = async (name: RegExp): Promise<void> => {
    const choice = page.getByRole('radio', { name }).first();
    await choice.waitFor();
    await maker.reach(choice);
    if (!(await choice.isChecked())) await maker.press('Space');
  };
  await choose(wish.book);
  const scenario = page.getByLabel('Scenario', { exact: true });
  const titles = await scenario.locator('option').allTextContents();
  await maker.reach(scenario);
  const down = titles.findIndex((title) => wish.scenario.test(title));
  await maker.press(...Array.from({ length: down }, () => 'ArrowDown'));
  const people = Object.entries(wish.names);
  await choose(people.length === 0 ? /^Alone/ : /^Each at home/);
  for (const [seat, name] of people) {
    await maker.reach(page.getByRole('textbox', { name: seat, exact: true }));
    await maker.press(...Array.from(name));
  }
  if (wish.ruling) await choose(wish.ruling);
  await maker.reach(page.getByRole('button', { name: /^You roll/ }));
  await maker.press('Space');
  await maker.reach(page.getByRole('button', { name: 'Open the game' }));
  await maker.enter();
  const fields = page.locator('.links .link-line input');
  if (people.length === 0) {
    await page.locator('.me').waitFor();
    return new Map([['', page.url()]]);
  }
  await fields.first().waitFor();
  const links = await fields.evaluateAll((all) =>
    all.map((field) => [field.getAttribute('aria-label') ?? '', (field as HTMLInputElement).value] as const),
  );
  return new Map(links);
}

/** Who answers for a seat; of who plays alone what the seat is called. */
type Seats = Readonly<Record<string, string>>;

/** Play a game at one desk for each player, to its end or as far as `game` goes; what was pressed and heard. */
async function play(
  wish: Wish,
  seats: Seats,
  game: readonly Given[],
  until: 'the end' | 'there' = 'the end',
): Promise<readonly string[]> {
  const lines: string[] = [];
  const maker = await on.page();
  const links = await setUp(maker, lines, wish);
  const players = new Map<string, Player>();
  let api: Api | undefined;
  for (const [name, link] of links) {
    // who plays alone goes on where the game was made
    const page = name === '' ? maker : await on.page();
    if (page !== maker) {
      await page.goto(link);
      await page.getByRole('button', { name: 'Take this seat' }).click();
    }
    await page.locator('.me').waitFor();
    await page.locator('.ask .decision, .waiting').first().waitFor();
    players.set(name, await Player.at(page, name === '' ? '' : `${name}:`, lines));
    const [, id = '', key = ''] = /#\/game\/([^/]+)\/([^/?]+)/.exec(page.url()) ?? [];
    api ??= new Api(on.house.url, id, key);
  }
  if (!api) throw new Error('nobody plays');
  const all = [...players.values()];
  const queue = [...game];
  while (queue.length > 0) {
    const [given] = queue.splice(await nextOf(queue, all, seats), 1) as [Given];
    const player = players.get(seats[given.seat] ?? '') ?? (await asked(all, given.seat));
    await give(player, all, api, given);
  }
  const [first] = all;
  if (!first) throw new Error('nobody plays');
  if (until === 'the end') await lookBack(first);
  return lines;
}

/** The way back through the log of a game that is over, and home. */
async function lookBack(first: Player): Promise<void> {
  expect(await headline(first.page)).toBe('The game is over');
  await first.press('g', 'l');
  await first.tabTo('button', /^Look at the table/);
  await first.enter();
  await first.page.locator('.replay-at').waitFor();
  await first.tabTo('button', /^One line earlier/);
  await first.enter();
  await first.hears(/^After line/);
  await first.tabTo('button', /^Back to the game/);
  await first.enter();
  await first.page.waitForFunction(() => document.activeElement?.id === 'ask-heading');
  await first.tellFocus();
}

/** Which of the next two answers is asked for: who plays alone gives those that are asked together desk by desk. */
async function nextOf(
  [first, second]: readonly Given[],
  all: readonly Player[],
  seats: Seats,
): Promise<0 | 1> {
  const [player, ...others] = all;
  const [now, then] = [seats[first?.seat ?? ''], seats[second?.seat ?? '']];
  if (!player || others.length > 0 || now === undefined || then === undefined) return 0;
  const asked = await headline(player.page);
  return !asked.startsWith(now) && asked.startsWith(then) ? 1 : 0;
}

/** Whoever is to answer for table or dice. */
async function asked(all: readonly Player[], seat: string): Promise<Player> {
  for (const player of all)
    if (seat === 'dice' && (await headline(player.page)).endsWith('your roll')) return player;
  return all[0] as Player;
}

/** The worked turn as it is asked far apart: strengths with their counters, operations when what is held is said, and one sealed form. */
function stormOf(turn: readonly Given[]): readonly Given[] {
  const asked = turn.filter(({ seat, report }) => !report || seat === 'table');
  const has = (answer: Given['answer'], card: string): boolean =>
    typeof answer === 'object' && Object.keys(answer)[0] === card;
  const isSealed = ({ decision = '' }: Given): boolean =>
    ['flexible', 'covert', 'subvert', 'strengths'].includes(decision);
  const said = asked.flatMap((given, at): Given[] => {
    const { seat, decision, answer } = given;
    const operations = (power: string): Given[] => [
      { seat, answer: { ...(answer as object), [`operations.${power}`]: 1 } },
    ];
    if (isSealed(given)) return [];
    if (has(answer, 'diplomatic-initiative')) return operations('germany');
    if (has(answer, 'danube-free-trade-zone')) return operations('britain');
    const next = asked[at + 1];
    const beside = decision === 'place' && next?.decision === 'strengths' ? next.answer : undefined;
    return [beside === undefined ? given : { ...given, beside: beside as Given['beside'] & object }];
  });
  return [...said.slice(0, -1), ...SEALED, ...SEALED.map(kept), ...said.slice(-1)];
}

const SEALED: readonly Given[] = [
  { seat: 'axis', answer: { 'italian-influence-in-the-balkans/turkey': 1, 'covert-germany/rumania': 1 } },
  { seat: 'allies', answer: { 'covert-britain/turkey': 1 } },
  { seat: 'russia', answer: { 'subversion/rumania': 1, 'subversion-level': 1 } },
];

/** What was planned stands in the form that asks again. */
const kept = ({ seat }: Given): Given => ({ seat, answer: {} });

thorough('plays the first turn of Gathering Storm', async () => {
  const lines = await play(
    {
      book: /^Gathering Storm/,
      scenario: /^One turn/,
      names: { Axis: 'Axel', Allies: 'Alma', Russia: 'Rosa' },
      ruling: /^House values/,
    },
    { axis: 'Axel', allies: 'Alma', russia: 'Rosa' },
    stormOf(worked('gathering-storm/first-turn.yaml')),
  );
  expect(lines).toEqual(recorded('games/gathering-storm.txt', lines));
});

/** The worked turn as it is asked by one who plays all: money with its try or counter, so that its bid is asked filled in. */
function warOf(turn: readonly Given[]): readonly Given[] {
  const sumAfter = (at: number, of: string): string => {
    const bid = turn.slice(at).find(({ seat, decision }) => seat === of && decision === 'bid');
    return typeof bid?.answer === 'string' ? bid.answer : '';
  };
  return turn.flatMap((given, at): Given[] => {
    const { seat, decision, answer } = given;
    if (decision === 'counter' && answer === 'counter')
      return [{ ...given, answer: `counter/${sumAfter(at, seat)}` }];
    if (decision !== 'attempts' || typeof answer !== 'object') return [given];
    const paid = Object.keys(answer).filter((row) => row.startsWith('spend/'));
    const beside = paid.map((row) => [row.replace('spend/', 'try/'), sumAfter(at, seat)]);
    return [{ ...given, beside: Object.fromEntries(beside) as Given['beside'] & object }];
  });
}

thorough('plays the first turn of The War Game', async () => {
  const lines = await play(
    { book: /^The War Game/, scenario: /^One turn/, names: {} },
    {
      'germany-italy': 'Germany and Italy',
      japan: 'Japan',
      ussr: 'U.S.S.R.',
      'uk-france': 'U.K. and France',
      'usa-china': 'U.S.A. and China',
    },
    warOf(worked('the-war-game/first-turn.yaml')),
  );
  expect(lines).toEqual(recorded('games/the-war-game.txt', lines));
});

/** Two rounds: who has dice rolls for a neutral, and at the end passes. */
const COOPERATION: readonly Given[] = [
  { seat: 'germany', answer: 'turkey' },
  { seat: 'dice', answer: [2, 6] },
  { seat: 'japan', answer: 'persia' },
  { seat: 'dice', answer: [1] },
  { seat: 'ussr', answer: 'afghanistan' },
  { seat: 'dice', answer: [3] },
  { seat: 'uk', answer: 'persia' },
  { seat: 'dice', answer: [5] },
  { seat: 'usa', answer: 'venezuela' },
  { seat: 'dice', answer: [6, 2] },
  { seat: 'germany', answer: 'spain' },
  { seat: 'dice', answer: [1, 4] },
  { seat: 'japan', answer: 'persia' },
  { seat: 'dice', answer: [4] },
  { seat: 'ussr', answer: 'turkey' },
  { seat: 'dice', answer: [1] },
  { seat: 'uk', answer: 'ireland' },
  { seat: 'dice', answer: [6] },
  { seat: 'usa', answer: 'pass' },
];

/** Outside proof, as far as everybody has something to do. */
const FIRST_ANSWERS = 3;

it('plays Level of Cooperation', async () => {
  const wish = {
    book: /^Level of Cooperation/,
    scenario: /^A short game/,
    names: {
      Germany: 'Anna',
      Japan: 'Anna',
      Italy: 'Anna',
      'Soviet Union': 'Ben',
      'United Kingdom': 'Ben',
      'United States': 'Ben',
    },
  };
  const seats = { germany: 'Anna', japan: 'Anna', italy: 'Anna', ussr: 'Ben', uk: 'Ben', usa: 'Ben' };
  const golden = 'games/level-of-cooperation.txt';
  if (PROOF) {
    const lines = await play(wish, seats, COOPERATION);
    return expect(lines).toEqual(recorded(golden, lines));
  }
  const lines = await play(wish, seats, COOPERATION.slice(0, FIRST_ANSWERS), 'there');
  expect(lines).toEqual(read(golden).slice(0, lines.length));
});

/** The opening set-up of rule 49: what is needed, the secret allocation, and two turns with their rolls. */
const WORLD_AT_WAR: readonly Given[] = [
  {
    seat: 'table',
    report: { 'usat.effective': 5, 'in-play.subversion': false, 'in-play.covert-operations': false },
  },
  { seat: 'european-axis', answer: { 'germany/turkey': 1, 'germany/spain': 1, 'germany/greece': 1 } },
  { seat: 'western-allies', answer: { 'britain/norway': 1 } },
  { seat: 'russia', answer: { 'russia/bulgaria': 1 } },
  { seat: 'european-axis', answer: { turkey: 1 } },
  { seat: 'table', report: { 'table.other.turkey': 0 } },
  { seat: 'dice', answer: [5] },
  { seat: 'table', report: { 'rgt.50': false } },
  { seat: 'western-allies', answer: { norway: 1 } },
  { seat: 'russia', answer: { bulgaria: 1 } },
  {
    seat: 'table',
    report: {
      'unbuilt.norway': 0,
      'table.other.norway': 0,
      'unbuilt.bulgaria': 0,
      'table.other.bulgaria': 0,
    },
  },
  { seat: 'dice', answer: [5] },
  { seat: 'dice', answer: [5] },
  { seat: 'european-axis', answer: {} },
  { seat: 'western-allies', answer: {} },
  { seat: 'russia', answer: {} },
];

thorough('plays the opening of A World at War', async () => {
  const lines = await play(
    {
      book: /^A World at War/,
      scenario: /^Opening set-up/,
      names: { 'European Axis': 'Axel', 'Western Allies': 'Wanda', Russia: 'Rosa' },
    },
    { 'european-axis': 'Axel', 'western-allies': 'Wanda', russia: 'Rosa' },
    WORLD_AT_WAR,
  );
  expect(lines).toEqual(recorded('games/a-world-at-war.txt', lines));
});
