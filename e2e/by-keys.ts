import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { parse } from 'yaml';
import { isRefusal } from '../src/kernel/clause.ts';
import { bindTable } from '../src/kernel/game/table.ts';
import { render } from '../src/kernel/texts/words.ts';
import { findRulebook } from '../src/rulebooks/index.ts';
import { asksOnce, headline, latest, shows } from './player.ts';
import type { Api } from './table.ts';
import { settled } from './settled.ts';
import type { Player } from './transcript.ts';

// A worked game, answered by keys alone.

type Values = Readonly<Record<string, number | boolean | string>>;

/** Somebody's answer: one choice, the faces of dice, points and ticks by their rows; or facts by their keys. */
export interface Given {
  readonly seat: string;
  readonly decision?: string;
  readonly answer?: string | readonly number[] | Values;
  readonly report?: Values;
  /** What is said with the answer: how strong each counter is that is placed, how much money goes with a try. */
  readonly beside?: Values;
}

interface Written extends Partial<Given> {
  readonly roll?: readonly number[];
}

/** The answers of the first case of a file. */
export function worked(path: string): readonly Given[] {
  const text = readFileSync(join(import.meta.dirname, '..', 'conformance', path), 'utf8');
  const [first] = (parse(text) as { cases: { play: Written[] }[] }).cases;
  return (first?.play ?? []).flatMap(({ roll, report, seat, decision, answer }): Given[] => {
    if (roll) return [{ seat: 'dice', answer: roll }];
    if (report) return [{ seat: seat ?? 'table', report }];
    return seat !== undefined && decision && answer !== undefined ? [{ seat, decision, answer }] : [];
  });
}

const ASKED = '.ask .decision:not(.is-held)';

/** What each fact of a game is asked as. */
async function questionsOf(api: Api): Promise<(key: string) => string> {
  const desk = await api.desk('');
  const rulebook = findRulebook(desk.rulebook);
  const table = rulebook && bindTable(rulebook, desk);
  if (!rulebook || !table || isRefusal(table)) throw new Error(`${desk.rulebook} is not there`);
  return (key) => {
    const spec = table.rules.facts[key];
    if (!spec) throw new Error(`there is no fact ${key}`);
    return render(rulebook.words, spec.question);
  };
}

/** What is asked, in the head of the panel and below it. */
const PROMPTS = '#ask-heading, .ask .decision:not(.is-held) > .prompt';

/** Give an answer at a player's desk; all others listen. */
export async function give(player: Player, all: readonly Player[], api: Api, given: Given): Promise<void> {
  const { page } = player;
  const { answer = {}, report, beside = {} } = given;
  const questionOf = report ? await questionsOf(api) : String;
  const asked = page.locator(`${ASKED} > form`);
  const [first = ''] = Object.keys(report ?? {}).map(questionOf);
  const form = (
    first === '' ? asked : asked.filter({ has: page.locator('.fact-field', { hasText: first }) })
  ).first();
  await form.waitFor();
  const option = form.locator(`input[value="${String(answer)}"]`);
  // what can only be confirmed is picked already
  const isPicked = typeof answer === 'string' && (await option.isHidden());
  const prompts = await page.locator(PROMPTS).allTextContents();
  if (report) await tell(player, form, report, questionOf);
  else if (isFaces(answer)) await throwDice(player, form, answer);
  else if (typeof answer === 'string') {
    if (!isPicked) await pick(player, option);
  } else if ((await form.locator('.acts').count()) > 0) await tellActs(player, form, answer);
  else if ((await form.locator('.sum-row').count()) > 0) await tryWith(player, form, answer, beside);
  else {
    // its rows come a moment after the form; there are none for who has nothing to place
    if (Object.keys(answer).length > 0)
      await form
        .locator('.kinds, .matrix, input, .pip, .cell, button.round')
        .first()
        .waitFor({ state: 'attached' });
    await toGrid(player, form);
    await allocate(player, form, answer);
    for (const strength of Object.keys(beside)) await setStrength(player, form, strength);
  }
  // a choice and a die are answered where they are picked
  const main = form.locator('.actions button.main');
  const isSent = report || isPicked || (typeof answer !== 'string' && !isFaces(answer));
  if (isSent) await player.reach(main);
  const asks = isSent && (await asksOnce(main));
  await player.enter();
  if (asks) {
    await player.reach(form.getByRole('button', { name: 'Yes, none' }));
    await player.enter();
  }
  await goOn(player, all, prompts);
  await player.tellFocus();
}

const isFaces = (answer: unknown): answer is readonly number[] => Array.isArray(answer);

/** Take what is not taken. */
async function pick(player: Player, control: Locator): Promise<void> {
  await player.reach(control);
  if (!(await control.isChecked())) await player.press('Space');
}

/** Dice by their faces; where they are typed, all in the first field. */
async function throwDice(player: Player, form: Locator, faces: readonly number[]): Promise<void> {
  const field = form.locator('.die-field input').first();
  if ((await field.count()) > 0) {
    await player.reach(field);
    return player.press(...Array.from(faces.join(' ')).map((key) => (key === ' ' ? 'Space' : key)));
  }
  for (const [i, face] of faces.entries())
    await pick(
      player,
      form
        .locator('.die')
        .nth(i)
        .getByRole('radio')
        .nth(face - 1),
    );
}

async function tell(
  player: Player,
  form: Locator,
  report: Values,
  questionOf: (key: string) => string,
): Promise<void> {
  for (const [key, value] of Object.entries(report)) {
    const name = questionOf(key);
    const field = form.locator('.fact-field', { hasText: name }).first();
    if (typeof value === 'number') {
      await player.reach(field.locator('input[type="number"]'));
      await player.press(...Array.from(String(value)));
    } else {
      const label = typeof value === 'string' ? value : value ? 'yes' : 'no';
      const named = field.locator('.pill').filter({ hasText: new RegExp(`^${label}$`, 'i') });
      const valued = field.locator(`input[value="${String(value)}"]`);
      await pick(player, (await valued.count()) > 0 ? valued : named.locator('input'));
    }
  }
}

/** Points to rows, in whatever shape they are asked. */
async function allocate(player: Player, form: Locator, answer: Values): Promise<void> {
  // who has won waits for what is left, and is told last
  const last = ([row]: readonly [string, unknown]): number => Number(row.startsWith('won/'));
  for (const [row, points] of Object.entries(answer).toSorted((one, other) => last(one) - last(other))) {
    const cells = form.locator('.cell-line', { has: player.page.locator(`[id$="-${row}"]`) });
    const [giver = '', place = ''] = row.split('/');
    const pip = form.locator(`.pip[data-cell="${place} ${giver}+1"]`);
    if ((await pip.count()) > 0) {
      await player.reach(pip);
      await player.press(String(points));
    } else if ((await cells.count()) > 0) {
      await player.reach(cells.locator('.cell').first());
      await player.press(String(points));
    } else await fill(player, form, row, points);
  }
}

/** A row: ticked, pressed, or with its number. */
async function fill(player: Player, form: Locator, row: string, points: Values[string]): Promise<void> {
  const field = form.locator(`input[value="${row}"], input[id$="-${row}"], button[id$="-${row}"]`).first();
  const type = await field.getAttribute('type');
  if (type === 'checkbox') return pick(player, field);
  await player.reach(field);
  if (type === 'button') {
    if ((await field.getAttribute('aria-pressed')) !== 'true') await player.press('Space');
  } else await player.press(...Array.from(String(points)));
}

/** From one place after the other to the grid of all, where a form has both. */
async function toGrid(player: Player, form: Locator): Promise<void> {
  const grid = form.locator('.kinds button.link');
  if ((await grid.count()) === 0) return;
  await player.reach(grid);
  await player.enter();
}

/** How strong a counter is that is placed. */
async function setStrength(player: Player, form: Locator, row: string): Promise<void> {
  const [power = '', strength = '', target = ''] = row.split(/[-/]/);
  const field = form.locator(`[id$="/strengths-${power}-1/${target}"]`);
  await field.waitFor();
  if ((await field.inputValue()) === strength) return;
  await player.reach(field);
  await player.press(strength);
}

/** What is tried, each with as much money as is said beside it, and nothing else. */
async function tryWith(player: Player, form: Locator, answer: Values, beside: Values): Promise<void> {
  for (const row of await form.locator('.sum-row').all()) {
    const box = row.locator('input[type="checkbox"]');
    const [, id = ''] = /-(try\/.*)$/.exec((await box.getAttribute('id')) ?? '') ?? [];
    const sum = beside[id];
    if (sum !== undefined) {
      await player.reach(row.getByRole('button', { name: new RegExp(`\\$${String(sum)}:`) }));
      await player.press('Space');
    } else if ((await box.isChecked()) !== id in answer) {
      await player.reach(box);
      await player.press('Space');
    }
  }
}

/** What happened on the map, place by place, on the card of each. */
async function tellActs(player: Player, form: Locator, answer: Values): Promise<void> {
  for (const [row, points] of Object.entries(answer)) {
    const [head = '', place = ''] = row.split('/');
    await player.reach(form.locator('.acts-all input'));
    await player.press(...Array.from(place.replaceAll('-', ' ')));
    const chip = form.locator(`.acts-all button[data-place="${place}"]`);
    await player.reach(chip);
    await player.press('Space');
    const nation = form.locator(`.segments button[data-by="${head.split('-')[0] ?? ''}"]`);
    if ((await nation.count()) > 0 && (await nation.getAttribute('aria-pressed')) !== 'true') {
      await player.reach(nation);
      await player.press('Space');
    }
    await fill(player, form, row, points);
    await player.reach(form.locator('.act-back'));
    await player.enter();
  }
}

/** Wait until the table has gone on for everybody, and nothing more is to be heard. */
async function goOn(player: Player, all: readonly Player[], asked: readonly string[]): Promise<void> {
  await player.page.waitForFunction(
    ([prompt, before]) =>
      JSON.stringify([...document.querySelectorAll(prompt ?? '')].map((each) => each.textContent)) !== before,
    [PROMPTS, JSON.stringify(asked)],
  );
  const line = await latest(player.page);
  for (const each of all) await shows(each.page, line);
  if (/(your turn|your roll|be rolled|table|rolls?)$/.test(await headline(player.page)))
    await player.page.locator('.ask .decision').first().waitFor();
  await stillness(all);
  for (const each of all) if ((await each.unwritten()) > 0) await each.hears(/./);
}

/** All that is on its way is there, and nothing more was said because of it. */
async function stillness(all: readonly Player[]): Promise<void> {
  const count = async (): Promise<string> => (await Promise.all(all.map((each) => each.unwritten()))).join();
  for (let before = ''; ; ) {
    await Promise.all(all.map(({ page }) => settled(page)));
    const now = await count();
    if (now === before) return;
    before = now;
  }
}
