import { createContext, useContext } from 'react';

/** Opens the card of what stands for a choice of the board; `answers`: touching it began an answer, so nothing may move. */
export type OpenCard = (choice: string | undefined, answers: boolean) => void;

const Context = createContext<OpenCard | null>(null);
export const CardsProvider = Context.Provider;

/** What opens a card; null where there are none, as on paper. */
export function useCards(): OpenCard | null {
  return useContext(Context);
}
