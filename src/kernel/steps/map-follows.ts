import type { Dispatch } from './dispatch.ts';
import { type FactKey, factName, type ReportAnswer } from '../sums/facts.ts';
import { isSame, type Json, own } from '../json.ts';
import type { OpenCommon } from '../game/position.ts';
import type { Table } from '../rulebook.ts';
import { words } from '../texts/words.ts';

/**
 * What the rules have set and a table corrects from now on: what it has led to on the map is put right by hand, so that is a
 * directive. Made before the report is written, as it names what stood there.
 */
export function mapFollows({ rules }: Table, open: OpenCommon, answer: ReportAnswer): readonly Dispatch[] {
  const known = rules.known({ seat: null, open });
  return Object.entries(answer).flatMap(([key, { as, value }]: [FactKey, ReportAnswer[FactKey]]) => {
    const spec = own(rules.facts, key);
    const before = known(key);
    const now = value ?? null;
    const isCorrected = as === 'correction' || as === 'override';
    if (!spec?.onMap || !isCorrected || before === undefined || isSame(before, now)) return [];
    const args = { fact: factName(rules.facts, key), before: before as Json, now };
    return [{ to: 'all', kind: 'directive', data: words('report.follows', args), clauses: spec.clauses }];
  });
}
