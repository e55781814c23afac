import { family, texts, whole } from '../../../kernel/index.ts';
import { type Channel, channelOf, CHANNELS } from '../rules/influence.ts';
import { part } from '../part.ts';
import { namingText } from '../stories/rule-names.ts';
import type { WarGameGround, Open } from '../state.ts';

// G.I1, G.I3: the same progression for all, and how far each channel has come in it.

const BASES = [1, 2, 4, 8, 11];

/** G.I1: the number that a roll needs, or less, by the how-manieth it is: 1, 2, 4, 8, and 11 from the fifth on. */
export function baseOf(number: number): number {
  return BASES[Math.min(number, BASES.length) - 1] ?? 0;
}

/** The channel whose rolls count in the progression of another, and by which choice of a ruling (LIB.I1, LIB.I2). */
export function goesOnFrom({ rule, nation }: Pick<Channel, 'rule' | 'nation'>): {
  readonly channel: string;
  readonly ruling: string;
  readonly choice: string;
} | null {
  const { goesOn } = rule;
  return goesOn ? { channel: `${goesOn.from}/${nation}`, ...goesOn } : null;
}

/** G.I3: the how-manieth roll of a channel would be the next. Each influencer, territory and aim has a count of its own. */
export function numberOf({ attempts, rulings }: Pick<Open, 'attempts' | 'rulings'>, channel: string): number {
  const from = goesOnFrom(channelOf(channel));
  const before = from && rulings[from.ruling] === from.choice ? (attempts[from.channel] ?? 0) : 0;
  return before + (attempts[channel] ?? 0) + 1;
}

/** G.I3: a roll was made: the next one is further on, whatever came of it. */
export function advance({ attempts }: Pick<Open, 'attempts'>, channel: string): void {
  attempts[channel] = Math.min((attempts[channel] ?? 0) + 1, MOST);
}

const MOST = 40;

/** How many rolls a channel has had (G.I3). */
export const attemptsMade = family<WarGameGround, [string]>({
  key: (channel) => `attempts.${channel}`,
  each: () => CHANNELS.map(({ id }) => [id]),
  spec: (_, channel) => {
    const { entry, nation, rule } = channelOf(channel);
    return {
      type: whole(0, MOST),
      lasts: 'ever',
      kept: true,
      question: say.fact.attempts({ entry: entry.id, nation, rule: rule.id }),
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

const say = texts({
  facts: {
    attempts: 'Influence',
    won: 'Influence',
  },
  fact: {
    attempts: namingText('How often has {nation} rolled for {entry}{aim}?'),
  },
});

/** G.I1, G.I3: the progression. */
export const PROGRESSION = part(import.meta.url, {
  clauses: {
    'G.I1': ['computed', 'The progression 1, 2, 4, 8, 11', 'baseOf'],
    'G.I3': ['enforced', 'Every roll counts', 'advance'],
  },
  facts: [attemptsMade],
  texts: say,
});
