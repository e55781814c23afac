import { files } from '../../../kernel/index.ts';
import { ID } from './file-fields.ts';
import { LASTS, MOST, WIDEST } from './lines.ts';

// How the modifiers of a country's table, and the facts that it brings along, are asked for. lines.ts reads them.

const HOLDS: Readonly<Record<(typeof LASTS)[number], string>> = {
  phase: 'the phase',
  turn: 'the turn',
  year: 'the year',
  ever: 'good',
};
const LASTING: files.Field = {
  key: 'lasts',
  title: 'An answer holds for',
  part: {
    kind: 'one',
    of: LASTS.map((each) => ({ value: each, title: HOLDS[each] })),
    otherwise: 'the phase',
  },
};

const ASKED: readonly files.Way[] = [
  { title: 'The players are asked: yes or no', fields: [LASTING], begin: {} },
  {
    title: 'The players are asked: how many',
    fields: [{ key: 'most', title: 'At most', part: files.whole(1, WIDEST).part, needed: true }, LASTING],
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

/** The modifiers of a country's table. */
export const MODIFIERS: files.FilePart = {
  kind: 'list',
  one: 'Modifier',
  begin: { id: '', label: '', value: null },
  item: {
    kind: 'group',
    fields: [
      { key: 'label', title: 'What it is', part: files.text.part, needed: true, names: 'id' },
      {
        key: 'value',
        title: 'Counts',
        about: 'Plus for the Axis, minus for the Allies.',
        part: files.whole(-MOST, MOST).part,
        needed: true,
      },
      { key: 'id', ...ID.field },
      {
        key: 'clause',
        title: 'Clause or row of the rules',
        about: 'Cited in place of 49.4265.',
        part: files.text.part,
        more: true,
      },
    ],
    ways: ASKED,
  },
};

/** The facts that a country's table brings along. */
export const FACTS: files.FilePart = {
  kind: 'list',
  one: 'Fact',
  begin: { id: '', question: '' },
  item: {
    kind: 'group',
    fields: [
      {
        key: 'question',
        title: 'What the players are asked',
        part: files.text.part,
        needed: true,
        names: 'id',
      },
      LASTING,
      { key: 'id', ...ID.field },
    ],
    ways: [
      { title: 'Yes or no', fields: [], begin: {} },
      {
        title: 'A number',
        fields: [
          {
            key: 'least',
            title: 'At least',
            about: '0 if left out.',
            part: files.whole(-WIDEST, WIDEST).part,
          },
          { key: 'most', title: 'At most', part: files.whole(-WIDEST, WIDEST).part, needed: true },
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
};
