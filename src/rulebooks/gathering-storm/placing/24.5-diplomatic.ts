import { type Bar, texts } from '../../../kernel/index.ts';
import { drawnFor } from '../intelligence/24.56D-drawn.ts';
import { conquestBar } from '../intelligence/conquest.ts';
import { targetName } from '../intelligence/spoken.ts';
import { part } from '../part.ts';
import { type StormPower, sideOf } from '../powers.ts';
import type { Open, Setting } from '../state.ts';
import { DIPLOMATIC_RULINGS } from './24.5-diplomatic.rulings.ts';
import { alliedBar } from './24.56D-allies.ts';
import { type LiftedLimits, russianBar } from './24.61-russia.ts';
import { allianceBar } from './one-per-alliance.ts';

// 24.5: where a diplomatic counter may be placed at all.

/** 24.5: a pack can say where a power may place diplomatic counters. */
function allowedBar(setting: Setting, power: StormPower, target: string): Bar | null {
  const allowed = setting.pack.allowed?.[power];
  if (allowed === undefined || allowed.includes(target)) return null;
  return { clauses: ['24.5'], reason: say.bar.allowed({ power, target: targetName(setting, target) }) };
}

/**
 * 24.5, 24.56D, 24.61: why a power may place no diplomatic counter in a target, but for an event that goes over it.
 * `drawn`: the targets for which a Russian event is drawn; whoever asks of many targets looks for them once.
 */
export function diplomaticBar(
  setting: Setting,
  open: Open,
  power: StormPower,
  target: string,
  lifted: LiftedLimits = [],
  drawn: ReadonlySet<string> = drawnFor(setting, open),
): Bar | null {
  return (
    conquestBar(setting, open, target) ??
    allowedBar(setting, power, target) ??
    (power === 'russia' ? russianBar(setting, open, target, lifted) : null) ??
    (sideOf(power) === 'allies' ? alliedBar(setting, open, target, drawn) : null) ??
    allianceBar(setting, open, power, target)
  );
}

/** 24.5: why a power may place none of its two counters of the set in a target; null: it may. From `open` alone. */
export function placementBar(setting: Setting, open: Open, power: StormPower, target: string): Bar | null {
  return diplomaticBar(setting, open, power, target);
}

const say = texts({
  bar: {
    allowed: 'This pack does not let {power} place diplomatic counters there.',
  },
});

/** 24.5: diplomatic counters. */
export const DIPLOMATIC = part(import.meta.url, {
  clauses: {
    '24.5': ['enforced', 'Diplomatic counters', 'diplomaticBar'],
  },
  rulings: DIPLOMATIC_RULINGS,
  texts: say,
});
