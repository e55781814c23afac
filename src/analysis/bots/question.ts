import type { Decision } from '../../kernel/forms/decision.ts';
import type { View } from '../../kernel/game/position.ts';
import { type Json, own } from '../../kernel/json.ts';
import type { Rulings } from '../../kernel/steps/ruling.ts';
import type { Level } from './bot.ts';
import { PLAYED_BY_BOTS } from './played-by-bots.made.ts';

/** Something asked of a bot, as plain JSON: all that its answer follows from, and no more than its seat may see. */
export interface BotQuestion {
  readonly rulebook: string;
  readonly scenario: string;
  readonly rulings: Rulings;
  readonly data: Json;
  /** How well it plays; what the table is asked, the history answers whatever the level. */
  readonly level: Level;
  readonly view: View;
  readonly decision: Decision;
  /** Where its chance comes from, for this answer alone. */
  readonly seed: string;
  /** Where the chance comes from by which the history of this game takes its course. */
  readonly course: string;
}

/** An answer, and why, in one sentence. */
export interface Reply {
  readonly answer: Json;
  readonly why: string;
}

/** Whether bots can play a scenario of a rulebook. */
export function hasBots(rulebook: string, scenario: string): boolean {
  return own(PLAYED_BY_BOTS, rulebook)?.scenarios.includes(scenario) === true;
}

/** The rulings with which bots play a rulebook where nobody has chosen others. */
export function houseRulings(rulebook: string): Rulings {
  return own(PLAYED_BY_BOTS, rulebook)?.rulings ?? {};
}

/** Whether the history of a rulebook tells what happens without being asked, too. */
export function tellsUnasked(rulebook: string): boolean {
  return own(PLAYED_BY_BOTS, rulebook)?.tellsUnasked === true;
}
