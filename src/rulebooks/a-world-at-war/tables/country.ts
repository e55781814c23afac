import type { FactType, Lasts } from '../../../kernel/facts.ts';
import type { Words } from '../../../kernel/words.ts';
import type { Power } from '../powers.ts';
import type { ResultRow } from './results.ts';

/** A modifier of a country's table that the players answer. `value`: of a number, for each; of a truth, when true. */
export interface TableLine {
  readonly id: string;
  readonly fact: string;
  readonly label: Words;
  readonly question: Words;
  readonly type: FactType;
  readonly lasts: Lasts;
  readonly value: number;
  /** Counts only while Russia and Germany are at war, or is true at once when they are. */
  readonly war?: 'needed' | 'suffices';
}

/** A diplomatic table. */
export interface CountryTable {
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
