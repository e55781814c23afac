import { useState } from 'react';
import type { Seat } from '../../kernel/seat.ts';
import { useAside } from '../aside.ts';
import { call, type Desk, Refused } from '../api.ts';
import type { GameRoute } from '../route.ts';

/** Somebody who plays for another, or will. */
export interface StandIn {
  readonly for: string;
  readonly by: string;
  readonly seats: readonly Seat[];
  readonly accepted: boolean;
  /** Since when that is so now; null: it is not. */
  readonly since: number | null;
}

/** Who stands in for whom, and whom the reader may name. */
export interface StandIns {
  readonly standIns: readonly StandIn[];
  readonly may: readonly string[];
  /** Whom the reader lets read what the reader wrote before. */
  readonly lets?: readonly string[];
}

/**
 * Whom one may let read what one wrote before: whoever one has named, and whoever another has named who has one of one's seats,
 * too.
 */
export function lettable(
  { standIns }: StandIns,
  { person, people }: Pick<Desk, 'person' | 'people'>,
): string[] {
  const own = people.find(({ name }) => name === person)?.seats ?? [];
  const same = standIns.filter(
    ({ for: absent, by, seats }) =>
      by !== person && (absent === person || seats.some((seat) => own.includes(seat))),
  );
  return [...new Set(same.map(({ by }) => by))];
}

const NONE: StandIns = { standIns: [], may: [] };

export function useStandIns(): StandIns {
  return useAside<StandIns>('stand-ins') ?? NONE;
}

/** Say something to the server, and why it refused it. What comes of it comes beside the desk. */
export function useSaying({ game, key }: Pick<GameRoute, 'game' | 'key'>): {
  readonly trouble: string | null;
  say(path: string, body: object): void;
} {
  const [trouble, setTrouble] = useState<string | null>(null);
  const ask = async (path: string, body: object): Promise<void> => {
    setTrouble(null);
    try {
      await call(`/games/${encodeURIComponent(game)}/${path}`, key, body);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.message);
    }
  };
  return { trouble, say: (path, body) => void ask(path, body) };
}
