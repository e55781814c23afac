import type { DecisionKind, OtherForm } from '../rulebook.ts';
import type { Rulings } from '../steps/ruling.ts';

/** The form that a kind of decision has under these rulings, and the answer by which nothing is done in it. */
export function formUnder(kind: DecisionKind, rulings: Rulings): Pick<DecisionKind, 'form' | 'nothing'> {
  const isSo = (other: OtherForm): boolean =>
    Object.entries(other.rulings).every(([id, choices]) => choices.includes(rulings[id] ?? ''));
  return kind.otherwise?.find(isSo) ?? kind;
}
