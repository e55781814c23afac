import type { Seat } from '../../kernel/seat.ts';

/** What is known of the link of a desk, and of others to its seats. */
export interface LinksKnown {
  /** Whether it is a key of one's own; null: a spectator's. */
  readonly own: boolean | null;
  /** Invitations that wait for one's agreement. */
  readonly waits: readonly {
    readonly person: number;
    readonly name: string;
    readonly seats: readonly Seat[];
    /** When each opens all the same, in milliseconds. */
    readonly until: number;
  }[];
}
