import { family } from '../../../kernel/family.ts';
import { words } from '../../../kernel/words.ts';
import { CHANNELS } from '../influence.ts';
import type { Ground, Open } from '../state.ts';
import { channelOf } from './channels.ts';

// G.I1, G.I3: the same progression for all, and how far each channel has come in it.

const BASES = [1, 2, 4, 8, 11];

/** G.I1: the number that a roll needs, or less, by the how-manieth it is: 1, 2, 4, 8, and 11 from the fifth on. */
export function baseOf(number: number): number {
  return BASES[Math.min(number, BASES.length) - 1] ?? 0;
}

/** G.I3: the how-manieth roll of a channel would be the next. Each influencer, territory and aim has a count of its own. */
export function numberOf({ attempts }: Pick<Open, 'attempts'>, channel: string): number {
  return (attempts[channel] ?? 0) + 1;
}

/** G.I3: a roll was made: the next one is further on, whatever came of it. */
export function advance({ attempts }: Pick<Open, 'attempts'>, channel: string): void {
  attempts[channel] = Math.min(numberOf({ attempts }, channel), MOST);
}

const MOST = 40;

/** How many rolls a channel has had (G.I3). */
export const attemptsMade = family<Ground, [string]>({
  key: (channel) => `attempts.${channel}`,
  each: () => CHANNELS.map(({ id }) => [id]),
  spec: (_, channel) => {
    const { entry, nation, rule } = channelOf(channel);
    return {
      type: { kind: 'number', min: 0, max: MOST },
      lasts: 'ever',
      kept: true,
      question: words('fact.attempts', { entry: entry.id, nation, rule: rule.id }),
      clauses: ['G.I3', rule.id],
    };
  },
  read: ({ open }, channel) => open.attempts[channel] ?? 0,
  write({ open }, report, channel) {
    const { [channel]: _, ...others } = open.attempts;
    const count = typeof report?.value === 'number' ? report.value : 0;
    open.attempts = count === 0 ? others : { ...others, [channel]: count };
  },
});
