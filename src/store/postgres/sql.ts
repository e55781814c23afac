import type { SqlRow, Value } from '../sql.ts';

/** Asking a Postgres. */
export interface Asking {
  /** The rows that a statement gives. */
  rows(text: string, ...values: readonly PostgresValue[]): Promise<readonly SqlRow[]>;
}

/** What only a Postgres can be given, too: truths, and numbers in a list. */
export type PostgresValue = Value | boolean | readonly (number | null)[];

/** The same where several statements can be done at once: all of them, or none. */
export interface Transactions extends Asking {
  transaction<T>(act: (sql: Asking) => Promise<T>, how?: string): Promise<T>;
}

/** A Postgres keeps no letter of the number 0 in a text: what has one is found nowhere, and is stored with another in its place. */
export function inColumn(value: PostgresValue): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD');
  return value instanceof Uint8Array ? Buffer.from(value) : value;
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
