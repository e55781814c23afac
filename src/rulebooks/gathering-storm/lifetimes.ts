import type { Allocation, Rulings } from '../../kernel/index.ts';
import { isOneForm } from './intelligence/one-form.rulings.ts';
import type { StormPower } from './powers.ts';

// What of a game lasts for a turn: when it is over, all of it begins anew.

/** How a counter was placed: in the two of its power's set, as one of the extras of 24.54E, or by an event. */
export type Basis = 'set' | 'ring' | 'civil-war' | 'success' | { readonly event: string };

/** What one placing put into one target: a diplomatic counter, some military ones, or the anti-Comintern counter. */
export interface Placement {
  readonly kind: 'diplomatic' | 'military' | 'anti-comintern';
  /** Who placed it; of the anti-Comintern counter the power of the seat that placed it first in order. */
  readonly power: StormPower;
  readonly target: string;
  readonly basis: Basis;
  /** The step in which it was placed: 1 to 4. */
  readonly step: 1 | 2 | 3 | 4;
  /** How many counters: 1 but for military ones. */
  readonly count: number;
  /** What it is worth, once all know: open military and anti-Comintern counters together, what was face down from step 8 on. */
  readonly value?: number;
  /** Set aside, as a secret event barred it (ruling secret-event): its strength is never shown. */
  readonly void?: true;
  /** It lay there when the country was conquered in this turn (ruling freed). */
  readonly fallen?: true;
}

/** A modifier that comes from no counter: an event, the communist threat, a covert operation, subversion. */
export interface Modifier {
  /** 'event/<id>', 'threat', 'covert', 'subversion'. */
  readonly source: string;
  readonly power: StormPower;
  readonly target: string;
  readonly amount: number;
  /** It counted there when the country was conquered in this turn (ruling freed). */
  readonly fallen?: true;
}

/** A Russian flag that was eliminated. */
interface Removal {
  readonly power: StormPower;
  readonly target: string;
  readonly flags: number;
}

/** What lasts for a turn. */
export interface OfTurn {
  placed: Placement[];
  modifiers: Modifier[];
  /** Whether Russia has given up its placement (22.21B); null: it was not asked. */
  forgone: boolean | null;
  /** Events turned up or used in this turn, by id. */
  shown: string[];
  /** Flags that results removed in this turn. */
  removals: Removal[];
  /** Targets whose ledgers have been told in the resolution. */
  settled: string[];
  /** Those of them that no rule has settled: the table enters what comes of them. */
  unsettled: string[];
}

/** What of a seat's secrets lasts for a turn, where all are asked in one form: what it means to use in steps 9 and 10. */
export interface OfPlan {
  planned?: Allocation;
}

/** What a seat begins a turn with (ruling one-form). */
export function freshPlan({ rulings }: { readonly rulings: Rulings }): OfPlan {
  return isOneForm({ rulings }) ? { planned: {} } : {};
}

/** What a turn begins with. */
export function freshTurn(): OfTurn {
  return { placed: [], modifiers: [], forgone: null, shown: [], removals: [], settled: [], unsettled: [] };
}
