import { own } from '../json.ts';
import type { ReadRules } from '../rulebook.ts';
import type { Seat } from '../seat.ts';
import type { FactKey, Facts, FactSchema } from './facts.ts';
import { sidesOf } from './know.ts';
import { outcomesOfFalls } from './odds.ts';
import type { Hope, Outcome, Sheet, SheetResult } from './sheet.ts';

// What a die has to show before it falls: of one die alone, as players say it ("5 or less").

/** More faces than that are not gone through one by one. */
const MOST_FACES = 12;

/** What each face of the one die of a sheet brings, from 1 up. */
export interface Falls {
  readonly sides: number;
  readonly faces: readonly (readonly Outcome[])[];
}

/** What each face of the die of a sheet brings, as far as the sheet knows; null where it has none, or several. */
export function fallsOf(
  rules: Pick<ReadRules, 'facts' | 'sheets'>,
  result: SheetResult,
  dice: readonly FactKey[],
): Falls | null {
  const sheet = own(rules.sheets, result.sheet);
  const [die, ...others] = dice;
  if (!sheet?.outcomes || die === undefined || others.length > 0) return null;
  const sides = sidesOf(rules.facts, die);
  if (sides > MOST_FACES) return null;
  const known: Facts = (key) => (key === die ? undefined : own(result.facts, key));
  return { sides, faces: facesOf(result.sheet, sheet, known, rules.facts, die, sides) };
}

/** What is hoped for of a roll, and what its die has to show for it. */
export interface HopedFor {
  readonly hope: Hope;
  readonly needed: NeededFaces;
}

/** What the owner of a roll hopes for, or, where nobody in particular rolls, what anybody does. */
export function hopedOf(
  hopes: readonly Hope[] | undefined,
  owner: Seat | undefined,
  falls: Falls | null,
): readonly HopedFor[] {
  if (!falls || !hopes) return [];
  const theirs = owner === undefined ? [] : hopes.filter(({ seats }) => seats.includes(owner));
  return (theirs.length > 0 ? theirs : hopes).flatMap((hope) => {
    const needed = hope.outcomes ? neededFor(falls.faces, hope.outcomes) : null;
    return needed ? [{ hope, needed }] : [];
  });
}

/** What each face of the only die of a sheet can bring, from 1 up. */
export function facesOf(
  name: string,
  sheet: Sheet,
  facts: Facts,
  schema: FactSchema,
  die: FactKey,
  sides: number,
): Falls['faces'] {
  return [...outcomesOfFalls(name, sheet, facts, schema, [die], [sides])];
}

/** The faces that do: `of` so many, those up to `face` or from it on; all or none. */
export interface NeededFaces {
  readonly is: 'up-to' | 'from' | 'always' | 'never';
  /** The last or the first of them; 0 where all do, or none does. */
  readonly face: number;
  readonly count: number;
}

/** What a die has to show for one of some outcomes. Null where that hangs on what is not known, or on faces that are not in a row from an end. */
export function neededFor(
  faces: readonly (readonly Outcome[])[],
  outcomes: readonly string[],
): NeededFaces | null {
  const does = faces.map((all) => {
    const good = all.filter(({ id }) => outcomes.includes(id)).length;
    return good === 0 ? false : good === all.length ? true : null;
  });
  if (does.includes(null)) return null;
  const count = does.filter(Boolean).length;
  if (count === 0) return { is: 'never', face: 0, count };
  if (count === faces.length) return { is: 'always', face: 0, count };
  if (does.slice(0, count).every(Boolean)) return { is: 'up-to', face: count, count };
  if (does.slice(-count).every(Boolean)) return { is: 'from', face: faces.length - count + 1, count };
  return null;
}
