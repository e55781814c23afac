import { own } from '../../kernel/json.ts';
import type { Lead, RollSheet } from '../../kernel/forms/form.ts';
import type { View } from '../../kernel/game/position.ts';
import type { Rules } from '../../kernel/rulebook.ts';
import type { Course } from '../../kernel/solo/history.ts';
import { type AssumedValue, type Assumptions } from '../../kernel/sums/assume.ts';
import { factsNeeded } from '../../kernel/sums/evaluate.ts';
import { type FactKey, type FactSpec, type FactValue, fits } from '../../kernel/sums/facts.ts';
import type { BotSeat } from './bot.ts';

// What a bot takes for so that nobody has said yet: how the map looks, which all at a table see and no view tells.

type Read = Pick<Rules, 'facts' | 'sheets' | 'turn' | 'last'>;

/** What a history has now of the facts of the map that some sheets count; nothing where its bots do not go by it. */
export function assumedOfMap(
  { table: { rules }, standings, course }: Pick<BotSeat, 'table' | 'standings' | 'course'>,
  view: View,
  sheets: readonly (Lead | RollSheet)[],
): Assumptions {
  if (!standings.goesByHistory) return {};
  const assumed: Record<FactKey, AssumedValue> = {};
  for (const key of factsOn(rules, sheets)) {
    const value = now(rules, course, view, key);
    if (value !== undefined) assumed[key] = { value };
  }
  return assumed;
}

/** The facts on some sheets, and on those that theirs come from. */
function factsOn(rules: Read, sheets: readonly RollSheet[]): ReadonlySet<FactKey> {
  const found = new Set<FactKey>();
  const look = (name: string): void => {
    const sheet = own(rules.sheets, name);
    if (!sheet) return;
    for (const key of factsNeeded(name, sheet, rules.facts)) {
      const from = own(rules.facts, key)?.from;
      if (from !== undefined) look(from);
      else found.add(key);
    }
  };
  for (const { name } of sheets) look(name);
  return found;
}

const isOfMap = ({ by, owner }: FactSpec): boolean => by === undefined && owner === undefined;

/** What a fact would be told as; undefined: as it was told last, or nobody can say. */
function now(rules: Read, course: Course, view: View, key: FactKey): FactValue | undefined {
  const spec = own(rules.facts, key);
  if (!spec || !isOfMap(spec)) return undefined;
  const turn = rules.turn?.(view.open) ?? 0;
  const was = rules.last?.(view, key) ?? own(view.open.facts, key)?.was;
  if (was !== undefined && was !== null && !hadIt(course, key, was, turn)) return undefined;
  const value = course.told(key, turn) ?? was ?? course.otherwise(key) ?? spec.nothing;
  return value !== undefined && value !== null && fits(spec.type, value) ? value : undefined;
}

/** So many turns back what was told may come from the history: a table that said otherwise goes its own way. */
const BACK = 8;

function hadIt(course: Course, key: FactKey, was: FactValue, turn: number): boolean {
  for (let back = 0; back <= BACK; back++) if (course.told(key, turn - back) === was) return true;
  return false;
}
