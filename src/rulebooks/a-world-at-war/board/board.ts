import type { View, board } from '../../../kernel/index.ts';
import { worldBoardTexts } from './board.words.ts';
import { calendar } from './calendar.ts';
import { cardPanels } from './card.ts';
import { worldCardTexts } from './card.words.ts';
import { endedTexts } from './ended.ts';
import { docket } from './docket.ts';
import { additions, factions, placedDps } from './tables.ts';
import { targetsMap } from './targets.ts';
import { tensions } from './tensions.ts';
import { worldShortTexts } from '../facts/short.words.ts';
import { stateOfWar } from './war-state.ts';
import { warStateTexts } from './war-state.words.ts';
import { worldNameTexts } from '../names.words.ts';
import { part } from '../part.ts';
import { WORDS as STANDINGS } from '../starts/standing.words.ts';
import type { Books, Open, SealedPart } from '../state.ts';

/** Where play is, tensions, the targets with their results and marks, what is due, the DPs, what was added. */
function boardPanels({ plan, tables }: Books, view: View<Open, SealedPart>): readonly board.Panel[] {
  const { open } = view;
  const europe = plan.europe ? [targetsMap(view), docket(open)] : [];
  const diplomacy = plan.europe ? [factions(view), placedDps(view), additions(tables, open)] : [];
  return [calendar(plan, open), tensions(plan, open), ...europe, ...diplomacy];
}

/** The board, and what is called what. */
export const BOARD = part(import.meta.url, {
  board: boardPanels,
  card: cardPanels,
  war: stateOfWar,
  texts: [worldBoardTexts, worldNameTexts, worldShortTexts, endedTexts],
  laterTexts: [worldCardTexts, warStateTexts],
  words: STANDINGS,
});
