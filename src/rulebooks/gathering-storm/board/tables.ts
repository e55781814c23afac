import { type Bar, type Words, type board, reportedValue, sumOf, words } from '../../../kernel/index.ts';
import { REGION_IDS } from '../4.16-regions.ts';
import { stormBoardTexts } from './board.words.ts';
import { isFallen } from '../freed.ts';
import { stormNameTexts } from '../names.words.ts';
import type { Target } from '../files/pack.ts';
import { onePerAllianceTexts } from '../placing/one-per-alliance.words.ts';
import { type StormPower, POWERS, type Side } from '../powers.ts';
import { ledgerSheet } from '../resolution/ledger.ts';
import { civilWar, conquest } from '../starts/standing.ts';
import { type Books, type Open, targetOf } from '../state.ts';
import { isOver } from './calendar.ts';
import type { PlacementBar } from './placement-bar.ts';
import { counterWords, flagsOf, heading, ringOf, type OurView, strengthOf } from './shown.ts';

type Row = board.TablePanel['rows'][number];

const { column } = stormBoardTexts.board;

function table(title: Words, columns: readonly Words[], rows: readonly Row[]): board.TablePanel {
  return { kind: 'table', title, columns, rows };
}

const BY_POWER = POWERS.map((power) => stormBoardTexts.board.of({ of: power }));

/** Targets that are open to a power, or closed to it for one reason. */
interface Group {
  readonly why: Words | null;
  readonly targets: readonly Target[];
}

/** Where each power may place a diplomatic counter now, and why not elsewhere: powers for whom all is the same together. */
export function mayPlace(books: Books, open: Open, bar: PlacementBar): board.TablePanel {
  const kinds = Map.groupBy(isOver(open) ? [] : POWERS, (power) =>
    JSON.stringify(groupsOf(books.targets, power, bar)),
  );
  const rows = [...kinds.values()].flatMap((powers): Row[] => {
    const [first = 'russia'] = powers;
    const who = stormBoardTexts.board.list({ parts: powers.map((power) => stormNameTexts.name[power]()) });
    return groupsOf(books.targets, first, bar).map(({ why, targets }) => [
      who,
      (why ? stormBoardTexts.board.no : stormBoardTexts.board.yes)(),
      targets.length === books.targets.length
        ? stormBoardTexts.board.everyTarget()
        : stormBoardTexts.board.list({ parts: targets.map(heading) }),
      why ?? '',
    ]);
  });
  const columns = [column.power(), column.may(), column.targets(), column.why()];
  return {
    ...table(stormBoardTexts.board.mayPlace(), columns, rows),
    tab: stormBoardTexts.board.mayPlaceTab(),
  };
}

/** The targets by why a power may not place there; those where it may come first. */
function groupsOf(targets: readonly Target[], power: StormPower, bar: PlacementBar): readonly Group[] {
  const whyNot = ({ id }: Target): Words | null => {
    const barred = bar(power, id);
    if (barred === null) return null;
    // it is said once for all targets, and names none
    const { target: _, ...args } = barred.reason.args ?? {};
    const { key } = barred.reason;
    const reason =
      key === onePerAllianceTexts.bar.alliance.key ? stormBoardTexts.board.alliance(args) : words(key, args);
    return whyWords({ ...barred, reason });
  };
  const each = targets.map((target) => ({ target, why: whyNot(target) }));
  const groups = Map.groupBy(each, ({ why }) => JSON.stringify(why));
  return [...groups.values()]
    .map((those): Group => ({ why: those[0]?.why ?? null, targets: those.map(({ target }) => target) }))
    .toSorted((a, b) => Number(a.why !== null) - Number(b.why !== null));
}

/** Why not, with its clauses. */
export function whyWords({ reason, clauses: all }: Bar): Words {
  const clauses = cited(all);
  return clauses.length === 0 ? reason : stormBoardTexts.board.why({ reason, clauses });
}

/** Rules that no number of the rules says (rule.one-per-alliance, step.6): their reason is all that there is to say. */
const UNNUMBERED: readonly string[] = ['rule.one-per-alliance', 'step.6'];

/** Clauses of a reason: a row of a clause stands for it too. */
function cited(clauses: readonly string[]): readonly string[] {
  return clauses.filter(
    (clause) => !UNNUMBERED.includes(clause) && !clauses.some((each) => each.startsWith(`${clause}/`)),
  );
}

/** The counters of this turn, with their strengths as far as this view knows them (step.8). */
export function countersTable(books: Books, view: OurView): board.TablePanel {
  const rows = view.open.placed.map(
    (placed): Row => [
      heading(targetOf(books, placed.target)),
      stormNameTexts.name[placed.power](),
      counterWords(placed),
      placed.step,
      placed.void || isFallen(view.open, placed)
        ? stormBoardTexts.board.void()
        : strengthOf(books, view, placed),
    ],
  );
  const { target, power, counter, step, strength } = column;
  return table(stormBoardTexts.board.counters(), [target(), power(), counter(), step(), strength()], rows);
}

/** What a side comes to in a target, as this view can know it (step.11). */
export function totalOf(books: Books, view: OurView, target: string, side: Side): board.Cell {
  const { min, max } = sumOf(books, view, ledgerSheet(side, target)).total;
  return min === max ? min : stormBoardTexts.board.range({ min, max });
}

/** The flags and spy rings of each power, civil wars and conquests, where there are any. */
export function standing(books: Books, open: Open): board.TablePanel {
  const rows = books.targets.flatMap((target): Row[] => {
    const cells = POWERS.map((power) => lasting(open, power, target));
    const also = happening(open, target.id);
    return cells.every((cell) => cell === '') && also === '' ? [] : [[heading(target), ...cells, also]];
  });
  return table(stormBoardTexts.board.standing(), [column.target(), ...BY_POWER, column.also()], rows);
}

/** The flags and the ring of a power in a target; null where its flags are not known. */
export function lasting(open: Open, power: (typeof POWERS)[number], { id }: Target): board.Cell | null {
  const count = flagsOf(open, power, id);
  if (count === null) return null;
  const kind = ringOf(open, power, id) ?? 'none';
  const parts = [
    ...(count > 0 ? [stormBoardTexts.board.flags({ count })] : []),
    ...(kind === 'none' ? [] : [stormBoardTexts.board.ring[kind]()]),
  ];
  return parts.length === 0 ? '' : stormBoardTexts.board.list({ parts });
}

/** A civil war, a conquest. */
function happening({ facts }: Open, target: string): board.Cell {
  const by = reportedValue(facts, conquest.key(target));
  const parts = [
    ...(reportedValue(facts, civilWar.key(target)) === true ? [stormBoardTexts.board.civilWar()] : []),
    ...(by === undefined || by === 'nobody' ? [] : [stormBoardTexts.board.conquered({ power: by })]),
  ];
  return parts.length === 0 ? '' : stormBoardTexts.board.list({ parts });
}

/** The regions with their targets (4.16). */
export function regions({ targets }: Books): board.TablePanel {
  const rows = REGION_IDS.flatMap((region): Row[] => {
    const among = targets.filter((target) => target.region === region);
    const names = among.map(({ id, name }) => name ?? id);
    return names.length === 0
      ? []
      : [[stormBoardTexts.board.of({ of: region }), stormBoardTexts.board.list({ parts: names })]];
  });
  return table(stormBoardTexts.board.regions(), [column.region(), column.targets()], rows);
}
