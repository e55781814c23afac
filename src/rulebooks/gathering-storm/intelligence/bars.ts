import { reported } from '../../../kernel/facts.ts';
import type { Bar } from '../../../kernel/form.ts';
import { words } from '../../../kernel/words.ts';
import { ruled as purgeRuled } from '../placing/22.21B-purge.rulings.ts';
import { ruled as conquestRuled } from '../placing/24.5-diplomatic.rulings.ts';
import { isPower, type Power } from '../powers.ts';
import { conquered } from '../standing.ts';
import type { Open, Setting } from '../state.ts';
import { hasForgone } from './opening.ts';
import { spoken } from './spoken.ts';

// What closes a target, or a whole step, to modifiers of every kind.

/** Who has conquered a target; null: nobody, as far as anybody has said. */
export function conqueror({ facts }: Open, target: string): Power | null {
  const by = reported(facts, conquered.key(target));
  return isPower(by) ? by : null;
}

/** No diplomacy in a conquered country (step.6; ruling conquest). */
export function conquestBar(setting: Pick<Setting, 'targets'>, open: Open, target: string): Bar | null {
  const power = conqueror(open, target);
  if (power === null || conquestRuled(open.rulings, 'conquest') === 'allowed') return null;
  return { clauses: ['step.6'], reason: words('bar.noConquest', { target: spoken(setting, target), power }) };
}

/** Russia has given up all its diplomacy of this turn (22.21B, 24.61A; ruling forgone). */
export function forgoneBar(open: Open, power: Power): Bar | null {
  if (power !== 'russia' || !hasForgone(open) || purgeRuled(open.rulings, 'forgone') !== 'everything')
    return null;
  return { clauses: ['22.21B', '24.61A'], reason: words('bar.forgoneAll') };
}
