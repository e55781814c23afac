import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROOF } from '../../../scripts/tier.ts';
import { runCase } from '../../kernel/kit/conform.ts';
import type { Games } from '../../kernel/kit/reach.test-helper.ts';
import {
  type Fate,
  fatesOf,
  type FaredIn,
  type RememberedThing,
  rememberedFaults,
  rememberedIn,
} from '../../kernel/kit/remembered.test-helper.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import * as yearly from '../../rulebooks/a-world-at-war/turn/lifetimes.ts';
import * as stormy from '../../rulebooks/gathering-storm/lifetimes.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { OURS } from '../../rulebooks/ours.test-helper.ts';
import * as warring from '../../rulebooks/the-war-game/lifetimes.ts';
import { TOLD_FILE } from '../vocabulary/clauses.ts';
import { readCases } from './conform-file.ts';
import { isFailed } from '../output.ts';
import { ANEW, REMEMBERED_THINGS } from './remembered.test-helper.ts';
import { packageRoot } from '../root.ts';

// What rules set and what outlasts its turn says by what it counts, and a case shows it used, lapsed and used again.

/** Play the cases that a list names, and see how what it lists fared in each. */
function casesOf(book: Rulebook, list: readonly RememberedThing[]): FaredIn {
  const wanted = new Map(
    list.flatMap(({ case: shown }) =>
      shown === undefined ? [] : [[shown, list.filter((each) => each.case === shown).map(({ of }) => of)]],
    ),
  );
  const found = new Map<string, ReadonlyMap<string, Fate>>();
  const files = globSync(join(packageRoot(), 'conformance', book.id, '*.yaml'));
  for (const file of files.filter((each) => !each.endsWith(TOLD_FILE)).toSorted()) {
    const text = readFileSync(file, 'utf8');
    if (![...wanted.keys()].some((name) => text.includes(`case: ${name}`))) continue;
    const read = readCases(file);
    if (isFailed(read)) throw new Error(read.failed);
    for (const each of read.cases) {
      const names = wanted.get(each.name);
      if (!names) continue;
      const ended = (game: Parameters<typeof fatesOf>[0]): void =>
        void found.set(each.name, fatesOf(game, names));
      runCase(book, each, { told: read.told, ended });
    }
  }
  return found;
}

/** The fields of a position that begin anew with a stretch of play, by rulebook. */
const LIFETIMES: Readonly<Record<string, object>> = {
  'level-of-cooperation': {},
  'gathering-storm': stormy.freshTurn(),
  'the-war-game': { ...warring.freshTurn(), ...warring.freshPlayer() },
  'a-world-at-war': {
    ...yearly.freshYear(),
    ...yearly.freshTurn(null),
    ...yearly.freshPlayerTurn('axis'),
    ...yearly.freshPhase(),
  },
};

const gamesOf = ({ scenarios }: Rulebook): readonly Games[] =>
  scenarios.map(({ id: scenario }) => ({ setup: { scenario, rulings: {}, data: null }, seeds: 1, most: 60 }));

it('lists what each rulebook of the house remembers', () => {
  expect(Object.keys(REMEMBERED_THINGS)).toEqual(expect.arrayContaining([...OURS]));
});

/** A rulebook begins its list with what its own games show to need it. Most are played by the proof. */
const PLAYED = RULEBOOKS.filter(({ id }) => REMEMBERED_THINGS[id] && (PROOF || id === 'gathering-storm'));

describe.each(PLAYED)('what $id remembers', (book) => {
  it('counts by something, and a case shows it used, lapsed and used again', () => {
    const list = REMEMBERED_THINGS[book.id] ?? [];
    expect(rememberedFaults(rememberedIn(book, gamesOf(book)), list, casesOf(book, list))).toEqual([]);
  });
});

it.each(RULEBOOKS)('$id makes anew what is listed as such', ({ id }) => {
  const anew = new Set(Object.keys(LIFETIMES[id] ?? {}).map((field) => `open.${field}`));
  const listed = (REMEMBERED_THINGS[id] ?? []).filter(({ but }) => but === ANEW);
  expect(listed.filter(({ of }) => !anew.has(of))).toEqual([]);
});

it('notices what is not listed, and an entry without its case or reason', () => {
  const cases: FaredIn = new Map([['a-case', new Map<string, Fate>([['flags', 'once']])]]);
  const faults = (list: readonly RememberedThing[]): readonly string[] =>
    rememberedFaults(new Set(['flags']), list, cases);
  expect(faults([])).toEqual(['flags is remembered, and not listed']);
  expect(faults([{ of: 'flags', counts: ' ', case: 'a-case' }])).toEqual([
    'flags is listed without saying by what it counts',
  ]);
  expect(faults([{ of: 'flags', counts: 'this turn' }])).toEqual([
    'flags has neither a case nor a reason why there is none',
  ]);
  expect(faults([{ of: 'flags', counts: 'this turn', case: 'no-case' }])).toEqual([
    'flags: there is no case no-case',
  ]);
  expect(faults([{ of: 'flags', counts: 'this turn', case: 'a-case' }])).toEqual([
    'flags is not set, lapsed and set again in a-case',
  ]);
  const once = { of: 'flags', counts: 'for good', case: 'a-case', but: 'no rule ends it' };
  expect(faults([once])).toEqual([]);
  expect(faults([once, once])).toEqual(['flags is listed twice']);
  expect(faults([once, { of: 'ring', counts: 'for good', case: 'a-case', but: 'no rule ends it' }])).toEqual([
    'ring is not set in a-case',
  ]);
});
