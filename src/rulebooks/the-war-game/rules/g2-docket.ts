import { type FactKey, reportedValue } from '../../../kernel/index.ts';
import { snapshotKey } from '../stories/began.ts';
import { worthOf } from '../board/charts.ts';
import { truthOf } from '../stories/conditions.ts';
import { eachOf, isStill } from '../stories/events.ts';
import { REMEMBERED_RULES, value, vichy } from '../facts/facts.ts';
import type { Due } from '../lifetimes.ts';
import { totalOf } from './a-classes.ts';
import { placesOf } from '../stories/meant.ts';
import { missingForRule } from '../stories/missing.ts';
import { AXIS, isAxis, NATIONS, type Nation } from '../nations.ts';
import { part } from '../part.ts';
import type { GuideEntry, PlaceId, RollRule, Rule, TableRule } from '../stories/rule.ts';
import { turkeyRuling } from '../entries/turkey.rulings.ts';
import type { Books, Open } from '../state.ts';
import { ENTRIES, isNeutralPlace, landOf, placeOf, ruleOf } from './e-territories.ts';

// The docket of part I: what is rolled, drawn up when the part opens (G.F2, G.G1, G.G2), and anew only after a report.

/** A rule that is rolled in part I. */
export type RolledRule = RollRule | TableRule;

interface Story {
  readonly entry: GuideEntry;
  readonly rule: RolledRule;
}

/** All rules that are rolled, in the order of the guide. */
export const ROLLED_RULES: readonly Story[] = ENTRIES.flatMap((entry) =>
  entry.rules.flatMap((rule): Story[] =>
    rule.kind === 'roll' || rule.kind === 'table' ? [{ entry, rule }] : [],
  ),
);

/** A rule that is rolled, by its id. */
export function rolledRule(id: string): Story {
  const { entry, rule } = ruleOf(id);
  if (rule.kind !== 'roll' && rule.kind !== 'table') throw new Error(`${id} is not rolled`);
  return { entry, rule };
}

/** Why a roll is not due beside its condition: it stands still, was made, or has no unit left to add. */
type Closed = 'still' | 'once' | 'built' | 'no-chance' | 'second';

/** What keeps a roll from the docket, whatever its condition; null: nothing. */
export function closedBy(books: Books, open: Open, { entry, rule }: Story): Closed | null {
  if (isStill(open, entry, rule)) return 'still';
  if (rule.kind === 'table') return (open.built[entry.id] ?? 0) >= rule.most ? 'built' : null;
  if (rule.second === 'only') return 'second';
  if (rule.once && open.rolled[rule.id] !== undefined) return 'once';
  return rule.needs === 'adjacent-axis' && thresholdOf(books, open, rule) === 0 ? 'no-chance' : null;
}

/** Up to which face a roll works; null: not known. A table has none. */
export function thresholdOf(books: Books, open: Open, rule: RolledRule): number | null {
  if (rule.kind === 'table') return null;
  if (rule.needs === 'vichy') {
    const told = reportedValue(open.facts, vichy.key());
    return typeof told === 'number' ? told : null;
  }
  return rule.needs === 'adjacent-axis' ? axisValues(books, open) : rule.needs;
}

/** The neutral territories and the player land that touch Turkey (TUR.S2). */
export function besideTurkey(books: Pick<Books, 'map'>): readonly PlaceId[] {
  return placesOf(books, ruleOf('TUR.S2').entry, 'adjacent');
}

/** TUR.S2: what the adjacent territories under Axis control are worth together; null: not known. */
export function axisValues(books: Books, open: Open): number | null {
  let sum = 0;
  for (const place of besideTurkey(books)) {
    const held = isHeldByAxis(books, open, place);
    if (held === null) return null;
    if (!held) continue;
    const worth = valueOf(books, open, place);
    if (worth === null) return null;
    sum += worth;
  }
  return sum;
}

function isHeldByAxis(books: Books, open: Open, place: PlaceId): boolean | null {
  if (isNeutralPlace(place)) {
    const control = totalOf(open, place);
    return control !== null && isAxis(control);
  }
  const held = open.holders[place];
  if (held === null) return null;
  const nation = held ?? landOf(books.map, place)?.owner;
  return nation !== undefined && AXIS.includes(nation);
}

/** What a place pays, by the rulings too; of player land what the map or the table says; null: not known. */
export function valueOf(books: Pick<Books, 'map'>, open: Open, place: PlaceId): number | null {
  if (isNeutralPlace(place)) return worthOf(placeOf(place).place, open.rulings);
  const told = reportedValue(open.facts, value.key(place));
  return typeof told === 'number' ? told : (landOf(books.map, place)?.value ?? null);
}

/** The order in which nations roll (G.F2). */
const TURN_OF: ReadonlyMap<Nation, number> = new Map(NATIONS.map((nation, i) => [nation, i]));

/** G.G1, G.G2: what is rolled in this part I, until it has worked, by nation in the order of play and within it by entry. */
export function drawDocket(books: Books, open: Open): Due[] {
  const due = ROLLED_RULES.flatMap((story) => {
    const { entry, rule } = story;
    if (closedBy(books, open, story) !== null) return [];
    return eachOf(rule).flatMap((it): Due[] => {
      const isDue =
        rule.kind === 'roll' && rule.begins ? hasBegun(open, rule, it) : isOpen(books, open, entry, rule, it);
      if (!isDue) return [];
      const asked = rule.kind === 'roll' && rule.decides !== undefined;
      return [{ rule: rule.id, ...(it && { it }), rolls: rule.rolls, wave: 0, is: asked ? 'asked' : 'due' }];
    });
  });
  return due
    .filter(({ rule }) => awaited(open, rolledRule(rule), due).length === 0)
    .toSorted((a, b) => (TURN_OF.get(a.rolls) ?? 0) - (TURN_OF.get(b.rolls) ?? 0));
}

function isOpen(
  books: Books,
  open: Open,
  entry: GuideEntry,
  { when }: Rule,
  it: Nation | undefined,
): boolean {
  return when === undefined || truthOf({ books, open, entry, it }, when) === true;
}

/** CHI.U2: its condition was fulfilled when the turn began. */
function hasBegun({ began }: Open, { id }: Rule, it: Nation | undefined): boolean {
  return began.includes(snapshotKey(id, it, false));
}

/** The rolls of a docket for which a roll waits (ruling bosphorus-waits). */
function awaited({ rulings }: Open, { rule }: Story, docket: readonly Due[]): readonly Due[] {
  if (rule.kind !== 'roll' || rule.after === undefined || turkeyRuling(rulings, 'bosphorus-waits') === 'no')
    return [];
  const { after } = rule;
  return docket.filter((due) => after.includes(due.rule));
}

/** What has waited and waits no longer, if it is due now: it comes in this wave (TUR.S2). */
export function freedDues(books: Books, open: Open, wave: number): Due[] {
  return ROLLED_RULES.flatMap((story): Due[] => {
    const { entry, rule } = story;
    const before = awaited(open, story, open.docket);
    if (before.length === 0 || before.some(({ is }) => is === 'asked' || is === 'due')) return [];
    if (open.docket.some((due) => due.rule === rule.id) || closedBy(books, open, story) !== null) return [];
    return isOpen(books, open, entry, rule, undefined)
      ? [{ rule: rule.id, rolls: rule.rolls, wave, is: 'due' }]
      : [];
  });
}

/** The facts that nobody knows and on which it hangs whether, or on what, something is rolled. */
export function unknownRolls(books: Books, open: Open): readonly FactKey[] {
  return ROLLED_RULES.flatMap((story) => {
    const { entry, rule } = story;
    const closed = closedBy(books, open, story);
    if (closed !== null && closed !== 'no-chance') return [];
    const each = eachOf(rule).flatMap((it) => missingForRule({ books, open, entry, it }, rule));
    if (each.length > 0 || rule.kind === 'table' || rule.needs !== 'adjacent-axis') return each;
    return isOpen(books, open, entry, rule, undefined) ? unknownValues(books, open) : [];
  });
}

/** TUR.S2: who holds what touches Turkey, and what it is worth where the Axis holds it. */
function unknownValues(books: Books, open: Open): FactKey[] {
  return besideTurkey(books).flatMap((place): FactKey[] => {
    const held = isHeldByAxis(books, open, place);
    if (held === null) return [`holder.${place}`];
    return held && valueOf(books, open, place) === null ? [value.key(place)] : [];
  });
}

/** A rule has been rolled: whoever asks later when. */
export function remember(open: Open, rule: string): void {
  if (REMEMBERED_RULES.includes(rule)) open.rolled[rule] = open.turn;
}

/** G.G2: what is rolled. */
export const DOCKET = part(import.meta.url, {
  clauses: {
    'G.G2': ['enforced', 'Until successful', 'drawDocket'],
  },
});
