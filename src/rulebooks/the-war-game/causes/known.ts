import { type Referee, type Words, tell } from '../../../kernel/index.ts';
import { markOf, marksOf } from '../rules/a-classes.ts';
import { stateOf } from '../stories/conditions.ts';
import { ENTRIES } from '../rules/e-territories.ts';
import { builtUnits, natives, through } from '../facts/facts.ts';
import { putNatives } from '../rules/h-forces.ts';
import { type Nation, NATIONS } from '../nations.ts';
import { clauseOf, type GuideEntry, KINDS, type PlaceId } from '../stories/rule.ts';
import type { Books, Cause, Open } from '../state.ts';
import { causesOf, grownBy, homeOf, isAlike, isGrown, putCause, type SaidFacts } from './causes.ts';
import { causRuling } from './causes.rulings.ts';
import { causTexts } from './causes.words.ts';

// G.A1, G.L1: what made territories stand so is concluded from how they stand, where only one story leads there.

/** Whether what made a territory stand so is concluded, by the ruling untold-causes. */
export function isConcluded({ rulings }: Pick<Open, 'rulings'>): boolean {
  return causRuling(rulings, 'untold-causes') === 'story';
}

/** What a cause is called by: what made its marks, or that there are none. */
export function madeBy({ marks, by }: Cause): readonly string[] {
  const made = NATIONS.flatMap((nation) => marks[nation]?.by ?? []);
  return made.length > 0 ? [...new Set(made)] : [by];
}

/** The rule, or the box, that some causes cite. */
export function citedBy(causes: readonly Cause[], { id }: GuideEntry): readonly string[] {
  const rules = causes.flatMap(madeBy).filter((by) => by.includes('.'));
  return rules.length > 0 ? [...new Set(rules.map((by) => clauseOf({ id: by })))] : [id];
}

/** What is so of a territory by the only cause, or by the first of those that are left. */
export function learn(open: Open, entry: GuideEntry, causes: readonly Cause[]): void {
  const { [entry.id]: _, ...others } = open.unsaid;
  open.unsaid = causes.length > 1 ? { ...others, [entry.id]: causes } : others;
  const [first] = causes;
  if (first) putCause(open, entry, first);
}

/** A game begins in the middle: what was not said of its territories, beside what is printed. */
export function concludeAtStart(books: Books, open: Open, printed: Open['marks'], said: SaidFacts): void {
  for (const entry of ENTRIES) {
    const isSaid = isSaidOf(entry, said);
    concludeBuilt(books, open, entry, said);
    if (!isSaid && isPrinted(open, entry, printed) && !isGrown(books, open, entry)) continue;
    const causes = causesOf(books, open, entry, said);
    const usual = isSaid
      ? causes.filter(({ state, spent }) => state === stateOf(open, entry) && spent.length === 0)
      : [];
    learn(open, entry, usual.length > 0 ? usual : causes);
  }
}

/** SWE.U1, TUR.U1: a larger army than printed has been built up. */
function concludeBuilt(books: Books, open: Open, entry: GuideEntry, said: SaidFacts): void {
  const most = entry.rules.reduce((found, rule) => (rule.kind === 'table' ? rule.most : found), 0);
  const grown = Math.min(most, grownBy(books, open, entry));
  if (grown > 0 && said[builtUnits.key(entry.id)] === undefined) open.built[entry.id] = grown;
}

/** G.A7, G.C4: of what a nation has conquered no natives are left, where a start does not say that there are. */
export function clearConquered(open: Open, place: PlaceId, owner: Nation, said: SaidFacts): void {
  const isSaid = KINDS.some((kind) => said[natives.key(place, kind)] !== undefined);
  if (!isSaid && markOf(open, place, owner)?.by === 'conquest') putNatives(open, place, {});
}

/** A territory was put right: what made it stand so now, told where it is the only story. */
export function concludeAfter(
  books: Books,
  open: Open,
  entry: GuideEntry,
  said: SaidFacts,
  referee: Referee,
): void {
  const causes = causesOf(books, open, entry, said);
  const printed = causes.filter((cause) => madeBy(cause).every((by) => by === 'start'));
  const governed = causes.filter(({ state }) => state === stateOf(open, entry));
  const [left] = [printed, governed, causes].filter((each) => each.length > 0);
  if (left === undefined) return;
  learn(open, entry, left);
  if (left.length === 1) tellCause(entry, left, causTexts.told.cause, referee);
}

/** What some of the causes of a territory are in words; who governs, where that tells those by one rule apart. */
export function waysOf(some: readonly Cause[], all: readonly Cause[] = []): readonly Words[] {
  const statesBy = (causes: readonly Cause[], by: string): readonly string[] => [
    ...new Set(causes.filter((each) => madeBy(each).includes(by)).map(({ state }) => state)),
  ];
  return [...new Set(some.flatMap(madeBy))].map((by) => {
    const states = statesBy(some, by).filter((state) => state !== '');
    const isAny = states.length === 0 || states.length === statesBy(all, by).length;
    return isAny ? causTexts.way.any({ by }) : causTexts.way.under({ by, states });
  });
}

/** What is known now of an entry is told. */
export function tellCause(
  entry: GuideEntry,
  causes: readonly Cause[],
  text: typeof causTexts.told.cause,
  referee: Referee,
): void {
  tell(referee, 'note', text, { entry: entry.id, ways: [...waysOf(causes)] }, citedBy(causes, entry));
}

/** What was concluded at the start is told: of what stands otherwise than printed, and nobody said by what. */
export function tellConcluded(
  books: Books,
  open: Open,
  printed: Open['marks'],
  said: SaidFacts,
  referee: Referee,
): void {
  for (const entry of ENTRIES) {
    if (open.unsaid[entry.id] !== undefined || isSaidOf(entry, said)) continue;
    if (isPrinted(open, entry, printed) && !isGrown(books, open, entry)) continue;
    const causes = causesOf(books, open, entry, said);
    if (causes.length === 1) tellCause(entry, causes, causTexts.told.cause, referee);
  }
}

function isPrinted(open: Open, entry: GuideEntry, printed: Open['marks']): boolean {
  const home = homeOf(entry);
  return isAlike(marksOf(open, home), printed[home] ?? {});
}

/** Whether somebody said what made it stand so. */
function isSaidOf(entry: GuideEntry, said: SaidFacts): boolean {
  return NATIONS.some((nation) => said[through.key(homeOf(entry), nation)] !== undefined);
}
