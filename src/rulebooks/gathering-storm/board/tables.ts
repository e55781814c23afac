import { reported } from '../../../kernel/facts.ts';
import { own } from '../../../kernel/json.ts';
import { evaluateNamed, withSheets } from '../../../kernel/know.ts';
import type { Cell, TablePanel } from '../../../kernel/panel.ts';
import { type Words, words } from '../../../kernel/words.ts';
import { REGION_IDS } from '../4.16-regions.ts';
import type { Target } from '../pack.ts';
import { POWERS, SIDES } from '../powers.ts';
import { civilWar, conquered } from '../standing.ts';
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

/** Where each power may place a diplomatic counter now; where it may not, the clauses that say so. */
export function mayPlace(books: Books, open: Open, bar: PlacementBar): TablePanel {
  const rows = (isOver(open) ? [] : books.targets).map((target) => [
    heading(target),
    ...POWERS.map((power): Cell => {
      const barred = bar(books, open, power, target.id);
      return barred === null ? words('board.yes') : barred.clauses.join(', ');
    }),
  ]);
  return table(words('board.mayPlace'), ['column.target', ...BY_POWER], rows);
}

/** The counters of this turn, with their strengths as far as this view knows them (step.8). */
export function countersTable(books: Books, view: Seen): TablePanel {
  const rows = view.open.placed.map(
    (placed): Row => [
      heading(targetOf(books, placed.target)),
      words(`name.${placed.power}`),
      counterWords(placed),
      placed.step,
      placed.void ? words('board.void') : strengthOf(books, view, placed),
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
  const totalOf = (target: string, side: string): Cell | null => {
    const name = `ledger/${target}/${side}`;
    if (own(books.sheets, name) === undefined) return null;
    const { min, max } = evaluateNamed(books, name, facts).total;
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
