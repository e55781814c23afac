import type { FactType, Words, sums } from '../../../kernel/index.ts';
import type { Power } from '../powers.ts';
import type { TableCondition } from './condition.ts';
import type { ResultRow } from './results.ts';

/** A fact that a table brings along: what the players are asked for its lines. */
export interface TableFact {
  readonly key: string;
  readonly question: Words;
  readonly type: FactType;
  readonly lasts: sums.Lasts;
}

/** A modifier of a country's table: it counts once, or for each of a number, while its condition holds. */
export interface TableLine {
  readonly id: string;
  readonly clause: string;
  readonly label: Words;
  readonly value: number;
  readonly each?: string;
  readonly when?: TableCondition;
}

/** A diplomatic table. */
export interface CountryTable {
  readonly facts: readonly TableFact[];
  readonly lines: readonly TableLine[];
  /** Its modifiers are all here; else the players report what the others add up to. */
  readonly complete: boolean;
  /** What a result in effect adds to the die, beyond the Allied ones of 49.433. */
  readonly status: Readonly<Record<string, number>>;
  readonly rows: readonly ResultRow[];
  /** The rows are the country's own, with BRPs and stars; else the general scale stands in for them. */
  readonly ownResults: boolean;
  /** Who benefits of the West, where the table names a power (else 49.51B). */
  readonly beneficiary?: Power;
}

/** The tables in use, by target. */
export type Tables = Readonly<Record<string, CountryTable>>;
