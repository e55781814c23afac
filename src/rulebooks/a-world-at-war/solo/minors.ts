import { type Stand, WHOLE } from '../../../kernel/solo/stand.ts';
import { isConquered } from '../49-diplomacy/43-bars.ts';
import { beneficiaryOf, changesNothing, favouredBy } from '../49-diplomacy/5-results.ts';
import { rowAs, rowsOf } from '../49-diplomacy/5-rows.ts';
import { type Faction, POWERS } from '../powers.ts';
import { type Standing, standingOf, standingValue } from '../standing.ts';
import type { Open } from '../state.ts';
import type { Tables } from '../tables/country.ts';
import { effectOf, rank, resultNamed, resultOf, type ResultRow } from '../tables/results.ts';
import { say } from './solo.words.ts';

// How the minor countries stand, and how they would after a roll. The shares are house values: no rule says them.

/** What a result gives its faction of all that a country can give: an ally's units, an associate's, hexes, BRPs. */
const GIVES: Readonly<Record<string, number>> = {
  '10': WHOLE,
  '9': 75,
  '8': 40,
  '7': 20,
  '0': 20,
  '-1': 40,
  '-2': 75,
  '-3': WHOLE,
};

/** Of what one of the Allies has, the other has as much as this: it is kept from the Axis, and fights them. */
const FOR_THE_OTHER = 60;
/** Where agreement or a die says which of them has it, each has it as likely. */
const UNDECIDED = (WHOLE + FOR_THE_OTHER) / 2;

function sharesOf(result: string, faction: Faction | 'tie'): Stand['shares'] {
  const whole = GIVES[result] ?? 0;
  const part = (of: number): number => (whole * of) / WHOLE;
  if (faction === 'european-axis') return { 'european-axis': whole };
  if (faction === 'tie') return { 'western-allies': part(UNDECIDED), russia: part(UNDECIDED) };
  const other = faction === 'russia' ? 'western-allies' : 'russia';
  return { [faction]: whole, [other]: part(FOR_THE_OTHER) };
}

const without = (place: string, is: 'none' | 'conquered'): Stand => ({
  place,
  is,
  label: is === 'none' ? say.stand.nothing() : say.stand.conquered(),
  shares: {},
});

function standWith(place: string, { power, result, faction }: Standing): Stand {
  return {
    place,
    is: standingValue({ power, result }),
    label: say.stand.result({ result: resultNamed(result), power }),
    shares: sharesOf(result, faction),
  };
}

/** How a minor country stands (49.435, 49.51). */
export function minorStand(open: Open, target: string): Stand {
  if (isConquered(open, target)) return without(target, 'conquered');
  const now = standingOf(open, target);
  return now === null ? without(target, 'none') : standWith(target, now);
}

/**
 * How it would stand after a roll of this total (49.51, 49.53): who is favoured takes what is best for it, and leaves a better
 * result that it has. Null: as before.
 */
export function minorAfter(tables: Tables, open: Open, target: string, total: number): Stand | null {
  if (isConquered(open, target)) return null;
  const rolled = rowsOf(tables, target).find(
    ({ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }) => from <= total && total <= to,
  );
  if (rolled === undefined) return null;
  const row = rowAs(open, target, rolled);
  if (changesNothing(open, target, row)) return null;
  if (row.effect.endsWith('policy')) return without(target, 'none');
  const faction = favouredBy(open, target, row.effect);
  return faction === null || isLess(open, target, row, faction)
    ? null
    : standFor(tables, open, target, row, faction);
}

/** Whether the favoured side has as much already. */
function isLess(open: Open, target: string, { effect }: ResultRow, faction: Faction | 'tie'): boolean {
  const now = standingOf(open, target);
  if (now === null || now.faction !== faction) return false;
  const further = rank(effect) - rank(effectOf(now.result));
  return faction === 'european-axis' ? further <= 0 : further >= 0;
}

function standFor(
  tables: Tables,
  open: Open,
  target: string,
  { effect }: ResultRow,
  faction: Faction | 'tie',
): Stand | null {
  const result = resultOf(effect);
  if (faction === 'tie')
    return {
      place: target,
      is: `tie/${result}`,
      label: say.stand.allied({ result: resultNamed(result) }),
      shares: sharesOf(result, faction),
    };
  const power = beneficiaryOf(tables, open, target, faction);
  return power && standWith(target, { power, result, faction: POWERS[power].faction });
}
