import { TABLE, type Seat } from '../../kernel/seat.ts';
import { useAside } from '../aside.ts';
import { botTexts, LEVEL_TEXTS } from './texts.ts';

/** How well a bot plays. */
export type BotLevel = keyof typeof LEVEL_TEXTS;

/** What stands beside a desk of bots. */
export interface BotsKnown {
  /** Whether bots can play this game. */
  readonly can: boolean;
  /** By seat: how well its bot plays; that of the table: the history. */
  readonly bots: Readonly<Record<Seat, string>>;
  /** Seats of the reader at which a bot says what it would answer: how well it plays. */
  readonly hints: Readonly<Record<Seat, string>>;
  /** Why they answered so, as far as the reader may know. */
  /** The questions of the table and the dice that bots will answer. */
  readonly answers?: readonly string[];
  readonly reasons: readonly { readonly seat: Seat; readonly text: string }[];
}

const NONE: BotsKnown = { can: false, bots: {}, hints: {}, reasons: [] };

export function useBots(): BotsKnown {
  return useAside<BotsKnown>('bots') ?? NONE;
}

/** Every level, with its words. */
export const LEVELS = Object.entries(LEVEL_TEXTS).map(([id, texts]) => ({ id: id as BotLevel, ...texts }));

/** What a level is called. */
export function levelName(level: string): string {
  return LEVELS.find(({ id }) => id === level)?.title ?? level;
}

/** What bots have, a line each: the seats in the order of the game. */
export function botLines(
  { bots }: BotsKnown,
  seats: readonly Seat[],
  name: (seat: Seat) => string,
): string[] {
  const lines = seats.flatMap((seat) => {
    const level = bots[seat];
    return level === undefined ? [] : [`${name(seat)}: ${botTexts.has(levelName(level))}`];
  });
  return bots[TABLE] === undefined ? lines : [...lines, botTexts.history];
}
