import { type FactValue, type ReportAnswer, withoutRegistered, writeReports } from '../../kernel/facts.ts';
import { bindFamilies } from '../../kernel/family.ts';
import { FAMILIES, NOTHING } from './schema.ts';
import type { FactGround, Position } from './state.ts';

const { facts: schema, write } = bindFamilies<FactGround>(
  FAMILIES.filter((each) => each.registered),
  NOTHING,
);

/** Put what is told where it is kept, and nothing that follows from it. */
export function tell(position: Position, facts: Readonly<Record<string, FactValue>>): void {
  const told = Object.entries(facts).map(([key, value]) => [key, { value, as: 'change' }]);
  const report = Object.fromEntries(told) as ReportAnswer;
  writeReports(position.open.facts, withoutRegistered(report, schema));
  write(position, report);
}
