import { own } from '../json.ts';
import type { Rules } from '../rulebook.ts';
import { ways } from './dice.ts';
import { factsNeeded } from './evaluate.ts';
import { type FactKey, type Facts, type FactSchema, type FactSpec, type FactValue, fits } from './facts.ts';
import { evaluateNamed, MOST_WAYS, sidesOf } from './know.ts';
import { isFalling, type Odds, rollOdds, rollOddsUp } from './odds.ts';
import type { SheetResult } from './sheet.ts';

/** What a sheet can come to without a game around it. */
export interface Calculation {
  readonly sheet: SheetResult;
  /** Its dice that have not fallen. */
  readonly dice: readonly FactKey[];
  /** The chance of each outcome; null where no die falls, nothing is called an outcome, or too many ways are left. */
  readonly odds: Odds | null;
  /** The chance of each outcome or one of a higher total, from the lowest; where less is more, of a lower one, from the highest. */
  readonly up: Odds | null;
  /** Less is more: nothing comes of the highest totals. */
  readonly falling: boolean;
}

/** Do a sheet with the facts that are given, every die of it open that has no face. Throws when there is none of that name. */
export function calculate(rules: Pick<Rules, 'facts' | 'sheets'>, name: string, facts: Facts): Calculation {
  const result = evaluateNamed(rules, name, facts);
  const sheet = own(rules.sheets, name);
  const isOpenDie = (key: FactKey): boolean =>
    own(rules.facts, key)?.by === 'dice' && facts(key) === undefined;
  const dice = sheet ? factsNeeded(name, sheet, rules.facts).filter(isOpenDie) : [];
  const sides = dice.map((die) => sidesOf(rules.facts, die));
  if (!sheet?.outcomes || dice.length === 0 || ways(sides) > MOST_WAYS)
    return { sheet: result, dice, odds: null, up: null, falling: false };
  const asked = [name, sheet, facts, rules.facts, dice, sides] as const;
  return {
    sheet: result,
    dice,
    odds: rollOdds(...asked),
    up: rollOddsUp(...asked),
    falling: isFalling(sheet),
  };
}

/** Every fact as if nothing of it were so, 0, no, none, where it has such a value; not those of dice and of sheets. */
export function asNothing(schema: FactSchema): Readonly<Record<FactKey, FactValue>> {
  const all = Object.entries(schema).flatMap(([key, spec]): [FactKey, FactValue][] => {
    const value = spec.from === undefined && spec.by !== 'dice' ? nothingOf(spec) : undefined;
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(all);
}

function nothingOf({ type, nothing }: FactSpec): FactValue | undefined {
  if (nothing !== undefined) return nothing;
  const value = { number: 0, boolean: false, choice: 'none' }[type.kind];
  return fits(type, value) ? value : undefined;
}
