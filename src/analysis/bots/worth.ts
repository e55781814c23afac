import { choicesOf, type Form, isCounted, type Lead, type RollSheet } from '../../kernel/forms/form.ts';
import type { View } from '../../kernel/game/position.ts';
import type { Seat } from '../../kernel/seat.ts';
import { balanceOf, type Stand, type Worth } from '../../kernel/solo/stand.ts';
import type { Assumptions } from '../../kernel/sums/assume.ts';
import { type Prospect, prospectsOf, type ProspectStep } from '../../kernel/sums/prospect.ts';
import type { Range } from '../../kernel/sums/sheet.ts';
import { assumedOfMap } from './assumed.ts';
import type { BotSeat } from './bot.ts';

// What a choice is worth to a seat: exact chances of what it leads to, times what would then be whose.

/** What a seat counts with in one decision. In hundredths of worth, as an expectation. */
export class Reckoning {
  private readonly seated: BotSeat;
  private readonly view: View;
  private readonly worth: Worth;
  private readonly believes: (view: View) => Assumptions;
  private believed: Assumptions | undefined;
  private readonly now = new Map<string, Stand>();
  private readonly gains = new Map<string, number>();

  /** `believes`: what it holds of others' secrets; absent: all that the rules leave possible. */
  constructor(seated: BotSeat, view: View, believes: (view: View) => Assumptions = () => ({})) {
    this.seated = seated;
    this.view = view;
    this.believes = believes;
    this.worth = seated.worth(seated.table.rules.turn?.(view.open) ?? 0);
    for (const stand of seated.standings.stands(view.open)) this.now.set(stand.place, stand);
  }

  /** How much better off the seat is in another view of the same game. */
  betterIn(after: View): number {
    return this.balance(this.seated.standings.stands(after.open)) - this.balance([...this.now.values()]);
  }

  /**
   * What choices lead to, each with what each number given there is worth; of a choice that is made or not, on a sheet that
   * counts without dice, what it is worth beside not being made.
   */
  prospects(form: Form, only?: (choice: string) => boolean): readonly Expectation[] {
    const { table } = this.seated;
    const leads = choicesOf(form).flatMap(({ barred, leads: its = [] }) => (barred ? [] : its));
    const { all } = prospectsOf(table.rules, this.view, form, this.assumed(leads), only ? { only } : {});
    return all.map((prospect) => {
      const { lead, steps } = prospect;
      const without = lead.dice.length > 0 || isCounted(lead) ? 0 : this.without(lead.name);
      const gains = steps.map((step) => {
        const gain = this.expected(lead.name, step) - without;
        return isCounted(lead) ? this.called(lead.name, gain, { [this.seated.seat]: step.number }) : gain;
      });
      return { prospect, gains };
    });
  }

  /** What dice are worth that fall only if somebody who can have them fall gains by it; `placed`: what is placed for it, by seat. */
  called(sheet: string, gain: number, placed: Readonly<Record<Seat, number>>): number {
    const { seat, friends, standings } = this.seated;
    const callers = standings.calls?.(this.view.open, sheet, placed);
    if (!callers) return gain;
    const besides = standings.besides?.(seat) ?? [];
    const isMine = (each: Seat): boolean => each === seat || friends.includes(each);
    const isWanted = callers.some((each) =>
      gain > 0 ? isMine(each) : !isMine(each) && !besides.includes(each),
    );
    return isWanted ? gain : 0;
  }

  private assumed(sheets: readonly (Lead | RollSheet)[]): Assumptions {
    if (sheets.length === 0) return {};
    this.believed ??= this.believes(this.view);
    return { ...assumedOfMap(this.seated, this.view, sheets), ...this.believed };
  }

  /** What it is worth that a sheet comes to what it does as things are. */
  private without(name: string): number {
    const key = `${name} as it is`;
    let gain = this.gains.get(key);
    if (gain === undefined) this.gains.set(key, (gain = this.ofRoll([{ name, dice: [] }])));
    return gain;
  }

  /** What dice are worth that are about to fall on some sheets. */
  ofRoll(sheets: readonly RollSheet[]): number {
    const { rules } = this.seated.table;
    const leads: readonly Lead[] = sheets;
    const form: Form = { kind: 'choose', options: [{ value: 'roll', label: { key: '' }, leads }] };
    return prospectsOf(rules, this.view, form, this.assumed(leads)).all.reduce(
      (sum, { lead, steps: [step] }) => (step ? sum + this.expected(lead.name, step) : sum),
      0,
    );
  }

  private expected(sheet: string, { weighed }: ProspectStep): number {
    if (weighed === null) return 0;
    const sum = weighed.falls.reduce(
      (all, { weight, total }) => all + Number(weight) * this.gain(sheet, total),
      0,
    );
    return sum / Number(weighed.of);
  }

  /** Of a range that nobody weighs, the middle of its ends. */
  private gain(sheet: string, { min, max }: Range): number {
    return min === max ? this.gainAt(sheet, min) : (this.gainAt(sheet, min) + this.gainAt(sheet, max)) / 2;
  }

  private gainAt(sheet: string, total: number): number {
    const key = `${sheet} ${total}`;
    let gain = this.gains.get(key);
    if (gain === undefined) {
      const then = this.seated.standings.wouldStand(this.view.open, sheet, total);
      const before = then.flatMap(({ place }) => this.now.get(place) ?? []);
      gain = this.balance(then) - this.balance(before);
      this.gains.set(key, gain);
    }
    return gain;
  }

  private balance(stands: readonly Stand[]): number {
    const { seat, friends, standings } = this.seated;
    return balanceOf(stands, seat, friends, this.worth, standings.besides?.(seat));
  }
}

/** What comes of one or several choices together, and what each number that is given there is worth. */
export interface Expectation {
  readonly prospect: Prospect;
  readonly gains: readonly number[];
}

/** The seats of the same camp. */
export function friendsOf(
  seats: readonly { readonly id: Seat; readonly camp?: string }[],
  seat: Seat,
): readonly Seat[] {
  const camp = seats.find(({ id }) => id === seat)?.camp;
  return camp === undefined
    ? []
    : seats.flatMap((each) => (each.camp === camp && each.id !== seat ? each.id : []));
}
