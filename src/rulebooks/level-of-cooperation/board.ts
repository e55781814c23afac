import type { BoardTable } from '../../kernel/rulebook.ts';
import { type Words, words } from '../../kernel/words.ts';
import { signed } from './nations.ts';
import { MARKER_LEVEL, NATIONS, sideOf } from './nations.ts';
import { benefitsByHolder, incomes } from './rights.ts';
import { type Board, controllerOf, type Open, standingOf } from './state.ts';
import { capitalIsHeld } from './territories.ts';

/** The track and the nations, as tables. */
export function boardTables(board: Board, open: Open): readonly BoardTable[] {
  return [track(board, open), nations(board, open)];
}

function track(board: Board, open: Open): BoardTable {
  const rows = board.card.neutrals.map((neutral) => {
    const standing = standingOf(open, neutral.id);
    const controller = controllerOf(standing);
    const held = [...benefitsByHolder(open, neutral.id)].map(([holder, rights]) =>
      words('board.holder', { holder, list: rights.map((right) => words(`right.${right}`)) }),
    );
    return [
      neutral.name,
      signed(standing.level),
      words(statusKey(standing.level, standing.captured !== null)),
      controller === 'nobody' ? '' : words(`name.${controller}`),
      neutral.value,
      benefitsCell(held),
    ];
  });
  const columns = ['neutral', 'level', 'status', 'controller', 'value', 'benefits'].map((key) =>
    words(`board.${key}`),
  );
  return { title: words('board.track'), columns, rows };
}

/** What a level gives: to a whole side, and beside it to one nation. */
function benefitsCell([first, second]: readonly Words[]): Words | string {
  if (first === undefined) return '';
  return second ? words('board.both', { first, second }) : first;
}

function statusKey(level: number, captured: boolean): string {
  if (captured) return 'status.captured';
  const reach = Math.abs(level);
  if (reach < MARKER_LEVEL) return 'status.neutral';
  const side = level > 0 ? 'allies' : 'axis';
  return reach === 5 ? `status.committed.${side}` : `status.pro.${side}`;
}

function nations(board: Board, open: Open): BoardTable {
  const drawn = incomes(board, open);
  const rows = board.order.map((nation) => [
    words(`name.${nation}`),
    words(`name.${sideOf(nation)}`),
    NATIONS[nation].dice,
    drawn.find((each) => each.nation === nation)?.income ?? 0,
    words(capitalIsHeld(board, open, nation) ? 'board.held' : 'board.free'),
  ]);
  const columns = ['nation', 'side', 'dice', 'income', 'capital'].map((key) => words(`board.${key}`));
  return { title: words('board.nations'), columns, rows };
}
