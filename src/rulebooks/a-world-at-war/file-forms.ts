import type { FactSchema, FactSpec } from '../../kernel/facts.ts';
import { isRecord, type Json } from '../../kernel/json.ts';
import { render, renderValue, words } from '../../kernel/words.ts';
import { DataCheck } from '../data-check.ts';
import type { Field, FileForm, Group, Named, Part, Way } from '../file-form.ts';
import { allFacts, FIRST_YEAR, LAST_YEAR } from './facts.ts';
import { POWER_IDS } from './powers.ts';
import { readStanding, STANDINGS } from './standing.ts';
import { SEASONS } from './state.ts';
import { isNameable } from './tables/condition.ts';
import { FINLAND } from './tables/finland.ts';
import { LASTS, LinesReader, MOST, WIDEST } from './tables/lines.ts';
import { LOW_COUNTRIES } from './tables/low-countries.ts';
import { EFFECTS, GENERAL } from './tables/results.ts';
import { STATUS_IDS, WESTERN } from './tables/read-country.ts';
import { MINORS } from './tables/targets.ts';
import { LEVELS, LINE_KINDS, TENSIONS } from './tables/tensions.ts';
import { WORDS } from './words.ts';

function named(value: string, title: string): Named {
  return { value, title: title.charAt(0).toUpperCase() + title.slice(1) };
}
const name = (id: string): Named => named(id, renderValue(WORDS, id));
const result = (id: string): Named => named(id, render(WORDS, words(`result.${id}`)));

const text: Part = { kind: 'text' };
const whole = (min: number, max: number): Part => ({ kind: 'whole', min, max });
const ID: Field = {
  key: 'id',
  title: 'Short name',
  about: 'Small letters, digits and hyphens; made from the text above.',
  part: text,
  needed: true,
  more: true,
};

const SOURCE: Field = {
  key: 'source',
  title: 'Where you have it from',
  about: 'Such as: our copy of the game.',
  part: text,
  needed: true,
};
const COMPLETE: Field = {
  key: 'complete',
  title: 'Nothing is left out',
  about: 'Without this tick the game goes on asking what the missing lines add up to.',
  part: { kind: 'flag' },
};
const NOTE: Field = {
  key: 'note',
  title: 'Note',
  about: 'Whatever else you want to say of it.',
  part: { kind: 'text', long: true },
};

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
const countryTable: FileForm = {
  kind: 'country-table',
  title: 'Table of a country',
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
  const reader = new LinesReader(new DataCheck(), prefix, allFacts({ tables: {}, page: [], list: [] }));
  reader.readFacts(asRecord(document)['facts']);
  const entries = Object.entries(reader.schema).filter(([, spec]) => isNameable(spec));
  const mine = entries.filter(([key]) => key.startsWith(`${prefix}.`));
  const others = entries.filter(([key]) => !key.startsWith(`${prefix}.`));
  return Object.fromEntries([
    ...mine.map(([key, spec]): [string, FactSpec] => [key.slice(prefix.length + 1), spec]),
    ...others,
  ]);
}

/** A fact stands under its country, tension or power, apart from what a country's table gives; the others are of the war at large. */
function groupOf(key: string, { question }: FactSpec): string {
  const { target, tension, power } = question.args ?? {};
  const [about] = [target, tension, power].filter((each) => typeof each === 'string');
  const title =
    about === undefined
      ? MINORS.map(name).find(({ value }) => key.includes(value))?.title
      : name(about).title;
  if (title === undefined) return 'Wars and events';
  return OF_A_TABLE.test(key) ? `${title}: lines and results of its table` : title;
}
const OF_A_TABLE = /^(extra|table|effect|brps|star)\./;

const page: FileForm = {
  kind: 'dp-page',
  title: 'Page of DPs',
  about: 'What territory and events give and take of DPs at the start of each year.',
  body: {
    kind: 'group',
    fields: [
      SOURCE,
      COMPLETE,
      {
        key: 'lines',
        title: 'Lines',
        needed: true,
        part: {
          kind: 'list',
          one: 'Line',
          begin: { id: '', power: '', label: '', value: null },
          item: {
            kind: 'group',
            fields: [
              { key: 'label', title: 'What it is', part: text, needed: true, names: 'id' },
              { key: 'power', title: 'Power', part: { kind: 'one', of: POWER_IDS.map(name) }, needed: true },
              { key: 'value', title: 'DPs', part: whole(-20, 20), needed: true },
              {
                key: 'most',
                title: 'At most so many times',
                about: 'Left out: it holds or not.',
                part: whole(1, 99),
              },
              ID,
            ],
          },
        },
      },
      NOTE,
    ],
  },
  begins: [{ title: 'Empty', document: { format: 1, kind: 'dp-page', source: '', lines: [] } }],
  fileName: () => 'dp-page',
};

const COUNTED: Readonly<Record<(typeof LINE_KINDS)[number], string>> = {
  war: 'a war: each turn, from the turn after',
  status: 'a state of things: each turn in which it holds',
  event: 'an event: each time',
  territory: 'a territory: once taken, and back when it is retaken',
};

const tensionList: FileForm = {
  kind: 'tension-list',
  title: 'List of a tension',
  about: 'What moves USAT, USJT or RGT, and the level at the start.',
  body: {
    kind: 'group',
    fields: [
      { key: 'tension', title: 'Tension', part: { kind: 'one', of: TENSIONS.map(name) }, needed: true },
      SOURCE,
      COMPLETE,
      {
        key: 'start',
        title: 'Level at the start',
        about: 'Once it is known, it is kept.',
        part: whole(LEVELS.min, LEVELS.max),
      },
      {
        key: 'lines',
        title: 'Lines',
        needed: true,
        part: {
          kind: 'list',
          one: 'Line',
          begin: { id: '', label: '', kind: '', value: null },
          item: {
            kind: 'group',
            fields: [
              { key: 'label', title: 'What it is', part: text, needed: true, names: 'id' },
              { key: 'value', title: 'Moves it by', part: whole(-50, 50), needed: true },
              {
                key: 'kind',
                title: 'It counts as',
                part: {
                  kind: 'one',
                  of: LINE_KINDS.map((each) => ({ value: each, title: COUNTED[each] })),
                },
                needed: true,
              },
              ID,
            ],
          },
        },
      },
      NOTE,
    ],
  },
  begins: [
    { title: 'Empty', document: { format: 1, kind: 'tension-list', tension: '', source: '', lines: [] } },
  ],
  fileName: (document) => fieldOf(document, 'tension') || 'tension',
};

const start: FileForm = {
  kind: 'start',
  title: 'A start in the middle',
  about:
    'A game in progress: which turn it is, and what holds by now. Answer only what you know to be otherwise.',
  body: {
    kind: 'group',
    fields: [
      { key: 'year', title: 'Year', part: whole(FIRST_YEAR, LAST_YEAR), needed: true },
      {
        key: 'turn',
        title: 'Turn',
        part: {
          kind: 'one',
          of: SEASONS.map((each) => ({ value: each, title: render(WORDS, words(`turn.${each}`)) })),
          otherwise: 'Spring',
        },
      },
      {
        key: 'facts',
        title: 'What holds by now',
        about:
          'Only what you set goes into the file. In the middle of a year the DPs are those that each power had at its start: each camp then places them again in secret.',
        part: { kind: 'facts' },
      },
      { key: 'source', title: 'Which game it is, if you like', part: text },
      NOTE,
    ],
  },
  begins: [{ title: 'Empty', document: { format: 1, kind: 'start', year: null } }],
  fileName: (document) =>
    `start-${[fieldOf(document, 'turn'), fieldOf(document, 'year')].filter(Boolean).join('-')}`,
  groupOf,
  names: standingNames(),
};

/** The values of `standing.<target>`: 'germany/9' is Germany, 9: associated with the Axis. */
function standingNames(): Record<string, string> {
  const known = STANDINGS.map((value) => ({ value, standing: readStanding(value) }));
  return Object.fromEntries(
    known.flatMap(({ value, standing }): [string, string][] =>
      standing ? [[value, `${name(standing.power).title}, ${result(standing.result).title}`]] : [],
    ),
  );
}

function asRecord(document: Json): Readonly<Record<string, Json>> {
  return isRecord(document) ? (document as Readonly<Record<string, Json>>) : {};
}
function fieldOf(document: Json, key: string): string {
  const value = asRecord(document)[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The files of docs/tables.md: a start is read last, as it may name facts of the tables before it. */
export function fileForms(): readonly FileForm[] {
  return [countryTable, page, tensionList, start];
}
