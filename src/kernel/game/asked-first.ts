import { own } from '../json.ts';
import type { Rules, Table } from '../rulebook.ts';
import type { Seat } from '../seat.ts';
import type { FactKey } from '../sums/facts.ts';

/** Who sits at a table, and what its facts are. */
type Facing = Pick<Table, 'setup'> & { readonly rules: Pick<Rules, 'facts'> };

/** The seat that is asked first for a fact: whose it alone is, or whose units, points or page it is; null: whoever knows. */
export function askedFirst({ setup, rules }: Facing, key: FactKey): Seat | null {
  const { owner, askedOf } = own(rules.facts, key) ?? {};
  const { seats } = setup.scenario;
  const whose = seats.find(({ id, powers }) => id === askedOf || (askedOf && powers.includes(askedOf)));
  return owner ?? whose?.id ?? null;
}

/** Facts that others are asked for first than the seats of one person, by seat. */
export function askedOfOthers(
  table: Facing,
  facts: readonly FactKey[],
  seats: readonly Seat[],
): readonly { readonly seat: Seat; readonly facts: readonly FactKey[] }[] {
  const first = Map.groupBy(facts, (key) => askedFirst(table, key));
  return [...first].flatMap(([seat, theirs]) =>
    seat === null || seats.includes(seat) ? [] : [{ seat, facts: theirs }],
  );
}
