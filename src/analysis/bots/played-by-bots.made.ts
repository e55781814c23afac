import type { Solo } from '../../kernel/solo/solo.ts';
import type { Rulings } from '../../kernel/steps/ruling.ts';
import { SOLO } from '../../rulebooks/solo.ts';

/** What is to be known of the bots of a rulebook before any of them plays. */
interface PlayedByBots {
  /** What they can play. */
  readonly scenarios: readonly string[];
  /** With which rulings, where nobody has chosen others. */
  readonly rulings: Rulings;
  readonly tellsUnasked: boolean;
}

function aboutBots({ aims, histories, rulings = {}, tellsUnasked }: Solo): PlayedByBots {
  const known = new Set(histories.flatMap(({ scenarios }) => scenarios));
  const scenarios = aims.flatMap((each) => each.scenarios).filter((each) => known.has(each));
  return { scenarios, rulings, tellsUnasked: tellsUnasked === true };
}

/** By the id of each rulebook that bots play. */
export const PLAYED_BY_BOTS: Readonly<Record<string, PlayedByBots>> = Object.fromEntries(
  Object.entries(SOLO).map(([id, solo]) => [id, aboutBots(solo)]),
);
