import { type FactKey, type Line, type Sheet, type Values, line, rulingFact } from '../../../kernel/index.ts';
import { targetName } from '../intelligence/spoken.ts';
import { part } from '../part.ts';
import { seatsOf, type Side, SIDES } from '../powers.ts';
import { CIVIL_WARS, civilWar } from '../starts/standing.ts';
import type { Setting } from '../state.ts';
import { marginSheet } from './ahead.ts';
import { total } from './ledger.ts';
import { ledgerTexts } from './ledger.words.ts';

// step.11: who stands against whom in a target, and by how much a side leads there.

/** Sides that stand together in a target. */
export type Camp = readonly Side[];

const SEPARATE: readonly Camp[] = SIDES.map((side) => [side]);
const AXIS_AGAINST_ALL: readonly Camp[] = [['axis'], ['allies', 'russia']];

/** The ruling that says who stands together, as a fact (step.11). */
const TOGETHER = rulingFact('sides');

/** Who stands together in a target: in a civil war by faction, where the pack names them (25.52A), else by ruling (step.11). */
export function campsOf(
  setting: Setting,
  target: string,
  inCivilWar: boolean,
  ruling: string,
): readonly Camp[] {
  const factions = setting.pack.factions?.[target];
  if (inCivilWar && factions)
    return Object.values(Object.groupBy(SIDES, (side) => factions[side])).map((camp = []) => camp);
  return ruling === 'allied-and-russian' ? AXIS_AGAINST_ALL : SEPARATE;
}

/** Whether a civil war in a target would have sides stand together by faction: there can be one, and the pack names them (25.52A). */
export function hasFactions({ pack }: Pick<Setting, 'pack'>, target: string): boolean {
  return CIVIL_WARS.includes(target) && pack.factions?.[target] !== undefined;
}

/** The margins of every side in every target: what it and its friends have there, less the best of their rivals (step.11). */
function margins(setting: Setting): Record<string, Sheet> {
  const sheets: Record<string, Sheet> = {};
  for (const { id } of setting.targets)
    for (const side of SIDES) sheets[marginSheet(side, id)] = margin(setting, side, id);
  return sheets;
}

/** The most that the totals of a line can come to, where too much is unknown to try it all. */
const MOST = 99 * SIDES.length;

function margin(setting: Setting, side: Side, target: string): Sheet {
  const fought = hasFactions(setting, target) ? [civilWar.key(target)] : [];
  const camps = (known: Values): readonly Camp[] =>
    campsOf(
      setting,
      target,
      fought.some((key) => known.truth(key)),
      known.text(TOGETHER),
    );
  const sumOf = (known: Values, camp: Camp): number =>
    camp.reduce((sum, each) => sum + known.number(total.key(each, target)), 0);
  const beside = friendsOf(setting, side, target);
  return {
    title: ledgerTexts.sheet.margin({ side, target: targetName(setting, target) }),
    lines: [
      line(
        { id: 'step.11/own', clause: 'step.11', label: ledgerTexts.line.own({ side }) },
        [...totals(target, beside), TOGETHER, ...fought],
        (known) => sumOf(known, camps(known).find((camp) => camp.includes(side)) ?? []),
        { min: -MOST, max: MOST },
      ),
      rivals(side, target, fought, (known) =>
        bestOf(
          camps(known)
            .filter((camp) => !camp.includes(side))
            .map((camp) => sumOf(known, camp)),
        ),
      ),
    ],
    hopes: [
      {
        seats: seatsOf(setting.seating, side),
        label: ledgerTexts.hope.leads({ side }),
        from: 1,
        clauses: ['step.11'],
      },
    ],
  };
}

/** The best of some sums (step.11); nobody has nothing. */
export function bestOf(sums: readonly number[]): number {
  return sums.length === 0 ? 0 : Math.max(...sums);
}

function rivals(
  side: Side,
  target: string,
  fought: readonly FactKey[],
  best: (known: Values) => number,
): Line {
  const others = SIDES.filter((each) => each !== side);
  return line(
    { id: 'step.11/rival', clause: 'step.11', label: ledgerTexts.line.rival() },
    [...totals(target, others), TOGETHER, ...fought],
    (known) => -best(known),
    { min: -MOST, max: MOST },
  );
}

/** Who can ever stand beside a side in a target, itself first: by ruling Allies and Russia, in a civil war its faction. */
function friendsOf({ pack }: Setting, side: Side, target: string): Side[] {
  const factions = pack.factions?.[target];
  const isFriend = (each: Side): boolean =>
    (side !== 'axis' && each !== 'axis') || (factions !== undefined && factions[each] === factions[side]);
  return [side, ...SIDES.filter((each) => each !== side && isFriend(each))];
}

function totals(target: string, sides: readonly Side[]): FactKey[] {
  return sides.map((side) => total.key(side, target));
}

/** step.11: the margins between them. */
export const MARGIN = part(import.meta.url, {
  sheets: margins,
});
