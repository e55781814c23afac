import { isRefusal } from '../../kernel/clause.ts';
import type { Seat } from '../../kernel/forms/decision.ts';
import { type Game, stateOf } from '../../kernel/game/game.ts';
import { type IfLine, type IfSo, ifSo, linesOfIf, sheetsShown } from '../../kernel/game/if-so.ts';
import { withIfWords } from '../../kernel/game/if-changes.ts';
import type { Move } from '../../kernel/game/entry.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { record } from '../../kernel/game/record.ts';
import type { Rulebook, Table } from '../../kernel/rulebook.ts';
import { render, type Words } from '../../kernel/texts/words.ts';
import { bookOf, citation, type Failure, failureOf } from '../output.ts';

// What would come of a move, as far as somebody knows: nothing of it is stored.

/** Try a move as a reader (null: a spectator) knows the game. */
export function tryMove(game: Game, reader: Seat | null, move: Move): IfSo | Failure {
  const view = viewOf(stateOf(game).position, reader);
  const tried = ifSo(game.table, view, move, sheetsShown(record(game, reader)));
  return isRefusal(tried) ? failureOf(tried, game.table.rulebook) : tried;
}

/** So many changes of a kind are listed. */
const MOST = 12;

/** What would come of it, as a list; of many changes of a kind the first, and how many more there are. */
export function ifText(table: Table, tried: IfSo): string {
  const kinds = Map.groupBy(linesOfIf(table, tried), ({ kind }) => (isChange(kind) ? kind : 'told'));
  const { stop = [], ...rest } = Object.fromEntries(
    Array.from(kinds, ([kind, lines]) => [kind, lines.map((each) => lineText(table, each))]),
  );
  const all = Object.entries(rest).flatMap(([kind, lines]) => {
    const more = kind === 'told' ? 0 : lines.length - MOST;
    return more > 0 ? [...lines.slice(0, MOST), `  ... and ${more} more like it`] : lines;
  });
  return ['If so:', ...all, ...stop].join('\n');
}

/** The text of a line of a trial. */
export function sayIf(rulebook: Rulebook, text: Words): string {
  return render(withIfWords(bookOf(rulebook)), text);
}

/** Sums that would come to something else, as a list. */
export function linesText(table: Table, lines: readonly IfLine[]): string {
  return ['If so:', ...lines.map((each) => lineText(table, each))].join('\n');
}

function isChange(kind: IfLine['kind']): boolean {
  return ['fact', 'place', 'sum', 'stop'].includes(kind);
}

function lineText({ rulebook }: Table, { kind, text, clauses }: IfLine): string {
  return `  ${kind === 'directive' ? 'ON THE MAP: ' : ''}${sayIf(rulebook, text)}${citation(clauses)}`;
}
