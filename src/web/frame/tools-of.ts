import { standingName } from '../../kernel/game/always-open.ts';
import { habitsFor } from '../../kernel/game/habit.ts';
import type { Panel } from '../../kernel/board/panel.ts';
import type { Desk } from '../api.ts';
import { beyond } from '../beyond.ts';
import type { Book } from '../book.tsx';
import { ALL, type Tool } from '../tool.ts';

/** The tools that there are at a desk now. Looking back, or where a game cannot go on, nothing can be changed. */
export function toolsOf(
  desk: Desk,
  { table }: Pick<Book, 'table'>,
  panels: readonly Panel[],
  isPlayed: boolean,
): readonly Tool[] {
  const { seat } = desk;
  const standing = [...desk.asks, ...desk.tableAsks].map(standingName);
  const has: Partial<Record<Tool, boolean>> = {
    watch: panels.some(({ kind }) => kind === 'watch'),
    facts: isPlayed,
    talk: desk.people.length > 1 && desk.people.some(({ name }) => name === desk.person),
    notes: seat !== null,
    back: isPlayed && seat !== null,
    skip: isPlayed && seat !== null && standing.includes('skip'),
    rulings: isPlayed && table.rulebook.rulings.length > 0,
    seats: isPlayed,
    deadlines: isPlayed && desk.people.length > 1,
    allow: isPlayed && seat !== null && standing.some((name) => name === 'allow' || name === 'allow-secret'),
    habits: isPlayed && seat !== null && !desk.over && habitsFor(table, seat).length > 0,
    notices: isPlayed && seat !== null,
  };
  return ALL.filter((tool) => !beyond.without.includes(tool) && (has[tool] ?? true));
}
