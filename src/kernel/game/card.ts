import type { Panel } from '../board/panel.ts';
import type { Decision } from '../forms/decision.ts';
import { type Bar, type BarredNews, choicesOf, type Option, type Row } from '../forms/form.ts';
import { leadingForm } from '../forms/leading.ts';
import { standsFor } from '../forms/stands.ts';
import { type Json, own } from '../json.ts';
import type { Table } from '../rulebook.ts';
import type { Assumptions, OfClub } from '../sums/assume.ts';
import { percentText } from '../sums/odds.ts';
import { hopeAt, type Prospect, prospectsOf } from '../sums/prospect.ts';
import type { WeighedChance } from '../sums/weigh.ts';
import type { Words } from '../texts/words.ts';
import type { ShownDispatch } from './directive.ts';
import type { View } from './position.ts';
import type { RecordLine } from './record.ts';
import { TABLE } from '../seat.ts';
import { type EventCase, together } from '../steps/event.ts';
import { knownFacts } from '../sums/know.ts';
import { askedOf } from './allow.ts';
import { standing, standingName } from './always-open.ts';
import type { Attack } from './entry.ts';

// The card of a place: what the rulebook says of it, what of the open decisions stands for it, its story so far, and what of the
// attacks on it can be tried before anybody makes one.

/** What can be answered for a place now: an option or a row, and what it leads to. */
export interface CardChoice {
  readonly decision: Decision;
  readonly choice: Option | Row;
  readonly prospects: readonly Prospect[];
}

/** What is hoped for of a choice: its chance in percent, for each number that can be given; one alone where none is. */
export interface CardHope {
  readonly label: Words;
  readonly chances: readonly { readonly number: number; readonly percent: string }[];
}

/** What the reader's own record says of a place. */
export interface CardLine {
  /** The number of the line in the record. */
  readonly n: number;
  readonly told: readonly ShownDispatch[];
}

/** What can have happened to a place by now, as its table tells it: an event with what it would say; barred where a rule forbids all of it. */
export interface CardNews {
  readonly title: Words;
  readonly says: readonly Words[];
  readonly barred?: Bar;
}

export interface Card {
  readonly panels: readonly Panel[];
  readonly choices: readonly CardChoice[];
  readonly news: readonly CardNews[];
  /** The latest first. */
  readonly story: readonly CardLine[];
}

/** What one reader may know: the view, what is asked, and the record. */
export interface Reader {
  readonly view: View;
  readonly asks: readonly Decision[];
  readonly lines: readonly RecordLine[];
  /** What the reader assumes of what is not known, as in the question; and what a club has looked up. */
  readonly set?: Assumptions;
  readonly club?: OfClub;
}

/** The card of a place of the board, by its id. */
export function cardOf(table: Table, reader: Reader, place: string): Card {
  const { view, lines } = reader;
  const names = namesOf(table, place);
  return {
    panels: table.rules.card?.(view, place) ?? [],
    choices: choicesFor(table, reader, place, names),
    news: newsOf(table, view, names),
    story: storyOf(lines, names),
  };
}

/** What a seat hopes for of a choice, with its chances: '33', or '17 to 33' where something is not known. */
export function hopesOf({ prospects }: CardChoice): readonly CardHope[] {
  return prospects.flatMap(({ hopes, steps }) =>
    hopes.flatMap((hope): CardHope[] => {
      const chances = steps.flatMap((step) => {
        const chance = hopeAt(step, hope);
        return chance ? [{ number: step.number, percent: percentsOf(chance) }] : [];
      });
      return chances.length > 0 ? [{ label: hope.label, chances }] : [];
    }),
  );
}

function percentsOf({ sure, possible, of }: WeighedChance): string {
  const [least, most] = [sure, possible].map((ways) => percentText(ways, of, 0));
  return sure === possible ? `${least}` : `${least} to ${most}`;
}

/** By what a text names a place; `powers`: what is one too, only where an argument says that the place is meant. */
interface Names {
  readonly all: ReadonlySet<string>;
  readonly powers: ReadonlySet<string>;
}

function namesOf({ rules, setup }: Table, place: string): Names {
  const { seats } = setup.scenario;
  return {
    all: new Set([place, ...(rules.called?.(place) ?? [])]),
    powers: new Set(seats.flatMap(({ id, powers }) => [id, ...powers])),
  };
}

function choicesFor(
  { rules }: Table,
  { view, asks, set = {}, club = {} }: Reader,
  place: string,
  names: Names,
): readonly CardChoice[] {
  return asks.flatMap((decision) => {
    const form = leadingForm(rules, view, decision);
    const standing = choicesOf(form).filter(
      (choice) => standsFor(idOf(choice), place) || saysOf(choice.label, names),
    );
    const ids = new Set(standing.filter(({ leads }) => leads).map(idOf));
    const { all } =
      ids.size > 0 ? prospectsOf(rules, view, form, set, { only: (id) => ids.has(id), club }) : { all: [] };
    return standing.map((choice): CardChoice => {
      const prospects = all.filter(({ choices }) => choices.includes(idOf(choice)));
      return { decision, choice, prospects };
    });
  });
}

function idOf(choice: Option | Row): string {
  return 'value' in choice ? choice.value : choice.id;
}

/** The events of which a place can be told, but those that are so already; none once the game is over. */
function newsOf({ rules }: Table, view: View, names: Names): readonly CardNews[] {
  const events = rules.events?.() ?? [];
  if (events.length === 0 || rules.awaiting(view.open).length === 0) return [];
  const known = knownFacts(rules, view);
  const barred = rules.barred?.(view.open) ?? [];
  return events.flatMap(({ title, cases }): CardNews[] => {
    const those = cases.filter(
      ({ says, reports }) =>
        saysOf(says, names) && Object.entries(reports).some(([key, { value }]) => known(key) !== value),
    );
    const bars = those.map(({ reports }) => barOf(barred, reports));
    const open = those.filter((_, i) => bars[i] === undefined);
    const [bar] = bars;
    if (those.length === 0) return [];
    if (open.length > 0 || !bar) return [{ title, says: open.map(({ says }) => says) }];
    return [{ title, says: those.map(({ says }) => says), barred: bar }];
  });
}

/** Why it cannot be news, whatever is told beside it. */
function barOf(barred: readonly BarredNews[], reports: EventCase['reports']): Bar | undefined {
  return barred.find(({ fact, value, beside }) => beside === undefined && own(reports, fact)?.value === value)
    ?.barred;
}

function storyOf(lines: readonly RecordLine[], names: Names): readonly CardLine[] {
  return lines.toReversed().flatMap(({ n, undone, dispatches }): CardLine[] => {
    const told = undone ? [] : dispatches.filter((each) => tells(each, names));
    return told.length > 0 ? [{ n, told }] : [];
  });
}

function tells({ data, sheet }: ShownDispatch, names: Names): boolean {
  return saysOf(data, names) || (sheet?.sheet.split('/').some((part) => isName(names, part, '')) ?? false);
}

/** Whether words speak of a place: one of their arguments is it, at any depth. */
function saysOf({ args = {} }: Words, names: Names): boolean {
  return Object.entries(args).some(([key, value]) => isIn(value, names, key));
}

function isIn(value: Json, names: Names, key: string): boolean {
  if (typeof value === 'string') return isName(names, value, key);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((each) => isIn(each, names, key));
  return Object.entries(value).some(([inner, each]) => isIn(each, names, inner === 'args' ? key : inner));
}

/** The arguments that are a place even where a power is called so. */
const PLACE_ARGS: readonly string[] = ['place', 'places', 'target', 'targets'];

function isName({ all, powers }: Names, value: string, key: string): boolean {
  return all.has(value) && (!powers.has(value) || PLACE_ARGS.includes(key));
}

/** The attacks on a place that its rules do not bar as it stands: those that the rulebook has, else those that its table tells. */
export function attacksOn(table: Table, view: View, place: string): readonly Attack[] {
  const { rules } = table;
  if (rules.awaiting(view.open).length === 0) return [];
  return rules.attacks?.(view, place) ?? toldOn(table, view, place);
}

/** Those that an event says, where not all of it is so already. */
function toldOn(table: Table, view: View, place: string): readonly Attack[] {
  const known = knownFacts(table.rules, view);
  const cases = (table.rules.events?.() ?? []).flatMap((each) => each.cases);
  const those = cases.filter(
    ({ attack, reports }) =>
      attack?.on === place && Object.entries(reports).some(([key, { value }]) => known(key) !== value),
  );
  if (those.length === 0) return [];
  const ofTable: View = { seat: TABLE, open: view.open };
  const report = standing(table, ofTable, askedOf(table, ofTable)).find(
    (each) => standingName(each) === 'report',
  );
  if (!report) return [];
  return those.flatMap(({ attack, ...one }) => {
    const whole = together([one]);
    if (!attack || !('report' in whole)) return [];
    return [
      { by: attack.by, view, move: { seat: TABLE, decision: report.id, answer: whole.report as Json } },
    ];
  });
}

/** Those that a seat would make, and those of others. */
export function byWhom(
  { setup }: Table,
  seat: string | null,
  attacks: readonly Attack[],
): { readonly mine: readonly Attack[]; readonly theirs: readonly Attack[] } {
  const powers = setup.scenario.seats.find(({ id }) => id === seat)?.powers ?? [];
  const isMine = ({ by }: Attack): boolean => by === seat || powers.includes(by);
  return { mine: attacks.filter(isMine), theirs: attacks.filter((each) => !isMine(each)) };
}
