import type { HouseService, OpenFault } from '../server/local/index.ts';

/** What a tab does of that. */
type Acts = {
  readonly [Name in 'take' | 'letGo']: (
    ...given: Parameters<HouseService[Name]>
  ) => Promise<Awaited<ReturnType<HouseService[Name]>>>;
};

/** Milliseconds after which a tab that nobody sees lets another have the house. */
const LONG_HIDDEN = 5 * 60_000;

/**
 * Have the house as long as this tab is in use; a tab that is frozen or long hidden keeps it from no other. `told`: why it cannot be
 * had, or null. Returns what lets go of it for good.
 */
export function haveHouse(
  acts: Acts,
  channel: string,
  told: (refused: OpenFault | null) => void,
): () => void {
  let isWanted = false;
  let isOver = false;
  let hidden: ReturnType<typeof setTimeout> | undefined;
  const take = (): void => {
    clearTimeout(hidden);
    if (isWanted || isOver) return;
    isWanted = true;
    void acts.take(channel).then(told, ({ message }: Error) => told({ said: message, can: 'nothing' }));
  };
  const letGo = (): void => {
    clearTimeout(hidden);
    isWanted = false;
    void acts.letGo();
  };
  document.addEventListener('freeze', letGo);
  document.addEventListener('resume', take);
  window.addEventListener('pagehide', letGo);
  window.addEventListener('pageshow', take);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') take();
    else hidden = setTimeout(letGo, LONG_HIDDEN);
  });
  take();
  return () => {
    isOver = true;
    letGo();
  };
}
