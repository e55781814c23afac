import { useState } from 'react';
import { call, Refused } from '../api.ts';

/** Asking the server as the maker of a game, and why it refused last. */
export interface Asking {
  readonly trouble: string | null;
  ask<T>(path: string, body?: object): Promise<T | null>;
}

export function useAsking(game: string, key: string): Asking {
  const [trouble, setTrouble] = useState<string | null>(null);
  const ask = async <T>(path: string, body?: object): Promise<T | null> => {
    setTrouble(null);
    try {
      return await call<T>(`/games/${encodeURIComponent(game)}${path}`, key, body);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.message);
      return null;
    }
  };
  return { trouble, ask };
}
