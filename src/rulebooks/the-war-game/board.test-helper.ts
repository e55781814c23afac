import { type board, renderValue } from '../../kernel/index.ts';
import { viewOf } from '../../kernel/kit/front.test-helper.ts';
import { theWarGame } from './index.ts';
import { SCENARIOS } from './starts/scenarios.ts';
import type { Open } from './state.ts';

// The boards of the first turn, as its tests look at them.

const defaults = Object.fromEntries(theWarGame.rulings.map(({ id, default: choice }) => [id, choice]));
// nobody is asked who is threatened, so that the docket is drawn up as the game begins
const rulings = { ...defaults, threats: 'told' };

/** The rules of a scenario. */
export function scenarioRules(id: string) {
  const scenario = SCENARIOS.find((each) => each.id === id) as (typeof SCENARIOS)[number];
  return theWarGame.bind({ scenario, rulings, data: null });
}
const rules = scenarioRules('world-1939');

/** The board of the first docket of 1939 after a change, as a seat sees it. */
export function boardAfter(
  change: (open: Open) => void = () => undefined,
  seat: string | null = null,
  on = rules,
) {
  const position = on.setup();
  change(position.open as Open);
  return on.board(viewOf(position, seat));
}

/** A cell as a player reads it. */
export const textOfCell = (cell: board.Cell | null | undefined): string =>
  cell === null || cell === undefined ? '?' : renderValue(theWarGame.words, cell);

/** A panel by its kind and its title. */
export const panelOf = <K extends board.Panel['kind']>(
  panels: readonly board.Panel[],
  kind: K,
  key: string,
) =>
  panels.find(
    (each): each is Extract<board.Panel, { kind: K }> =>
      each.kind === kind && each.title.key === `board.${key}`,
  );

/** A place of the map, as a player reads it. */
export const placeIn = (panels: readonly board.Panel[], id: string) => {
  const place = panelOf(panels, 'map', 'map')?.places.find((each) => each.id === id);
  return (
    place && { ...place, badge: place.badge && textOfCell(place.badge), words: place.words.map(textOfCell) }
  );
};

/** The line of a table that begins with a name. */
export const lineOf = (panels: readonly board.Panel[], key: string, name: string): string[] =>
  (panelOf(panels, 'table', key)?.rows ?? [])
    .map((row) => row.map(textOfCell))
    .find(([first]) => first === name) ?? [];
