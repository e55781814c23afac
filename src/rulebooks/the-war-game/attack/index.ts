import type { Chapter } from '../../../kernel/chapter.ts';
import type { Player } from '../nations.ts';
import type { Ground, Step } from '../state.ts';

declare module '../state.ts' {
  interface Steps {
    'player-turn': { readonly player: Player };
  }
}

const playerTurn: Step<'player-turn'> = { clauses: [], next: () => [] };

export const STEPS = { 'player-turn': playerTurn };

export const ATTACK: Chapter<Ground> = { clauses: [] };
