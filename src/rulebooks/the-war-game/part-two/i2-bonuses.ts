import { type FactKey, family, texts, truth } from '../../../kernel/index.ts';
import { truthOf } from '../stories/conditions.ts';
import { ENTRIES } from '../rules/e-territories.ts';
import type { Channel } from '../rules/influence.ts';
import { missingFor } from '../stories/missing.ts';
import { part } from '../part.ts';
import type { BonusRule, GuideEntry } from '../stories/rule.ts';
import { namingText } from '../stories/rule-names.ts';
import { clauseOf } from '../stories/rule.ts';
import type { Books, WarGameGround, Open, WarGamePosition } from '../state.ts';
import { baseOf, numberOf } from './i1-progression.ts';
import { BONUS_RULINGS } from './i2-bonuses.rulings.ts';

// G.I2: what a roll needs: its number, what the entry adds, and the money of both sides.

interface Bonus {
  readonly entry: GuideEntry;
  readonly rule: BonusRule;
}

const BONUSES: readonly Bonus[] = ENTRIES.flatMap((entry) =>
  entry.rules.flatMap((rule) => (rule.kind === 'bonus' ? [{ entry, rule }] : [])),
);

const NONE: readonly Bonus[] = [];
const BY_CHANNEL: ReadonlyMap<string, readonly Bonus[]> = Map.groupBy(BONUSES, ({ rule }) => rule.to);

/** The bonuses that a channel can have. */
export function bonusesOf({ rule }: Pick<Channel, 'rule'>): readonly Bonus[] {
  return BY_CHANNEL.get(rule.id) ?? NONE;
}

/** Whether the rolls of a channel need not be paid now (OMA.M1, SAU.M1). */
export function isFree(books: Books, open: Open, channel: Channel): boolean {
  return bonusesOf(channel).some(
    ({ entry, rule }) => rule.free === true && truthOf({ books, open, entry }, rule.when) === true,
  );
}

/** What the rolls of a channel are better by now (NOR.M1, OMA.M2, POR.I1, SAU.M1, YEM.M1). */
export function addedTo(books: Books, open: Open, channel: Channel): number {
  const applying = bonusesOf(channel).filter(
    ({ entry, rule }) => truthOf({ books, open, entry }, rule.when) === true,
  );
  return applying.reduce((sum, { rule }) => sum + rule.adds, channel.rule.adds ?? 0);
}

/** What nobody has said, and on which it hangs whether a bonus applies. */
export function unknownBonuses(books: Books, open: Open, channel: Channel): readonly FactKey[] {
  return bonusesOf(channel).flatMap(({ entry, rule }) => missingFor({ books, open, entry }, rule.when));
}

/** The money of a roll: of the nation that makes it, and against it. */
interface Money {
  readonly own: number;
  readonly against: number;
}

/** G.I2: up to which face the next roll of a channel works; nothing works at 0 or less, everything at 12 or more. */
export function neededBy(books: Books, open: Open, channel: Channel, { own, against }: Money): number {
  return baseOf(numberOf(open, channel.id)) + addedTo(books, open, channel) + own - against;
}

/** Which bonuses apply is written down for the sums, while part II goes on. */
export function lookAtBonuses(books: Books, open: Open): void {
  open.bonuses = Object.fromEntries(
    BONUSES.map(({ entry, rule }) => [rule.id, truthOf({ books, open, entry }, rule.when)]),
  );
}

/** Where something was reported or ruled while a step of part II is open: it stays, and reads the bonuses anew. */
export function readAnew(books: Books, { open }: Pick<WarGamePosition, 'open'>): null {
  lookAtBonuses(books, open);
  return null;
}

/** Whether a bonus applies, while part II goes on. */
export const bonus = family<WarGameGround, [string]>({
  key: (rule) => `bonus.${rule}`,
  each: () => BONUSES.filter(({ rule }) => rule.adds > 0).map(({ rule }) => [rule.id]),
  spec: (_, rule) => ({
    type: truth,
    lasts: 'phase',
    by: 'game',
    question: say.fact.bonus({ rule }),
    clauses: [clauseOf({ id: rule })],
  }),
  read: ({ open }, rule) => open.bonuses[rule] ?? undefined,
});

const say = texts({
  fact: {
    bonus: namingText('Does this apply: {rule}?'),
  },
});

/** G.I2: what a roll needs. */
export const ROLL_NEEDS = part(import.meta.url, {
  clauses: {
    'G.I2': ['computed', 'What a roll needs', 'neededBy'],
  },
  facts: [bonus],
  rulings: BONUS_RULINGS,
  texts: say,
});
