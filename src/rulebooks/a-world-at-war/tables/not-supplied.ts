import type { CountryTable } from './country.ts';
import { GENERAL } from './results.ts';

/** What stands for a table that nobody has supplied. */
export const NOT_SUPPLIED: CountryTable = {
  facts: [],
  lines: [],
  complete: false,
  status: {},
  rows: GENERAL,
  ownResults: false,
};
