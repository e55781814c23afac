import { reported } from '../../../kernel/facts.ts';
import { evaluateNamed, withSheets } from '../../../kernel/know.ts';
import type { Cell, TablePanel } from '../../../kernel/panel.ts';
import { type Words, words } from '../../../kernel/words.ts';
import { REGION_IDS } from '../4.16-regions.ts';
import type { Target } from '../pack.ts';
import { type Power, POWERS, type Side, SIDES } from '../powers.ts';
import { ledgerSheet } from '../resolution/ledger.ts';
import { civilWar, conquered } from '../standing.ts';
import { isFallen } from '../freed.ts';
import { type Books, type Open, targetOf } from '../state.ts';
import { isOver } from './calendar.ts';
import type { PlacementBar } from './placement-bar.ts';
import { counterWords, flagsOf, heading, ringOf, type Seen, strengthOf } from './shown.ts';

type Row = TablePanel['rows'][number];

function table(title: Words, columns: readonly (Words | string)[], rows: readonly Row[]): TablePanel {
  const heads = columns.map((each) => (typeof each === 'string' ? words(`board.${each}`) : each));
  return { kind: 'table', title, columns: heads, rows };
}

const BY_POWER = POWERS.map((power) => words('board.of', { of: power }));

/** Targets that are open to a power, or closed to it for one reason. */
interface Group {
  readonly why: Words | null;
  readonly targets: readonly Target[];
}

/** Where each power may place a diplomatic counter now, and why not elsewhere: powers for whom all is the same together. */
export function mayPlace(books: Books, open: Open, bar: PlacementBar): TablePanel {
  const kinds = Map.groupBy(isOver(open) ? [] : POWERS, (power) =>
    JSON.stringify(groupsOf(books.targets, power, bar)),
  );
  const rows = [...kinds.values()].flatMap((powers): Row[] => {
    const [first = 'russia'] = powers;
    const who = words('board.list', { parts: powers.map((power) => words(`name.${power}`)) });
    return groupsOf(books.targets, first, bar).map(({ why, targets }) => [
      who,
      words(why ? 'board.no' : 'board.yes'),
      targets.length === books.targets.length
        ? words('board.everyTarget')
        : words('board.list', { parts: targets.map(heading) }),
      why ?? '',
    ]);
  });
  const columns = ['power', 'may', 'targets', 'why'].map((key) => `column.${key}`);
  return table(words('board.mayPlace'), columns, rows);
}

/** The targets by why a power may not place there; those where it may come first. */
function groupsOf(targets: readonly Target[], power: Power, bar: PlacementBar): readonly Group[] {
  const whyNot = ({ id }: Target): Words | null => {
    const barred = bar(power, id);
    if (barred === null) return null;
    // it is said once for all targets, and names none
    const { target: _, ...args } = barred.reason.args ?? {};
    const { key } = barred.reason;
    const reason = words(key === 'bar.alliance' ? 'board.alliance' : key, args);
    const clauses = cited(barred.clauses);
    return clauses.length === 0 ? reason : words('board.why', { reason, clauses });
  };
  const each = targets.map((target) => ({ target, why: whyNot(target) }));
  const groups = Map.groupBy(each, ({ why }) => JSON.stringify(why));
  return [...groups.values()]
    .map((those): Group => ({ why: those[0]?.why ?? null, targets: those.map(({ target }) => target) }))
    .toSorted((a, b) => Number(a.why !== null) - Number(b.why !== null));
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
export function countersTable(books: Books, view: Seen): TablePanel {
  const rows = view.open.placed.map(
    (placed): Row => [
      heading(targetOf(books, placed.target)),
      words(`name.${placed.power}`),
      counterWords(placed),
      placed.step,
      placed.void || isFallen(view.open, placed) ? words('board.void') : strengthOf(books, view, placed),
    ],
  );
  const columns = ['target', 'power', 'counter', 'step', 'strength'].map((key) => `column.${key}`);
  return table(words('board.counters'), columns, rows);
}

/** What each side comes to in the targets of this turn, as this view can know it (step.11). */
export function ledgers(books: Books, view: Seen): TablePanel {
  const { placed, modifiers } = view.open;
  const contested = new Set([...placed, ...modifiers].map(({ target }) => target));
  const facts = withSheets(books, books.known(view));
  const totalOf = (target: string, side: Side): Cell => {
    const { min, max } = evaluateNamed(books, ledgerSheet(side, target), facts).total;
    return min === max ? min : words('board.range', { min, max });
  };
  const rows = books.targets
    .filter(({ id }) => contested.has(id))
    .map((target): Row => [heading(target), ...SIDES.map((side) => totalOf(target.id, side))]);
  const sides = SIDES.map((side) => words('board.of', { of: side }));
  return table(words('board.ledgers'), ['column.target', ...sides], rows);
}

/** The flags and spy rings of each power, civil wars and conquests, where there are any. */
export function standing(books: Books, open: Open): TablePanel {
  const rows = books.targets.flatMap((target): Row[] => {
    const cells = POWERS.map((power) => lasting(open, power, target));
    const also = happening(open, target.id);
    return cells.every((cell) => cell === '') && also === '' ? [] : [[heading(target), ...cells, also]];
  });
  return table(words('board.standing'), ['column.target', ...BY_POWER, 'column.also'], rows);
}

/** The flags and the ring of a power in a target; null where its flags are not known. */
function lasting(open: Open, power: (typeof POWERS)[number], { id }: Target): Cell | null {
  const count = flagsOf(open, power, id);
  if (count === null) return null;
  const kind = ringOf(open, power, id) ?? 'none';
  const parts = [
    ...(count > 0 ? [words('board.flags', { count })] : []),
    ...(kind === 'none' ? [] : [words(`board.ring.${kind}`)]),
  ];
  return parts.length === 0 ? '' : words('board.list', { parts });
}

/** A civil war, a conquest. */
function happening({ facts }: Open, target: string): Cell {
  const by = reported(facts, conquered.key(target));
  const parts = [
    ...(reported(facts, civilWar.key(target)) === true ? [words('board.civilWar')] : []),
    ...(by === undefined || by === 'nobody' ? [] : [words('board.conquered', { power: by })]),
  ];
  return parts.length === 0 ? '' : words('board.list', { parts });
}

/** The regions with their targets (4.16). */
export function regions({ targets }: Books): TablePanel {
  const rows = REGION_IDS.flatMap((region): Row[] => {
    const among = targets.filter((target) => target.region === region);
    const names = among.map(({ id, name }) => name ?? id);
    return names.length === 0
      ? []
      : [[words('board.of', { of: region }), words('board.list', { parts: names })]];
  });
  return table(words('board.regions'), ['column.region', 'column.targets'], rows);
}
