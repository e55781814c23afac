import type { FactKey } from '../../../kernel/facts.ts';
import type { Power } from '../powers.ts';

// The facts that a ledger sums up: what placing and intelligence leave in a target.

/** The strength of a power's diplomatic counter (24.5). */
export const strengthKey = (power: Power, target: string): FactKey => `strength.${power}.${target}`;

/** What a power's military counters are worth (24.4). */
export const militaryKey = (power: Power, target: string): FactKey => `military.${power}.${target}`;

/** What the anti-Comintern counter is worth (24.3). */
export const antiCominternKey = (target: string): FactKey => `anti-comintern.${target}`;

/** A modifier that comes from no counter: its source is 'event-<id>', 'threat-<power>', 'covert-<power>' or 'subversion'. */
export const modifierKey = (source: string, target: string): FactKey => `modifier.${source}.${target}`;
