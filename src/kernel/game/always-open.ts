import { allowing } from './allow.ts';
import { doubting } from '../steps/doubts.ts';
import { type Decision, type Seat, standingDecision, TABLE } from '../forms/decision.ts';
import type { Referee } from '../steps/dispatch.ts';
import {
  type FactKey,
  type FactSchema,
  type FactSpec,
  isReportable,
  type ReportAnswer,
} from '../sums/facts.ts';
import type { BarredNews, Option } from '../forms/form.ts';
import type { OpenCommon, View } from './position.ts';
import type { ReadTable, Rulebook, Table } from '../rulebook.ts';
import type { Ruling } from '../steps/ruling.ts';
import { words } from '../texts/words.ts';
import { type Refusal, refuse } from '../clause.ts';
import { type Json, own } from '../json.ts';
import { letBeIn } from '../steps/let-be.ts';

// The decisions that are always open, and the seats that must agree to what an answer takes from them.

/**
 * The decisions that are always open beside those asked: the table's report, ruling and skip, a seat's report of its
 * own facts, the allowing of what its own decisions bar, and the doubt of what was told.
 */
export function standing(table: Table, view: View, asked: readonly Decision[]): Decision[] {
  const { seat, open, sealed } = view;
  const allow = allowing(asked, view);
  if (seat === TABLE) {
    const barred = table.rules.barred?.(open) ?? [];
    const news = report(open.reports, TABLE, 'report.prompt', reportable(table), barred);
    return [news, ruling(table, open), ...skipping(table, open), ...allow];
  }
  if (seat === null || !table.seats.includes(seat)) return allow;
  const beside = [...allow, ...doubting(table.rules, open, seat)];
  const keys = reportable(table, seat);
  if (!sealed || keys.length === 0) return beside;
  return [{ ...report(`${seat}-${sealed.reports}`, seat, 'report.own', keys), sealed: true }, ...beside];
}

function report(
  step: string | number,
  seat: string,
  prompt: string,
  facts: readonly FactKey[],
  barred: readonly BarredNews[] = [],
): Decision {
  const form = { kind: 'report', facts, some: true, ...(barred.length > 0 ? { barred } : {}) } as const;
  return standingDecision(`${step}/report`, seat, form, prompt);
}

const NONE: readonly FactKey[] = [];

const keysOf = new WeakMap<FactSchema, Map<string | undefined, FactKey[]>>();

/** The reportable facts of an owner (none: the table), listed once for a schema. */
function reportable({ rules: { facts } }: Table, owner?: string): readonly FactKey[] {
  let lists = keysOf.get(facts);
  if (!lists) {
    const keys = Object.keys(facts).filter((key) => isReportable(facts[key] as FactSpec));
    lists = Map.groupBy(keys, (key) => facts[key]?.owner);
    keysOf.set(facts, lists);
  }
  return lists.get(owner) ?? NONE;
}

function ruling(table: Table, open: OpenCommon): Decision {
  const options = rulingOptions(table.rulebook).map(({ id, usual, choice, free, barred }) =>
    (open.rulings[id] ?? usual) === choice ? barred : free,
  );
  return standingDecision(`${open.reports}/ruling`, TABLE, { kind: 'choose', options }, 'ruling.prompt');
}

/** A choice of a ruling as an option, and as it is barred while it is in force; one that is fixed always is. */
interface RulingOption {
  readonly id: string;
  readonly usual: string;
  readonly choice: string;
  readonly free: Option;
  readonly barred: Option;
}

const optionsOf = new WeakMap<Rulebook, readonly RulingOption[]>();

function rulingOptions(rulebook: Rulebook): readonly RulingOption[] {
  let options = optionsOf.get(rulebook);
  if (!options) {
    const several = rulebook.rulings.filter((each) => each.choices.length > 1);
    options = several.flatMap((each) => each.choices.map((choice) => rulingOption(each, choice.id)));
    optionsOf.set(rulebook, options);
  }
  return options;
}

function rulingOption({ id, default: usual, fixed, clauses }: Ruling, choice: string): RulingOption {
  const free = { value: `${id}=${choice}`, label: words('ruling.option', { ruling: id, choice }) };
  const reason = fixed ? words('ruling.fixed', { ruling: id }) : words('ruling.current');
  const barred = { ...free, barred: { clauses, reason } };
  return { id, usual, choice, free: fixed ? barred : free, barred };
}

/** What the standing decisions are made of that depends on the setup alone: the same objects each time. */
export function fromSetup(table: Table): readonly (readonly FactKey[] | Option)[] {
  const owners = [undefined, ...table.seats];
  const options = rulingOptions(table.rulebook).flatMap(({ free, barred }) => [free, barred]);
  return [...new Set([...owners.map((owner) => reportable(table, owner)), ...options])];
}

function skipping({ rules }: Table, open: OpenCommon): Decision[] {
  const options = rules.skips?.(open) ?? [];
  if (options.length === 0) return [];
  return [standingDecision(`${open.reports}/skip`, TABLE, { kind: 'choose', options }, 'skip.prompt')];
}

export type AlwaysOpen = 'report' | 'ruling' | 'skip' | 'allow' | 'allow-secret' | 'doubt' | 'confirm';

/** Which of the standing decisions this is; null when the rules ask it. */
export function standingName({ id, optional }: Decision): AlwaysOpen | null {
  return optional && id.startsWith('standing-') ? (id.slice(id.indexOf('/') + 1) as AlwaysOpen) : null;
}

/** Put a ruling in force from now on, in place. `answer`: 'A2=cap'. */
export function applyRuling(open: OpenCommon, answer: string, referee: Referee): void {
  const split = answer.indexOf('=');
  const [id, choice] = [answer.slice(0, split), answer.slice(split + 1)];
  open.rulings[id] = choice;
  open.reports++;
  referee.tell?.({
    to: 'all',
    kind: 'ruling',
    data: words('ruling.changed', { ruling: id, choice }),
    clauses: [],
  });
}

/**
 * The seats from whom an answer takes a decision away: they must agree. Skipping: those that its option names, or all;
 * a ruling in mid-game, a bar set aside in an open decision or by an override, and what the rules themselves keep or have set, put right from
 * now on: all. It follows from the decision alone, which the table is asked from what is open.
 */
export function concernedSeats(table: ReadTable, decision: Decision, answer: Json): readonly Seat[] {
  switch (standingName(decision)) {
    case 'skip':
      return skipped(decision, answer) ?? table.seats;
    case 'ruling':
    case 'allow':
      return table.seats;
    case 'report':
      return decision.seat === TABLE && takesFrom(table, decision, answer as ReportAnswer) ? table.seats : [];
    default:
      return [];
  }
}

/** Whether a report lets be what is barred, or puts right what the rules keep (by its fact) or have set (unless it is news of it). */
function takesFrom({ rules: { facts } }: ReadTable, decision: Decision, answer: ReportAnswer): boolean {
  if (letBeIn(decision, answer).length > 0) return true;
  return Object.entries(answer).some(([key, { as }]) => {
    const spec = own(facts, key);
    return spec?.kept === true || (spec?.byRules === true && as !== 'change');
  });
}

function skipped({ form }: Decision, answer: Json): readonly Seat[] | undefined {
  return form.kind === 'choose' ? form.options.find(({ value }) => value === answer)?.seats : undefined;
}

/**
 * Whose agreement an answer has, as its entry names it. Refused while a seat that it concerns is not among `agreed`;
 * without `agreed` all seats are at one device, and agree.
 */
export function agreement(
  table: ReadTable,
  decision: Decision,
  answer: Json,
  agreed: readonly Seat[] | undefined,
): { readonly agreed?: readonly Seat[] } | Refusal {
  const needed = concernedSeats(table, decision, answer);
  return needed.length === 0 ? {} : agreedBy(needed, agreed);
}

/** That these seats agree; refused while one of them is not among `agreed`. */
export function agreedBy(
  needed: readonly Seat[],
  agreed: readonly Seat[] | undefined,
): { readonly agreed: readonly Seat[] } | Refusal {
  const missing = agreed ? needed.filter((seat) => !agreed.includes(seat)) : [];
  return missing.length > 0 ? refuse(words('play.consent', { seats: missing })) : { agreed: needed };
}
