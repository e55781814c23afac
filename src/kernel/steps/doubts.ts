import { type Decision, DICE, type Seat, standingDecision, TABLE } from '../forms/decision.ts';
import type { Referee } from './dispatch.ts';
import type { Bar, BarredNews, ReportForm } from '../forms/form.ts';
import { isRecord, type Json, own } from '../json.ts';
import type { Doubt, OpenCommon, Position } from '../game/position.ts';
import type { Rules } from '../rulebook.ts';
import { TOLD_CONFIRMED, TOLD_KEPT, choiceIn } from './told.rulings.ts';
import {
  type FactKey,
  factName,
  type FactSpec,
  type FactValue,
  isReportable,
  type ReportAnswer,
  writeNews,
  withoutRegistered,
} from '../sums/facts.ts';
import { withCounted } from '../sums/counted.ts';
import { words } from '../texts/words.ts';

// Somebody doubts what was told of a fact that counts in a die which has not fallen: that die waits until whoever told it corrects
// or keeps it. All of it is open, as what was told is.

/** After so many times the ruling decides. */
const MOST_KEPT = 2;

/** What rules a doubt is looked at with. */
type Counting = Pick<Rules, 'facts' | 'sheets' | 'known'>;
type Asking = Counting & Pick<Rules, 'awaiting' | 'asks'>;
type Plays = Pick<Rules, 'awaiting' | 'asks' | 'apply'>;

/** The facts that count in a roll, through every sum on the way. */
function countedIn(rules: Pick<Rules, 'facts' | 'sheets'>, { sheets = [] }: Decision): ReadonlySet<FactKey> {
  const on = sheets.flatMap(({ name }) => own(rules.sheets, name) ?? []);
  return withCounted(
    rules,
    on.flatMap(({ lines, adds = [] }) => [...lines.flatMap(({ needs }) => needs), ...adds]),
  );
}

/** The rolls that are asked now. */
function rollsNow(rules: Asking, open: OpenCommon): readonly Decision[] {
  if (!rules.awaiting(open).includes(DICE)) return [];
  return rules.asks({ seat: DICE, open }).filter(({ form, optional }) => form.kind === 'roll' && !optional);
}

/** What was told openly of the facts that count in the rolls which are asked now, and a seat may doubt. */
function toldNow(rules: Asking, open: OpenCommon): ReadonlyMap<FactKey, FactValue> {
  const counted = new Set(rollsNow(rules, open).flatMap((roll) => [...countedIn(rules, roll)]));
  const told = new Map<FactKey, FactValue>();
  const asked = [...counted].filter((key) => isTold(own(rules.facts, key), open, key));
  if (asked.length === 0) return told;
  const known = rules.known({ seat: null, open });
  for (const key of asked) {
    const value = known(key);
    if (value !== undefined && typeof value !== 'object') told.set(key, value);
  }
  return told;
}

/** Whether a table tells a fact, and has told it: not what set-up or the rules say, nor what one seat alone knows. */
function isTold(spec: FactSpec | undefined, { facts }: OpenCommon, key: FactKey): boolean {
  if (!spec || !isReportable(spec) || spec.owner !== undefined || spec.kept || spec.byRules) return false;
  if (spec.registered) return true;
  const as = own(facts, key)?.as;
  return as === 'change' || as === 'correction';
}

/** Whether a doubt waits for an answer. */
const isAsked = (doubt: Doubt | undefined): boolean => doubt?.asked !== undefined;

/** The doubts that hold a roll. */
function holding(
  rules: Counting,
  { doubts }: OpenCommon,
  roll: Decision,
): readonly (readonly [FactKey, Doubt])[] {
  const all = Object.entries(doubts ?? {}).filter(([, each]) => isAsked(each));
  if (all.length === 0) return [];
  const counted = countedIn(rules, roll);
  return all.filter(([key]) => counted.has(key));
}

/** What a seat may say beside the roll that is asked: that something was not as it was told, or that all of it was. */
export function doubting(rules: Asking, open: OpenCommon, seat: Seat): Decision[] {
  const told = toldNow(rules, open);
  const facts = [...told.keys()].filter((key) => {
    const doubt = own(open.doubts ?? {}, key);
    return !isAsked(doubt) && (doubt?.kept ?? 0) < MOST_KEPT;
  });
  const step = `${seat}-${open.reports}`;
  const barred = facts.map((fact): BarredNews => ({ fact, value: told.get(fact) ?? '', barred: AS_TOLD }));
  const form: ReportForm = { kind: 'report', facts, parts: true, barred };
  const isLeft = factsToConfirm(rules, open).length > 0;
  return [
    ...(facts.length > 0 ? [standingDecision(`${step}/doubt`, seat, form, 'doubt.prompt')] : []),
    ...(isLeft
      ? [standingDecision(`${step}/confirm`, seat, { kind: 'choose', options: SO }, 'confirm.prompt')]
      : []),
  ];
}

const AS_TOLD: Bar = { clauses: [], reason: words('doubt.asTold') };
const SO = [{ value: 'so', label: words('confirm.so') }];

/** What was told of the roll that is asked, and the ruling has the other side confirm; none where it counts at once. */
export function factsToConfirm(rules: Asking, open: OpenCommon): readonly FactKey[] {
  if (choiceIn(open.rulings, TOLD_CONFIRMED) !== 'confirmed') return [];
  return [...toldNow(rules, open).keys()].filter((key) => !open.confirmed?.includes(key));
}

/** A seat doubts what was told, in place: the dice in which it counts wait. */
export function doubt(
  { known: knownOf, facts }: Counting,
  open: OpenCommon,
  { seat }: Decision,
  answer: ReportAnswer,
  referee: Referee,
): void {
  const known = knownOf({ seat: null, open });
  for (const [key, { value, reason }] of Object.entries(answer)) {
    const told = known(key);
    if (value === undefined || told === undefined || typeof told === 'object' || told === value) continue;
    const kept = own(open.doubts ?? {}, key)?.kept ?? 0;
    const why = reason === undefined ? {} : { reason };
    open.doubts = { ...open.doubts, [key]: { seat, told, value, ...why, kept, asked: open.reports } };
    const args = { seat, fact: factName(facts, key), told, value };
    const data =
      reason === undefined ? words('doubt.told', args) : words('doubt.toldWhy', { ...args, reason });
    referee.tell?.({ to: 'all', kind: 'note', data, clauses: own(facts, key)?.clauses ?? [] });
  }
  open.reports++;
}

/** All that was told of the roll is so, in place. */
export function confirm(rules: Asking, open: OpenCommon, { seat }: Decision, referee: Referee): void {
  const all = factsToConfirm(rules, open);
  open.confirmed = [...(open.confirmed ?? []), ...all];
  open.reports++;
  const facts = all.map((key) => factName(rules.facts, key));
  referee.tell?.({ to: 'all', kind: 'note', data: words('confirm.told', { seat, facts }), clauses: [] });
}

/** Facts were told anew, in place: what was doubted or confirmed of them is over. */
function toldAnew(open: OpenCommon, answer: Json): void {
  if (!isRecord(answer) || (!open.doubts && !open.confirmed)) return;
  const left = Object.entries(open.doubts ?? {}).filter(([key]) => !Object.hasOwn(answer, key));
  if (left.length > 0) open.doubts = Object.fromEntries(left);
  else delete open.doubts;
  const confirmed = open.confirmed?.filter((key) => !Object.hasOwn(answer, key)) ?? [];
  if (confirmed.length > 0) open.confirmed = confirmed;
  else delete open.confirmed;
}

/** What the table is asked while a doubt holds a die: whether it keeps what it told. */
function keeping(
  facts: Rules['facts'],
  [key, { seat, told, value, asked }]: readonly [FactKey, Doubt],
): Decision {
  const fact = factName(facts, key);
  const options = [
    { value: 'agree', label: words('keep.agree', { fact, value }) },
    { value: 'keep', label: words('keep.keep', { fact, value: told }) },
  ];
  return {
    id: `standing-${seat}-${asked ?? 0}/${key}/keep`,
    seat: TABLE,
    form: { kind: 'choose', options },
    prompt: words('keep.prompt', { seat, fact, told, value }),
    clauses: own(facts, key)?.clauses ?? [],
  };
}

/** The fact of a question whether what was told is kept; null: it is none. */
export function factKept({ id, optional }: Pick<Decision, 'id' | 'optional'>): FactKey | null {
  if (optional || !id.startsWith('standing-') || !id.endsWith('/keep')) return null;
  return id.slice(id.indexOf('/') + 1, id.lastIndexOf('/'));
}

/** What plays, with the dice waiting that are doubted. */
export function withDoubts<R extends Plays>(books: Counting, played: R): R {
  const rules = { ...books, ...played };
  const heldNow = (open: OpenCommon): readonly (readonly [FactKey, Doubt])[] => {
    if (!open.doubts) return [];
    const all = rollsNow(rules, open).flatMap((roll) => holding(rules, open, roll));
    return [...new Map(all)];
  };
  const isHeld = (open: OpenCommon, each: Decision): boolean =>
    each.form.kind === 'roll' && holding(rules, open, each).length > 0;
  const waiting: Plays = {
    awaiting(open) {
      const awaited = rules.awaiting(open);
      if (heldNow(open).length === 0) return awaited;
      const isFree = rollsNow(rules, open).some((each) => !isHeld(open, each));
      return [...new Set([...awaited.filter((seat) => seat !== DICE || isFree), TABLE])];
    },
    asks(view) {
      const { open, seat } = view;
      const asked = rules.asks(view);
      const held = seat === TABLE || seat === DICE ? heldNow(open) : [];
      if (held.length === 0) return asked;
      if (seat === DICE) return asked.filter((each) => !isHeld(open, each));
      return [...asked, ...held.map((each) => keeping(rules.facts, each))];
    },
    apply(position, decision, answer, referee) {
      const key = factKept(decision);
      if (key !== null) return keep(rules, position, key, answer, referee);
      if (decision.form.kind === 'report' && !decision.sealed) toldAnew(position.open, answer);
      rules.apply(position, decision, answer, referee);
    },
  };
  return { ...played, ...waiting };
}

/** Whoever told a fact keeps it, or agrees to what the doubt says, in place; kept twice the ruling decides. */
function keep(
  rules: Counting & Plays,
  position: Position,
  key: FactKey,
  answer: Json,
  referee: Referee,
): void {
  const { open } = position;
  const found = own(open.doubts ?? {}, key);
  if (!found) return;
  const { asked: _, ...doubted } = found;
  const { seat, told, value } = found;
  const kept = found.kept + (answer === 'keep' ? 1 : 0);
  const isDecided = answer === 'keep' && kept >= MOST_KEPT;
  const yields = answer === 'agree' || (isDecided && choiceIn(open.rulings, TOLD_KEPT) === 'doubter');
  const text = isDecided ? (yields ? 'keep.yields' : 'keep.stands') : yields ? 'keep.agreed' : 'keep.told';
  const data = words(text, { seat, fact: factName(rules.facts, key), told, value });
  referee.tell?.({ to: 'all', kind: 'note', data, clauses: own(rules.facts, key)?.clauses ?? [] });
  if (!yields) {
    open.doubts = { ...open.doubts, [key]: { ...doubted, kept } };
    open.reports++;
    return;
  }
  const report: ReportAnswer = { [key]: { value, as: 'correction' } };
  const form = { kind: 'report', facts: [key], some: true } as const;
  const decision = standingDecision(`${open.reports}/report`, TABLE, form, 'report.prompt');
  toldAnew(open, report);
  writeNews(open.facts, withoutRegistered(report, rules.facts));
  open.reports++;
  rules.apply(position, decision, report, referee);
}
