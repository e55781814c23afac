import { type Decision, DICE, TABLE } from '../../kernel/forms/decision.ts';
import { draftKey } from '../../kernel/forms/draft-key.ts';
import type { Desk } from '../api.ts';
import type { Book } from '../book.tsx';
import { mayAct } from './turn.ts';

/** What a heading leaves of a question: a paragraph, read with the heading when that takes the focus. */
export const PROMPT = 'ask-prompt';
const LONG = 70;
/** An initial ends no sentence. */
const FIRST = /^.{1,140}?(?<![A-Z])[.?!](?= |$)/;

/** A question as its heading, and the rest of it where it is long; of a long sentence no heading. */
export function promptOf(
  { prompt, title }: Decision,
  { say }: Pick<Book, 'say'>,
): readonly [head: string, rest: string] {
  const all = say(title ?? prompt);
  const head = all.length > LONG ? (FIRST.exec(all)?.[0] ?? '') : all;
  return [head, all.slice(head.length).trim()];
}

/** Whether something is to be answered here: it is this desk's turn, or a die or a question is anybody's. */
export function isAskedAt(desk: Desk): boolean {
  return mayAct(desk) && shownDecisions(desk).some(({ optional, held }) => !optional && held === undefined);
}

/** The decision whose button stands in the foot of the panel. */
export const mainOf = (desk: Desk): Decision | undefined => mainIn(shownDecisions(desk));

/** Of several the first that is to be answered, else one that can be. */
export function mainIn(decisions: readonly Decision[]): Decision | undefined {
  const open = decisions.filter(({ held }) => held === undefined);
  return open.find(({ optional }) => !optional) ?? open[0];
}

/** What is asked at a desk, by its key; '': nothing is. */
export function askedKey(desk: Desk): string {
  const main = isAskedAt(desk) ? mainOf(desk) : undefined;
  return main ? draftKey(main) : '';
}

/** Standing reports and rulings have their own panels; the rest is shown here, own decisions first. */
export function shownDecisions(desk: Desk): readonly Decision[] {
  const all = [...desk.asks, ...desk.tableAsks, ...desk.diceAsks];
  return all.filter((each, i) => !isStanding(each) && all.findIndex((other) => other.id === each.id) === i);
}

/** Whether a decision is always open: the table's report and ruling, a seat's report of its own facts. */
function isStanding(decision: Decision): boolean {
  return decision.optional === true && decision.id.startsWith('standing-');
}

/** Dice and facts are anybody's at the table. */
export function isAnyones(decision: Decision): boolean {
  return decision.seat === DICE || decision.seat === TABLE;
}

/** Whether no other seat is in this step: then a sealed answer opens it. */
export function isAlone({ seat, awaiting, answered }: Desk): boolean {
  return [...awaiting, ...answered].every((each) => each === seat);
}
