import type { Referee } from '../../../kernel/dispatch.ts';
import { reported, writeReports } from '../../../kernel/facts.ts';
import { words } from '../../../kernel/words.ts';
import type { Faction } from '../powers.ts';
import { once } from '../once.ts';
import { standingOf } from '../standing.ts';
import type { Obligation, Open } from '../state.ts';
import type { Effect, ResultRow } from '../tables/results.ts';

// 49.58: Germany and Russia, at peace, may take a country from each other only by going to war.

const WAR = 'war.germany-russia';

function givesHexes(effect: Effect): boolean {
  return effect.endsWith('hexes') || effect.endsWith('associate') || effect.endsWith('ally');
}

/** Whether a country is associated or allied with a power, or at war with it. */
function belongsTo(open: Open, target: string, power: 'germany' | 'russia'): boolean {
  const standing = standingOf(open, target);
  const bound = standing !== null && ['-3', '-2', '9', '10'].includes(standing.result);
  return (bound && standing.power === power) || reported(open.facts, `at-war.${power}.${target}`) === true;
}

/** The power that must declare war to have this result, or null. */
export function obligedBy(
  open: Open,
  target: string,
  { effect }: ResultRow,
  faction: Faction,
): Obligation['power'] | null {
  if (faction === 'western-allies' || !givesHexes(effect) || reported(open.facts, WAR) === true) return null;
  const [power, enemy] =
    faction === 'european-axis' ? (['germany', 'russia'] as const) : (['russia', 'germany'] as const);
  return belongsTo(open, target, enemy) ? power : null;
}

/** The facts that decide it and that nobody has reported. */
export function missingForObligations(open: Open, targets: readonly string[]): string[] {
  if (reported(open.facts, WAR) === true) return [];
  return targets.flatMap((target) => atWar(target)).filter((key) => reported(open.facts, key) === undefined);
}

const atWar = once((target) => [`at-war.germany.${target}`, `at-war.russia.${target}`]);

/** A result was taken that needs a declaration of war: it is asked for before the next phase. */
export function oblige(open: Open, target: string, row: ResultRow, faction: Faction, referee: Referee): void {
  const power = obligedBy(open, target, row, faction);
  if (power === null) return;
  open.obliged.push({ power, target, before: reported(open.facts, `standing.${target}`) ?? 'none' });
  writeReports(open.facts, { [WAR]: { as: 'unknown' } });
  tell(referee, 'told.mustDeclare', { power, target });
}

/** The player turn is over: without the declaration what was before is in effect again. */
export function settleObligations(open: Open, referee: Referee): void {
  for (const { power, target, before } of open.obliged) {
    if (reported(open.facts, WAR) === true) continue;
    writeReports(open.facts, { [`standing.${target}`]: { value: before, as: 'change' } });
    tell(referee, 'told.notDeclared', { power, target });
  }
  open.obliged = [];
}

function tell(referee: Referee, key: string, args: { power: string; target: string }): void {
  referee.tell?.({ to: 'all', kind: 'directive', data: words(key, args), clauses: ['49.58'] });
}
