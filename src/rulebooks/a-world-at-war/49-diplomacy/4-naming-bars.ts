import { reported } from '../../../kernel/facts.ts';
import type { Bar } from '../../../kernel/form.ts';
import { ruled } from '../../../kernel/ruling.ts';
import { words } from '../../../kernel/words.ts';
import { areEnemies, type Faction, isPower, POWERS, powersOf } from '../powers.ts';
import { standingOf } from '../standing.ts';
import type { Open } from '../state.ts';
import { lastingFact } from '../tables/targets.ts';

// 49.43: what keeps a faction from any roll for a target, in reaction too.

/** Why a faction can have no roll at all for a target, or null. */
export function alwaysBar(open: Open, faction: Faction, target: string): Bar | null {
  const bar = (clauses: readonly string[], key: string): Bar => ({ clauses, reason: words(key, { target }) });
  const told = (key: string): unknown => reported(open.facts, key);
  if (told(lastingFact('permanent', target)) === true) return bar(['49.52'], 'bar.permanent');
  if (told(lastingFact('conquered', target)) === true) return bar(['49.435'], 'bar.conquered');
  if (target === 'vichy-france' && told('france.fell-this-year') !== false)
    return bar(['49.431C'], 'bar.franceFell');
  if (isFriendlyAlly(open, faction, target)) return bar(['49.432'], 'bar.minorAlly');
  if (belongsToOtherAlly(open, faction, target)) return bar(['49.433'], 'bar.otherAlly');
  return isAggressor(open, faction, target) ? bar(['49.435'], 'bar.aggressor') : null;
}

/** 49.432: one's own minor ally, and for the Allies one another's. */
function isFriendlyAlly(open: Open, faction: Faction, target: string): boolean {
  const standing = standingOf(open, target);
  if (standing === null || areEnemies(standing.faction, faction)) return false;
  return standing.result === '10' || standing.result === '-3';
}

/** 49.433: West and Russia leave alone what favours the other. */
function belongsToOtherAlly(open: Open, faction: Faction, target: string): boolean {
  const standing = standingOf(open, target);
  return standing !== null && standing.faction !== faction && !areEnemies(standing.faction, faction);
}

/** 49.435: whose attack drove the country to the other side. The ruling says whether it bars the whole faction. */
function isAggressor(open: Open, faction: Faction, target: string): boolean {
  const aggressor = reported(open.facts, lastingFact('aggressor', target));
  if (typeof aggressor !== 'string' || !isPower(aggressor) || POWERS[aggressor].faction !== faction)
    return false;
  return ruled(open.rulings, 'aggressor') === 'faction' || powersOf(faction).length === 1;
}
