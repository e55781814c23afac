import { type AllocateForm, choicesOf, type Lead, type Option } from '../../kernel/forms/form.ts';
import { leadingForm } from '../../kernel/forms/leading.ts';
import type { View } from '../../kernel/game/position.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { FactKey, FactValue } from '../../kernel/sums/facts.ts';
import type { Task, BotSeat } from './bot.ts';
import { type Contest, numbersIn } from './contest.ts';
import { type FormPurse, purseOf } from './purse.ts';
import { Reckoning } from './worth.ts';

// The game of a secret allocation: who else places points now, in what, and what each number of theirs makes of mine.

/** One who places points in the step. */
export interface Placer {
  readonly seat: Seat;
  readonly form: AllocateForm;
  readonly purse: FormPurse;
  readonly feeds: ReadonlyMap<string, Feeding>;
}

/** A secret allocation as a game, from one seat's view. */
export interface Allocating {
  /** The sheets that points lead to. */
  readonly fields: readonly string[];
  /** The seat itself first, then its friends. */
  readonly mine: readonly Placer[];
  readonly theirs: readonly Placer[];
  readonly contest: Contest;
}

/** The rows of a form that put points on a sheet, and how. */
interface Feeding {
  readonly lead: Lead & { readonly sets: FactKey };
  readonly rows: string[];
}

/** The game that an allocation is; undefined where nobody else places anything that its sheets read. */
export function allocating(
  seated: BotSeat,
  { view, decision }: Task,
  form: AllocateForm,
): Allocating | undefined {
  const asked = decision.id.split('/').at(-1);
  const others = seated.table.rules
    .awaiting(view.open)
    // who is neither friend nor opponent is left to what can be held possible
    .filter((seat) => seat !== seated.seat && !seated.standings.besides?.(seated.seat).includes(seat))
    .flatMap((seat) => formOf(seated, view, seat, asked ?? ''));
  const own = { seat: seated.seat, form: leadingForm(seated.table.rules, view, decision) as AllocateForm };
  return gameOf(seated, view, [own, ...others], form);
}

/** The game that an allocation was of which something is secret still; undefined where nobody has placed anything. */
export function allocatedBefore(seated: BotSeat, view: View): Allocating | undefined {
  const { seat, standings } = seated;
  const all = (standings.placings?.(view.open) ?? []).filter(
    (each) => !standings.besides?.(seat).includes(each.seat),
  );
  const own = all.find((each) => each.seat === seat);
  return own && gameOf(seated, view, [own, ...all.filter((each) => each !== own)], own.form);
}

type Form = Pick<Placer, 'seat' | 'form'>;

/** The game of some who place, the seat itself first; `asked`: its form as it is asked. */
function gameOf(
  seated: BotSeat,
  view: View,
  all: readonly Form[],
  asked: AllocateForm,
): Allocating | undefined {
  const fed = all.map((each) => ({ ...each, feeds: feedingOf(each.form) }));
  const isMine = ({ seat }: Form): boolean => seat === seated.seat || seated.friends.includes(seat);
  const contested = fed
    .filter((each) => !isMine(each))
    .some(({ feeds }) => [...feeds.keys()].some((sheet) => fed[0]?.feeds.has(sheet)));
  if (!contested) return undefined;
  const fields = [...new Set(fed.flatMap(({ feeds }) => [...feeds.keys()]))];
  const placers = fed.map(({ seat, form: its, feeds }) => ({
    seat,
    form: its,
    feeds,
    purse: purseOf(
      seat === seated.seat ? asked : its,
      fields.map((sheet) => feeds.get(sheet)?.rows ?? []),
    ),
  }));
  const mine = placers.filter(isMine);
  const theirs = placers.filter((each) => !mine.includes(each));
  const pays = paysOf(new Reckoning(seated, view), fields, mine, theirs);
  const contest = { mine: mine.map(({ purse }) => purse), theirs: theirs.map(({ purse }) => purse), pays };
  return { fields, mine, theirs, contest };
}

/** The form that another seat has in the step, as far as all can know it: with nothing sealed but what a game begins with. */
function formOf(
  { table }: BotSeat,
  view: View,
  seat: Seat,
  name: string,
): readonly { readonly seat: Seat; readonly form: AllocateForm }[] {
  const sealed = table.rules.setup().sealed[seat];
  if (!sealed) return [];
  const seen: View = { seat, open: view.open, sealed };
  return table.rules.asks(seen).flatMap((decision) => {
    const isIt = decision.sealed && decision.form.kind === 'allocate' && decision.id.endsWith(name);
    return isIt ? { seat, form: leadingForm(table.rules, seen, decision) as AllocateForm } : [];
  });
}

/** By sheet the rows of a form that count there by their number. */
function feedingOf(form: AllocateForm): ReadonlyMap<string, Feeding> {
  const found = new Map<string, Feeding>();
  for (const row of choicesOf(form)) {
    if (row.barred || !('id' in row)) continue;
    for (const lead of row.leads ?? []) {
      const { sets, later } = lead;
      if (sets === undefined || later !== undefined) continue;
      const before = found.get(lead.name);
      if (!before) found.set(lead.name, { lead: { ...lead, sets }, rows: [row.id] });
      else if (before.lead.sets === sets) before.rows.push(row.id);
    }
  }
  return found;
}

/** By sheet what every pair of numbers pays: each with the exact chances of its dice. */
function paysOf(
  reckoning: Reckoning,
  fields: readonly string[],
  mine: readonly Placer[],
  theirs: readonly Placer[],
): Contest['pays'] {
  const purses = (placers: readonly Placer[]): readonly FormPurse[] => placers.map(({ purse }) => purse);
  return fields.map((sheet, at) => {
    const [ours, others] = [numbersIn(purses(mine), at), numbersIn(purses(theirs), at)];
    const dice = [...mine, ...theirs].flatMap(({ feeds }) => feeds.get(sheet)?.lead.dice ?? []);
    const options = ours.flatMap((own, i) =>
      others.map((their, j): Option => {
        const makes = { ...madeBy(mine, own, sheet), ...madeBy(theirs, their, sheet) };
        const lead: Lead = { name: sheet, dice: [...new Set(dice)], makes };
        return { value: `${i}/${j}`, label: { key: '' }, leads: [lead] };
      }),
    );
    const expected = reckoning.prospects({ kind: 'choose', options });
    return ours.map((own, i) =>
      others.map((their, j) => {
        const gain = expected[i * others.length + j]?.gains[0] ?? 0;
        return reckoning.called(sheet, gain, { ...placedBy(mine, own), ...placedBy(theirs, their) });
      }),
    );
  });
}

const placedBy = (placers: readonly Form[], numbers: readonly number[]): Record<Seat, number> =>
  Object.fromEntries(placers.map(({ seat }, i) => [seat, numbers[i] ?? 0]));

/** The facts that numbers of some who place make on a sheet. */
function madeBy(
  placers: readonly Placer[],
  numbers: readonly number[],
  sheet: string,
): Record<FactKey, FactValue> {
  const made: Record<FactKey, FactValue> = {};
  for (const [i, { feeds }] of placers.entries()) {
    const lead = feeds.get(sheet)?.lead;
    if (!lead) continue;
    const number = numbers[i] ?? 0;
    made[lead.sets] = lead.worth ? lead.worth.none + lead.worth.each * number : number;
  }
  return made;
}
