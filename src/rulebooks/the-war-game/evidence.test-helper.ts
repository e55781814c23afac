import type { Clause, frame } from '../../kernel/index.ts';
import { type Channel, CHANNELS } from './rules/influence.ts';
import { classOf, marksOf } from './rules/a-classes.ts';
import { NATIONS } from './nations.ts';
import { enemiesInBoxes } from './part-two/j4-counter.ts';
import { clauseOf, type Effect, type Rule } from './stories/rule.ts';
import { openOf, type SteeredAnswer } from './steered.test-helper.ts';
import { straitOf } from './rules/straits.ts';
import { ENTRIES, entryOf, PLACES } from './rules/e-territories.ts';

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
      return CHANNELS.filter((each) => each.rule === rule).flatMap((each) => tried(each));
    case 'bonus':
      return [`${id} counts`];
    case 'law':
      return [`${id} ${rule.allows ? 'allows' : 'forbids'}`];
  }
}

/** What a channel can come to: its roll works or not, another nation spends against it, it begins anew. */
function tried(channel: Channel): string[] {
  const { id, rule } = channel;
  return [
    `${id} works`,
    `${id} fails`,
    ...(enemiesInBoxes(channel).length > 0 ? [`${id} countered`] : []),
    ...(rule.resets ? [`${id} begins anew`] : []),
    ...(rule.opening || rule.flat ? [`${id} is paid for`] : []),
  ];
}

/** What the money of part II can come to, whatever the channel. */
export const MONEY = [
  'bid alone',
  'bids opened',
  'bid against nothing left',
  'too poor to roll',
  'too poor to spend',
  'closed before it was rolled',
  'anew after a loss',
] as const;

const MONEY_TOLD: Readonly<Record<string, (typeof MONEY)[number]>> = {
  'told.bid': 'bid alone',
  'told.bids': 'bids opened',
  'told.bidCannot': 'bid against nothing left',
  'told.cannotPay': 'too poor to roll',
  'told.rollsUnpaid': 'too poor to spend',
  'told.hasClosed': 'closed before it was rolled',
};

/** What is told of a channel, of a bonus that counts in its sum, or of its money. */
function showTried({ data: { key, args = {} }, sheet, clauses }: frame.Dispatch, shown: Set<string>): void {
  const channel = `${String(args['rule'])}/${String(args['nation'])}`;
  const money = MONEY_TOLD[key];
  if (money) shown.add(money);
  if (key === 'told.influenceWorks') shown.add(`${channel} works`);
  if (key === 'told.influenceFails') shown.add(`${channel} fails`);
  if (key === 'told.anew') shown.add(RESETS.has(channel) ? `${channel} begins anew` : 'anew after a loss');
  if (key === 'told.paysFixed') shown.add(`${clauses[0]}/${String(args['nation'])} is paid for`);
  for (const { id, min } of sheet?.lines ?? []) if (BONUSES.has(id) && min < 0) shown.add(`${id} counts`);
}

const RESETS = new Set(CHANNELS.filter(({ rule }) => rule.resets).map(({ id }) => id));
const BONUSES = new Set(ENTRIES.flatMap(({ rules }) => rules.flatMap((rule) => bonusId(rule))));

function bonusId(rule: Rule): string[] {
  return rule.kind === 'bonus' ? [rule.id] : [];
}

/** A roll that need not be paid, as a bonus says: to spend on it is a choice. */
function showFree({ decision: { id, form } }: SteeredAnswer, shown: Set<string>): void {
  if (!id.endsWith('/attempts') || form.kind !== 'allocate') return;
  const open = new Set(form.rows.flatMap((row) => (row.barred ? [] : [row.id])));
  for (const { rules } of ENTRIES)
    for (const rule of rules)
      if (rule.kind === 'bonus' && rule.free && open.has(`spend/${rule.to}`)) shown.add(`${rule.id} counts`);
}

function orders(effects: readonly Effect[]): boolean {
  return JSON.stringify(effects).includes('"does":"battle"');
}

const fought = (id: string): string[] => BATTLES.map((side) => `${id} ${side}`);

/** What an answer shows. */
export function shownBy(turned: SteeredAnswer): ReadonlySet<string> {
  const shown = new Set<string>();
  for (const each of turned.played.dispatches) {
    showTold(each, shown);
    showTried(each, shown);
  }
  showFree(turned, shown);
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

function showTold({ kind, data, clauses }: frame.Dispatch, shown: Set<string>): void {
  const { key, args = {} } = data;
  const rule = String(args['rule'] ?? '');
  if (key === 'told.works') shown.add(`${rule} works`);
  if (key === 'told.fails') shown.add(`${rule} fails`);
  if (key === 'told.wish.declined') shown.add(`${rule} declined`);
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
function showMarks({ before, played, isFirst }: SteeredAnswer, shown: Set<string>): void {
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
function showForm({ before, decision, answer }: SteeredAnswer, shown: Set<string>): void {
  const { id, form } = decision;
  const open = openOf(before);
  if (straitOf(open, entryOf('TUR')) === 'closed') shown.add('TUR.S0 forbids');
  if (id.endsWith('/counter') && answer === 'counter')
    shown.add(`${id.split('/').slice(1, 3).join('/')} countered`);
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
  // with France fallen nothing else opens a colony that pays
  if (open.holders['france'] === 'germany')
    for (const colony of ['angola', 'azores', 'mozambique'])
      is(`uk-infantry/${colony}`, colony, 'uk', 'economic', `POR.E2/${colony}`);
}

/** The clauses that an answer cites: of the decision, of the bars and limits of its form, of what was told, of what came before. */
export function citedBy({ before, decision, played, isFirst }: SteeredAnswer): readonly Clause[] {
  const told = played.dispatches.flatMap((each) => [...each.clauses, ...countedIn(each)]);
  const earlier = isFirst
    ? Object.values(openOf(before).marks).flatMap((marks) =>
        Object.values(marks).map(({ by }) => clauseOf({ id: by })),
      )
    : [];
  if (decision.id.startsWith('standing-')) return [...told, ...earlier];
  return [...told, ...earlier, ...decision.clauses, ...barsOf(decision).flatMap(({ clauses }) => clauses)];
}

/** The clauses of the lines that count in a sum. */
function countedIn({ sheet }: frame.Dispatch): readonly Clause[] {
  return (sheet?.lines ?? []).flatMap(({ clause, min, max }) => (min === 0 && max === 0 ? [] : [clause]));
}

function barsOf({ form }: SteeredAnswer['decision']): readonly { readonly clauses: readonly Clause[] }[] {
  if (form.kind === 'choose') return form.options.flatMap(({ barred }) => barred ?? []);
  if (form.kind !== 'allocate') return [];
  return [...form.rows.flatMap(({ barred }) => barred ?? []), ...form.limits, ...(form.after ?? [])];
}
