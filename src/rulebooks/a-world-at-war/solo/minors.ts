import { type Stand, WHOLE } from '../../../kernel/solo/index.ts';
import { isConquered } from '../49-diplomacy/43-bars.ts';
import { beneficiaryOf, changesNothing, favouredBy } from '../49-diplomacy/5-results.ts';
import { rowAs, rowOf, rowsOf } from '../49-diplomacy/5-rows.ts';
import { attackersOf } from '../war/minor-wars.ts';
import { type Faction, POWERS } from '../powers.ts';
import { type Standing, standingOf, standingValue } from '../starts/standing.ts';
import type { Open } from '../state.ts';
import type { Tables } from '../tables/country.ts';
import { resultNamed, resultOf, type ResultRow } from '../tables/results.ts';
import { worldSoloTexts } from './solo.words.ts';

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

/** What whoever attacks a country can hope for of it. */
const ATTACKED = 25;

/** A country with no result in effect: neutral, or attacked. */
function unbound(open: Open, place: string): Stand {
  const [attacker] = attackersOf(open, place);
  if (attacker === undefined) return { place, is: 'none', label: worldSoloTexts.stand.nothing(), shares: {} };
  const label = worldSoloTexts.stand.attacked({ power: attacker });
  return { place, is: `attacked/${attacker}`, label, shares: { [POWERS[attacker].faction]: ATTACKED } };
}

function standWith(place: string, { power, result, faction }: Standing): Stand {
  return {
    place,
    is: standingValue({ power, result }),
    label: worldSoloTexts.stand.result({ result: resultNamed(result), power }),
    shares: sharesOf(result, faction),
  };
}

/** How a minor country stands (49.435, 49.51), with what is settled of the rolls of the phase already (49.4266). */
export function minorStand(tables: Tables, open: Open, target: string): Stand {
  if (isConquered(open, target))
    return { place: target, is: 'conquered', label: worldSoloTexts.stand.conquered(), shares: {} };
  const settled = settledFor(tables, open, target);
  if (settled !== null) return settled;
  const now = standingOf(open, target);
  return now === null ? unbound(open, target) : standWith(target, now);
}

/** What a roll of the phase has come to that takes effect with the others; null: it changes nothing, or there is none. */
function settledFor(tables: Tables, open: Open, target: string): Stand | null {
  const roll = open.rolls.find((each) => each.target === target);
  const row = roll?.settled ? rowOf(tables, open, target, roll.settled) : null;
  if (!roll || row === null || changesNothing(open, target, row)) return null;
  if (row.effect.endsWith('policy')) return unbound(open, target);
  return roll.faction && standFor(tables, open, target, row, roll.faction);
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
  if (row.effect.endsWith('policy')) return unbound(open, target);
  const faction = favouredBy(open, target, row.effect);
  const then = faction && standFor(tables, open, target, row, faction);
  return then && isMore(then, minorStand(tables, open, target), faction) ? then : null;
}

/** Whether the favoured side has more of it than it has as things are; of two that may be favoured, whether either has. */
function isMore(then: Stand, now: Stand, faction: Faction | 'tie'): boolean {
  if (faction !== 'tie') return (then.shares[faction] ?? 0) > (now.shares[faction] ?? 0);
  const whole = (then.shares['russia'] ?? 0) * (WHOLE / UNDECIDED);
  return ['western-allies', 'russia'].some((each) => whole > (now.shares[each] ?? 0));
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
      label: worldSoloTexts.stand.allied({ result: resultNamed(result) }),
      shares: sharesOf(result, faction),
    };
  const power = beneficiaryOf(tables, open, target, faction);
  return power && standWith(target, { power, result, faction: POWERS[power].faction });
}
