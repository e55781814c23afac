import type { Rulebook } from '../rulebook.ts';
import { acceptRulebook } from './accept.ts';
import type { KitOptions } from './options.ts';
import { type KitReport, summary } from './report.ts';

/** One way to try a rulebook with the kit. */
export interface KitTry {
  /** How the kit is passed: 'from the middle of a year on'. */
  readonly name: string;
  readonly options: KitOptions;
  /** The doors that open in it. */
  readonly doors?: readonly string[];
}

/** What the kit found; a rulebook passes when there are no faults in it. */
export function tryKit(rulebook: Rulebook, options: KitOptions): KitReport {
  const report = acceptRulebook(rulebook, options);
  if (report.games === options.setups.length * options.seeds) return report;
  throw new Error(`some game could not be played: ${summary(report)}`);
}
