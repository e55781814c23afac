import { expect, it } from 'vitest';
import { answer, beginGame, newHeader, stateOf } from '../../kernel/game/game.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { asksOf, awaitingOf } from '../../kernel/game/play.ts';
import { sample } from '../../kernel/forms/sample.ts';
import { bindTable } from '../../kernel/game/table.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { COMMANDS } from './play-commands.ts';

const WORDS = [...Object.keys(COMMANDS), 'leave', 'quit'];
const MOVES = 60;

it.each(RULEBOOKS.flatMap((book) => book.scenarios.map(({ id }) => [book.id, id, book] as const)))(
  'offers nothing that the terminal takes for a word of its own: %s %s',
  (_, scenario, rulebook) => {
    const table = bindTable(rulebook, { scenario, rulings: {}, data: null });
    if (isRefusal(table)) throw new Error('no table');
    let game = beginGame(table, newHeader(table, 'typed'));
    const offered = new Set<string>();
    for (let n = 0; n < MOVES; n++) {
      const state = stateOf(game);
      const [seat] = awaitingOf(table, state);
      if (seat === undefined) break;
      const decision = asksOf(table, state, seat).find((each) => !each.optional && !each.held);
      if (!decision) break;
      const { form } = decision;
      if (form.kind === 'choose') for (const { value } of form.options) offered.add(value);
      if (form.kind === 'allocate') for (const { id } of form.rows) offered.add(id);
      const given = sample(form, (below) => (n * 7919) % below, table.rules.facts);
      const next = answer(game, { seat, decision: decision.id, answer: given ?? null });
      if (isRefusal(next)) throw new Error(JSON.stringify(next));
      game = next;
    }
    expect(WORDS.filter((word) => offered.has(word))).toEqual([]);
  },
);
