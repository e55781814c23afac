import { own } from '../../kernel/json.ts';
import type { ReadRules } from '../../kernel/rulebook.ts';
import type { Falls } from '../../kernel/sums/needed.ts';
import type { Odds } from '../../kernel/sums/odds.ts';
import type { Outcome, Sheet, SheetResult } from '../../kernel/sums/sheet.ts';

/** The dice of a finished sheet, in the order in which it reads them. */
export function diceOf(rules: Pick<ReadRules, 'facts'>, { facts }: SheetResult): readonly string[] {
  return Object.keys(facts).filter((key) => {
    const spec = own(rules.facts, key);
    return spec?.by === 'dice' && spec.type.kind === 'number';
  });
}

/** A place on the scale of results: what it is, its chance, and the faces that bring it. */
export interface Stop {
  readonly id: string;
  readonly sure: number;
  readonly possible: number;
  /** Empty where they are not drawn one by one. */
  readonly faces: readonly { readonly face: number; readonly isSure: boolean }[];
}

/** The results from the lowest total to the highest, with their chances; the faces only where they say the same. */
export function stopsOf({ outcomes = [] }: Sheet, odds: Odds, falls: Falls | null): readonly Stop[] {
  const rising = outcomes.toSorted((one, other) => lowest(one) - lowest(other));
  return rising.map(({ id }) => {
    const { sure = 0, possible = 0 } = odds.outcomes.find(({ outcome }) => outcome === id) ?? {};
    const faces = (falls?.faces ?? []).flatMap((all, i) =>
      all.some((each) => each.id === id) ? [{ face: i + 1, isSure: all.length === 1 }] : [],
    );
    const isSame = faces.length === possible && faces.filter(({ isSure }) => isSure).length === sure;
    return { id, sure, possible, faces: isSame ? faces : [] };
  });
}

function lowest({ from = Number.NEGATIVE_INFINITY }: Outcome): number {
  return from;
}
