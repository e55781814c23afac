import type { Chapter } from '../../../kernel/chapter.ts';
import { bookOf } from '../../../kernel/texts.ts';
import type { Ground } from '../state.ts';
import { RULINGS } from './attack.rulings.ts';
import { say } from './attack.words.ts';
import { attacksMade } from './attacks-made.ts';
import { battle } from './battles.ts';
import { CLAUSES } from './clauses.ts';
import { ships } from './d-navy.ts';
import { DECISIONS } from './decisions.ts';
import { garrisons } from './garrisons.ts';
import { news } from './news.ts';
import { order, ordered } from './ordered.ts';
import { playerEnd, playerTurn } from './player-turn.ts';
import { retreat } from './retreats.ts';

export const STEPS = {
  'player-turn': playerTurn,
  order,
  news,
  garrisons,
  'attacks-made': attacksMade,
  ships,
  ordered,
  battle,
  retreat,
  'player-end': playerEnd,
};

/** The turns of the players between the phases: who may attack and enter what, and what comes of it (G.B1 to G.E3). */
export const ATTACK: Chapter<Ground> = {
  clauses: CLAUSES,
  rulings: RULINGS,
  decisions: DECISIONS,
  words: bookOf(say),
};
