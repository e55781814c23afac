/** What a statement is given. */
export type Value = string | number | boolean | null | Uint8Array | readonly (string | number | null)[];

export type Row = Readonly<Record<string, unknown>>;

/** Asking a Postgres. */
export interface Sql {
  /** The rows that a statement gives. */
  rows(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
}

/** The same where several statements can be done at once: all of them, or none. */
export interface Together extends Sql {
  atOnce<T>(act: (sql: Sql) => Promise<T>, how?: string): Promise<T>;
}

/** The one row that there is at most. */
export async function rowOf(sql: Sql, text: string, values: readonly Value[]): Promise<Row | undefined> {
  const [row] = await sql.rows(text, values);
  return row;
}

/** Do a statement that gives nothing. */
export async function run(sql: Sql, text: string, values: readonly Value[]): Promise<void> {
  await sql.rows(text, values);
}

/** A Postgres keeps no letter of the number 0 in a text: what has one is found nowhere, and is stored with another in its place. */
export function kept(value: Value): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD');
  return value instanceof Uint8Array ? Buffer.from(value) : value;
}

/** Bytes as they stood in a column. */
export function bytesIn(value: unknown): Uint8Array {
  return new Uint8Array(value as Uint8Array);
}

/** What a Postgres says is wrong, by its five letters; empty where it did not say it. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Whether something was there already that can be there once. */
export function isTwice(error: unknown): boolean {
  return codeOf(error) === '23505';
}

const LOST = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOENT',
];

/** Whether an error says that there is no connection: it ends, is refused for now, or cannot be made. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error);
  if (LOST.includes(code) || /^(?:08...|57P0[123]|53300)$/.test(code)) return true;
  return (
    code === '' &&
    error instanceof Error &&
    /connection terminated|when trying to connect|timeout expired|not queryable/i.test(error.message)
  );
}
