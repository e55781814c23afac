import { type FactKey, type FactValue, json } from '../../../kernel/index.ts';
import { marksOf, putMarks } from '../rules/a-classes.ts';
import { towardOf } from '../rules/a6-marking.ts';
import { stateOf } from '../stories/conditions.ts';
import { groupOf } from '../rules/e-territories.ts';
import { happen } from '../stories/events.ts';
import { endFact, government, lastRoll, through } from '../facts/facts.ts';
import { nativesOf } from '../rules/h-forces.ts';
import { forcesOf } from '../rules/l-starts.ts';
import { type Nation, NATIONS } from '../nations.ts';
import { NO_NEWS } from '../stories/news.ts';
import { type GuideEntry, KINDS, type Marks, type PlaceId } from '../stories/rule.ts';
import type { Books, Cause, NationMark, MarksOf, Open } from '../state.ts';
import { PERUVIAN, waysFrom } from './story.ts';

// What made a territory stand so where nobody has said it (G.A1): what can have, and what holds of it.

/** What was said: facts by their keys. */
export type SaidFacts = Readonly<Record<FactKey, FactValue>>;

/** Nobody listens. */
const SILENT = { reveal: () => undefined };

/** The place that a story speaks of as its home: of two halves the first. */
export function homeOf({ home }: GuideEntry): PlaceId {
  return home[0]?.id ?? '';
}

/** How a place stands, without what made it so. */
export function classesOf(marks: MarksOf): Marks {
  return Object.fromEntries(
    NATIONS.flatMap((nation) => (marks[nation] ? [[nation, marks[nation].class]] : [])),
  );
}

/** Whether two places stand alike. */
export const isAlike = (one: MarksOf, other: MarksOf): boolean =>
  json.canonical(classesOf(one)) === json.canonical(classesOf(other));

/** How the story of an entry begins in a year. */
function beginningOf(entry: GuideEntry, year: 1939 | 1942): Cause {
  const { start1939, start1942, states: [first = ''] = [], state1942 } = entry;
  const given = Object.entries(year === 1939 ? start1939 : start1942);
  const marks = given.map(([nation, is]): [string, NationMark] => [nation, { class: is, by: 'start' }]);
  const state = year === 1942 ? (state1942 ?? first) : first;
  return { marks: Object.fromEntries(marks), by: 'start', state, ended: false, spent: [] };
}

/** What can have made a territory stand as it does, by all that was said of it: none where its story does not lead there. */
export function causesOf(books: Books, open: Open, entry: GuideEntry, said: SaidFacts): readonly Cause[] {
  const home = homeOf(entry);
  const marks = marksOf(open, home);
  const year = books.scenario;
  for (const begins of [year, year === 1939 ? 1942 : 1939] as const) {
    const ways = waysFrom(entry, open, [beginningOf(entry, begins)]);
    const fitting = ways
      .filter((way) => isAlike(way.marks, marks) && (way.added === true || !isGrown(books, open, entry)))
      .filter((way) => isBesidePeru(open, way))
      .flatMap((way) => inTurns(way, open.turn, said))
      .filter((way) => agrees(way, entry, said));
    if (fitting.length > 0) return lasting(books, open, entry, fitting);
  }
  return [];
}

/** PER.AX: as a part of Peru, Ecuador takes sides with it: not where Peru has taken none. */
function isBesidePeru(open: Open, { marks }: Cause): boolean {
  const isWith = Object.values(marks).some(({ by }) => by === 'PER.AX');
  return !isWith || Object.keys(marksOf(open, 'peru')).length > 0;
}

/** How many units more than printed a home has of its own: what its story has added (PAN.U1, SWE.U1, TUR.U1, YUG.U1). */
export function grownBy({ scenario, rulings }: Books, open: Open, { home: [place] }: GuideEntry): number {
  const { id = '' } = place ?? {};
  const printed = place ? forcesOf(place, scenario, rulings) : {};
  const own = nativesOf(open, id);
  return KINDS.reduce((sum, kind) => sum + Math.max(0, (own[kind] ?? 0) - (printed[kind] ?? 0)), 0);
}

/** Whether only a change of who governs can have made the army so large. */
export function isGrown(books: Books, open: Open, entry: GuideEntry): boolean {
  const adds = entry.rules.some(
    (rule) =>
      'then' in rule && ['add', 'become'].every((does) => rule.then.some((each) => each.does === does)),
  );
  return adds && grownBy(books, open, entry) > 0;
}

/** BOL.U3: under whom another election comes, four turns after the first one and each later one. */
const ELECTED_BY = 'quintanilla';
const BETWEEN = 4;

/** The elections whose turns a story counts. */
const ELECTIONS = ['BOL.U2', 'BOL.U3'] as const;

/** BOL.U2, BOL.U3: a cause with the turns in which the elections can have been: before this one, or as it was said. */
function inTurns(cause: Cause, now: number, said: SaidFacts): readonly Cause[] {
  if (cause.state !== ELECTED_BY) return [cause];
  const last = Math.max(now - 1, ...ELECTIONS.map((rule) => Number(said[lastRoll.key(rule)] ?? 0)));
  const turns = Array.from({ length: last }, (_, i) => i + 1);
  const found = turns.flatMap((first): Cause[] => [
    { ...cause, since: { 'BOL.U2': first } },
    ...turns
      .filter((later) => later >= first + BETWEEN)
      .map((later) => ({ ...cause, since: { 'BOL.U2': first, 'BOL.U3': later } })),
  ]);
  return found.length > 0 ? found : [cause];
}

/** Whether a cause is none that was said to be otherwise. */
function agrees(
  { marks, state, ended: isOver, spent, since }: Cause,
  entry: GuideEntry,
  said: SaidFacts,
): boolean {
  const isSaid = (key: FactKey, value: FactValue): boolean => said[key] === undefined || said[key] === value;
  const home = homeOf(entry);
  return (
    NATIONS.every((nation) => !marks[nation] || isSaid(through.key(home, nation), marks[nation].by)) &&
    isSaid(government.key(entry.id), state) &&
    isSaid(endFact.key(entry.id), isOver) &&
    (since === undefined || ELECTIONS.every((rule) => isSaid(lastRoll.key(rule), since[rule] ?? 0))) &&
    entry.rules.every((rule) => {
      const turn = rule.kind === 'roll' && rule.once ? said[lastRoll.key(rule.id)] : undefined;
      return turn === undefined || spent.includes(rule.id) === Number(turn) > 0;
    })
  );
}

/** Those under which it would not have changed already, as the map is: all, where none is left. */
function lasting(books: Books, open: Open, entry: GuideEntry, causes: readonly Cause[]): readonly Cause[] {
  if (causes.length < 2) return causes;
  const left = causes.filter((cause) => {
    const tried = withCause(books, open, entry, cause);
    happen(books, { open: tried }, 'news', NO_NEWS, SILENT);
    return isAlike(marksOf(tried, homeOf(entry)), cause.marks);
  });
  return left.length > 0 ? left : causes;
}

/** A copy of what is open in which this is the cause. */
export function withCause(books: Books, open: Open, entry: GuideEntry, cause: Cause): Open {
  const { open: other } = books.copy({ open, sealed: {} });
  putCause(other, entry, cause);
  return other;
}

/** It stands so by this: in place, the colonies that stand alike with it. */
export function putCause(open: Open, entry: GuideEntry, cause: Cause): void {
  const { marks, state, ended: isOver, spent, since } = cause;
  for (const place of groupOf(entry)) {
    const now = marksOf(open, place);
    const own = Object.fromEntries(
      Object.entries(marks).map(([nation, mark]) => [towardOf(place, nation as Nation), mark]),
    ) as MarksOf;
    if (!isAlike(own, now)) continue;
    const made = NATIONS.flatMap((nation) =>
      own[nation] ? [[nation, { ...now[nation], ...own[nation] }]] : [],
    );
    putMarks(open, place, Object.fromEntries(made) as MarksOf);
  }
  if (entry.states && stateOf(open, entry) !== state) open.states[entry.id] = state;
  // PER.U1a: whoever is a part of Peru was taken by it
  if (state === PERUVIAN) open.states['PER'] = 'ecuador-taken';
  if (isOver && !open.ended.includes(entry.id)) open.ended = [...open.ended, entry.id].toSorted();
  if (since) {
    const { 'BOL.U2': _, 'BOL.U3': __, ...others } = open.rolled;
    open.rolled = { ...others, ...since };
  }
  for (const rule of entry.rules) {
    if (rule.kind !== 'roll' || !rule.once) continue;
    if (!spent.includes(rule.id)) delete open.rolled[rule.id];
    // in which turn nobody asks: it is made once
    else open.rolled[rule.id] ??= Math.max(1, open.turn - 1);
  }
}
