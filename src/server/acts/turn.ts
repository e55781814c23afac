import type { Refusal } from '../../kernel/clause.ts';
import type { Game } from '../../kernel/game/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Person } from '../../store/index.ts';
import type { Denial } from '../denied.ts';
import type { LiveGame } from '../games/live-game.ts';

/** A change that somebody asks for, when its turn has come. */
export interface ActTurn {
  readonly live: LiveGame;
  readonly person: Person;
  readonly sender: {
    readonly by: string;
    readonly request: string;
    readonly for?: Seat;
    readonly link?: string;
  };
  /** What the request key is stored with: the digest of the whole request. */
  readonly digest: string;
}

/** What came of a change: a game to store, or nothing more to do, or a no. */
export type ActOutcome = Game | 'done' | Refusal | Denial;
