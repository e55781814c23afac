import type { Field, FileForm, Named, Part } from '../../kernel/file-form.ts';
import type { Json } from '../../kernel/json.ts';
import { bookOf } from '../../kernel/texts.ts';
import { renderValue } from '../../kernel/words.ts';
import { EXAMPLE_CARD } from './card.example.ts';
import { type Card, type GameData, UNIT_TYPES } from './card.ts';
import { say } from './names.words.ts';
import { END_OF_TRACK, NATION_IDS, REGIONS } from './nations.ts';

const NAMES = bookOf(say);

function named(value: string, title: string): Named {
  return { value, title: title.charAt(0).toUpperCase() + title.slice(1).replaceAll('-', ' ') };
}
const NATIONS = NATION_IDS.map((id) => named(id, renderValue(NAMES, id)));
const nation: Part = { kind: 'one', of: NATIONS };
const text: Part = { kind: 'text' };
const flag: Part = { kind: 'flag' };
const count: Part = { kind: 'whole', min: 0, max: 99 };
const level: Part = { kind: 'whole', min: -END_OF_TRACK, max: END_OF_TRACK };
const NAME: Field = { key: 'name', title: 'Name', part: text, needed: true, names: 'id' };
const ID: Field = {
  key: 'id',
  title: 'Short name',
  about: 'Small letters, digits and hyphens; made from the name. Neighbours name it.',
  part: text,
  needed: true,
};

const territories: Field = {
  key: 'territories',
  title: 'Territories',
  about: 'Held by a nation at the start. Each of the six nations needs exactly one capital.',
  needed: true,
  part: {
    kind: 'list',
    one: 'Territory',
    fold: true,
    begin: { id: '', name: '', owner: '' },
    item: {
      kind: 'group',
      fields: [
        NAME,
        ID,
        { key: 'owner', title: 'Held by', part: nation, needed: true },
        { key: 'capital', title: 'Its capital', part: flag },
        { key: 'home', title: 'Homeland: no colony', part: flag },
      ],
    },
  },
};

const neutrals: Field = {
  key: 'neutrals',
  title: 'Neutrals',
  needed: true,
  part: {
    kind: 'list',
    one: 'Neutral',
    fold: true,
    begin: { id: '', name: '', regions: [], adjacent: [], value: null },
    item: {
      kind: 'group',
      fields: [
        NAME,
        ID,
        {
          key: 'regions',
          title: 'Regions',
          part: { kind: 'several', of: REGIONS.map((each) => named(each, each)) },
          needed: true,
        },
        {
          key: 'adjacent',
          title: 'Neighbours',
          about: 'Short names with commas between; two neutrals name each other.',
          part: { kind: 'ids' },
          needed: true,
        },
        { key: 'value', title: 'Income', part: count, needed: true },
        {
          key: 'army',
          title: 'Army',
          part: { kind: 'map', of: UNIT_TYPES.map((each) => named(each, each)), each: count },
        },
        { key: 'level', title: 'Level, from -5 (Axis) to +5 (Allies)', part: level },
        { key: 'marker', title: 'Marker, from level 3 on', part: nation },
      ],
    },
  },
};

const card: FileForm = {
  kind: 'card',
  title: 'A card of your own',
  about:
    'The neutrals with their neighbours, values, armies and start levels, and who holds the rest of the world.',
  body: {
    kind: 'group',
    fields: [
      { key: 'title', title: 'What it is called', part: text, needed: true },
      territories,
      neutrals,
      {
        key: 'allotted',
        title: 'Neutrals of a nation beyond its sphere',
        about: 'Short names with commas between.',
        part: { kind: 'map', of: NATIONS, each: { kind: 'ids' } },
      },
      { key: 'note', title: 'Note', part: { kind: 'text', long: true } },
    ],
  },
  begins: [
    { title: 'Empty', document: { format: 1, kind: 'card', title: '', territories: [], neutrals: [] } },
    {
      title: 'From the example card',
      document: { format: 1, kind: 'card', ...(EXAMPLE_CARD as unknown as Record<string, Json>) },
    },
  ],
  fileName: () => 'card',
};

/** How a game begins on a card. */
function start({ neutrals, territories }: Card): FileForm {
  const places = (list: readonly { id: string; name: string }[]): Named[] =>
    list.map((each) => ({ value: each.id, title: each.name }));
  const holders = [...NATIONS, named('nobody', renderValue(NAMES, 'nobody'))];
  return {
    kind: 'start',
    title: 'A start of your own',
    about:
      'Where a game begins on its card: levels, markers, what has been taken; or the middle of a game. Only what you set counts.',
    body: {
      kind: 'group',
      fields: [
        {
          key: 'round',
          title: 'Round',
          about: 'To begin in mid-game.',
          part: { kind: 'whole', min: 1, max: 99 },
        },
        { key: 'nation', title: 'Nation to move', about: 'To begin in mid-game.', part: nation },
        { key: 'rounds', title: 'Rounds in all', part: { kind: 'whole', min: 1, max: 99 } },
        {
          key: 'levels',
          title: 'Levels, from -5 (Axis) to +5 (Allies)',
          part: { kind: 'map', of: places(neutrals), each: level },
        },
        {
          key: 'markers',
          title: 'Markers, from level 3 on',
          part: { kind: 'map', of: places(neutrals), each: nation },
        },
        {
          key: 'captured',
          title: 'Neutrals taken by attack',
          part: { kind: 'map', of: places(neutrals), each: nation },
        },
        {
          key: 'replaced',
          title: 'Native units replaced after an attack, by those of',
          part: { kind: 'map', of: places(neutrals), each: nation },
        },
        {
          key: 'movers',
          title: 'Who moved a neutral last',
          about: 'Only where ruling A6 gives its benefits to that nation alone.',
          part: { kind: 'map', of: places(neutrals), each: nation },
        },
        {
          key: 'control',
          title: 'Territories held by another',
          part: { kind: 'map', of: places(territories), each: { kind: 'one', of: holders } },
        },
        {
          key: 'order',
          title: 'Order of play',
          about: 'Each of the six nations once.',
          part: { kind: 'list', one: 'Nation', item: nation, begin: '' },
        },
      ],
    },
    begins: [{ title: 'Empty', document: { format: 1, kind: 'start' } }],
    fileName: () => 'start',
  };
}

/** The files of docs/cards.md: a start changes the card before it, or the example. */
export function fileForms(data: Json): readonly FileForm[] {
  return [card, start((data as unknown as GameData | null)?.card ?? EXAMPLE_CARD)];
}
