import { expect, it } from 'vitest';
import {
  type Game,
  answer,
  asksOf,
  awaitingOf,
  bindTable,
  isRefusal,
  newHeader,
  openGame,
  record,
  stateOf,
} from '../../kernel/kit/front.test-helper.ts';
import type { Json, frame } from '../../kernel/index.ts';
import type { Decision } from '../../kernel/solo/index.ts';
import { aWorldAtWar } from './index.ts';
import type { Open } from './state.ts';

function accepted<T>(result: T | frame.Refusal): T {
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return result;
}

/** The Axis name Rumania with one DP there; whatever is asked of the map is no or 0, and each die falls 4. */
function given({ id, form }: Decision, { table }: Game): Json {
  if (form.kind === 'roll') return form.dice.map(() => 4);
  if (id.endsWith('/european-axis/allocate')) return { 'germany/rumania': 1 };
  if (id.endsWith('/european-axis/name')) return { rumania: 1 };
  if (form.kind !== 'report') return {};
  const values = form.facts.map((key) => {
    const type = table.rules.facts[key]?.type;
    const value = key.startsWith('dp.allotment') ? 3 : type?.kind === 'boolean' ? false : 0;
    return [key, { value, as: 'change' }];
  });
  return Object.fromEntries(values);
}

/** A game whose Axis phase, with its roll for Rumania, has ended. */
function afterThePhase(): Game {
  const choice = { scenario: 'european-1940', rulings: {}, data: null };
  const table = accepted(bindTable(aWorldAtWar, choice));
  let game = accepted(openGame(aWorldAtWar, newHeader(table, 'typed')));
  while ((stateOf(game).position.open as Open).phase === 'axis') {
    const state = stateOf(game);
    const [seat = ''] = awaitingOf(table, state);
    const asked = asksOf(table, state, seat).find((each) => !each.optional && each.held === undefined);
    if (!asked) throw new Error('nobody is asked');
    game = accepted(answer(game, { seat, decision: asked.id, answer: given(asked, game) }));
  }
  return game;
}

function correct(game: Game, fact: string, value: number) {
  const report = asksOf(game.table, stateOf(game), 'table').find(({ id }) => /^standing-.*report$/.test(id));
  const told = { [fact]: { value, as: 'correction' } };
  const after = accepted(answer(game, { seat: 'table', decision: report?.id ?? '', answer: told }));
  return { line: record(after, 'western-allies').at(-1), facts: stateOf(after).position.open.facts };
}

it('a forgotten line of a roll is put right after its phase, and the roll it changes is named', () => {
  const game = afterThePhase();
  const { facts } = stateOf(game).position.open;
  expect(facts['table.other.rumania']).toMatchObject({ as: 'lapsed', was: 0 });
  const { line, facts: after } = correct(game, 'table.other.rumania', 2);
  expect(line?.affects).toMatchObject([
    {
      sheet: 'diplomatic-roll/rumania',
      before: { total: { min: 5, max: 5 } },
      after: { total: { min: 7, max: 7 } },
    },
  ]);
  // it says what was right then, and nothing of now
  expect(after['table.other.rumania']).toMatchObject({ value: null, as: 'lapsed', was: 2 });
});

it('what no sheet has read touches none', () => {
  expect(correct(afterThePhase(), 'unbuilt.spain', 2).line).not.toHaveProperty('affects');
});
