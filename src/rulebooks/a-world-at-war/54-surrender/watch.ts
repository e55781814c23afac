import { type SheetResult, type View, type Words, type board, words } from '../../../kernel/index.ts';
import { ALLIES } from '../war/control.ts';
import { part } from '../part.ts';
import { areEffectsPlayed } from '../turn/played.ts';
import type { Books, Open, SealedPart } from '../state.ts';
import { checkTexts } from './12-checks.words.ts';
import { levelOf, toldFor } from './22-needed.ts';
import { isWordGiven } from './22-safe.ts';
import { checksIn, isChecked } from './all-checks.ts';
import type { Check } from './check.ts';
import { type Change, changesTo, thresholdOf, type WatchedLevel } from './watch-changes.ts';
import { lossesOf } from './watch-losses.ts';
import { hasSurrendered, isSaved, nextChecked } from './watch-when.ts';
import { watchTexts } from './watch.words.ts';

// The surrender watch: how near each power is to surrender, what is not known of that, what would bring it down, and when
// it is next checked (54.12, 54.22). It reads `open` alone: everybody sees the same.

/** What is drawn of the levels; one beyond an end stands at the end. */
const END = 20;

/** The surrender watch of those whose surrenders are played (rulings surrenders, late-war), and that of U.S. elections (62.31). */
export function surrenderWatch(books: Books, { open }: View<Open, SealedPart>): readonly board.Panel[] {
  if (!areEffectsPlayed(books, open)) return [];
  const ofChecks = checksIn(books, open)
    .filter((check) => isWatched(books, open, check) && !isSaved(books, open, check))
    .map((check) => watchedOf(books, open, check));
  const watched = [...ofChecks, ...books.given('watched').flatMap((each) => each(books, open))];
  return watched.length === 0 ? [] : [panelOf(books, watched)];
}

function watchedOf(books: Books, open: Open, check: Check): WatchedLevel {
  const told = toldFor(books, open, check);
  const sum = hasSurrendered(open, check.of) ? null : levelOf(books, open, check, told);
  // what the table vouches for is not worked out, and is no alarm
  const isVouched = sum !== null && isWordGiven(open, check.of) && sum.total.min !== sum.total.max;
  const level = isVouched ? null : sum;
  return {
    id: check.of,
    label: check.of,
    sum: check,
    level,
    told,
    at: check.fatal,
    marks: level ? marksOf(books, check) : [],
    stands: isVouched ? watchTexts.watch.onItsWord() : standsWords(books, check, level),
    next: sum ? nextChecked(books, open, check) : '',
    reached:
      check.also?.(books, open) === false ? watchTexts.watch.reachedOnly() : watchTexts.watch.reached(),
  };
}

/** Germany, Italy, Russia and Britain are checked in Europe, Japan and China where the Pacific is played (54.11). */
function isWatched(books: Books, open: Open, { of }: Check): boolean {
  if (!isChecked(books, open, of)) return false;
  return of === 'japan' || of === 'china' ? !books.plan.european : books.plan.europe;
}

/** The fatal level with its clause; where every level has a result of its own, all of them (61.11). */
function marksOf({ sheets }: Books, { of, sheet, fatal, clauses }: Check): board.ScalePanel['marks'] {
  const outcomes = sheets[sheet]?.outcomes ?? [];
  const lines = [of];
  if (fatal === null)
    return outcomes.flatMap((each) => {
      const at = each.to ?? each.from;
      return at === undefined ? [] : [{ at, label: each.label, clauses: each.clauses, lines }];
    });
  const falls = outcomes.find(({ to }) => to === fatal);
  const label = falls?.label ?? watchTexts.watch.fatal();
  return [{ at: fatal, label, clauses: falls?.clauses ?? clauses, lines }];
}

/** How near each is to its mark, from the least to the greatest that is possible now, and what is said of it. */
function panelOf(books: Books, watched: readonly WatchedLevel[]): board.WatchPanel {
  return {
    kind: 'watch',
    title: watchTexts.watch.levels(),
    tab: watchTexts.watch.tab(),
    rest: watchTexts.watch.rest(),
    near: watchTexts.watch.mayFall(),
    columns: (['power', 'stands', 'unknown', 'changes', 'next'] as const).map((each) =>
      watchTexts.watch[each](),
    ),
    least: -END,
    most: END,
    rows: watched.map((each) => ({
      id: each.id,
      label: each.label,
      level: each.level,
      marks: each.marks,
      near: each.at !== null && each.level !== null && each.level.total.min <= each.at,
      says: [
        each.stands,
        each.level ? unknownOf(each.level) : '',
        each.level ? changesOf(books, each, each.level) : '',
        each.next,
      ],
      losses: each.level && each.changes === undefined ? lossWords(books, each) : [],
    })),
  };
}

/** Whether it has surrendered, and else what its level would bring as far as is known. */
function standsWords({ sheets }: Books, { sheet, fatal }: Check, level: SheetResult | null): Words {
  if (level === null) return watchTexts.watch.surrendered();
  // of Britain what is low enough at first is not after a surrender (59.87)
  if (fatal !== null && level.total.min > fatal) return checkTexts.outcome.fights();
  const [only, ...more] = level.outcomes;
  const outcome = more.length === 0 ? sheets[sheet]?.outcomes?.find(({ id }) => id === only) : undefined;
  return outcome?.label ?? watchTexts.watch.open();
}

/** So many are named; of the others only how many there are. */
const MOST_NAMED = 4;

function listed(all: readonly Words[], none: Words): Words {
  if (all.length === 0) return none;
  const named = all.slice(0, MOST_NAMED);
  const more = all.length - named.length;
  return watchTexts.watch.list({
    all: more > 0 ? [...named, watchTexts.watch.more({ count: more })] : named,
  });
}

/** The lines that are not settled yet. */
function unknownOf({ lines }: SheetResult): Words {
  return listed(
    lines.filter(({ min, max }) => min !== max).map(({ label }) => label),
    watchTexts.watch.nothing(),
  );
}

/** What would bring it down by itself, of facts and values alike in one. */
function changesOf(books: Books, watched: WatchedLevel, level: SheetResult): Words {
  const { sum, told, reached, changes: only } = watched;
  if (only !== undefined) return only;
  const threshold = thresholdOf(books, sum, level);
  if (threshold === null) return watchTexts.watch.noChange();
  if (level.total.max <= threshold) return reached;
  const changes = changesTo(books, sum, level, told, threshold);
  const alike = Map.groupBy(changes, ({ key, to }) => JSON.stringify([books.facts[key]?.question.key, to]));
  return listed(
    [...alike.values()].map((group) => changeWords(books, group)),
    watchTexts.watch.noChange(),
  );
}

/** What its level can lose by one change on the map, those alike in one. */
function lossWords(books: Books, { sum, told }: WatchedLevel): board.WatchPanel['rows'][number]['losses'] {
  const alike = Map.groupBy(lossesOf(books, sum, told), ({ key, to, points }) =>
    JSON.stringify([books.facts[key]?.question.key, to, points]),
  );
  return [...alike.values()].map((group) => ({
    label: changeWords(books, group),
    points: group[0]?.points ?? 0,
    clauses: [...new Set(group.flatMap(({ key }) => books.facts[key]?.clauses ?? []))],
  }));
}

/** Changes that differ in one argument of their question alone: 'one of Breslau, Essen falls to the Allies'. */
function changeWords({ facts }: Books, group: readonly Change[]): Words {
  const [first] = group as readonly [Change];
  const all = group.flatMap(({ key }) => facts[key]?.question ?? []);
  const [question] = all;
  const args = Object.fromEntries(
    Object.entries(question?.args ?? {}).map(([name, value]) => {
      const values = [...new Set(all.map((each) => each.args?.[name] ?? null))];
      return [name, values.length > 1 ? watchTexts.watch.oneOf({ all: values }) : value];
    }),
  );
  return watchTexts.watch.change({
    question: words(question?.key ?? first.key, args),
    value: valueWords(first.to),
  });
}

function valueWords(to: Change['to']): Words {
  if ('orLess' in to) return watchTexts.watch.orLess({ level: to.orLess });
  if ('orMore' in to) return watchTexts.watch.orMore({ level: to.orMore });
  if (ALLIES.every((each) => to.includes(each))) return watchTexts.watch.allies();
  return watchTexts.watch.or({ all: to.filter((each) => each !== 'nobody') });
}

/** 54.12: the surrender watch, on the board. */
export const WATCH = part(import.meta.url, {
  board: (books, view) => surrenderWatch(books, view),
  texts: watchTexts,
});
