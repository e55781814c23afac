import { own } from '../../kernel/json.ts';
import { type Odds, rollOdds } from '../../kernel/sums/odds.ts';
import type { Rules } from '../../kernel/rulebook.ts';
import type { OpenCommon, SealedCommon } from '../../kernel/game/position.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';

type Sums = Pick<Rules<OpenCommon, SealedCommon>, 'facts' | 'sheets'>;

/**
 * The chances as they were before the dice of a finished sheet fell: all its other facts as they are, the dice free
 * again. Null when the sheet has no dice, no outcomes, or is not known here.
 */
export function oddsBefore(rules: Sums, result: SheetResult): Odds | null {
  const sheet = own(rules.sheets, result.sheet);
  if (!sheet?.outcomes) return null;
  const dice: string[] = [];
  const sides: number[] = [];
  for (const key of Object.keys(result.facts)) {
    const spec = own(rules.facts, key);
    if (spec?.by !== 'dice' || spec.type.kind !== 'number') continue;
    dice.push(key);
    sides.push(spec.type.max);
  }
  if (dice.length === 0) return null;
  return rollOdds(result.sheet, sheet, (key) => own(result.facts, key), rules.facts, dice, sides);
}
