import { type FactSchema, type FactSpec, type Json, files } from '../../../kernel/index.ts';
import { schemaOf } from '../facts/schema.ts';
import { isNameable } from '../tables/condition.ts';
import { FINLAND } from '../tables/finland.ts';
import { LinesReader } from '../tables/lines.ts';
import { LOW_COUNTRIES } from '../tables/low-countries.ts';
import { COUNTRY } from '../tables/read-country.ts';
import { GENERAL } from '../tables/results.ts';
import { asRecord, fieldOf, groupOf, standingNames } from './form-parts.ts';

const blank = { format: 1, kind: 'country-table', target: '', source: '' };
const generalScale = GENERAL.map(({ id, from, to }) => ({
  result: id,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
}));

/** A country's table, as tables/read-country.ts reads it. */
export const countryTable: files.FileForm = {
  kind: 'country-table',
  title: 'Country table',
  about: 'The diplomatic table of one country: its modifiers, and what each total gives.',
  without:
    'Each roll for a country without one asks what the lines of its table add up to; BRPs and stars of its results are to be looked up.',
  body: COUNTRY.part,
  begins: [
    { title: 'Empty', document: blank },
    { title: 'With the results of the general scale', document: { ...blank, results: generalScale } },
    { title: 'Belgium/Luxembourg as far as known', document: asRecord(LOW_COUNTRIES) },
    { title: 'Finland as it comes along', document: asRecord(FINLAND) },
  ],
  fileName: (document) => fieldOf(document, 'target') || 'country',
  nameable,
  groupOf,
  names: standingNames(),
};

/** What a condition of a table may name: the facts that it brings along by their id, and the table's own reports. */
function nameable(document: Json): FactSchema {
  const prefix = 'own';
  const reader = new LinesReader(new files.DataCheck(), prefix, schemaOf());
  reader.readFacts(asRecord(document)['facts']);
  const entries = Object.entries(reader.schema).filter(([, spec]) => isNameable(spec));
  const mine = entries.filter(([key]) => key.startsWith(`${prefix}.`));
  const others = entries.filter(([key]) => !key.startsWith(`${prefix}.`));
  return Object.fromEntries([
    ...mine.map(([key, spec]): [string, FactSpec] => [key.slice(prefix.length + 1), spec]),
    ...others,
  ]);
}
