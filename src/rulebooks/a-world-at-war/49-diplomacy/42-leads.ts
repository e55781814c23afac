import { type Lead, once } from '../../../kernel/index.ts';

// What choices of rule 49 lead to: names of sheets and facts, for the forms that come before the roll.

/** The name of a target's sheet. */
export const rollSheet = once((target: string) => `diplomatic-roll/${target}`);

/** The fact of the die of a roll (49.425). */
export const DIE = 'die';

/** The fact that says the DPs of a faction in a target (49.4261). */
export const dpKey = once((faction: string, target: string) => `dp.${faction}.${target}`);

/** 49.425: on what a target is rolled for, with one die. */
export const rolledOn = once((target: string): readonly Lead[] => [{ name: rollSheet(target), dice: [DIE] }]);

/** The roll for a target, in which a number that is still to be given counts as this fact. */
export const rolledWith = once((target: string, sets: string): readonly Lead[] =>
  rolledOn(target).map((lead) => ({ ...lead, sets })),
);

/** The roll for a target, in which this holds once it is chosen. */
export const rolledAs = once((target: string, fact: string): readonly Lead[] =>
  rolledOn(target).map((lead) => ({ ...lead, makes: { [fact]: true } })),
);
