import { type Facts, evaluateNamed, knownFacts, reportedValue } from '../../../kernel/index.ts';
import { dpAllotment } from '../49-diplomacy/1-allotment.ts';
import { allotmentSheet } from '../49-diplomacy/12-worksheet.ts';
import { tensionDie } from '../49-diplomacy/85-effective-level.ts';
import { dpLevel } from '../54-surrender/2-dp-level.ts';
import { isEuropeOver } from '../turn/over.ts';
import { POWER_IDS, type Power } from '../powers.ts';
import type { Books, Open } from '../state.ts';
import type { ElectionCause } from './2-when.ts';

const DIE = tensionDie.key('usat');
/** A face that leaves an effective level as the actual one is (49.851B). */
const NO_EFFECT = 3;

// 54.21, 54.23: the DP levels of an election: as in a year start, so that right after one nobody is asked for them again.

/** What is known for an election (54.21): after a year start a level that was not told is what that start has counted. */
export function knownFor(books: Books, open: Open, cause: ElectionCause): Facts {
  // after peace in Europe no die falls for USAT: its actual level is what a U.S. allotment counts (49.12, 49.851A)
  const facts = knownFacts(books, { seat: null, open }, isEuropeOver(open) ? { [DIE]: NO_EFFECT } : {});
  if (cause !== 'year') return facts;
  const levels = new Map(
    POWER_IDS.map((power) => [dpLevel.key(power), levelOfYear(books, open, power, facts)]),
  );
  return (key) => {
    const level = levels.get(key);
    return level === undefined || reportedValue(open.facts, key) !== undefined ? facts(key) : level;
  };
}

/** What the year start has counted for a power, before it was held to zero (49.16, 54.23); undefined: nobody knows. */
function levelOfYear(
  { sheets, facts: schema }: Books,
  open: Open,
  power: Power,
  facts: Facts,
): number | undefined {
  const told = reportedValue(open.facts, dpAllotment.key(power));
  if (typeof told === 'number') return told > 0 ? told : undefined;
  const { sum } = evaluateNamed({ sheets, facts: schema }, allotmentSheet(power), facts);
  return sum.min === sum.max ? sum.min : undefined;
}
