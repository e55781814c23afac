import { expect, it } from 'vitest';
import { isRefusal, type Refusal } from '../../kernel/clause.ts';
import { answer, type Game, newHeader, openGame, stateOf } from '../../kernel/game/game.ts';
import { asksOf, awaitingOf } from '../../kernel/game/play.ts';
import { record, type RecordLine } from '../../kernel/game/record.ts';
import { bindTable } from '../../kernel/game/table.ts';
import { sample } from '../../kernel/forms/sample.ts';
import type { Json } from '../../kernel/json.ts';
import { DICE } from '../../kernel/seat.ts';
import { bindBook } from '../book.tsx';
import { rulebookOf } from '../rulebook.test-helper.ts';
import { asCsv } from './export.ts';

const RULEBOOK = rulebookOf('level-of-cooperation');
const SETUP = { scenario: 'short-1942', rulings: {}, data: null };

/** A game up to its first roll that comes to something, and what fell; who answers is named. */
function rolled(): { readonly game: Game; readonly faces: Json } {
  const table = bindTable(RULEBOOK, SETUP);
  if (isRefusal(table)) throw new Error(table.refused.key);
  let game = openGame(RULEBOOK, newHeader(table, 'typed'));
  if (isRefusal(game)) throw new Error(game.refused.key);
  let at = 0;
  const random = (below: number): number => (at = (at * 16_807 + 7) % 2_147_483_647) % below;
  for (let tries = 0; tries < 200; tries++) {
    const state = stateOf(game);
    const [seat] = awaitingOf(game.table, state);
    const ask =
      seat === undefined ? undefined : asksOf(game.table, state, seat).find((each) => !each.optional);
    if (seat === undefined || !ask) throw new Error('nothing is asked');
    const given = sample(ask.form, random, game.table.rules.facts) ?? null;
    const move = { seat, decision: ask.id, answer: given };
    const next: Game | Refusal = answer(game, move, { by: seat === DICE ? 'Ben' : 'Anna' });
    if (isRefusal(next)) throw new Error(next.refused.key);
    game = next;
    const told = record(game, null).at(-1)?.dispatches ?? [];
    if (told.some(({ kind, sheet }) => kind === 'rolled' && sheet?.outcomes.length === 1))
      return { game, faces: given };
  }
  throw new Error('no die fell');
}

const rowsOf = (text: string): Record<string, string>[] => {
  const [head = [], ...rows] = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i] ?? ''])));
};

it('has a column for who rolled, the die, what it came to, what was needed, its chance and the outcome', () => {
  const book = bindBook(RULEBOOK, SETUP, true);
  if (!book) throw new Error('no book');
  const { game, faces } = rolled();
  const lines = record(game, null);
  const { open } = stateOf(game).position;
  const text = asCsv(
    { lines, turns: [], at: lines.map(() => null), open, whole: game.table },
    () => 'Round 1',
    book,
  );
  expect(text.startsWith('\uFEFF"line",')).toBe(true);
  const row = rowsOf(text).at(-1);
  expect(row).toMatchObject({ 'who rolled': 'Ben', die: [faces].flat().join(' '), teller: '' });
  expect(row?.['total']).toMatch(/^-?\d+$/);
  expect(row?.['need']).toMatch(/^total -?\d+ (?:or more|or less|to \d+)$/);
  expect(row?.['chance']).toMatch(/^\d+(?:\.\d)?%$/);
  expect(row?.['outcome']).not.toBe('');
});

it('says who told what the table told, and leaves empty what nobody knows', () => {
  const book = bindBook(RULEBOOK, SETUP, true);
  if (!book) throw new Error('no book');
  const line = {
    n: 1,
    kind: 'answer',
    seat: 'table',
    by: '=Eve',
    answer: {},
    dispatches: [],
  } as unknown as RecordLine;
  const { open } = stateOf(rolled().game).position;
  const [row] = rowsOf(asCsv({ lines: [line], turns: [], at: [null], open, whole: null }, () => '', book));
  expect(row).toMatchObject({ teller: "'=Eve", 'who rolled': '', die: '', total: '', need: '', chance: '' });
});
