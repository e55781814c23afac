import { expect, it } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import type { Decision } from '../../kernel/forms/decision.ts';
import { own } from '../../kernel/json.ts';
import { answer, type Game, beginGame, newHeader, stateOf } from '../../kernel/game/game.ts';
import { asksOf, awaitingOf } from '../../kernel/game/play.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { sample } from '../../kernel/forms/sample.ts';
import { bindTable } from '../../kernel/game/table.ts';
import { findRulebook, RULEBOOKS } from '../../rulebooks/index.ts';
import { type Book, bindBook } from '../book.tsx';
import { doneText } from '../record/done.ts';

/** Ids of options and rows that the log would show as they are, in so many moves of a game. */
function nameless(game: Game, book: Book, moves: number): string[] {
  const found = new Set<string>();
  let now = game;
  for (let n = 0; n < moves; n++) {
    const [seat] = awaitingOf(now.table, stateOf(now));
    if (seat === undefined) break;
    const decision = asksOf(now.table, stateOf(now), seat).find((each) => !each.optional && !each.held);
    if (!decision) break;
    for (const id of idsOf(decision)) if (shows(id, book)) found.add(`${decision.id}: ${id}`);
    const given = sample(decision.form, (below) => (n * 7919) % below, now.table.rules.facts);
    const next = answer(now, { seat, decision: decision.id, answer: given ?? null });
    if (isRefusal(next)) throw new Error(JSON.stringify(next));
    now = next;
  }
  return [...found];
}

/** What the log says itself: rows, and a sealed choice; the rules tell of an open one. */
function idsOf({ form, sealed }: Decision): readonly string[] {
  if (form.kind === 'choose') return sealed ? form.options.map(({ value }) => value) : [];
  return form.kind === 'allocate' ? form.rows.map(({ id }) => id) : [];
}

/** Whether a line of the log says an id, or a part of it, as it is; a clause, and what is called by its id, may stand so. */
function shows(id: string, book: Book): boolean {
  const { words, clauses } = book.table.rulebook;
  const isCalled = (part: string): boolean =>
    own(words, `name.${part}`) === part || clauses.some(({ clause }) => clause === part);
  const line = { n: 1, kind: 'answer', seat: 'table', answer: { [id]: 2 }, dispatches: [] };
  const text = doneText(line as unknown as RecordLine, book);
  return id.split('/').some((part) => book.name(part) === part && text.includes(part) && !isCalled(part));
}

const games = RULEBOOKS.flatMap((rulebook) =>
  rulebook.scenarios.map(({ id }) => [rulebook.id, id, {}] as const),
);
const paper = ['a-world-at-war', 'european-1940', { secrecy: 'paper' }] as const;

it.each([...games, paper])('says rows in the log by their names: %s %s %j', (id, scenario, rulings) => {
  const rulebook = findRulebook(id);
  if (!rulebook) throw new Error('no rulebook');
  const setup = { scenario, rulings, data: null };
  const table = bindTable(rulebook, setup);
  const book = bindBook(rulebook, setup, false);
  if (isRefusal(table) || !book) throw new Error('no table');
  expect(nameless(beginGame(table, newHeader(table, 'typed')), book, 60)).toEqual([]);
});
