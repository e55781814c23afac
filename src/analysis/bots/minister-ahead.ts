import type { Form, Option } from '../../kernel/forms/form.ts';
import { leadingForm } from '../../kernel/forms/leading.ts';
import type { PossibleRoll } from '../../kernel/solo/solo.ts';
import { texts } from '../../kernel/texts/texts.ts';
import type { Task, ReasonedAnswer, BotSeat } from './bot.ts';
import { NEAR, worthAfter } from './steady.ts';
import { type Expectation, Reckoning } from './worth.ts';

// An open choice of what to roll at: by how the game ends, where the rulebook can say how it may go on.

export const say = texts({
  bot: {
    ahead: '{choice}: moves in {chance}%, and leaves the most at the end, with what the others will do.',
    none: '{choice}: whatever else would leave less at the end.',
  },
});

/** So many of the choices that bring most at once are looked at to the end. */
const LOOKED_AT = 24;

/** What is best by the end of the game; undefined where no choice leads to dice, or nobody can say how the game goes on. */
export function ahead(
  seated: BotSeat,
  { view, decision, random }: Task,
  form: Form & { readonly kind: 'choose' },
): ReasonedAnswer | undefined {
  const { standings } = seated;
  const leading = leadingForm(seated.table.rules, view, decision) as typeof form;
  const open = leading.options.filter(({ barred }) => !barred);
  if (!standings.ahead || !open.some(({ leads }) => leads)) return undefined;
  const reckoning = new Reckoning(seated, view);
  const led = Map.groupBy(reckoning.prospects(leading), ({ prospect }) => prospect.choices[0] ?? '');
  const nearest = (option: Option): number => Math.max(0, ...(led.get(option.value) ?? []).map(atOnce));
  const looked = open
    .toSorted((one, other) => nearest(other) - nearest(one))
    .slice(0, LOOKED_AT)
    .map((option) => ({ option, ways: waysOf(seated, { view }, led.get(option.value) ?? []) }));
  const rolls = looked.flatMap(({ ways }) => ways);
  const worth = seated.worth(seated.table.rules.turn?.(view.open) ?? 0);
  const ends = standings.ahead(view.open, { seat: seated.seat, rolls, worth, random });
  let at = 0;
  const weighed = looked.map(({ option, ways }) => {
    const mean = ways.reduce((sum, { chance }) => sum + chance * (ends[at++] ?? 0), 0);
    const isRolled = option.leads !== undefined;
    const value = isRolled ? mean : worthAfter(seated, reckoning, { view, decision }, option.value, false);
    return { option, value, chance: ways.reduce((sum, way) => sum + way.chance, 0) };
  });
  const most = Math.max(...weighed.map(({ value }) => value));
  const best = weighed.filter(({ value }) => value >= most - NEAR);
  const chosen = best[random(best.length)];
  if (!chosen) return undefined;
  const { value, label } = chosen.option;
  const why =
    chosen.chance > 0
      ? say.bot.ahead({ choice: label, chance: Math.round(100 * chosen.chance) })
      : say.bot.none({ choice: label });
  return { answer: form.reason ? { value, reason: 'as its aims have it' } : value, why };
}

function atOnce({ gains }: Expectation): number {
  return gains[0] ?? 0;
}

/** A way in which the dice can change something, with its chance from 0 to 1. */
interface Way extends PossibleRoll {
  readonly chance: number;
}

/** The ways of some prospects that lead to different stands, each once. */
function waysOf(
  { standings }: BotSeat,
  { view }: Pick<Task, 'view'>,
  prospects: readonly Expectation[],
): readonly Way[] {
  const ways = new Map<string, Way>();
  for (const { prospect } of prospects) {
    const { weighed } = prospect.steps[0] ?? {};
    for (const { weight, total } of weighed?.falls ?? []) {
      const sheet = prospect.lead.name;
      // of a range that nobody weighs, its middle
      const middle = Math.round((total.min + total.max) / 2);
      const stands = standings.wouldStand(view.open, sheet, middle);
      if (stands.length === 0) continue;
      const key = [sheet, ...stands.map(({ place, is }) => `${place}=${is}`)].join(' ');
      const before = ways.get(key);
      const chance = Number(weight) / Number(weighed?.of) + (before?.chance ?? 0);
      ways.set(key, { sheet, total: before?.total ?? middle, chance });
    }
  }
  return [...ways.values()];
}
