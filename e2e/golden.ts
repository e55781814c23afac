import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const fileOf = (name: string): string => join(import.meta.dirname, 'golden', name);

/** Whether what is read is recorded: DEMARCHE_GOLDEN=1. */
export const RECORDS = Boolean(process.env['DEMARCHE_GOLDEN']);

/** What is recorded under this name, or (RECORDS) is from now on. */
export function recorded(name: string, lines: readonly string[]): readonly string[] {
  const golden = fileOf(name);
  if (RECORDS) {
    mkdirSync(dirname(golden), { recursive: true });
    writeFileSync(golden, `${lines.join('\n')}\n`);
  }
  return read(name);
}

/** What is recorded under this name. */
export function read(name: string): readonly string[] {
  const golden = fileOf(name);
  return existsSync(golden) ? readFileSync(golden, 'utf8').trimEnd().split('\n') : [];
}

/** Where what is read differs from what is recorded: the first lines of either. */
export function differing(name: string, lines: readonly string[]): string[] {
  const golden = recorded(name, lines);
  const at = lines.findIndex((line, i) => line !== golden[i]);
  if (at < 0 && golden.length === lines.length) return [];
  const from = at < 0 ? lines.length : at;
  return [
    `golden/${name}:${from + 1}: "${lines[from]?.trim() ?? ''}" instead of "${golden[from]?.trim() ?? ''}"`,
  ];
}
