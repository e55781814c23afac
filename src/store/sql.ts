import type { Refusal } from '../kernel/clause.ts';
import type { Entry } from '../kernel/game/entry.ts';
import type { OthersNews } from './others.ts';
import type { BesideHere, StowResult } from './store.ts';

// What all databases are asked, in one text each: as a Postgres says it. An engine that says something otherwise turns it into
// its own words.

/** What a statement is given: a list stands behind `= ANY(...)`. */
export type Value = string | number | null | Uint8Array | readonly string[];

export type SqlRow = Readonly<Record<string, unknown>>;

/** A statement, with what its $1, $2 and so on are. */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
  /** All that is done at once with it is undone where it gives no row. */
  readonly must?: true;
}

export function statement(text: string, ...values: readonly Value[]): Statement {
  return { text, values };
}

/** A statement without whose row nothing is done. */
export function neededStatement(text: string, ...values: readonly Value[]): Statement {
  return { text, values, must: true };
}

/** The rows that each of several statements gave, in their order. */
export type Results = readonly (readonly SqlRow[])[];

/** Asking a database. What is changed is durable when its promise resolves. */
export interface Sql {
  /** What a statement gives that changes nothing. */
  rows(text: string, ...values: readonly Value[]): Promise<readonly SqlRow[]>;
  /** Do a statement that changes something. */
  run(text: string, ...values: readonly Value[]): Promise<void>;
  /** Do several, or none, and give the rows of each; null: one gave no row that was needed. */
  atOnce(all: readonly Statement[]): Promise<Results | null>;
}

/** The tables of the games: what changes one counts, where several processes use them. */
export interface Tables extends Sql {
  /** Change a game, all at once. Throws Overtaken where others have changed it meanwhile. */
  change(game: string, all: readonly Statement[]): Promise<void>;
  /** The same, and what it gave; null: a row that was needed is missing, and nothing was changed. */
  changeIf(game: string, all: readonly Statement[]): Promise<Results | null>;
  /** Change what stands beside a game, all at once; other processes are told of it together with it. */
  aside(game: string, all: readonly Statement[]): Promise<void>;
  /** A game was changed, or made: other processes are told. */
  tell(kind: OthersNews['kind'], id: string): void;
  /** What is stored of the entries after the first `n`, read as it is asked for: what stands before a damaged page is had. */
  entries(game: string, n: number): Promise<Iterable<SqlRow>>;
  /** Add an entry to those that stand there, with all that came of it, or nothing. */
  append(game: string, after: number, entry: Entry, beside: BesideHere): Promise<StowResult | Refusal>;
}

/** What an embedded database can be given in place of a mark. */
export type EngineValue = Exclude<Value, readonly string[]>;

/** A statement that an embedded database has read. */
export interface EngineStatement {
  all(...values: EngineValue[]): readonly SqlRow[];
  get(...values: EngineValue[]): SqlRow | undefined;
  iterate(...values: EngineValue[]): Iterable<SqlRow>;
}

/** An embedded database, whoever brings it along. Its errors have in `errcode` the number that SQLite gives. */
export interface Engine {
  readonly isOpen: boolean;
  readonly isTransaction: boolean;
  exec(text: string): void;
  prepare(text: string): EngineStatement;
  close(): void;
}

/** The one row that there is at most. */
export async function rowOf<V>(
  sql: { rows(text: string, ...values: readonly V[]): Promise<readonly SqlRow[]> },
  text: string,
  ...values: readonly V[]
): Promise<SqlRow | undefined> {
  const [row] = await sql.rows(text, ...values);
  return row;
}

/** Whether a statement that gives a row for what it changes has changed anything. */
export function isDone(results: Results | null, at = 0): boolean {
  return (results?.[at] ?? []).length > 0;
}

/** Bytes as they stood in a column. */
export function bytesIn(value: unknown): Uint8Array {
  return new Uint8Array(value as Uint8Array);
}

/** What is thrown to undo what is done at once, as a row that was needed is missing. */
export class Missing extends Error {
  override readonly name = 'Missing';
}

/** What came of statements that are done at once; null: one gave no row that was needed. */
export async function unlessMissing(done: Promise<Results>): Promise<Results | null> {
  try {
    return await done;
  } catch (error) {
    if (error instanceof Missing) return null;
    throw error;
  }
}
