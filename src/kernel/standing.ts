import { isRefusal, type Refusal, refuse } from './clause.ts';
import { type Decision, TABLE } from './decision.ts';
import type { Referee } from './dispatch.ts';
import { type FactKey, isReportable } from './facts.ts';
import type { Option } from './form.ts';
import type { OpenCommon, SealedCommon, View } from './position.ts';
import type { Rulebook, Setup, Table } from './rulebook.ts';
import { chooseRulings, type Ruling, type Rulings } from './ruling.ts';
import type { Json } from './json.ts';
import { words } from './words.ts';

/** What a table is made from: a rulebook's scenario, rulings that differ from the defaults, and checked data. */
export interface Choice {
  readonly scenario: string;
  readonly rulings: Readonly<Rulings>;
  readonly data: Json;
}

/** Bind a rulebook to a setup. Refused when the scenario does not exist or a ruling is bad. */
export function bindTable(rulebook: Rulebook, choice: Choice): Table | Refusal {
  const scenario = rulebook.scenarios.find((each) => each.id === choice.scenario);
  if (!scenario) return refuse(words('setup.noScenario', { scenario: choice.scenario }));
  const rulings = chooseRulings(rulebook.rulings, choice.rulings);
  if (isRefusal(rulings)) return rulings;
  const setup: Setup = { scenario, rulings, data: choice.data };
  return { rulebook, setup, rules: rulebook.bind(setup), seats: scenario.seats.map((seat) => seat.id) };
}

/** The decisions that are always open: the table's report and ruling, and a seat's report of its own facts. */
export function standing(table: Table, view: View<OpenCommon, SealedCommon>): Decision[] {
  const { seat, open, sealed } = view;
  if (seat === TABLE)
    return [report(`standing-${open.reports}`, TABLE, 'report.prompt', openKeys(table)), ruling(table, open)];
  if (seat === null || !sealed) return [];
  const keys = ownKeys(table, seat);
  if (keys.length === 0) return [];
  return [{ ...report(`standing-${seat}-${sealed.reports}`, seat, 'report.own', keys), sealed: true }];
}

function report(step: string, seat: string, prompt: string, facts: readonly FactKey[]): Decision {
  const form = { kind: 'report', facts, some: true } as const;
  return { id: `${step}/report`, seat, form, prompt: words(prompt), clauses: [], optional: true };
}

const keysOf = new WeakMap<Table, Map<string | undefined, FactKey[]>>();

/** The reportable facts of a table by owner, listed once. */
function byOwner(table: Table): Map<string | undefined, FactKey[]> {
  const known = keysOf.get(table);
  if (known) return known;
  const lists = new Map<string | undefined, FactKey[]>();
  for (const [key, spec] of Object.entries(table.rules.facts))
    if (isReportable(spec)) lists.set(spec.owner, [...(lists.get(spec.owner) ?? []), key]);
  keysOf.set(table, lists);
  return lists;
}

function openKeys(table: Table): readonly FactKey[] {
  return byOwner(table).get(undefined) ?? [];
}

function ownKeys(table: Table, seat: string): readonly FactKey[] {
  return byOwner(table).get(seat) ?? [];
}

function ruling(table: Table, open: OpenCommon): Decision {
  const options = table.rulebook.rulings
    .filter((each) => each.choices.length > 1)
    .flatMap((each) => each.choices.map((choice) => rulingOption(each, choice.id, open.rulings)));
  const form = { kind: 'choose', options } as const;
  const id = `standing-${open.reports}/ruling`;
  return { id, seat: TABLE, form, prompt: words('ruling.prompt'), clauses: [], optional: true };
}

function rulingOption(each: Ruling, choice: string, inForce: Readonly<Rulings>): Option {
  const value = `${each.id}=${choice}`;
  const label = words('ruling.option', { ruling: each.id, choice });
  if (each.fixed) {
    const reason = words('ruling.fixed', { ruling: each.id });
    return { value, label, barred: { clauses: each.clauses, reason } };
  }
  if (inForce[each.id] !== choice) return { value, label };
  return { value, label, barred: { clauses: each.clauses, reason: words('ruling.current') } };
}

/** Whether a decision is the standing one on rulings. */
export function isStandingRuling(decision: Decision): boolean {
  return decision.seat === TABLE && decision.id.startsWith('standing-') && decision.id.endsWith('/ruling');
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
