import { createContext, useContext } from 'react';
import type { ContestRow, MapPlace, Panel } from '../../kernel/board/panel.ts';

const Context = createContext<readonly Panel[]>([]);
export const PanelsProvider = Context.Provider;

/** What the board has of something that a form asks about. */
export interface OnBoard {
  /** Its place on a map. */
  place(choice: string): MapPlace | undefined;
  /** What its sides come to. */
  contest(id: string): ContestRow | undefined;
}

/** The board of this desk, by what its places stand for. */
export function useOnBoard(): OnBoard {
  const panels = useContext(Context);
  const places = panels.flatMap((panel) => (panel.kind === 'map' ? panel.places : []));
  const contests = panels.flatMap((panel) => (panel.kind === 'contest' ? panel.rows : []));
  return {
    place: (choice) => places.find((each) => each.choice === choice),
    contest: (id) => contests.find((each) => each.id === id),
  };
}

/** The panel of a contest, where the board has one. */
export function useContest(): Extract<Panel, { kind: 'contest' }> | undefined {
  return useContext(Context).find((panel) => panel.kind === 'contest');
}
