import { isRefusal } from '../../kernel/clause.ts';
import { type Decision, isNamed } from '../../kernel/forms/decision.ts';
import {
  type AllocateForm,
  type Allocation,
  check,
  type Form,
  isCounted,
  type Option,
} from '../../kernel/forms/form.ts';
import { leadingForm } from '../../kernel/forms/leading.ts';
import { type Random, sample } from '../../kernel/forms/sample.ts';
import { viewAfter } from '../../kernel/game/if-so.ts';
import type { View } from '../../kernel/game/position.ts';
import type { Json } from '../../kernel/json.ts';
import { rowsTold, withoutMinima } from '../../kernel/solo/rows.ts';
import type { Assumptions } from '../../kernel/sums/assume.ts';
import { texts } from '../../kernel/texts/texts.ts';
import type { Words } from '../../kernel/texts/words.ts';
import type { Task, Bot, ReasonedAnswer, BotSeat } from './bot.ts';
import { say as sayAny } from './random.ts';
import { answerReport } from './reports.ts';
import { type Expectation, Reckoning } from './worth.ts';

// Takes what is worth most now, by exact chances and what its aims say: greedy, and never looking at what others may do.

export const say = texts({
  bot: {
    best: '{choice}: the most that can be had now.',
    alike: '{choice}: nothing here is worth more than anything else.',
    given: 'Points where each adds most.',
    nothingAdds: 'Nothing: no point would add to what it has.',
  },
});

/** What a bot holds of others' secrets in a view. */
type Believes = (view: View) => Assumptions;

/** Greedy on exact prospects; `believes`: absent, all that the rules leave possible. */
export function steadyBot(seated: BotSeat, believes?: Believes): Bot {
  const { rules } = seated.table;
  return (asked) => {
    const { view, decision, random } = asked;
    const told = answerReport({ rules, ...seated }, view, decision);
    if (told !== undefined) return { answer: told, why: sayAny.bot.asTold() };
    const form = leadingForm(rules, view, decision);
    switch (form.kind) {
      case 'choose':
        return chosen(seated, asked, form, believes);
      case 'allocate':
        return given(seated, asked, form, believes);
      default: {
        const answer = sample(form, random, rules.facts);
        return answer === undefined ? undefined : { answer, why: say.bot.given() };
      }
    }
  };
}

function chosen(
  seated: BotSeat,
  { view, decision, random }: Task,
  form: Form & { readonly kind: 'choose' },
  believes?: Believes,
): ReasonedAnswer | undefined {
  const open = form.options.filter(({ barred }) => !barred);
  const [first] = open;
  if (first === undefined) return undefined;
  const reasoned = form.reason === true;
  if (open.length === 1) return reasonedOf(first, say.bot.alike({ choice: first.label }), reasoned);
  const worth = worthOf(seated, { view, decision }, form, open, believes);
  const most = Math.max(...worth);
  const best = open.filter((_, i) => (worth[i] as number) >= most - NEAR);
  const nothing = usual(seated, view, decision);
  const option = best.find(({ value }) => value === nothing) ?? best[random(best.length)] ?? first;
  const text = best.length === open.length ? say.bot.alike : say.bot.best;
  return reasonedOf(option, text({ choice: option.label }), reasoned);
}

function reasonedOf({ value }: Option, why: Words, reasoned: boolean): ReasonedAnswer {
  return { answer: reasoned ? { value, reason: 'as its aims have it' } : value, why };
}

/** What each option is worth: by what it leads to; where that tells none from another, by how things stand after it. */
function worthOf(
  seated: BotSeat,
  asked: Pick<Task, 'view' | 'decision'>,
  form: Form,
  open: readonly Option[],
  believes?: Believes,
): readonly number[] {
  const reckoning = new Reckoning(seated, asked.view, believes);
  const price = (choice: string): number =>
    seated.standings.price?.(asked.view.open, asked.decision, choice, seated.means) ?? 0;
  const led = new Map<string, number>();
  for (const expected of reckoning.prospects(form))
    for (const choice of expected.prospect.choices)
      led.set(choice, (led.get(choice) ?? 0) + bestOf(expected, price(choice)));
  const byLeads = open.map(({ leads, value }) => (leads ? (led.get(value) ?? 0) : null));
  const isLed = byLeads.some((each) => each !== null);
  const isTold = byLeads.some((each) => Math.abs((each ?? 0) - (byLeads[0] ?? 0)) > NEAR);
  return open.map(({ value }, i) =>
    isTold && byLeads[i] !== null ? (byLeads[i] ?? 0) : worthAfter(seated, reckoning, asked, value, !isLed),
  );
}

/** What the best number of a choice is worth that is made or not, with its price for each. */
function bestOf({ prospect: { steps }, gains }: Expectation, price: number): number {
  return Math.max(...gains.map((gain, i) => gain - price * Math.max(1, steps[i]?.number ?? 1)));
}

/** What is done where nothing is worth more: as the rulebook has it, else what its decision calls nothing. */
function usual({ table, standings }: BotSeat, { open }: View, decision: Decision): Json | undefined {
  const kind = table.rulebook.decisions.find(({ name }) => isNamed(decision, name));
  return standings.usual?.(open, decision) ?? kind?.nothing;
}

/** What is closer together than this is alike: sums of chances are not exact to the last bit. */
export const NEAR = 1e-6;

/**
 * What a choice is worth of which no sheet tells: how it stands after it, and, where no other choice leads to dice (`further`),
 * what dice would then be rolled.
 */
export function worthAfter(
  seated: BotSeat,
  reckoning: Reckoning,
  { view, decision }: Pick<Task, 'view' | 'decision'>,
  answer: Json,
  further: boolean,
): number {
  const tried = viewAfter(seated.table, view, { seat: decision.seat, decision: decision.id, answer });
  if (isRefusal(tried)) return 0;
  const { after, stop } = tried;
  const rolls = further && stop.why === 'asks' ? stop.asked.filter(({ form }) => form.kind === 'roll') : [];
  const then =
    rolls.length === 0 ? 0 : new Reckoning(seated, after).ofRoll(rolls.flatMap(({ sheets }) => sheets ?? []));
  return reckoning.betterIn(after) + then;
}

function given(
  seated: BotSeat,
  { view, decision, random }: Task,
  form: AllocateForm,
  believes?: Believes,
): ReasonedAnswer | undefined {
  const reckoning = new Reckoning(seated, view, believes);
  const { standings, means } = seated;
  const price = (row: string): number => standings.price?.(view.open, decision, row, means) ?? 0;
  const answer = greedy(form, reckoning.prospects(form), random, price);
  const isNothing = Object.keys(answer).length === 0;
  if (!isNothing && check(form, answer, NO_FACTS) === null) return { answer, why: say.bot.given() };
  // nothing adds, or something must be given that does not
  const others = [...(isNothing ? [usual(seated, view, decision), {}] : []), least(form, answer)];
  const lawful = others.find((each) => each !== undefined && check(form, each, NO_FACTS) === null);
  const any = lawful ?? sample(form, random, seated.table.rules.facts);
  return any === undefined ? undefined : { answer: any, why: say.bot.nothingAdds() };
}

/** What is given, and what must be beside it. */
function least(form: AllocateForm, answer: Allocation): Allocation | undefined {
  return rowsTold(form, new Map(Object.entries(answer)));
}

const NO_FACTS = { facts: {}, clauses: [] };

/** The most points that are given in one step: a bar may open only after some that add nothing. */
const LEAP = 4;

/**
 * Raise what adds most for each point, as long as anything adds; the minima of a form are not looked at. `price`: what a point
 * of a row costs.
 */
function greedy(
  form: AllocateForm,
  expected: readonly Expectation[],
  random: Random,
  price: (row: string) => number = () => 0,
): Allocation {
  const room = new Room(form);
  const given: Record<string, number> = {};
  const at = expected.map(() => 0);
  const sheets = new Reached();
  for (;;) {
    let best: {
      readonly i: number;
      readonly by: number;
      readonly row: string;
      readonly rate: number;
    } | null = null;
    let alike = 0;
    for (const [i, each] of expected.entries()) {
      const { prospect } = each;
      const most = isCounted(prospect.lead) ? LEAP : 1 - (at[i] as number);
      const cost = price(prospect.choices[0] ?? '');
      for (let by = 1; by <= most; by++) {
        const then = sheets.gain(each, at[i] as number, by, cost);
        if (then === undefined) break;
        const rate = then / by;
        if (rate <= NEAR || (best && rate < best.rate - NEAR)) continue;
        const row = prospect.choices.find((id) => room.takes(given, id, by));
        if (row === undefined) continue;
        const isBetter = best === null || rate > best.rate + NEAR;
        alike = isBetter ? 1 : alike + 1;
        if (isBetter || random(alike) === 0) best = { i, by, row, rate };
      }
    }
    if (best === null) return given;
    given[best.row] = (given[best.row] ?? 0) + best.by;
    at[best.i] = (at[best.i] as number) + best.by;
    sheets.note(expected[best.i] as Expectation, at[best.i] as number);
  }
}

/** What has been reached on each sheet: what is made or not adds to what is counted there only what it is worth more. */
class Reached {
  private readonly made = new Map<string, number>();
  private readonly all = new Map<string, number>();

  /** What so many more add, less what they cost; undefined: they cannot be given. */
  gain(expected: Expectation, at: number, by: number, cost: number): number | undefined {
    const { prospect, gains } = expected;
    const { lead } = prospect;
    if (!isCounted(lead)) return bestOf(expected, cost) - (this.all.get(lead.name) ?? 0);
    const [first = 0] = gains;
    const then = gains[at + by];
    const now = Math.max((gains[at] ?? first) - first, this.made.get(lead.name) ?? Number.NEGATIVE_INFINITY);
    return then === undefined ? undefined : then - first - now - cost * by;
  }

  note({ prospect: { lead }, gains }: Expectation, at: number): void {
    const isMade = !isCounted(lead);
    const worth = isMade ? Math.max(...gains) : (gains[at] ?? 0) - (gains[0] ?? 0);
    for (const reached of isMade ? [this.made, this.all] : [this.all])
      reached.set(lead.name, Math.max(worth, reached.get(lead.name) ?? Number.NEGATIVE_INFINITY));
  }
}

/** What rows of a form still take, its minima left aside. */
class Room {
  private readonly upper: AllocateForm;
  private readonly open: ReadonlySet<string>;
  /** Where no row waits for another, what once was too much stays so. */
  private readonly full: Set<string> | null;

  constructor(form: AllocateForm) {
    this.upper = withoutMinima(form);
    this.open = new Set(form.rows.flatMap(({ id, barred }) => (barred ? [] : [id])));
    this.full = (form.after ?? []).length > 0 ? null : new Set();
  }

  takes(given: Allocation, row: string, by: number): boolean {
    if (!this.open.has(row)) return false;
    const key = `${row} ${by}`;
    if (this.full?.has(key)) return false;
    const isTaken = check(this.upper, { ...given, [row]: (given[row] ?? 0) + by }, NO_FACTS) === null;
    if (!isTaken) this.full?.add(key);
    return isTaken;
  }
}
