import { type FactKey, type Referee, once } from '../../../kernel/index.ts';
import { classRuling } from '../rules/a-classes.rulings.ts';
import { marksOf, totalOf } from '../rules/a-classes.ts';
import { boxRuling } from '../attack/c-boxes.rulings.ts';
import { type ReadFrom, type Test, testOf } from './conditions.ts';
import { ENTRIES, groupOf } from '../rules/e-territories.ts';
import { effectRuling } from '../rules/f3-effects.rulings.ts';
import { act } from '../rules/f3-effects.ts';
import { REMEMBERED_RULES } from '../facts/facts.ts';
import { missingForRule } from './missing.ts';
import type { Nation } from '../nations.ts';
import type { MapNews } from './news.ts';
import type { Condition, GuideEntry, EventRule, Occasion, Rule } from './rule.ts';
import type { Books, Open, WarGamePosition } from '../state.ts';

// What happens by itself: the O, E and R rules of the stories, and when they are looked at.

interface Event {
  readonly entry: GuideEntry;
  readonly rule: EventRule;
  /** It hangs on what has just been reported. */
  readonly isNews: boolean;
}

const EVENTS: readonly Event[] = ENTRIES.flatMap((entry) =>
  entry.rules.flatMap((rule): Event[] =>
    rule.kind === 'event' ? [{ entry, rule, isNews: hangsOnNews(rule.when) }] : [],
  ),
);

/** An event with its condition compiled; null: it always happens. */
interface Bound extends Event {
  readonly test: Test | null;
}

const boundTo = once((books: Books): readonly Bound[] =>
  EVENTS.map((event) => {
    const { entry, rule } = event;
    return { ...event, test: rule.when === undefined ? null : testOf(books, entry, rule.when) };
  }),
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
export function isStill(open: Open, entry: GuideEntry, rule: Rule): boolean {
  if (open.ended.includes(entry.id)) return true;
  if (rule.through) return false;
  return (isControlled(open, entry) && !actsThrough(open, rule)) || isBoxed(open, entry);
}

/** Whether a rule acts on a territory under Total Control. */
export function actsThrough({ rulings }: Pick<Open, 'rulings'>, { through, throughBy }: Rule): boolean {
  return through === true || (throughBy !== undefined && rulings[throughBy.ruling] === throughBy.choice);
}

/** The clauses by which a story stands still: what ended it, the box, or Total Control. */
export function stillBy(open: Open, entry: GuideEntry): readonly string[] {
  const { id, axis, allied } = entry;
  if (open.ended.includes(id)) {
    const boxes = [axis.ends ? `${id}.AX` : '', allied.ends ? `${id}.AL` : ''].filter((each) => each !== '');
    return boxes.length > 0 ? boxes : ['G.G2'];
  }
  return isControlled(open, entry) ? ['G.A4'] : ['G.C1'];
}

/** Whether its home, or all of its group, is under somebody's Total Control, and that stops its story (ruling total-control). */
export function isControlled(open: Open, entry: GuideEntry): boolean {
  const ruling = classRuling(open.rulings, 'total-control');
  if (ruling === 'goes-on') return false;
  const places = ruling === 'whole' ? groupOf(entry) : entry.home.map(({ id }) => id);
  return places.every((place) => totalOf(open, place) !== null);
}

/** Whether it has taken sides by a box, and that stops its story (ruling after-box). */
export function isBoxed(open: Open, { id, home }: GuideEntry): boolean {
  if (boxRuling(open.rulings, 'after-box') !== 'closed') return false;
  const boxes = boxesOf(id);
  for (const place of home) {
    const marks = marksOf(open, place.id);
    for (const nation in marks) if (boxes.includes(marks[nation as Nation]?.by ?? '')) return true;
  }
  return false;
}

/** What the marks that an entry's boxes make are by. */
const boxesOf = once((entry: string): readonly string[] => [`${entry}.AX`, `${entry}.AL`]);

const NOBODY: readonly undefined[] = [undefined];

/** The nations that a rule is made for; one of nobody where it is not made for each of several. */
export function eachOf({ each }: Rule): readonly (Nation | undefined)[] {
  return each ?? NOBODY;
}

/**
 * What happens by itself at a moment, until nothing more does. At news the rules are looked at that hang on them, and, by the
 * ruling tested, all; before the docket all but those of other moments. `isOf`: only in the stories of these.
 */
export function happen(
  books: Books,
  { open }: Pick<WarGamePosition, 'open'>,
  moment: Occasion,
  news: MapNews,
  referee: Referee,
  isOf: (entry: GuideEntry) => boolean = () => true,
): void {
  // no chain of events is longer than there are events
  for (const [pass] of EVENTS.entries()) {
    let isChanged = false;
    for (const event of boundTo(books)) {
      // what hangs on a piece of news happens once for it
      if ((pass > 0 && event.isNews) || !isLooked(open, event, moment) || !isOf(event.entry)) continue;
      if (look(books, open, event, news, referee)) isChanged = true;
    }
    if (!isChanged) return;
  }
}

function isLooked({ rulings }: Open, { rule, isNews }: Event, moment: Occasion): boolean {
  const { at = 'news', also } = rule;
  if (at !== 'news' && !(also && moment === 'news' && rulings[also.ruling] === also.choice))
    return at === moment;
  if (at !== 'news') return true;
  if (moment === 'docket') return !isNews;
  return moment === 'news' && (isNews || effectRuling(rulings, 'tested') === 'news-and-docket');
}

/** An event happens where its condition is fulfilled. Whether that changed anything. */
function look(
  books: Books,
  open: Open,
  { entry, rule, test }: Bound,
  news: MapNews,
  referee: Referee,
): boolean {
  let isChanged = false;
  for (const it of eachOf(rule)) {
    const seen: ReadFrom = { books, open, entry, it, news };
    // most conditions are not fulfilled: that is looked at first
    if ((test !== null && test(seen) !== true) || isStill(open, entry, rule)) continue;
    const how = { by: rule.id, through: actsThrough(open, rule), sets: rule.lapse };
    if (!act({ ...seen, ...how }, rule.then, referee)) continue;
    isChanged = true;
    if (REMEMBERED_RULES.includes(rule.id)) open.rolled[rule.id] = open.turn;
  }
  return isChanged;
}

/** The facts that nobody knows and on which it hangs whether, or how, something happens at a moment. */
export function unknownAt(books: Books, open: Open, moment: Occasion): readonly FactKey[] {
  const missing: FactKey[] = [];
  for (const event of EVENTS) {
    const { entry, rule } = event;
    if (!isLooked(open, event, moment) || isStill(open, entry, rule)) continue;
    for (const it of eachOf(rule)) missing.push(...missingForRule({ books, open, entry, it }, rule));
  }
  return missing;
}
