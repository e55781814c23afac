import type { FactSpec } from '../../kernel/facts.ts';
import type { Field, FileForm, FileForms, Named, Part } from '../../kernel/file-form.ts';
import { isRecord, type Json } from '../../kernel/json.ts';
import { bookOf } from '../../kernel/texts.ts';
import { renderValue, wordBook } from '../../kernel/words.ts';
import { REGION_IDS } from './4.16-regions.ts';
import { FIRST_YEAR, LAST_YEAR } from './data.ts';
import { MADE_NAMES, say } from './names.words.ts';
import type { GameData, Pack } from './pack.ts';
import { HOUSE } from './packs/house.ts';
import { SHEET } from './packs/sheet.ts';
import { POWERS, SIDES } from './powers.ts';
import { CIVIL_WARS } from './standing.ts';
import { SEASONS } from './state.ts';

function named(value: string, title: string): Named {
  return { value, title: title.charAt(0).toUpperCase() + title.slice(1) };
}
const NAMES = wordBook(bookOf(say), MADE_NAMES);
const name = (id: string): Named => named(id, renderValue(NAMES, id));
const whole = (min: number, max: number): Part => ({ kind: 'whole', min, max });
const text: Part = { kind: 'text' };
const ids: Part = { kind: 'ids' };
const POWER_NAMES = POWERS.map(name);
const power: Part = { kind: 'one', of: POWER_NAMES };
const NOTE: Field = {
  key: 'note',
  title: 'Note',
  about: 'Whatever else you want to say of it.',
  part: { kind: 'text', long: true },
};
const idOf = (about: string): Field => ({ key: 'id', title: 'Short name', about, part: text, needed: true });
const SHORT_NAMES = 'Short names with commas between.';

const targets: Field = {
  key: 'targets',
  title: 'Diplomatic targets',
  about: 'Left out: the sixteen minor countries that the sheet names.',
  part: {
    kind: 'list',
    one: 'Target',
    fold: true,
    begin: { id: '' },
    item: {
      kind: 'group',
      fields: [
        {
          key: 'name',
          title: 'Name',
          about: 'Only of a country that the sheet does not name.',
          part: text,
          names: 'id',
        },
        idOf('Small letters, digits and hyphens.'),
        {
          key: 'region',
          title: 'Region',
          part: { kind: 'one', of: REGION_IDS.map(name), otherwise: 'As the sheet has it, or none' },
        },
      ],
    },
  },
};

const KINDS: readonly Named[] = [
  { value: 'extra', title: 'One more counter, above the limit' },
  { value: 'permit', title: 'A counter where none may lie, within the limit' },
  { value: 'fixed', title: 'A modifier in its one target' },
  { value: 'regional', title: 'A modifier in one target of a region' },
];

const events: Field = {
  key: 'events',
  title: 'Events',
  about: 'Beside those of the sheet; one with the short name of another takes its place.',
  part: {
    kind: 'list',
    one: 'Event',
    fold: true,
    begin: { id: '', title: '', holder: '', kind: '' },
    item: {
      kind: 'group',
      fields: [
        { key: 'title', title: 'What the card says', part: text, needed: true, names: 'id' },
        idOf('Small letters, digits and hyphens; made from the text above.'),
        { key: 'holder', title: 'Whose event', part: power, needed: true },
        { key: 'kind', title: 'What it does', part: { kind: 'one', of: KINDS }, needed: true },
        {
          key: 'targets',
          title: 'Targets',
          about: `${SHORT_NAMES} Left out: any, or not known.`,
          part: ids,
        },
        { key: 'value', title: 'Modifier', part: whole(1, 9) },
        { key: 'number', title: 'Number on the card', part: whole(1, 999), more: true },
        { key: 'benefits', title: 'Who benefits, if another', part: power, more: true },
        {
          key: 'overrides',
          title: 'What a permit goes over',
          part: {
            kind: 'several',
            of: [
              { value: 'lists', title: 'The lists of countries' },
              { value: 'purge', title: 'A forgone phase of the purge' },
            ],
          },
          more: true,
        },
        {
          key: 'conquests',
          title: 'May raise support in a conquest instead',
          part: { kind: 'flag' },
          more: true,
        },
      ],
    },
  },
};

const results: Field = {
  key: 'results',
  title: 'What margins are worth',
  about: 'Used with the ruling that reads results from a table. Rows follow each other; the last has no end.',
  part: {
    kind: 'list',
    one: 'Row',
    begin: { from: null, steps: null },
    item: {
      kind: 'group',
      fields: [
        { key: 'from', title: 'Margin from', part: whole(1, 99), needed: true },
        { key: 'to', title: 'to', part: whole(1, 99) },
        { key: 'steps', title: 'Flags', part: whole(0, 9), needed: true },
      ],
    },
  },
};

const costs: Field = {
  key: 'costs',
  title: 'Costs in tile points',
  part: {
    kind: 'map',
    of: [
      { value: 'diplomatic', title: 'A diplomatic counter' },
      { value: 'military', title: 'A military counter' },
      { value: 'antiComintern', title: 'The anti-Comintern counter' },
      { value: 'covert', title: 'A covert operation' },
    ],
    each: whole(0, 99),
  },
};

const counters: Field = {
  key: 'counters',
  title: 'Strengths of the diplomatic counters',
  about: 'One number for each counter; of all five powers, or of none.',
  part: {
    kind: 'map',
    of: POWER_NAMES,
    each: { kind: 'list', one: 'Counter', item: whole(0, 9), begin: null },
  },
};

const factions: Field = {
  key: 'factions',
  title: 'Factions of civil wars',
  part: {
    kind: 'map',
    of: CIVIL_WARS.map(name),
    each: {
      kind: 'group',
      fields: SIDES.map((side) => ({ key: side, title: name(side).title, part: text, needed: true })),
    },
  },
};

const pack: FileForm = {
  kind: 'pack',
  title: 'A pack of your own',
  about:
    'What the sheet does not print: counters and their strengths, costs, targets, events. What you leave out stays unknown.',
  body: {
    kind: 'group',
    fields: [
      { key: 'title', title: 'What it is called', part: text, needed: true },
      counters,
      { key: 'military', title: 'Strength of a military counter', part: whole(0, 9) },
      { key: 'antiComintern', title: 'Strength of the anti-Comintern counter', part: whole(0, 9) },
      {
        key: 'antiCominternTargets',
        title: 'Where the anti-Comintern counter may lie',
        about: `${SHORT_NAMES} Left out: anywhere.`,
        part: ids,
      },
      costs,
      {
        key: 'operationsInTarget',
        title: 'Covert operations of a power in one target, at most',
        part: whole(0, 9),
      },
      targets,
      {
        key: 'allowed',
        title: 'Where a power may place at all',
        about: `${SHORT_NAMES} A power left out: anywhere.`,
        part: { kind: 'map', of: POWER_NAMES, each: ids },
      },
      events,
      factions,
      results,
      NOTE,
    ],
  },
  begins: [
    { title: 'Empty', document: { format: 1, kind: 'pack', title: '' } },
    { title: 'From the house values', document: houseDocument() },
  ],
  fileName: () => 'pack',
};

/** The house values as a file that players can change. */
function houseDocument(): Record<string, Json> {
  const {
    counters: sets,
    military,
    antiComintern,
    costs: charged,
    operationsInTarget,
    factions: sides,
  } = HOUSE;
  const values = {
    counters: sets,
    military,
    antiComintern,
    costs: charged,
    operationsInTarget,
    factions: sides,
  };
  return { format: 1, kind: 'pack', title: 'House values, changed', ...(values as Record<string, Json>) };
}

/** How a game begins with a pack. */
function start({ targets: places }: Pack): FileForm {
  return {
    kind: 'start',
    title: 'A start of your own',
    about:
      'A game in progress: which turn it is, and what holds by now. Answer only what you know to be otherwise.',
    body: {
      kind: 'group',
      fields: [
        { key: 'year', title: 'Year', part: whole(FIRST_YEAR, LAST_YEAR), needed: true },
        { key: 'season', title: 'Season', part: { kind: 'one', of: SEASONS.map(name) }, needed: true },
        {
          key: 'facts',
          title: 'What holds by now',
          about: 'Only what you set goes into the file.',
          part: { kind: 'facts' },
        },
        NOTE,
      ],
    },
    begins: [{ title: 'Empty', document: { format: 1, kind: 'start', year: null, season: '' } }],
    fileName: (document) =>
      ['start', ...(isRecord(document) ? [document['season'], document['year']] : [])]
        .filter(Boolean)
        .join('-'),
    groupOf: (_, spec) => groupOf(spec, places),
  };
}

/** A fact stands under its target, or under its power. */
function groupOf({ question }: FactSpec, places: Pack['targets']): string {
  const { target, power: of } = question.args ?? {};
  const [about] = [target, of].filter((each) => typeof each === 'string');
  if (about === undefined) return 'The table';
  const called = places.find(({ id }) => id === about)?.name;
  return called ?? name(about).title;
}

/** The files of docs/packs.md: a start may speak of the targets of the pack before it. */
export const fileForms: FileForms = (data) => [
  pack,
  start((data as unknown as GameData | null)?.pack ?? SHEET),
];
