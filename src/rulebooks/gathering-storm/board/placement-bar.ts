import type { Bar } from '../../../kernel/form.ts';
import type { Power } from '../powers.ts';
import type { Books, Open } from '../state.ts';

/** Why a power cannot place a diplomatic counter in a target now, as far as all can see; null: it can. */
export type PlacementBar = (books: Books, open: Open, power: Power, target: string) => Bar | null;

/** Stands for the rule of the placements until it is there. */
export const placementBar: PlacementBar = () => null;
