import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian keeps the programs of its versions of Postgres. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder with the programs of a Postgres server on this machine; null: there is none, and what needs one is left out. */
export function postgresFolder(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((each) => join(DEBIAN, each, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((each) => ['initdb', 'postgres'].every((name) => existsSync(join(each, name)))) ?? null;
}
