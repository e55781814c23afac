import type { AllocateForm, Seat } from '../../../kernel/index.ts';
import { allocationForm, poolOf } from '../49-diplomacy/2-allocation.ts';
import { namingBar } from '../49-diplomacy/41-naming.ts';
import { demandRows } from '../49-diplomacy/7-demands.ts';
import { freshYear } from '../turn/lifetimes.ts';
import { FACTIONS, type Faction } from '../powers.ts';
import type { Open } from '../state.ts';

// DPs count in a roll alone: which side can have one, and what the others may have placed for it.

/** The sides that can have a target rolled for this year with so many DPs there; all, once the roll is about to be made. */
export function callersOf(
  open: Open,
  target: string,
  placed: Readonly<Record<Seat, number>>,
): readonly Faction[] {
  if (open.rolls.some((roll) => roll.target === target && roll.settled === null)) return FACTIONS;
  return FACTIONS.filter(
    (faction) =>
      namingBar(open, faction, target, () => placed[faction] ?? 0) === null ||
      demandRows(open, faction).some(({ id, barred }) => id === `demand/${target}` && !barred),
  );
}

/** What each side could choose from as it placed the DPs of this year. */
export function placingsOf(open: Open): readonly { readonly seat: Seat; readonly form: AllocateForm }[] {
  const { allotment, franceStood } = open;
  const before: Open = { ...open, ...freshYear(), allotment, franceStood, rolls: [] };
  return FACTIONS.filter((faction) => poolOf(open, faction) > 0).map((faction) => ({
    seat: faction,
    form: allocationForm(before, faction, true),
  }));
}
