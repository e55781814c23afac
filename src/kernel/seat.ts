/** A secret-keeping camp of the scenario, or 'dice', or 'table'. */
export type Seat = string;

/** The seat of chance: the generator, a person typing what fell, an enumeration or a replay answers for it. */
export const DICE: Seat = 'dice';

/** Stands for the seats that play waits for in a step that names nobody; nobody sits there. */
export const SEALED_ANSWERS: Seat = 'sealed-answers';

/** The seat that reports what happened on the map. */
export const TABLE: Seat = 'table';
