import type { State } from '../game/play.ts';
import type { Table } from '../rulebook.ts';
import type { FactKey, FactSchema, FactStore } from '../sums/facts.ts';
import type { Findings } from './report.ts';

// What lasts for a turn at most is forgotten as the turn ends.

/** The facts of a phase or turn that a store knows after a turn as it did before it. */
export function outlasting(schema: FactSchema, before: FactStore, after: FactStore): readonly FactKey[] {
  return Object.entries(after).flatMap(([key, told]) => {
    const { lasts = 'ever', registered } = schema[key] ?? {};
    const isBrief = (lasts === 'phase' || lasts === 'turn') && !registered;
    return isBrief && told.value !== null && before[key] === told ? [key] : [];
  });
}

/** Checks that an answer with which a turn has ended has left nothing that lasts for a turn at most. */
export function checkLasting(
  { rules }: Table,
  before: State['position'],
  after: State['position'],
  found: Findings,
): void {
  const { turn } = rules;
  if (!turn || turn(before.open) === turn(after.open)) return;
  const stays = [
    ...outlasting(rules.facts, before.open.facts, after.open.facts),
    ...Object.entries(after.sealed).flatMap(([seat, { facts }]) =>
      outlasting(rules.facts, before.sealed[seat]?.facts ?? {}, facts),
    ),
  ];
  found.expect(stays.length === 0, 'lasts past its turn', () => stays.join(', '));
}
