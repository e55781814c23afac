import type { FactSchema, FactSpec } from '../../../kernel/facts.ts';
import type { Json } from '../../../kernel/json.ts';
import { DataCheck } from '../../../kernel/data-check.ts';
import type { Field, FileForm, Group, Named, Way } from '../../../kernel/file-form.ts';
import { schemaOf } from '../schema.ts';
import { isNameable } from '../tables/condition.ts';
import { FINLAND } from '../tables/finland.ts';
import { LASTS, LinesReader, MOST, WIDEST } from '../tables/lines.ts';
import { LOW_COUNTRIES } from '../tables/low-countries.ts';
import { EFFECTS, GENERAL } from '../tables/results.ts';
import { STATUS_IDS, WESTERN } from '../tables/read-country.ts';
import { MINORS } from '../tables/targets.ts';
import {
  name,
  result,
  text,
  whole,
  ID,
  SOURCE,
  COMPLETE,
  NOTE,
  groupOf,
  standingNames,
  asRecord,
  fieldOf,
} from './parts.ts';

const HOLDS: Readonly<Record<(typeof LASTS)[number], string>> = {
  phase: 'the phase',
  turn: 'the turn',
  year: 'the year',
  ever: 'good',
};
const LASTING: Field = {
  key: 'lasts',
  title: 'An answer holds for',
  part: {
    kind: 'one',
    of: LASTS.map((each) => ({ value: each, title: HOLDS[each] })),
    otherwise: 'the phase',
  },
};

const ASKED: readonly Way[] = [
  { title: 'The players are asked: yes or no', fields: [LASTING], begin: {} },
  {
    title: 'The players are asked: how many',
    fields: [{ key: 'most', title: 'At most', part: whole(1, WIDEST), needed: true }, LASTING],
    begin: { most: 3 },
  },
  {
    title: 'It counts while facts hold',
    fields: [{ key: 'when', title: 'It counts while', part: { kind: 'condition' }, needed: true }],
    begin: { when: { fact: '' } },
  },
  {
    title: 'It counts for each of a fact',
    fields: [
      { key: 'each', title: 'It counts for each of', part: { kind: 'number-fact' }, needed: true },
      { key: 'when', title: 'but only while', part: { kind: 'condition' } },
    ],
    begin: { each: '' },
  },
];

const MODIFIERS: Field = {
  key: 'modifiers',
  title: 'Modifiers',
  part: {
    kind: 'list',
    one: 'Modifier',
    begin: { id: '', label: '', value: null },
    item: {
      kind: 'group',
      fields: [
        { key: 'label', title: 'What it is', part: text, needed: true, names: 'id' },
        {
          key: 'value',
          title: 'Counts',
          about: 'Plus for the Axis, minus for the Allies.',
          part: whole(-MOST, MOST),
          needed: true,
        },
        ID,
        {
          key: 'clause',
          title: 'Clause or row of the rules',
          about: 'Cited in place of 49.4265.',
          part: text,
          more: true,
        },
      ],
      ways: ASKED,
    },
  },
};

const FACTS: Field = {
  key: 'facts',
  title: 'Facts of its own',
  about: 'Only for modifiers that rest on one question together: the players are asked it once.',
  part: {
    kind: 'list',
    one: 'Fact',
    begin: { id: '', question: '' },
    item: {
      kind: 'group',
      fields: [
        { key: 'question', title: 'What the players are asked', part: text, needed: true, names: 'id' },
        LASTING,
        ID,
      ],
      ways: [
        { title: 'Yes or no', fields: [], begin: {} },
        {
          title: 'A number',
          fields: [
            { key: 'least', title: 'At least', about: '0 if left out.', part: whole(-WIDEST, WIDEST) },
            { key: 'most', title: 'At most', part: whole(-WIDEST, WIDEST), needed: true },
          ],
          begin: { most: 5 },
        },
        {
          title: 'One of several',
          fields: [
            {
              key: 'values',
              title: 'The answers',
              about: 'Short names with commas between: nobody, axis, allies.',
              part: { kind: 'ids' },
              needed: true,
            },
          ],
          begin: { values: [] },
        },
      ],
    },
  },
};

const total = (key: string, title: string): Field => ({ key, title, part: whole(-99, 99) });

const RESULTS: Field = {
  key: 'results',
  title: 'Results',
  about:
    'From the lowest total to the highest, without a gap; the first row has no lowest total, the last no highest. Without rows the usual ones stand.',
  part: {
    kind: 'list',
    one: 'Row',
    begin: { result: '' },
    item: {
      kind: 'group',
      fields: [
        total('from', 'Total from'),
        total('to', 'to'),
        {
          key: 'result',
          title: 'What it does',
          part: { kind: 'one', of: Object.keys(EFFECTS).map(result).sort(byTotal) },
          needed: true,
        },
        {
          key: 'brps',
          title: 'BRPs',
          part: { kind: 'whole', min: 0, max: 200, or: { value: 'all', title: 'all it has' } },
        },
        { key: 'star', title: 'Star: permanent', part: { kind: 'flag' } },
        { key: 'text', title: 'Whatever else the row gives', part: text },
      ],
    },
  },
};

function byTotal(one: Named, other: Named): number {
  return Number.parseInt(one.value, 10) - Number.parseInt(other.value, 10);
}

const COUNTRY: Group = {
  kind: 'group',
  fields: [
    { key: 'target', title: 'Country', part: { kind: 'one', of: MINORS.map(name) }, needed: true },
    SOURCE,
    COMPLETE,
    {
      key: 'beneficiary',
      title: 'Who benefits of the West',
      about: 'Only if the table names a power.',
      part: { kind: 'one', of: WESTERN.map(name), otherwise: 'as the rule has it (49.51)' },
    },
    MODIFIERS,
    FACTS,
    RESULTS,
    {
      key: 'status',
      title: 'What a result in effect adds to later rolls',
      about: 'The results -1, -2 and -3 count so many by 49.433 itself.',
      part: { kind: 'map', of: STATUS_IDS.map(result).sort(byTotal), each: whole(-MOST, MOST) },
    },
    NOTE,
  ],
};

const blank = { format: 1, kind: 'country-table', target: '', source: '' };
const generalScale = GENERAL.map(({ id, from, to }) => ({
  result: id,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
}));

/** A country's table, as tables/read-country.ts reads it. */
export const countryTable: FileForm = {
  kind: 'country-table',
  title: 'Country table',
  about: 'The diplomatic table of one country: its modifiers, and what each total gives.',
  body: COUNTRY,
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
  const reader = new LinesReader(new DataCheck(), prefix, schemaOf());
  reader.readFacts(asRecord(document)['facts']);
  const entries = Object.entries(reader.schema).filter(([, spec]) => isNameable(spec));
  const mine = entries.filter(([key]) => key.startsWith(`${prefix}.`));
  const others = entries.filter(([key]) => !key.startsWith(`${prefix}.`));
  return Object.fromEntries([
    ...mine.map(([key, spec]): [string, FactSpec] => [key.slice(prefix.length + 1), spec]),
    ...others,
  ]);
}
