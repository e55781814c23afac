import type { FileForm } from '../../kernel/file-form.ts';
import { bookOf } from '../../kernel/texts.ts';
import { render } from '../../kernel/words.ts';
import { FIRST_YEAR, LAST_YEAR } from './49-diplomacy/12-worksheet.ts';
import { countryTable } from './file-forms/country.ts';
import {
  name,
  text,
  whole,
  ID,
  SOURCE,
  COMPLETE,
  NOTE,
  groupOf,
  standingNames,
  fieldOf,
} from './file-forms/parts.ts';
import { isOfTheStart } from './middle.ts';
import { POWER_IDS } from './powers.ts';
import { say } from './sequence.words.ts';
import { SEASONS } from './state.ts';
import { ELECTION_LINES, LEVELS, LINE_KINDS, TENSIONS } from './tables/tensions.ts';

const page: FileForm = {
  kind: 'dp-page',
  title: 'DP page',
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

const BY_ELECTION: Readonly<Record<(typeof ELECTION_LINES)[number], string>> = {
  before: 'only until one has gone badly',
  after: 'only after one has gone badly',
};

const tensionList: FileForm = {
  kind: 'tension-list',
  title: 'Tension list',
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
              {
                key: 'election',
                title: 'And a U.S. election',
                about: 'Where one went badly some lines no longer count, and others only then.',
                part: {
                  kind: 'one',
                  of: ELECTION_LINES.map((each) => ({ value: each, title: BY_ELECTION[each] })),
                  otherwise: 'no matter: it counts before and after',
                },
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
  title: 'A mid-game start',
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
          of: SEASONS.map((each) => ({ value: each, title: render(bookOf(say), say.turn[each]()) })),
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
  isOpen: isOfTheStart,
  groupOf,
  names: standingNames(),
};

/** The files of docs/tables.md: a start is read last, as it may name facts of the tables before it. */
export function fileForms(): readonly FileForm[] {
  return [countryTable, page, tensionList, start];
}
