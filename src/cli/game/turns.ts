import { eachMoment } from '../../kernel/game/course.ts';
import type { Game } from '../../kernel/game/game.ts';
import { nowOn } from '../../kernel/board/panel.ts';
import type { OpenCommon } from '../../kernel/game/position.ts';
import type { Table } from '../../kernel/rulebook.ts';
import { nameOf, say } from '../output.ts';

/** Something great, and the entry that brought it. */
export interface TurnEvent {
  readonly entry: number;
  readonly text: string;
}

/** A turn of a game with what was great in it. */
export interface GameTurn {
  readonly title: string;
  /** The last entry before it. */
  readonly entry: number;
  readonly events: readonly TurnEvent[];
}

/** The turns of a game, by the two outermost tracks of its board; none where it has no tracks. */
export function turnsOf(game: Game): GameTurn[] {
  const turns: GameTurn[] = [];
  for (const { moment, before } of eachMoment(game)) {
    const title = titleOf(game.table, before.position.open);
    if (title !== '' && turns.at(-1)?.title !== title)
      turns.push({ title, entry: moment.entry.n - 1, events: [] });
  }
  return turns;
}

/** 'Summer 1940'. */
function titleOf({ rulebook, rules }: Table, open: OpenCommon): string {
  const [outer, inner] = nowOn(rules.board({ seat: null, open })) ?? [];
  const labels = [inner, outer].flatMap((line) => (line ? [line.label] : []));
  return labels
    .map((label) => (typeof label === 'object' ? say(rulebook, label) : nameOf(rulebook, String(label))))
    .join(' ');
}
