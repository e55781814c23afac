import type { GreatEvent } from '../../kernel/board/holding.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';

/** The sum by which a power fell: the last one of its level that was told; null: none was. */
export function sumOfFall(event: GreatEvent, lines: readonly RecordLine[]): SheetResult | null {
  const sums = event.kind === 'fall' ? (event.place.sums ?? []) : [];
  const all = lines.filter(({ undone }) => !undone).flatMap(({ dispatches }) => dispatches);
  return all.findLast(({ sheet }) => sheet && sums.includes(sheet.sheet))?.sheet ?? null;
}
