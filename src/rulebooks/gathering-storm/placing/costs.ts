import {
  type Limit,
  type Referee,
  type Row,
  directive,
  renderValue,
  reportedValue,
  setFact,
  tell,
  texts,
} from '../../../kernel/index.ts';
import { ours } from '../facts/called.ts';
import type { Placement } from '../lifetimes.ts';
import type { Pack } from '../files/pack.ts';
import { part } from '../part.ts';
import type { StormPower } from '../powers.ts';
import { tiles } from '../starts/standing.ts';
import type { Open, Setting } from '../state.ts';

// 24.5: what counters cost in tile points, where a pack says it, and nobody goes into deficit by choice.

const CLAUSES = ['24.5'];

/** 24.5: the price of one counter of a kind; null: not known. */
export function priceOf({ costs }: Pack, kind: Placement['kind']): number | null {
  return kind === 'anti-comintern' ? costs.antiComintern : costs[kind];
}

/** 24.5: no power places more than it can pay; a power whose tile points nobody has said is not checked. */
export function costLimits(
  { pack }: Setting,
  { facts }: Open,
  powers: readonly StormPower[],
  rows: readonly Row[],
): Limit[] {
  return powers.flatMap((power, at): Limit[] => {
    const points = reportedValue(facts, tiles.key(power));
    if (points === undefined) return [];
    const paid = rows.flatMap(({ id }) => {
      const price = priceOf(pack, kindOf(id)) ?? 0;
      return price > 0 && isPaidBy(id, power, at === 0) ? [{ id, price }] : [];
    });
    if (paid.length === 0) return [];
    const reason = say.limit.tiles({ power, points });
    const weights = paid.map(({ price }) => price);
    return [{ rows: paid.map(({ id }) => id), weights, max: Number(points), clauses: CLAUSES, reason }];
  });
}

function kindOf(row: string): Placement['kind'] {
  const [column = ''] = row.split('/');
  if (column === 'anti-comintern') return column;
  return column.endsWith('-military') ? 'military' : 'diplomatic';
}

function isPaidBy(row: string, power: StormPower, isFirst: boolean): boolean {
  if (row.startsWith('anti-comintern/')) return isFirst;
  return row.startsWith(`${power}/`) || row.startsWith(`${power}-`);
}

/** 24.5: what a power pays for what it has just placed: told as a directive, and taken off its tile points. */
export function pay(
  { pack }: Setting,
  open: Open,
  power: StormPower,
  placed: readonly Placement[],
  referee: Referee,
): void {
  const points = placed.reduce((sum, { kind, count }) => sum + count * (priceOf(pack, kind) ?? 0), 0);
  if (points === 0) return;
  const key = tiles.key(power);
  const left = reportedValue(open.facts, key);
  if (left !== undefined) setFact(open.facts, key, Math.max(0, Number(left) - points));
  directive(referee, say.told.pay, { power, points, source: ours(pack) }, CLAUSES);
  if (left === undefined) tell(referee, 'note', say.told.tilesUnknown, { power }, CLAUSES);
}

const say = texts({
  limit: {
    tiles: '{power} has tile points: {points}. It cannot pay for more.',
  },
  told: {
    pay: ({ power = '', points = 0, source = '' }, book) =>
      `${renderValue(book, power)} pays ${points === 1 ? '1 tile point' : `${String(points)} tile points`} for its counters${renderValue(book, source)}.`,
    tilesUnknown: 'The tile points of {power} are not known: whether it can pay is not checked.',
  },
});

/** 24.5: what counters cost. */
export const COSTS = part(import.meta.url, {
  texts: say,
});
