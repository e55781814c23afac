import type { CampTone } from '../../kernel/board/panel.ts';
import { own } from '../../kernel/json.ts';
import type { ReadTable } from '../../kernel/rulebook.ts';
import type { Dispatch } from '../../kernel/steps/dispatch.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';

/** Whose hopes a result fulfils, and the colour of their camp where they are of one. */
export interface Camp {
  readonly seats: readonly string[];
  readonly tone?: CampTone;
}

/** The camp for which rolls fell; null: nobody hoped for it, or each fell for another. */
export function campOf(table: ReadTable, fallen: readonly Dispatch[]): Camp | null {
  const each = fallen.flatMap(({ sheet }) => (sheet ? [hopedBy(table.rules, sheet)] : []));
  const [seats = []] = each;
  if (seats.length === 0 || each.some((those) => String(those) !== String(seats))) return null;
  const tone = toneOfSeats(table, seats);
  return { seats, ...(tone && { tone }) };
}

/** The colour of some seats on the board, where it is one. */
export function toneOfSeats(
  { setup }: Pick<ReadTable, 'setup'>,
  seats: readonly string[],
): CampTone | undefined {
  const tones = new Set(setup.scenario.seats.flatMap(({ id, tone }) => (seats.includes(id) ? [tone] : [])));
  return tones.size === 1 ? [...tones][0] : undefined;
}

function hopedBy({ sheets }: ReadTable['rules'], { sheet, outcomes, total }: SheetResult): readonly string[] {
  const [came, ...more] = outcomes;
  if (came === undefined || more.length > 0) return [];
  const hopes = own(sheets, sheet)?.hopes ?? [];
  const those = hopes.filter((hope) =>
    hope.outcomes ? hope.outcomes.includes(came) : total.min >= (hope.from ?? Number.POSITIVE_INFINITY),
  );
  return [...new Set(those.flatMap(({ seats }) => seats))];
}
