import { describe, expect, it } from 'vitest';
import { bindTable, isRefusal } from '../kernel/kit/front.test-helper.ts';
import type { FactKey, FactSpec } from '../kernel/index.ts';
import { RULEBOOKS } from './index.ts';
import { OURS } from './ours.test-helper.ts';

// What outlasts its turn is kept or set by the rules, and put right from now on with everybody's consent, or it is the table's.

/** What is the table's to say, by kinds of facts, and why: of the rest a rulebook says that the rules keep or set it. */
const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'level-of-cooperation': { 'who holds what on the map': 'control captured' },
  'gathering-storm': {
    'it happens on the map, and comes from other rules of the game': 'ring civil-war conquered',
    'it comes from the charts of the game': 'cohesion pact war',
  },
  'a-world-at-war': {
    'it is declared or done by players':
      'war war-since war-declared at-war aggressor german-declaration norway west vichy in-play atomic firestormed',
    'who holds what on the map, conquests too':
      'conquered france control colony axis-in-britain french-hexes home-hexes occupied islands base objectives',
    'the table counts it on the map or on the sheets of the game':
      'brp dp undefended rgt axis-in-africa cumulative cooperation surrendered-minor oil-effects transports unbuilt-factors navy western-front russians ics foreign-factors finland',
    'it stands in the country tables': 'extra effect brps star minor-brps',
  },
  'the-war-game': {
    'it stands on the map': 'units holder value threat vichy',
    'it is declared or done by players': 'war phony-war struck',
  },
};

it('lists what is the table\u2019s in each rulebook of the house', () => {
  expect(Object.keys(TABLES)).toEqual(expect.arrayContaining([...OURS]));
});

const lasts = ({ by, owner, lasts: how }: FactSpec): boolean =>
  by === undefined && owner === undefined && (how === 'ever' || how === 'year');

describe.each(RULEBOOKS)('in $id', (book) => {
  const all = book.scenarios.flatMap(({ id: scenario }) => {
    const table = bindTable(book, { scenario, rulings: {}, data: null });
    if (isRefusal(table)) throw new Error(table.refused.key);
    return Object.entries(table.rules.facts);
  });
  const kind = (key: FactKey): string => key.split('.')[0] ?? key;

  it('what lasts and neither is kept nor set by the rules is the table\u2019s, and says why', () => {
    const tables = all.filter(([, spec]) => lasts(spec) && !spec.kept && !spec.byRules);
    const found = [...new Set(tables.map(([key]) => kind(key)))].toSorted();
    // of a rulebook that is not listed yet all of it is the table's
    const listed = TABLES[book.id]
      ? Object.values(TABLES[book.id] ?? {}).flatMap((kinds) => kinds.split(' '))
      : found;
    expect(found).toEqual(listed.toSorted());
  });

  it('what the rules make of a fact stands on the map only where they keep or set it', () => {
    const loose = all.filter(([, { onMap, kept, byRules }]) => onMap && !kept && !byRules);
    expect(loose.map(([key]) => key)).toEqual([]);
  });
});

it.each([
  ['a-world-at-war', 'standing.turkey surrendered.france britain.level russia.lowest spy-ring.russia.turkey'],
  ['a-world-at-war', 'election-result.europe us.peace.germany embargo.japan france.vichy china.in-force'],
  ['gathering-storm', 'flags.germany.turkey'],
  ['the-war-game', 'class.bulgaria.germany government.ARG'],
])('of %s stand on the map %s', (id, keys) => {
  const book = RULEBOOKS.find((each) => each.id === id);
  const schemas = (book?.scenarios ?? []).flatMap(({ id: scenario }) => {
    const table = book && bindTable(book, { scenario, rulings: {}, data: null });
    return table && !isRefusal(table) ? [table.rules.facts] : [];
  });
  for (const key of keys.split(' '))
    expect(
      schemas.some((facts) => facts[key]?.onMap),
      key,
    ).toBe(true);
});
