import type { ClauseEntry } from '../../kernel/clause.ts';
import type { Entry, Place } from './rule.ts';
import { ENTRIES } from './territories.ts';

// The index of the guide: its entries, rule by rule, and its general rules.

/** What the letters of a rule's id stand for in the index. */
const KINDS: Readonly<Record<string, string>> = {
  AX: 'attacked by an Axis nation',
  AL: 'attacked by an Ally',
  U: 'unrest',
  O: 'occupation',
  E: 'what happens by itself',
  R: 'after Total Control',
  S: 'the strait',
  I: 'influence',
  M: 'a bonus for influence',
};

/** Clauses that another rule of their entry does: Norway's higher class stands in its influence. */
const WITHIN: Readonly<Record<string, readonly string[]>> = { NOR: ['NOR.M2'] };

function titleOf(name: string, id: string): string {
  const [, rule = ''] = id.split('.');
  const letters = /^[A-Z]+/.exec(rule)?.[0] ?? '';
  return `${name}: ${KINDS[letters] ?? 'the whole entry'} (${rule})`;
}

/** 'entries/argentina.ts#ARGENTINA'. */
function whereOf({ name }: Entry): string {
  const words = name.split(/[ /]/);
  return `the-war-game/entries/${words.join('-').toLowerCase()}.ts#${words.join('_').toUpperCase()}`;
}

function ofColony(entry: Entry, { entry: id, name }: Place): ClauseEntry[] {
  if (id === undefined) return [];
  const own = ['FAE', 'GRL', 'ICE'].includes(id);
  const boxes = own ? [`${id}.AX`, `${id}.AL`] : [];
  return [
    { clause: id, title: name, kind: 'enforced', where: whereOf(entry) },
    ...boxes.map(
      (clause): ClauseEntry => ({
        clause,
        title: titleOf(name, clause),
        kind: 'enforced',
        where: whereOf(entry),
      }),
    ),
  ];
}

function ofEntry(entry: Entry): ClauseEntry[] {
  const { id, name, rules } = entry;
  // a rule in two parts is one clause
  const own = [...rules.map((rule) => rule.id), ...(WITHIN[id] ?? []), `${id}.AX`, `${id}.AL`].filter(
    (each) => !each.includes('/'),
  );
  return [
    { clause: id, title: name, kind: 'heading' },
    ...own.map(
      (clause): ClauseEntry => ({
        clause,
        title: titleOf(name, clause),
        kind: 'enforced',
        where: whereOf(entry),
      }),
    ),
    ...(entry.colonies ?? []).flatMap((place) => ofColony(entry, place)),
  ];
}

const at = (file: string): string => `the-war-game/${file}`;

/** The general rules that stand beside the stories; those of wars on neutrals stand with them. */
const GENERAL: readonly ClauseEntry[] = [
  {
    clause: 'G.A1',
    title: 'One class of five toward each nation',
    kind: 'computed',
    where: at('marks.ts#classOf'),
  },
  { clause: 'G.A2', title: 'Neutral', kind: 'enforced', where: at('attack/a4-entry.ts#entryBar') },
  {
    clause: 'G.A3',
    title: 'No class is given away',
    kind: 'enforced',
    where: at('attack/a4-entry.ts#entryBar'),
  },
  {
    clause: 'G.A4',
    title: 'The rights of each class',
    kind: 'enforced',
    where: at('attack/a4-entry.ts#entryBar'),
  },
  {
    clause: 'G.A5',
    title: 'Economic and Friendly are not ranked',
    kind: 'computed',
    where: at('marks.ts#RANK'),
  },
  {
    clause: 'G.A6',
    title: 'Half value under Total Control',
    kind: 'directive',
    where: at('marking.ts#markPlaces'),
  },
  {
    clause: 'G.A9',
    title: 'Three are always neutral',
    kind: 'enforced',
    where: at('attack/c-boxes.ts#alwaysNeutral'),
  },
  { clause: 'G.F1', title: 'The parts of a turn', kind: 'enforced', where: at('sequence.ts#SEQUENCE') },
  { clause: 'G.F2', title: 'The order of the players', kind: 'enforced', where: at('unrest.ts#unrest') },
  { clause: 'G.F3', title: 'Effects at once', kind: 'enforced', where: at('effects.ts#act') },
  {
    clause: 'G.F4',
    title: 'A war counts from the next turn',
    kind: 'enforced',
    where: at('wars.ts#warBefore'),
  },
  { clause: 'G.G1', title: 'Who rolls, unaltered', kind: 'enforced', where: at('unrest.ts#unrest') },
  { clause: 'G.G2', title: 'Until successful', kind: 'enforced', where: at('docket.ts#drawn') },
  { clause: 'G.H1', title: 'Occupation counts land units', kind: 'computed', where: at('forces.ts#isThere') },
  {
    clause: 'G.H2',
    title: 'How land units may come',
    kind: 'enforced',
    where: at('attack/a4-entry.ts#entryBar'),
  },
  { clause: 'G.H3', title: 'Superior occupation', kind: 'computed', where: at('forces.ts#strengthOf') },
  { clause: 'G.H4', title: 'A superior threat', kind: 'computed', where: at('facts.ts#threat') },
  { clause: 'G.J8', title: 'No money in unrest', kind: 'enforced', where: at('unrest.ts#unrest') },
  { clause: 'G.K1', title: 'The examples of the text', kind: 'heading' },
  { clause: 'G.L1', title: 'The start of 1942', kind: 'computed', where: at('starts.ts#startOf') },
];

/** Every clause of the guide but those of part II and of wars on neutrals. */
export const CLAUSES: readonly ClauseEntry[] = [...ENTRIES.flatMap(ofEntry), ...GENERAL];
