import type {
  Clause,
  FactKey,
  Json,
  Line,
  Outcome,
  Referee,
  Sheet,
  SheetResult,
} from '../../../kernel/index.ts';
import type { Power } from '../powers.ts';
import type { Books, Go, Open, WorldPosition } from '../state.ts';
import { checkTexts } from './12-checks.words.ts';

declare module '../state.ts' {
  interface Gives {
    /** The check of a power; what it comes to may depend on what has been (59.87). */
    readonly checks: (open: Open) => Check;
    readonly beforeChecks: BeforeChecks;
  }
}

/** What comes before all checks of a moment, or right before that of one power. */
export interface BeforeChecks {
  readonly before: CheckedAt | CheckedPower;
  due(books: Books, open: Open): readonly Go[];
}

/** The powers whose resistance is checked, in the order in which the checks of one moment come (ruling check-order). */
export const CHECKED_POWERS = ['germany', 'italy', 'russia', 'britain', 'japan', 'china'] as const;
export type CheckedPower = (typeof CHECKED_POWERS)[number];

/** When a check comes: at the end of the Allied player turn, of the Chinese one, or of the game turn (54.12, 57.13, 61.11). */
export type CheckedAt = 'allied-end' | 'chinese-end' | 'turn-end';

/** A check of a resistance level: what decides it, when it comes, and what comes of it (54.12). */
export interface Check {
  readonly of: CheckedPower;
  readonly clauses: readonly Clause[];
  /** The sum that decides. */
  readonly sheet: string;
  /** The total of that sum as a fact: where the table reports it, that is what decides (56.12). */
  readonly total?: FactKey;
  /** Something follows at this level and below; null: every level has a result of its own (61.11). */
  readonly fatal: number | null;
  /** The power whose DP level is a line of the sum. */
  readonly dps?: Power;
  readonly at: (books: Books, open: Open) => CheckedAt;
  /** Whether there is anything to check: from `open` alone. */
  isDue(books: Books, open: Open): boolean;
  /** What has to hold beside the sum (56.11): whether it does, or the facts that are missing. */
  also?(books: Books, open: Open): boolean | readonly FactKey[];
  /** What brings the power down whatever its level is (57.12): whether it does, or the facts that are missing. */
  falls?(books: Books, open: Open): boolean | readonly FactKey[];
  /** What it depends on of the map beside the facts of its sum (56.11, 57.12, 57.14). */
  readonly besides?: readonly FactKey[];
  /** What no map shows of it: the game keeps it, and asks for it where it began in the middle. */
  readonly record?: readonly FactKey[];
  /** Whether it is worked out every time, as what is counted for it lasts, or something comes of a level above the mark, too (57.14A, 60.12). */
  always?(open: Open): boolean;
  /** What comes of a level that is above the mark on the word of the table alone (54.22). */
  stands?(open: Open, referee: Referee): void;
  /** Whether a level of which not all is known says enough; absent: one outcome, or without `fatal` the level, must be left. */
  isEnough?(open: Open, sum: SheetResult): boolean;
  /** What comes of the level. It tells the sum. */
  judge(books: Books, position: WorldPosition, sum: SheetResult, referee: Referee): readonly Go[] | void;
}

/** The sheet of a resistance level: at zero and below a surrender, or what else is named; above it its power fights on. */
export function resistanceOf(
  power: CheckedPower,
  clause: Clause,
  lines: readonly Line[],
  low: readonly Outcome[] = [
    { id: 'surrenders', to: 0, label: checkTexts.outcome.surrenders(), clauses: [clause] },
  ],
): Sheet {
  const fights = {
    id: 'fights',
    from: 1,
    label: checkTexts.outcome.fights(),
    clauses: [clause],
    nothing: true,
  } as const;
  return { title: checkTexts.sheet.resistance({ power }), lines, outcomes: [...low, fights] };
}

/** How a resistance level is told of which not all is known: by the end of it that decides (54.12). */
export function toldLevel({ total: { min, max } }: SheetResult): Json {
  if (min === max) return min;
  return max <= 0 ? checkTexts.level.atMost({ level: max }) : checkTexts.level.atLeast({ level: min });
}
