import type { CampTone } from '../../kernel/board/panel.ts';
import type { SayingKind } from '../../kernel/log/sayings.ts';
import type { ReadTable } from '../../kernel/rulebook.ts';

const MARKS: Readonly<Record<CampTone, string>> = { first: 'A', second: 'B', third: 'C' };

/** The letter of a camp beside a line on paper, where no colour is needed. */
export function markOf(tone: CampTone | undefined, kind: SayingKind): string {
  return kind === 'mended' ? '!' : tone ? MARKS[tone] : '\u2013';
}

/** What the letters mean: whose seats they are. */
export function marksOf({
  setup,
}: ReadTable): readonly (readonly [mark: string, seats: readonly string[]])[] {
  return (Object.keys(MARKS) as CampTone[]).flatMap((tone) => {
    const seats = setup.scenario.seats.filter((seat) => seat.tone === tone).map(({ title }) => title);
    return seats.length === 0 ? [] : [[MARKS[tone], seats] as const];
  });
}
