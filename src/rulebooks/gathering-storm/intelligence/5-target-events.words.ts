import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 5-target-events.ts. */
export const say = texts({
  told: {
    targetEvent: 'Turned up: "{event}". {amount} in {targets}, {power} benefits.',
    noTarget: 'Turned up: "{event}". It names no target of this game, so {power} gets nothing from it.',
  },
});
