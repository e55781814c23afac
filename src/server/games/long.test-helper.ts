import { isRefusal } from '../../kernel/clause.ts';
import { answer, type Game, newHeader, openGame } from '../../kernel/game/game.ts';
import { bindTable } from '../../kernel/game/table.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { entryLine, headerLine } from '../../store/index.ts';
import type { CreatedGame } from '../api/api.ts';
import { isDenied } from '../denied.ts';
import type { TestHouse } from '../house.test-helper.ts';
import { TOY } from '../toy.test-helper.ts';

/** What is no refusal. */
export function mustDo<T extends object>(result: T): Exclude<T, { refused: unknown } | { error: unknown }> {
  if (isRefusal(result) || isDenied(result)) throw new Error(JSON.stringify(result));
  return result as Exclude<T, { refused: unknown } | { error: unknown }>;
}

/** Ada has every seat of a long game, and Zoe looks on. */
export const PEOPLE = [
  { name: 'Ada', seats: ['one', 'two', 'three'] },
  { name: 'Zoe', seats: [] },
];

/** The file of a small game in which the table has told something so many times, each a line of everybody's. */
export function linesOfLong(many: number): readonly never[] {
  const toy = TOY as unknown as Rulebook;
  const bound = mustDo(bindTable(toy, { scenario: 'only', rulings: {}, data: null }));
  let game: Game = mustDo(openGame(toy, newHeader(bound, 'typed')));
  for (let n = 0; n < many; n++) {
    const told = { 'weather.fair': { value: n % 2 === 0, as: 'change' } };
    game = mustDo(answer(game, { seat: 'table', decision: `standing-${n}/report`, answer: told }));
  }
  const lines = [headerLine(game.header), ...game.moments.map(({ entry }) => entryLine(entry, []))];
  return lines.map((line) => JSON.parse(line) as never);
}

/** A long game that goes on on a server. */
export async function seatedAtLong(server: TestHouse, lines: readonly never[]): Promise<CreatedGame> {
  const heard = await server.ask('imports', undefined, { lines, people: PEOPLE });
  if (heard.status !== 201) throw new Error(heard.text);
  return heard.body as CreatedGame;
}
