import type { House } from '../web/house.ts';

/** What of a browser's storage is asked here; absent where a page is not served safely. */
type Storing = Partial<Pick<StorageManager, 'persist' | 'persisted'>>;

/** What begins a game. */
const BEGINS: readonly string[] = ['/games', '/imports'];

/** Ask a browser to keep what it stores once a game was begun; `begun` is told of each, when it has said so. */
export function keptFromFirstGame(house: House, storing: Storing | undefined, begun: () => void): House {
  return {
    ...house,
    async ask(asked) {
      const answered = await house.ask(asked);
      if (answered.status === 201 && BEGINS.includes(asked.path)) void askToKeep(storing).finally(begun);
      return answered;
    },
  };
}

/** Ask a browser to keep what it stores, unless it has promised that; some ask whoever sits there. */
async function askToKeep(storing: Storing | undefined): Promise<void> {
  if ((await storing?.persisted?.()) === false) await storing?.persist?.();
}
