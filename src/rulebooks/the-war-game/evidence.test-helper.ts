import type { Clause } from '../../kernel/clause.ts';
import type { Dispatch } from '../../kernel/dispatch.ts';
import { CHANNELS } from './influence.ts';
import { classOf, marksOf } from './marks.ts';
import { NATIONS } from './nations.ts';
import { clauseOf, type Effect, type Rule } from './rule.ts';
import { openOf, type Turned } from './steered.test-helper.ts';
import { straitOf } from './straits.ts';
import { ENTRIES, entryOf, PLACES } from './territories.ts';

// What a rule can come to, each under a name, and which of these an answer of a game shows: by what was told, by the marks that
// remember what made them, and by the rows that stand open or barred.

/** All that the rules and boxes of the guide can come to. */
export function outcomes(): string[] {
  return ENTRIES.flatMap((entry) => [
    ...entry.rules.flatMap((rule) => outcomesOf(rule)),
    `${entry.id}.AX attacked`,
    `${entry.id}.AL attacked`,
    ...(entry.colonies ?? []).flatMap(({ entry: id = '' }) =>
      ['FAE', 'GRL', 'ICE'].includes(id) ? [`${id}.AX attacked`, `${id}.AL attacked`] : [],
    ),
  ]);
}

const BATTLES = ['attacker', 'defender', 'nobody'];

function outcomesOf(rule: Rule): string[] {
  const { id } = rule;
  switch (rule.kind) {
    case 'event':
      return [`${id} happens`, ...(orders(rule.then) ? fought(id) : [])];
    case 'roll':
      return [
        `${id} works`,
        `${id} fails`,
        ...(rule.decides ? [`${id} declined`] : []),
        ...(orders(rule.then) ? fought(id) : []),
      ];
    case 'table':
      return rule.rows.map(({ kind }) => `${id} ${kind}`);
    case 'order':
      return [`${id} ordered`, `${id} held`, ...fought(id)];
    case 'rivals':
      return [...rule.of.map((of) => `${id} ${of}`), `${id} tie`];
    case 'influence':
      return CHANNELS.filter((each) => each.rule === rule).map((each) => `${each.id} influenced`);
    case 'bonus':
      return [];
    case 'law':
      return [`${id} ${rule.allows ? 'allows' : 'forbids'}`];
  }
}

function orders(effects: readonly Effect[]): boolean {
  return JSON.stringify(effects).includes('"does":"battle"');
}

const fought = (id: string): string[] => BATTLES.map((side) => `${id} ${side}`);

/** What an answer shows. */
export function shownBy(turned: Turned): ReadonlySet<string> {
  const shown = new Set<string>();
  for (const each of turned.played.dispatches) showTold(each, shown);
  showMarks(turned, shown);
  showForm(turned, shown);
  return shown;
}

/** The events of a clause; where several rules are of one clause, the marks tell them apart, or what takes marks off. */
const EVENTS = ENTRIES.flatMap(({ rules }) =>
  rules.flatMap((rule) => {
    if (rule.kind !== 'event') return [];
    const isAlone = !rules.some(
      (other) => other !== rule && other.kind !== 'law' && clauseOf(other) === clauseOf(rule),
    );
    return [{ rule, isAlone }];
  }),
);
const LOOSENED = ['told.neutral', 'told.neutralTo'];

function showTold({ kind, data, clauses }: Dispatch, shown: Set<string>): void {
  const { key, args = {} } = data;
  const rule = String(args['rule'] ?? '');
  if (key === 'told.works') shown.add(`${rule} works`);
  if (key === 'told.fails') shown.add(`${rule} fails`);
  if (key === 'told.wish.declined') shown.add(`${rule} declined`);
  if (key === 'told.influenced' || key === 'told.influenceWorks')
    shown.add(`${rule}/${String(args['nation'])} influenced`);
  if (key === 'told.tie') for (const clause of clauses) shown.add(`${clause} tie`);
  if (key === 'told.rivals') for (const clause of clauses) shown.add(`${clause} ${rule}`);
  if (key === 'told.add') for (const unit of kindsIn(args['units'])) shown.add(`${clauses[0]} ${unit}`);
  if (key === 'told.box' || key === 'told.alwaysNeutral')
    for (const clause of clauses) shown.add(`${clause} attacked`);
  const side = /^told\.ordered\.(\w+)$/.exec(key)?.[1];
  if (side) shown.add(`${clauses[0]} ${side}`);
  if (key.startsWith('told.said.')) shown.add(`${clauses[0]} allows`);
  if (key === 'told.strait') shown.add(`${clauses[0]} allows`);
  if (kind === 'rolled') return;
  for (const { rule: event, isAlone } of EVENTS) {
    const looseAlone = LOOSENED.includes(key) && JSON.stringify(event.then).includes('"neutral"');
    if (clauses[0] === clauseOf(event) && (isAlone || looseAlone)) shown.add(`${event.id} happens`);
  }
}

function kindsIn(units: unknown): string[] {
  return (Array.isArray(units) ? units : []).map(({ args }) => String(args?.kind));
}

/** The rules by which marks are there that were not before; those that the game began with stand in the first state. */
function showMarks({ before, played, isFirst }: Turned, shown: Set<string>): void {
  const [was, is] = [openOf(before), openOf(played.state)];
  for (const place of PLACES)
    for (const nation of NATIONS) {
      const mark = marksOf(is, place)[nation];
      const old = marksOf(was, place)[nation];
      if (isFirst && old) shown.add(`${old.by} happens`);
      if (mark && mark !== old) shown.add(`${mark.by} happens`);
    }
}

/** What orders and laws come to. */
function showForm({ before, decision, answer }: Turned, shown: Set<string>): void {
  const { id, form } = decision;
  const open = openOf(before);
  if (straitOf(open, entryOf('TUR')) === 'closed') shown.add('TUR.S0 forbids');
  if (id.endsWith('/order')) shown.add(`${id.split('/')[1]} ${answer === 'attack' ? 'ordered' : 'held'}`);
  if (form.kind !== 'allocate') return;
  for (const { clauses } of barsOf(decision)) for (const clause of clauses) shown.add(`${clause} forbids`);
  if (!id.endsWith('/news')) return;
  const isOpen = (row: string): boolean => form.rows.some((each) => each.id === row && !each.barred);
  const is = (row: string, place: string, nation: 'uk' | 'usa', was: string, law: string): void => {
    if (isOpen(row) && classOf(open, place, nation) === was) shown.add(`${law} allows`);
  };
  is('uk-attacks/eire', 'eire', 'uk', 'neutral', 'EIR.U1b');
  if (classOf(open, 'angola', 'uk') === 'friendly')
    is('usa-infantry/angola', 'angola', 'usa', 'neutral', 'POR.E1/colonies');
  is('uk-infantry/portugal', 'portugal', 'uk', 'economic', 'POR.I2/entry');
}

/** The clauses that an answer cites: of the decision, of the bars and limits of its form, of what was told, of what came before. */
export function citedBy({ before, decision, played, isFirst }: Turned): readonly Clause[] {
  const told = played.dispatches.flatMap((each) => each.clauses);
  const earlier = isFirst
    ? Object.values(openOf(before).marks).flatMap((marks) =>
        Object.values(marks).map(({ by }) => clauseOf({ id: by })),
      )
    : [];
  if (decision.id.startsWith('standing-')) return [...told, ...earlier];
  return [...told, ...earlier, ...decision.clauses, ...barsOf(decision).flatMap(({ clauses }) => clauses)];
}

function barsOf({ form }: Turned['decision']): readonly { readonly clauses: readonly Clause[] }[] {
  if (form.kind === 'choose') return form.options.flatMap(({ barred }) => barred ?? []);
  if (form.kind !== 'allocate') return [];
  return [...form.rows.flatMap(({ barred }) => barred ?? []), ...form.limits, ...(form.after ?? [])];
}
