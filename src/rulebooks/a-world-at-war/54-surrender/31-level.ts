import {
  type Clause,
  type FactKey,
  type Line,
  type Referee,
  type Sheet,
  type SheetResult,
  type Words,
  sumOf,
  tell,
} from '../../../kernel/index.ts';
import {
  type Books,
  type Go,
  type Open,
  type WorldPosition,
  type WorldStep,
  type Steps,
  turnId,
} from '../state.ts';
import { checkTexts } from './12-checks.words.ts';
import { unreportedKeys } from './22-needed.ts';

// The surrender levels of Italy and France (56.31, 58.21): a sum within its table, which says what forces each side has then.

/** The sum, and the table that says what comes of it. */
interface Levels {
  readonly title: Words;
  readonly lines: readonly Line[];
  /** The levels of the table, from the highest to the lowest: '+2'. */
  readonly levels: readonly string[];
  /** Where it stands that none is beyond them (56.31B, 58.22). */
  readonly within: Clause;
  /** What comes of a level, and the rows of the table that say so. */
  about(level: number): Words;
  rows(id: string): readonly Clause[];
}

/** The sheet of a surrender level: every level of its table is an outcome. */
export function levelSheet({ title, lines, levels, within, about, rows }: Levels): Sheet {
  const values = levels.map(Number);
  return {
    title,
    lines,
    clamp: { min: Math.min(...values), max: Math.max(...values), clause: within },
    outcomes: levels.map((id) => ({
      id,
      from: Number(id),
      to: Number(id),
      label: about(Number(id)),
      clauses: rows(id),
    })),
  };
}

/** How it is found, and what follows; a level is null where not all of it is known. */
interface Finding<K extends keyof Steps> extends Pick<WorldStep<K>, 'withdraw'> {
  /** The name of its sheet. */
  readonly sheet: string;
  readonly clauses: readonly Clause[];
  readonly asks: { readonly prompt: Words; readonly clauses: readonly Clause[] };
  /** What is asked beside what leaves the level open. */
  besides(open: Open, level: number | null): readonly FactKey[];
  told(args: { readonly level: number | Words }): Words;
  brings(open: Open, level: number | null, referee: Referee): readonly Go[];
}

/** The step that finds a surrender level as soon as nothing is missing; skipped, as far as it is known. */
export function levelStep<K extends keyof Steps>(finding: Finding<K>): WorldStep<K> {
  const { sheet, clauses, asks, besides, told, brings, withdraw } = finding;
  const sumNow = (books: Books, open: Open): SheetResult => sumOf(books, { seat: null, open }, sheet);
  const find = (books: Books, { open }: WorldPosition, _: unknown, referee: Referee): readonly Go[] => {
    const sum = sumNow(books, open);
    const level = levelOf(sum);
    tell(
      referee,
      'result',
      told,
      { level: level ?? checkTexts.level.between({ ...sum.total }) },
      clauses,
      sum,
    );
    return brings(open, level, referee);
  };
  return {
    clauses,
    ...(withdraw && { withdraw }),
    needs: {
      facts(books, open) {
        const sum = sumNow(books, open);
        const level = levelOf(sum);
        return [...(level === null ? unreportedKeys(books, open, sum.missing) : []), ...besides(open, level)];
      },
      asks: (_, open) => ({ at: turnId(open), ...asks }),
    },
    next: find,
    drop: find,
  };
}

/** The level that a sum comes to; null where not all of it is known. */
function levelOf({ total: { min, max } }: SheetResult): number | null {
  return min === max ? min : null;
}
