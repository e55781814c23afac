import { type Json, files, json } from '../../../kernel/index.ts';
import { schemaOf } from '../facts/schema.ts';
import type { CountryTable, Tables } from './country.ts';
import { FINLAND } from './finland.ts';
import { LOW_COUNTRIES } from './low-countries.ts';
import { NOT_SUPPLIED } from './not-supplied.ts';
import { readCountry } from './read-country.ts';

/** Our own files are read as those of the players are. Throws at a fault: our own mistake. */
function read(document: Json, prefix: string): CountryTable {
  const check = new files.DataCheck();
  const base = schemaOf();
  const table = readCountry(check, json.isRecord(document) ? document : {}, {
    base,
    usual: NOT_SUPPLIED,
    prefix,
  });
  if (check.faults.length > 0) throw new Error(`our own table: ${JSON.stringify(check.faults)}`);
  return table;
}

/** Our own tables: plain data, which the page has ready made. */
export const OURS: Tables = {
  finland: read(FINLAND, 'finland'),
  'belgium-luxembourg': read(LOW_COUNTRIES, 'belgium-luxembourg'),
};
