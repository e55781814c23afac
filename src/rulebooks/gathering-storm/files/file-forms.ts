import { type FactSpec, type Json, type files, json } from '../../../kernel/index.ts';
import { startWith } from './data.ts';
import { namedTarget } from './file-names.ts';
import { PACK } from './pack-check.ts';
import type { GameData, Pack } from './pack.ts';
import { HOUSE } from '../packs/house.ts';
import { SHEET } from '../packs/sheet.ts';

const pack: files.FileForm = {
  kind: 'pack',
  title: 'A pack of your own',
  about:
    'What the sheet does not print: counters and their strengths, costs, targets, events. What you leave out stays unknown.',
  without: 'You say how strong each counter is, nothing is charged, and you enter what the totals come to.',
  body: PACK.part,
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
function start(on: Pack): files.FileForm {
  return {
    kind: 'start',
    title: 'A start of your own',
    about:
      'A game in progress: which turn it is, and what holds by now. Answer only what you know to be otherwise.',
    body: startWith(on).part,
    begins: [{ title: 'Empty', document: { format: 1, kind: 'start', year: null, season: '' } }],
    fileName: (document) =>
      ['start', ...(json.isRecord(document) ? [document['season'], document['year']] : [])]
        .filter(Boolean)
        .join('-'),
    groupOf: (_, spec) => groupOf(spec, on.targets),
  };
}

/** A fact stands under its target, or under its power. */
function groupOf({ question }: FactSpec, places: Pack['targets']): string {
  const { target, power: of } = question.args ?? {};
  const [about] = [target, of].filter((each) => typeof each === 'string');
  if (about === undefined) return 'The table';
  const called = places.find(({ id }) => id === about)?.name;
  return called ?? namedTarget(about).title;
}

/** The files of docs/packs.md: a start may speak of the targets of the pack before it. */
export const fileForms: files.FileForms = (data) => [
  pack,
  start((data as unknown as GameData | null)?.pack ?? SHEET),
];
