import { expect, it } from 'vitest';
import {
  asksOf,
  awaitingOf,
  bindTable,
  firstState,
  isRefusal,
  play,
  sample,
} from '../kernel/kit/front.test-helper.ts';
import { RULEBOOKS } from './index.ts';
import { isOurs } from './ours.test-helper.ts';

/** Decisions by whose nothing something due is given up: their button says what. */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  'a-world-at-war': ['name', 'react'],
  'gathering-storm': ['place'],
  'the-war-game': ['attempts'],
  'level-of-cooperation': [],
};

/** By whose nothing nothing is given up that was due, and why; where points are left, every form says how many. */
const NEED_NOT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a-world-at-war': {
    allocate: 'the button says how many points are not placed',
    covert: 'what a camp has it keeps',
    subversion: 'the level is reached for good',
  },
  'gathering-storm': {
    changes: 'a report: nothing has changed',
    opening: 'a report: nothing was drawn',
    cards: 'a report: nothing is held',
    flexible: 'a seat uses an event or not; the question says so',
    covert: 'the question says that none is an answer',
    subvert: 'an option of its own says it',
    seal: 'a seat uses what it has or not; the question says that nothing is an answer',
    operations: 'what was planned is kept or changed, and stands in the form; the question says so',
  },
  'the-war-game': {
    wish: 'an option of its own says it: not this turn',
    influence: 'a report: nothing has succeeded',
    declarations: 'a report: nothing has changed',
    news: 'a report; of several turns the button names them',
  },
  'level-of-cooperation': { choose: 'an option of its own says it: no roll this turn' },
};

it.each(RULEBOOKS.filter(isOurs).map((each) => [each.id, each] as const))(
  '%s: each nothing says what it gives up, or need not',
  (id, book) => {
    const can = book.decisions.filter(({ nothing }) => nothing !== undefined).map(({ name }) => name);
    const listed = [...(SAYS[id] ?? []), ...Object.keys(NEED_NOT[id] ?? {})];
    expect(listed.toSorted()).toEqual([...new Set(can)].toSorted());
  },
);

it.each(RULEBOOKS.map((each) => [each.id, each] as const))('%s: says it whenever it is asked', (id, book) => {
  const says = SAYS[id] ?? [];
  const met = new Set<string>();
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (const { id: scenario } of book.scenarios) {
    const table = bindTable(book, { scenario, rulings: {}, data: null });
    if (isRefusal(table)) throw new Error(table.refused.key);
    let state = firstState(table);
    // a few of each are enough
    for (let i = 0; i < (says.every((each) => met.has(each)) ? 20 : 80); i++) {
      const asked = awaitingOf(table, state).flatMap((seat) =>
        asksOf(table, state, seat).filter((each) => !each.optional && each.held === undefined),
      );
      for (const each of asked) {
        const name = each.id.slice(each.id.lastIndexOf('/') + 1);
        if (!says.includes(name) || each.form.kind !== 'allocate') continue;
        met.add(name);
        expect(each.nothing, each.id).toBeDefined();
      }
      const [decision] = asked;
      if (!decision) break;
      const answer = sample(decision.form, random, table.rules.facts) ?? null;
      const done = play(table, state, { seat: decision.seat, decision: decision.id, answer });
      if (isRefusal(done)) break;
      state = done.state;
    }
  }
  expect(says.filter((each) => !met.has(each) && each !== 'react')).toEqual([]);
});
