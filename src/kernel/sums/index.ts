// What looks into sums and facts, where a rule has to.
export type { Belief } from './belief.ts';
export { type Lasts, type Report, type ReportAs, fits, isReportable } from './facts.ts';
export { withSheets } from './know.ts';
export { percentText } from './odds.ts';
export type { PreparedSum, WritableRange } from './prepare.ts';
export {
  type Hope,
  type LineResult,
  MOST_COMBINATIONS,
  clampTotal,
  decisive,
  outcomesWithin,
} from './sheet.ts';
