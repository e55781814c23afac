import type { Cell, MapPlace } from '../board/panel.ts';
import type { Clause } from '../clause.ts';
import type { Dispatch } from '../steps/dispatch.ts';
import type { FactKey, Possible } from '../sums/facts.ts';
import { isRecord, isSame, type Json, own } from '../json.ts';
import { rulingFact } from '../sums/family.ts';
import { evaluateNamed, knownFacts } from '../sums/know.ts';
import type { View } from './position.ts';
import type { Rules, Table } from '../rulebook.ts';
import type { SheetResult } from '../sums/sheet.ts';
import { renderValue, type WordBook } from '../texts/words.ts';

// What is otherwise in one view than in another: facts, places of maps, sums. And what is said of that alone, apart
// from the other texts: a page loads it when somebody asks what if.

/** What is known of a fact before and after. */
export interface FactThen {
  readonly fact: FactKey;
  readonly before: Possible;
  readonly after: Possible;
  readonly clauses: readonly Clause[];
}

/** What a place of a map says before, and says after. */
export interface PlaceThen {
  readonly id: string;
  readonly label: Cell;
  readonly before: readonly Cell[];
  readonly after: readonly Cell[];
}

/** A sum before and after. */
export interface SumThen {
  readonly before: SheetResult;
  readonly after: SheetResult;
}

/** Two views, and what was told between them. */
interface Compared {
  readonly before: View;
  readonly after: View;
  readonly told: readonly Dispatch[];
  /** What was reported: that it is so afterwards goes without saying. */
  readonly given: Json;
  /** The sheets that are compared, whether told or not. */
  readonly shown: readonly string[];
}

/** All that is otherwise. */
export function changesOf(
  { rules }: Table,
  compared: Compared,
): { facts: readonly FactThen[]; places: readonly PlaceThen[]; sums: readonly SumThen[] } {
  const { before, after } = compared;
  return {
    facts: factsThen(rules, compared),
    places: placesThen(placesOf(rules, before), placesOf(rules, after)),
    sums: sumsThen(rules, compared),
  };
}

function factsThen(rules: Rules, { before, after, given }: Compared): FactThen[] {
  const [was, is] = [knownFacts(rules, before), knownFacts(rules, after)];
  // of a ruling that changes the log says so
  const rulings = new Set(Object.keys(after.open.rulings).map(rulingFact));
  return Object.entries(rules.facts).flatMap(([fact, { by, lasts, clauses }]) => {
    if (by === 'dice' || rulings.has(fact) || rules.elsewhere?.(fact)) return [];
    const after = is(fact);
    // what ends with its turn is asked again when it is needed
    if (after === undefined && lasts !== 'ever') return [];
    if (isTold(given, fact, after) || isSame(was(fact), after)) return [];
    return [{ fact, before: was(fact), after, clauses }];
  });
}

function isTold(given: Json, fact: FactKey, after: Possible): boolean {
  const told = isRecord(given) ? own(given, fact) : undefined;
  return isRecord(told) && told['value'] === after;
}

/** The places of all maps: of one that stands on several, each. */
function placesOf(rules: Rules, view: View): ReadonlyMap<string, MapPlace> {
  const maps = rules.board(view).flatMap((panel) => (panel.kind === 'map' ? [panel] : []));
  return new Map(maps.flatMap(({ places }, map) => places.map((each) => [`${map} ${each.id}`, each])));
}

function placesThen(
  before: ReadonlyMap<string, MapPlace>,
  after: ReadonlyMap<string, MapPlace>,
): PlaceThen[] {
  return Array.from(after).flatMap(([key, place]) => {
    const was = before.get(key);
    const said = differing(was?.words ?? [], place.words);
    const shown = said.length > 0 ? said : differing(signsOn(was), signsOn(place));
    return shown.map((each) => ({ id: place.id, label: place.label, ...each }));
  });
}

/** What is no longer said, and what is said after; none where all is as it was. */
function differing(was: readonly Cell[], is: readonly Cell[]): Pick<PlaceThen, 'before' | 'after'>[] {
  const without = (these: readonly Cell[], those: readonly Cell[]): Cell[] =>
    these.filter((each) => !those.some((other) => isSame(each, other)));
  const [before, after] = [without(was, is), without(is, was)];
  return before.length + after.length === 0 ? [] : [{ before, after }];
}

/** What stands on a place in letters and numbers: its tone never says more than these and its words. */
function signsOn(place: MapPlace | undefined): readonly Cell[] {
  return [place?.badge, place?.count].filter((each) => each !== undefined);
}

function sumsThen(rules: Rules, { before, after, told, shown }: Compared): SumThen[] {
  const [was, is] = [knownFacts(rules, before), knownFacts(rules, after)];
  const names = new Set([...told.flatMap(({ sheet }) => sheet?.sheet ?? []), ...shown]);
  return Array.from(names).flatMap((name) => {
    if (own(rules.sheets, name) === undefined) return [];
    const old = evaluateNamed(rules, name, was);
    const now = told.findLast(({ sheet }) => sheet?.sheet === name)?.sheet ?? evaluateNamed(rules, name, is);
    const said = (sheet: SheetResult, { open }: View): SheetResult => rules.said?.(open, sheet) ?? sheet;
    const differs = !isSame(old.total, now.total) || !isSame(old.outcomes, now.outcomes);
    return differs ? [{ before: said(old, before), after: said(now, after) }] : [];
  });
}

const IF_WORDS: WordBook = {
  'if.nothing': 'Nothing else would change.',
  'if.fact': (args, book) => factText(args, book),
  'if.place': '{place}: {after} (now: {before})',
  'if.placeNow': '{place}: {after}',
  'if.placeNot': '{place}: no longer {before}',
  'if.sum': '{sheet}: {after} (now: {before})',
  'if.sumOfLine': 'Line {n}, {sheet}: {after} (now: {before})',
  'if.result': '{total}, {outcome}',
  'if.value': '{value}',
  'if.range': '{min} to {max}',
  'if.oneOf': (args, book) => listOr(args, book),
  'if.unknown': 'unknown',
  'if.stop.sealed': 'Here it would read what is sealed: what comes of that, only the game can say.',
  'if.stop.door': 'Here a secret would be opened: what comes after that, only the game can say.',
  'if.stop.held': 'It would be kept sealed until all have answered: before that nothing comes of it.',
  'if.stop.over': 'Then the game would be over.',
  'if.stop.dice': 'Then dice fall: {prompt}',
  'if.stop.table': 'Then the table is asked: {prompt}',
  'if.stop.own': 'Then {seat} is asked: {prompt}',
  'if.stop.seat': 'Then it is for {seat} to decide.',
};

type Args = Readonly<Record<string, Json>>;

const books = new WeakMap<WordBook, WordBook>();

/** A word book with what is said of trials. */
export function withIfWords(book: WordBook): WordBook {
  let both = books.get(book);
  if (!both) books.set(book, (both = { ...IF_WORDS, ...book }));
  return both;
}

/** Values of which one is so. */
function listOr({ values = [] }: Args, book: WordBook): string {
  return [values]
    .flat()
    .map((each) => renderValue(book, each as Json))
    .join(' or ');
}

/** A question is answered; what is only named has a colon. */
function factText({ fact, after, before }: Args, book: WordBook): string {
  const [name, then, now] = [fact, after, before].map((each) => renderValue(book, each));
  return `${name}${/[?.:]$/.test(name ?? '') ? '' : ':'} ${then} (now: ${now})`;
}
