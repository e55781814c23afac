import type { Referee } from '../../kernel/dispatch.ts';
import type { FactKey } from '../../kernel/facts.ts';
import { missingFor, type Seen, truthOf } from './conditions.ts';
import { act } from './effects.ts';
import { markOf, marksOf, totalOf } from './marks.ts';
import { NATIONS, type Nation } from './nations.ts';
import { type News, NO_NEWS } from './news.ts';
import type { Condition, Entry, EventRule, Moment, Rule } from './rule.ts';
import { ruled } from './rulings.ts';
import type { Books, Open, Position } from './state.ts';
import { ENTRIES } from './territories.ts';

// What happens by itself: the O, E and R rules of the stories, and when they are looked at.

interface Event {
  readonly entry: Entry;
  readonly rule: EventRule;
  /** It hangs on what has just been reported. */
  readonly isNews: boolean;
}

const EVENTS: readonly Event[] = ENTRIES.flatMap((entry) =>
  entry.rules.flatMap((rule): Event[] =>
    rule.kind === 'event' ? [{ entry, rule, isNews: hangsOnNews(rule.when) }] : [],
  ),
);

function hangsOnNews(condition: Condition | undefined): boolean {
  switch (condition?.is) {
    case 'news':
    case 'strikes':
      return true;
    case 'all':
    case 'any':
      return condition.of.some(hangsOnNews);
    default:
      return false;
  }
}

/** Whether an entry's story has stopped: under Total Control, after a box, or ended for good (rulings total-control, after-box). */
export function isStill(open: Open, entry: Entry, rule: Rule): boolean {
  if (open.ended.includes(entry.id)) return true;
  if (rule.through) return false;
  return isControlled(open, entry) || isBoxed(open, entry);
}

/** The clauses by which a story stands still: what ended it, the box, or Total Control. */
export function stillBy(open: Open, entry: Entry): readonly string[] {
  const { id, axis, allied } = entry;
  if (open.ended.includes(id)) {
    const boxes = [axis.ends ? `${id}.AX` : '', allied.ends ? `${id}.AL` : ''].filter((each) => each !== '');
    return boxes.length > 0 ? boxes : ['G.G2'];
  }
  return isControlled(open, entry) ? ['G.A4'] : ['G.C1'];
}

/** Whether each part of its home is under somebody's Total Control, and that stops its story (ruling total-control). */
export function isControlled(open: Open, { home }: Entry): boolean {
  return (
    ruled(open.rulings, 'total-control') === 'closed' && home.every(({ id }) => totalOf(open, id) !== null)
  );
}

/** Whether it has taken sides by a box, and that stops its story (ruling after-box). */
export function isBoxed(open: Open, { id, home }: Entry): boolean {
  if (ruled(open.rulings, 'after-box') !== 'closed') return false;
  const boxes = [`${id}.AX`, `${id}.AL`];
  return home.some((place) =>
    NATIONS.some((nation) => boxes.includes(markOf(open, place.id, nation)?.by ?? '')),
  );
}

/** The nations that a rule is made for; one of nobody where it is not made for each of several. */
export function eachOf({ each }: Rule): readonly (Nation | undefined)[] {
  return each ?? [undefined];
}

/** How often one event can lead to another before all is still. */
const MOST_PASSES = 6;

/**
 * What happens by itself at a moment, until nothing more does. At news the rules are looked at that hang on them, and, by the
 * ruling tested, all; before the docket all but those of other moments.
 */
export function happen(
  books: Books,
  { open }: Pick<Position, 'open'>,
  moment: Moment,
  news: News,
  referee: Referee,
): void {
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const before = traceOf(open);
    for (const event of EVENTS) {
      // what hangs on a piece of news happens once for it
      if (pass > 0 && event.isNews) continue;
      if (isLooked(open, event, moment)) look(books, open, event, news, referee);
    }
    if (traceOf(open) === before) return;
  }
}

/** What events can change, to see whether one did. */
function traceOf({ marks, states, docket, committed, straits, ended }: Open): string {
  return JSON.stringify([marks, states, docket.length, committed.length, straits.length, ended.length]);
}

function isLooked({ rulings }: Open, { rule, isNews }: Event, moment: Moment): boolean {
  const { at = 'news', also } = rule;
  if (at !== 'news' && !(also && moment === 'news' && rulings[also.ruling] === also.choice))
    return at === moment;
  if (at !== 'news') return true;
  if (moment === 'docket') return !isNews;
  return moment === 'news' && (isNews || ruled(rulings, 'tested') === 'news-and-docket');
}

function look(books: Books, open: Open, { entry, rule }: Event, news: News, referee: Referee): void {
  if (isStill(open, entry, rule)) return;
  for (const it of eachOf(rule)) {
    const seen: Seen = { books, open, entry, it, news };
    if (rule.when !== undefined && truthOf(seen, rule.when) !== true) continue;
    const how = { by: rule.id, through: rule.through, sets: rule.lapse };
    act({ ...seen, ...how }, rule.then, referee);
  }
}

/** The facts that nobody knows and on which it hangs whether something happens at a moment. */
export function unknownAt(books: Books, open: Open, moment: Moment): readonly FactKey[] {
  return EVENTS.flatMap((event) => {
    const { entry, rule } = event;
    if (rule.when === undefined || !isLooked(open, event, moment) || isStill(open, entry, rule)) return [];
    const { when } = rule;
    return eachOf(rule).flatMap((it) => missingFor({ books, open, entry, it, news: NO_NEWS }, when));
  });
}

/** Whether a place has any mark at all. */
export function isMarked(open: Open, place: string): boolean {
  return Object.keys(marksOf(open, place)).length > 0;
}
