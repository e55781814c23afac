import type { Bar } from '../../kernel/index.ts';
import type { Neutral } from './files/card.ts';
import { CHOICE_LIMIT, NATIONS, type NationId, sideOf, signedLevel, toward } from './nations.ts';
import { part } from './part.ts';
import { sphereRuling, SPHERE_RULINGS } from './spheres.rulings.ts';
import { sphereTexts } from './spheres.words.ts';
import { type Board, controllerOf, type Open, standingOf } from './state.ts';
import { holderOf } from './territories.ts';

/**
 * Whether a neutral is in a nation's sphere of influence (T2): its regions, what the card allots, and any neutral next
 * to something the nation controls. Ruling A8 can keep the last to the nations whose chart row says "adjacent".
 */
export function inSphere(board: Board, open: Open, nation: NationId, neutral: Neutral): boolean {
  const regions: readonly string[] = NATIONS[nation].regions;
  if (neutral.regions.some((region) => regions.includes(region))) return true;
  if (board.card.allotted[nation]?.includes(neutral.id)) return true;
  return neutral.adjacent.some((id) => countsForSphere(board, open, nation, id));
}

function countsForSphere(board: Board, open: Open, nation: NationId, id: string): boolean {
  const territory = board.territory.get(id);
  const controller = territory ? holderOf(open, id) : controllerOf(standingOf(open, id));
  if (controller !== nation) return false;
  if (sphereRuling(open.rulings, 'A8') === 'any-adjacent') return true;
  return nation === 'ussr' || (nation === 'uk' && territory?.home !== true);
}

/** Whether a level still lets a side choose: the Allies at -2 or above, the Axis at +2 or below (T3). */
export function withinLimit(nation: NationId, level: number): boolean {
  return toward(sideOf(nation), level) >= -CHOICE_LIMIT;
}

/** Why a nation may not choose a neutral (S3, R3, R8, R10), or null when it may. */
export function choiceBar(board: Board, open: Open, nation: NationId, neutral: Neutral): Bar | null {
  const standing = standingOf(open, neutral.id);
  const args = { neutral: neutral.name, nation, level: signedLevel(standing.level) };
  if (standing.captured)
    return { clauses: ['R10'], reason: sphereTexts.bar.captured({ ...args, captor: standing.captured }) };
  if (!withinLimit(nation, standing.level))
    return { clauses: ['T3', 'R3', 'R8'], reason: sphereTexts.bar.limit(args) };
  if (!inSphere(board, open, nation, neutral))
    return { clauses: ['T2', 'S3', 'R3'], reason: sphereTexts.bar.sphere(args) };
  return null;
}

/** Whether a nation may choose at least one neutral (A25). */
export function hasChoice(board: Board, open: Open, nation: NationId): boolean {
  return board.card.neutrals.some((neutral) => choiceBar(board, open, nation, neutral) === null);
}

/** T2, T3, R3, R8: who may choose what. */
export const SPHERES = part(import.meta.url, {
  clauses: {
    S3: ['enforced', 'Name one neutral first', 'choiceBar'],
    T2: ['enforced', 'Spheres of influence', 'inSphere'],
    T3: ['enforced', 'How far a neutral may lean away', 'withinLimit'],
    R3: ['enforced', 'Who may be chosen', 'choiceBar'],
    R8: ['enforced', 'No enemy rolls from level 3', 'choiceBar'],
  },
  rulings: SPHERE_RULINGS,
  texts: sphereTexts,
});
