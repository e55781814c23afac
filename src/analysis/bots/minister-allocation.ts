import { type AllocateForm, check } from '../../kernel/forms/form.ts';
import { hopeAt } from '../../kernel/sums/prospect.ts';
import { percentText } from '../../kernel/sums/odds.ts';
import { texts } from '../../kernel/texts/texts.ts';
import type { Words } from '../../kernel/texts/words.ts';
import type { Task, ReasonedAnswer, BotSeat } from './bot.ts';
import { solveContest } from './contest.ts';
import { drawFrom } from './mix.ts';
import { type Allocating, allocating } from './rivals.ts';
import { Reckoning } from './worth.ts';

// Points that several place in secret: a draw from an equilibrium, so that nobody who knows how it is made can use that.

export const say = texts({
  bot: {
    placed: '{row} {number}: {hope} {chance}%.',
    placedAgainst: '{row} {number}: {hope} {chance}%; {rival} can have at most {most} there.',
    placedAt: '{row} {number}: where the others can do least about it.',
    nothingPlaced: 'Nothing: no point would add to what it has.',
  },
});

/** An answer drawn from an equilibrium; undefined where nobody else places anything in the step. */
export function drawAllocation(seated: BotSeat, asked: Task, form: AllocateForm): ReasonedAnswer | undefined {
  if (!asked.decision.sealed) return undefined;
  const game = allocating(seated, asked, form);
  if (!game) return undefined;
  const { mine, mixes } = solveContest(game.contest);
  const placing = mine[drawFrom(mixes.mine, asked.random)];
  const [own] = game.mine;
  const numbers = placing?.[0];
  if (!own || !numbers) return undefined;
  const answer = own.purse.answer(numbers);
  if (check(form, answer, { facts: {}, clauses: [] }) !== null) return undefined;
  return { answer, why: whyOf(seated, asked, game, numbers) };
}

/** Why: of the place with the most points what they are hoped to bring, and the most that an opponent can have there. */
function whyOf(seated: BotSeat, { view }: Task, game: Allocating, numbers: readonly number[]): Words {
  const number = Math.max(0, ...numbers);
  const field = numbers.indexOf(number);
  const [own] = game.mine;
  const rows = own?.purse.rows[field] ?? [];
  const row = own?.form.rows.find(({ id }) => id === rows[0]);
  if (number === 0 || !own || !row) return say.bot.nothingPlaced();
  const sheet = game.fields[field];
  const expected = new Reckoning(seated, view)
    .prospects(own.form, (choice) => rows.includes(choice))
    .find(({ prospect }) => prospect.lead.name === sheet);
  const hopes = (expected?.prospect.hopes ?? []).flatMap((hope) => {
    const [now, then] = [0, number].map((n) => hopeAt(expected?.prospect.steps[n], hope));
    return now && then ? { hope, more: shareOf(then) - shareOf(now), chance: then } : [];
  });
  const most = Math.max(...hopes.map(({ more }) => more));
  const best = hopes.find(({ more }) => more === most);
  if (!best) return say.bot.placedAt({ row: row.label, number });
  const said = {
    row: row.label,
    number,
    hope: best.hope.label,
    chance: percentText(best.chance.sure, best.chance.of, 0),
  };
  const rival = rivalIn(seated, game, field);
  return rival ? say.bot.placedAgainst({ ...said, ...rival }) : say.bot.placed(said);
}

function shareOf({ sure, of }: { readonly sure: bigint; readonly of: bigint }): number {
  return Number(sure) / Number(of);
}

/** Of the opponents the one who can have most in a field. */
function rivalIn(
  { table }: BotSeat,
  { theirs }: Allocating,
  field: number,
): { readonly rival: string; readonly most: number } | undefined {
  const most = Math.max(0, ...theirs.map(({ purse }) => purse.most[field] ?? 0));
  const rival = theirs.find(({ purse }) => purse.most[field] === most);
  const seat = table.setup.scenario.seats.find(({ id }) => id === rival?.seat);
  return seat && most > 0 ? { rival: seat.title, most } : undefined;
}
