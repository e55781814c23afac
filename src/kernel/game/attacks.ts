import { TABLE } from '../seat.ts';
import type { Json } from '../json.ts';
import type { Table } from '../rulebook.ts';
import { together } from '../steps/event.ts';
import { knownFacts } from '../sums/know.ts';
import { askedOf } from './allow.ts';
import { standing, standingName } from './always-open.ts';
import type { Attack } from './move.ts';
import type { View } from './position.ts';

// What of the attacks on a place can be tried, before anybody makes one.

/** The attacks on a place that its rules do not bar as it stands: those that the rulebook has, else those that its table tells. */
export function attacksOn(table: Table, view: View, place: string): readonly Attack[] {
  const { rules } = table;
  if (rules.awaiting(view.open).length === 0) return [];
  return rules.attacks?.(view, place) ?? toldOn(table, view, place);
}

/** Those that an event says, where not all of it is so already. */
function toldOn(table: Table, view: View, place: string): readonly Attack[] {
  const known = knownFacts(table.rules, view);
  const cases = (table.rules.events?.() ?? []).flatMap((each) => each.cases);
  const those = cases.filter(
    ({ attack, reports }) =>
      attack?.on === place && Object.entries(reports).some(([key, { value }]) => known(key) !== value),
  );
  if (those.length === 0) return [];
  const ofTable: View = { seat: TABLE, open: view.open };
  const report = standing(table, ofTable, askedOf(table, ofTable)).find(
    (each) => standingName(each) === 'report',
  );
  if (!report) return [];
  return those.flatMap(({ attack, ...one }) => {
    const whole = together([one]);
    if (!attack || !('report' in whole)) return [];
    return [
      { by: attack.by, view, move: { seat: TABLE, decision: report.id, answer: whole.report as Json } },
    ];
  });
}

/** Those that a seat would make, and those of others. */
export function byWhom(
  { setup }: Table,
  seat: string | null,
  attacks: readonly Attack[],
): { readonly mine: readonly Attack[]; readonly theirs: readonly Attack[] } {
  const powers = setup.scenario.seats.find(({ id }) => id === seat)?.powers ?? [];
  const isMine = ({ by }: Attack): boolean => by === seat || powers.includes(by);
  return { mine: attacks.filter(isMine), theirs: attacks.filter((each) => !isMine(each)) };
}
