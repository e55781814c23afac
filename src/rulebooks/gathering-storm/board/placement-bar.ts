import type { Bar } from '../../../kernel/forms/form.ts';
import type { Power } from '../powers.ts';

/** Why a power cannot place a diplomatic counter in a target now, as far as all can see; null: it can. */
export type PlacementBar = (power: Power, target: string) => Bar | null;
