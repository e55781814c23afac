import { useEffect } from 'react';
import { call } from '../api.ts';
import { useAside } from '../aside.ts';
import type { GameRoute } from '../route.ts';

/** Who looks at a game now, of those who let others see it, and who was nudged within a day, by name. */
export interface Presence {
  /** Whether one lets others see it oneself. */
  readonly shows?: boolean;
  readonly looking?: readonly string[];
  readonly nudged?: Readonly<Record<string, { readonly by: string; readonly at: number }>>;
}

const NOBODY: Presence = {};

export function usePresence(): Presence {
  return useAside<Presence>('presence') ?? NOBODY;
}

type Place = Pick<GameRoute, 'game' | 'key'>;

/** Say something; what comes of it comes beside the desk. Whether it was taken: without a connection nothing is said. */
export async function tell({ game, key }: Place, path: 'presence' | 'nudge', body: object): Promise<boolean> {
  return call(`/games/${encodeURIComponent(game)}/${path}`, key, body).then(
    () => true,
    () => false,
  );
}

/** Whoever lets others see it is away while the page is out of sight. */
export function useAway({ game, key }: Place): void {
  const { shows = false } = usePresence();
  useEffect(() => {
    if (!shows) return undefined;
    const turned = (): void =>
      void tell({ game, key }, 'presence', { away: document.visibilityState === 'hidden' });
    turned();
    document.addEventListener('visibilitychange', turned);
    return () => document.removeEventListener('visibilitychange', turned);
  }, [game, key, shows]);
}
