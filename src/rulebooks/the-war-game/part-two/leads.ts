import type { Lead } from '../../../kernel/index.ts';
import { money, MOST_DOLLARS, type SideOfRoll } from './j1-money.ts';

// G.I2, G.J1: what choices of part II lead to, for the forms that come before the die.

/** The name of the sheet of a channel. */
export function influenceSheet(channel: string): string {
  return `influence/${channel}`;
}

/** The fact of the die of a channel. */
export function dieKey(channel: string): string {
  return `die.${channel}`;
}

const rolled = (channel: string) => ({ name: influenceSheet(channel), dice: [dieKey(channel)] });

/** G.J1, G.J7: the roll of a channel with so many dollars of each side of which it is clear. */
export function rolledFor(channel: string, clear: Readonly<Partial<Record<SideOfRoll, number>>>): Lead {
  const makes = Object.entries(clear).map(([side, dollars]) => [
    money.key(channel, side as SideOfRoll),
    dollars,
  ]);
  return { ...rolled(channel), makes: Object.fromEntries(makes) as Readonly<Record<string, number>> };
}

/** G.J5, G.J7: the roll of a channel with dollars of a side that are said later; `answered`: the other side may then spend, too. */
export function rolledWith(
  channel: string,
  side: SideOfRoll,
  least: number,
  most: number,
  answered: boolean,
): Lead {
  return {
    ...rolled(channel),
    sets: money.key(channel, side),
    later: { min: least, max: Math.max(least, Math.min(MOST_DOLLARS, most)) },
    ...(answered && { leaves: [money.key(channel, side === 'influence' ? 'counter' : 'influence')] }),
  };
}
