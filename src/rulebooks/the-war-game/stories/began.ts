import { type FactKey, family, truth } from '../../../kernel/index.ts';
import { truthOf } from './conditions.ts';
import { eachOf, isStill } from './events.ts';
import { missingFor } from './missing.ts';
import type { Nation } from '../nations.ts';
import { part } from '../part.ts';
import { type Condition, type GuideEntry, type Rule, clauseOf } from './rule.ts';
import type { Books, WarGameGround, Open } from '../state.ts';
import { ENTRIES, ruleOf } from '../rules/e-territories.ts';
import { unrestTexts } from '../rules/g-unrest.words.ts';

// What was so when the turn began (CHI.U2, POR.I1, SPA.I1, SPA.I2): looked at once, and remembered for one turn more.

interface Snapshot {
  readonly key: string;
  readonly entry: GuideEntry;
  readonly rule: Rule;
  readonly it: Nation | undefined;
  readonly condition: Condition;
}

/** The name under which it is remembered that a condition was fulfilled when a turn began. */
export function snapshotKey(rule: string, it: Nation | undefined, ofAnother: boolean): string {
  const own = it === undefined ? rule : `${rule}/${it}`;
  return ofAnother ? `${own}*` : own;
}

const SNAPSHOTS: readonly Snapshot[] = ENTRIES.flatMap((entry) =>
  entry.rules.flatMap((rule) =>
    eachOf(rule).flatMap((it): Snapshot[] => {
      const begins = (rule.kind === 'roll' || rule.kind === 'influence') && rule.begins === true;
      const own =
        begins && rule.when
          ? [{ key: snapshotKey(rule.id, it, false), entry, rule, it, condition: rule.when }]
          : [];
      const asked = within(rule.when).flatMap((each): Snapshot[] =>
        each.is === 'began' && each.of
          ? [{ key: snapshotKey(each.rule, it, true), entry, rule, it, condition: each.of }]
          : [],
      );
      return [...own, ...asked];
    }),
  ),
);

/** A condition with all that it is made of. */
function within(condition: Condition | undefined): readonly Condition[] {
  if (condition === undefined) return [];
  if (condition.is === 'all' || condition.is === 'any') return [condition, ...condition.of.flatMap(within)];
  return condition.is === 'not' ? [condition, ...within(condition.of)] : [condition];
}

/** The turn begins: what is so now is remembered, and what was so when the one before began. */
export function lookAtBeginning(books: Books, open: Open): void {
  open.beganBefore = open.began;
  const keys = SNAPSHOTS.filter(
    ({ entry, rule, it, condition }) =>
      !isStill(open, entry, rule) && truthOf({ books, open, entry, it }, condition) === true,
  ).map(({ key }) => key);
  open.began = [...new Set(keys)];
}

/** The facts that nobody knows and that count when the turn begins. */
export function unknownAtBeginning(books: Books, open: Open): readonly FactKey[] {
  return SNAPSHOTS.flatMap(({ entry, rule, it, condition }) =>
    isStill(open, entry, rule) ? [] : missingFor({ books, open, entry, it }, condition),
  );
}

const KEYS: readonly string[] = [...new Set(SNAPSHOTS.map(({ key }) => key))];

/** Whether a condition was fulfilled when the turn before the first one began: for a game that begins in the middle. */
export const beganFact = family<WarGameGround, [string]>({
  key: (key) => `began.${key}`,
  each: () => KEYS.map((key) => [key]),
  spec: (_, key) => ({
    type: truth,
    lasts: 'ever',
    kept: true,
    question: unrestTexts.fact.began({ rule: key, entry: ruleOf(key.replace(/[/*].*/, '')).entry.id }),
    clauses: [clauseOf({ id: key.replace('*', '') })],
  }),
  read: ({ open }, key) => open.began.includes(key),
  write({ open }, report, key) {
    const others = open.began.filter((each) => each !== key);
    open.began = report?.value === true ? [...others, key] : others;
  },
});

/** What was so when a turn began. */
export const BEGAN = part(import.meta.url, {
  facts: [beganFact],
});
