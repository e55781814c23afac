import type { HouseService } from '../server/local/index.ts';

/** How it stands with the house of this browser, as one tab knows it; a text: why it cannot be had. */
type HouseState = 'opening' | 'here' | { readonly refused: string };

/** What a tab does of that. */
type Acts = {
  readonly [Name in keyof HouseService]: (
    ...given: Parameters<HouseService[Name]>
  ) => Promise<Awaited<ReturnType<HouseService[Name]>>>;
};

/** Milliseconds after which a tab that nobody sees lets another have the house. */
const LONG_HIDDEN = 5 * 60_000;

/** Have the house as long as this tab is in use; a tab that is frozen or long hidden keeps it from no other. */
export function haveHouse(acts: Acts, channel: string, told: (state: HouseState) => void): void {
  let isWanted = false;
  let hidden: ReturnType<typeof setTimeout> | undefined;
  const take = (): void => {
    clearTimeout(hidden);
    if (isWanted) return;
    isWanted = true;
    told('opening');
    void acts.take(channel).then(
      (refused) => told(refused === null ? 'here' : { refused }),
      ({ message }: Error) => told({ refused: message }),
    );
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
}
