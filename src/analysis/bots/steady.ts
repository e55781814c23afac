import { isRefusal } from '../../kernel/clause.ts';
import {
  type AllocateForm,
  type Allocation,
  check,
  choicesOf,
  type Option,
} from '../../kernel/forms/form.ts';
import { type Random, sample } from '../../kernel/forms/sample.ts';
import { viewAfter } from '../../kernel/game/if-so.ts';
import type { Json } from '../../kernel/json.ts';
import { texts } from '../../kernel/texts/texts.ts';
import type { Asked, Bot, Reasoned, Seated } from './bot.ts';
import { reportOf } from './reports.ts';
import { type Expected, Reckoning } from './worth.ts';

// Takes what is worth most now, by exact chances and what its aims say: greedy, and never looking at what others may do.

export const say = texts({
  bot: {
    best: '{choice}: the most that can be had now.',
    alike: '{choice}: nothing here is worth more than anything else.',
    given: 'Points where each adds most.',
    nothingAdds: 'Nothing: no point would add to what it has.',
  },
});

/** Greedy on exact prospects. */
export function steadyBot(seated: Seated): Bot {
  return (asked) => {
    const { view, decision, random } = asked;
    const { form } = decision;
    switch (form.kind) {
      case 'report':
        return {
          answer: reportOf(seated.table.rules, seated.course, view, form),
          why: say.bot.given(),
        };
      case 'choose':
        return chosen(seated, asked, form.options, form.reason === true);
      case 'allocate':
        return given(seated, asked, form);
      case 'roll': {
        const answer = sample(form, random, seated.table.rules.facts);
        return answer === undefined ? undefined : { answer, why: say.bot.given() };
      }
    }
  };
}

function chosen(
  seated: Seated,
  { view, decision, random }: Asked,
  options: readonly Option[],
  reasoned: boolean,
): Reasoned | undefined {
  const open = options.filter(({ barred }) => !barred);
  if (open.length === 0) return undefined;
  const reckoning = new Reckoning(seated, view);
  const led = new Map<string, number>();
  for (const { prospect, gains } of reckoning.prospects(decision.form))
    for (const choice of prospect.choices) led.set(choice, (led.get(choice) ?? 0) + Math.max(...gains));
  const worth = open.map((option) =>
    option.leads ? (led.get(option.value) ?? 0) : tried(seated, reckoning, { view, decision }, option.value),
  );
  const most = Math.max(...worth);
  const best = open.filter((_, i) => (worth[i] as number) >= most - NEAR);
  const { value, label } = best[random(best.length)] as Option;
  const why =
    best.length === open.length ? say.bot.alike({ choice: label }) : say.bot.best({ choice: label });
  return { answer: reasoned ? { value, reason: 'as its aims have it' } : value, why };
}

/** What is closer together than this is alike: sums of chances are not exact to the last bit. */
export const NEAR = 1e-6;

/** What a choice is worth of which no sheet tells: how it stands after it, and what dice would then be rolled. */
export function tried(
  seated: Seated,
  reckoning: Reckoning,
  { view, decision }: Pick<Asked, 'view' | 'decision'>,
  answer: Json,
): number {
  const tried = viewAfter(seated.table, view, { seat: decision.seat, decision: decision.id, answer });
  if (isRefusal(tried)) return 0;
  const { after, stop } = tried;
  const rolls = stop.why === 'asks' ? stop.asked.filter(({ form }) => form.kind === 'roll') : [];
  const then =
    rolls.length === 0 ? 0 : new Reckoning(seated, after).ofRoll(rolls.flatMap(({ sheets }) => sheets ?? []));
  return reckoning.betterIn(after) + then;
}

export function given(seated: Seated, { view, random }: Asked, form: AllocateForm): Reasoned | undefined {
  const reckoning = new Reckoning(seated, view);
  const answer = greedy(form, reckoning.prospects(form), random);
  if (check(form, answer, NO_FACTS) === null)
    return { answer, why: Object.keys(answer).length === 0 ? say.bot.nothingAdds() : say.bot.given() };
  // something must be given that adds nothing
  const any = sample(form, random, seated.table.rules.facts);
  return any === undefined ? undefined : { answer: any, why: say.bot.nothingAdds() };
}

const NO_FACTS = { facts: {}, clauses: [] };

/** The most points that are given in one step: a bar may open only after some that add nothing. */
const LEAP = 4;

/** Raise what adds most for each point, as long as anything adds; the minima of a form are not looked at. */
export function greedy(form: AllocateForm, expected: readonly Expected[], random: Random): Allocation {
  const upper: AllocateForm = { ...form, limits: form.limits.map(({ min: _, ...rest }) => rest) };
  const given: Record<string, number> = {};
  const at = expected.map(() => 0);
  for (;;) {
    let best: {
      readonly i: number;
      readonly by: number;
      readonly row: string;
      readonly rate: number;
    } | null = null;
    let alike = 0;
    for (const [i, { prospect, gains }] of expected.entries()) {
      const now = gains[at[i] as number] ?? 0;
      for (let by = 1; by <= LEAP; by++) {
        const then = gains[(at[i] as number) + by];
        if (then === undefined) break;
        const rate = (then - now) / by;
        if (rate <= NEAR || (best && rate < best.rate - NEAR)) continue;
        const row = prospect.choices.find((id) => takes(upper, given, id, by));
        if (row === undefined) continue;
        const isBetter = best === null || rate > best.rate + NEAR;
        alike = isBetter ? 1 : alike + 1;
        if (isBetter || random(alike) === 0) best = { i, by, row, rate };
      }
    }
    if (best === null) return given;
    given[best.row] = (given[best.row] ?? 0) + best.by;
    at[best.i] = (at[best.i] as number) + best.by;
  }
}

function takes(form: AllocateForm, given: Record<string, number>, row: string, by: number): boolean {
  const then = { ...given, [row]: (given[row] ?? 0) + by };
  const isOpen = choicesOf(form).some((each) => 'id' in each && each.id === row && !each.barred);
  return isOpen && check(form, then, NO_FACTS) === null;
}
