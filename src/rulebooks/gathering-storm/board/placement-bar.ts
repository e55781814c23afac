import type { Bar } from '../../../kernel/index.ts';
import type { StormPower } from '../powers.ts';

/** Why a power cannot place a diplomatic counter in a target now, as far as all can see; null: it can. */
export type PlacementBar = (power: StormPower, target: string) => Bar | null;
