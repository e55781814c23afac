import type { Words, board } from '../../../kernel/index.ts';
import { cooperationBoardTexts } from './board.words.ts';
import type { Neutral } from '../files/card.ts';
import { END_OF_TRACK, MARKER_LEVEL, type NationId, sideOf, TONES } from '../nations.ts';
import { benefitsByHolder } from '../rights.ts';
import { rightTexts } from '../rights.words.ts';
import { inSphere } from '../spheres.ts';
import { type Board, controllerOf, type Open, standingOf, targetOf } from '../state.ts';

/** One neutral as map and track show it. */
export interface ShownNeutral {
  readonly neutral: Neutral;
  readonly level: number;
  readonly tone: board.Tone;
  readonly captured: boolean;
  readonly mark?: board.Mark;
  /** What it is and whose, where it is no longer neutral; then what it gives. */
  readonly words: readonly Words[];
}

/** Every neutral of the card, in the card's order. */
export function shownNeutrals(board: Board, open: Open, nation: NationId | null): readonly ShownNeutral[] {
  return board.card.neutrals.map((neutral): ShownNeutral => {
    const { level, captured } = standingOf(open, neutral.id);
    const leaning = level === 0 ? 'neutral' : TONES[level > 0 ? 'allies' : 'axis'];
    const mark = markOf(board, open, nation, neutral);
    return {
      neutral,
      level,
      tone: captured ? TONES[sideOf(captured)] : leaning,
      captured: captured !== null,
      ...(mark ? { mark } : {}),
      words: wordsOf(open, neutral),
    };
  });
}

/** What a neutral is and whose, where it is no longer neutral; what it gives, what it is worth. */
export function wordsOf(open: Open, neutral: Neutral): readonly Words[] {
  return [...statusOf(open, neutral.id), ...benefitsOf(open, neutral.id), ...worthOf(neutral)];
}

/** Where the dice are about to be rolled; what is in the sphere of the nation to move (T2). */
function markOf(board: Board, open: Open, nation: NationId | null, neutral: Neutral): board.Mark | undefined {
  if (targetOf(open) === neutral.id) return 'now';
  return nation !== null && inSphere(board, open, nation, neutral) ? 'noted' : undefined;
}

/** From level 3 on, or by capture, it is no longer neutral (S9, R10). */
function statusOf(open: Open, id: string): readonly Words[] {
  const standing = standingOf(open, id);
  const reach = Math.abs(standing.level);
  if (!standing.captured && reach < MARKER_LEVEL) return [];
  const side = standing.level > 0 ? 'allies' : 'axis';
  const { captured, committed, pro } = cooperationBoardTexts.status;
  const status = standing.captured ? captured : reach === END_OF_TRACK ? committed[side] : pro[side];
  return [cooperationBoardTexts.board.controlled({ status: status(), nation: controllerOf(standing) })];
}

/** What its level gives: to a whole side, or to one nation (T4). */
function benefitsOf(open: Open, id: string): readonly Words[] {
  return [...benefitsByHolder(open, id)].map(([holder, rights]) =>
    cooperationBoardTexts.board.holder({ holder, list: rights.map((right) => rightTexts.right[right]()) }),
  );
}

function worthOf({ value }: Neutral): readonly Words[] {
  return value > 0 ? [cooperationBoardTexts.board.worth({ value })] : [];
}
