// The tension levels of 49.8. Their lists of modifiers stand outside the text: the players supply them.

/** The tensions whose effective level is rolled for (49.85). */
export const ROLLED_TENSIONS = ['usat', 'usjt'] as const;
export type RolledTension = (typeof ROLLED_TENSIONS)[number];
/** The power whose offensives, and most else of their lists, raise them. */
export const RAISED_BY = { usat: 'germany', usjt: 'japan' } as const satisfies Record<RolledTension, string>;
export const TENSIONS = [...ROLLED_TENSIONS, 'rgt'] as const;
export type Tension = (typeof TENSIONS)[number];

/** The range of a level. */
export const LEVELS = { min: -99, max: 199 };

/** What the die does to the level for the Allied player turn (49.851B, 49.852B): faces 1 to 6. */
export const DIE_EFFECTS = [-2, -1, 0, 0, 1, 2] as const;

export const LINE_KINDS = ['war', 'status', 'event', 'territory'] as const;

/** What a U.S. election that went badly does to a line: it counts only before one, or only after it (62.53). */
export const ELECTION_LINES = ['before', 'after'] as const;

/**
 * A modifier of a tension list, from the players' table. `war`: powers at war with one another, from the turn after
 * (49.841A); `status`: any other state of things, each turn (49.841B); `event`: each time it happens; `territory`:
 * taken, and given back when it is retaken (49.842).
 */
export interface TensionLine {
  readonly id: string;
  readonly tension: Tension;
  readonly label: string;
  readonly kind: (typeof LINE_KINDS)[number];
  readonly value: number;
  /** Absent: it counts before and after an election alike. */
  readonly election?: (typeof ELECTION_LINES)[number];
}
