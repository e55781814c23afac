import {
  type AllocateForm,
  type Allocation,
  isCounted,
  type Limit,
  type Row,
} from '../../kernel/forms/form.ts';
import { isPick, usedPoints } from '../../kernel/forms/room.ts';

/** Rows in two directions: 'germany/turkey' is the column of Germany in the line of Turkey. */
export interface Matrix {
  readonly columns: readonly string[];
  readonly lines: readonly string[];
  cell(line: string, column: string): Row | undefined;
  /** More columns than fit with their headings level, or ticks among them: headings stand upright, and columns are narrow. */
  readonly isWide: boolean;
}

const FEWEST = 6;
/** So few rows are a list where many lines have nothing in a column. */
const FEW_ROWS = 16;
const MOSTLY = 0.7;
const MOST_LEVEL = 3;
/** With more columns nobody finds the way: a list names each row in full. */
const MOST_COLUMNS = 14;

/** Whether all that a column takes is one of each. */
function isTicked({ rows }: AllocateForm, column: string | undefined): boolean {
  const open = rows.filter(({ id, barred }) => !barred && id.split('/')[0] === column);
  return open.every(({ max }) => max === 1);
}

/** The rows as a matrix, where there are many and all their ids have two parts; else null. */
export function matrixOf(form: AllocateForm): Matrix | null {
  const parts = form.rows.map((row) => row.id.split('/'));
  if (form.rows.length < FEWEST || parts.some((each) => each.length !== 2)) return null;
  // what is barred everywhere is told apart, and takes no room
  const open = new Set(form.rows.flatMap(({ id, barred }) => (barred ? [] : [id.split('/')[0]])));
  const columns = [...new Set(parts.map(([column = '']) => column))];
  const lines = [...new Set(parts.map(([, line = '']) => line))];
  if (open.size > MOST_COLUMNS || lines.length < 2) return null;
  if (form.rows.length < FEW_ROWS && form.rows.length < columns.length * lines.length * MOSTLY) return null;
  const rows = new Map(form.rows.map((row) => [row.id, row]));
  const isWide = open.size > MOST_LEVEL || [...open].some((column) => isTicked(form, column));
  return { columns, lines, isWide, cell: (line, column) => rows.get(`${column}/${line}`) };
}

/**
 * Whether points are given by cells, each with what its number brings: where a number leads to a roll. Not in a grid whose
 * columns are other things than who gives.
 */
export function isCelled(form: AllocateForm): boolean {
  const isLed = form.rows.some(({ barred, leads }) => !barred && leads?.some(isCounted));
  return form.heads === undefined && isLed && (isTogether(form) || matrixOf(form) === null);
}

/** Whether all rows that lie at one place count together: what their numbers set is the same, or nothing. */
export function isTogether({ rows }: AllocateForm): boolean {
  const open = rows.filter(({ barred }) => !barred);
  const places = Map.groupBy(open, ({ id }) => id.slice(id.indexOf('/') + 1));
  const setBy = ({ leads = [] }: Row): string | undefined => leads.find(isCounted)?.sets;
  return [...places.values()].every((all) => new Set(all.map(setBy)).size === 1);
}

const FEW_LIMITS = 6;

/** Whether limits are told at all: of ticks alone not where each is over a few of them, and a barred tick says why. */
export function tellsLimits(form: AllocateForm): boolean {
  const { limits } = form;
  return limits.length > 0 && !(isPick(form) && shownLimits(limits, {}).length === 0);
}

/** The limits to show: all when they are few; else those over many rows that leave anything, then those used up. */
export function shownLimits(all: readonly Limit[], given: Allocation): readonly Limit[] {
  const limits = all.filter(({ quiet }) => !quiet);
  if (limits.length <= FEW_LIMITS) return limits;
  const isWide = ({ min, max, rows }: Limit): boolean =>
    min !== undefined || (rows.length > FEW_LIMITS && max !== 0);
  // what comes and goes stands last, so that the others stay where they are
  return [...limits.filter(isWide), ...limits.filter((limit) => !isWide(limit) && isUsedUp(limit, given))];
}

function isUsedUp(limit: Limit, given: Allocation): boolean {
  const sum = usedPoints(limit, given);
  return limit.max !== undefined && sum > 0 && sum >= limit.max;
}
