import type { FactKey, FactValue } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { isConquered } from '../49-diplomacy/43-bars.ts';
import { colonyOf } from '../58-france/53-colonies.ts';
import { COLONIES } from '../58-france/53-table.ts';
import { type Faction, isPower, POWERS } from '../powers.ts';
import { binds, type Standing, standingOf } from '../starts/standing.ts';
import type { Open } from '../state.ts';
import { type Belligerent, WARS } from '../war/wars.ts';

// What of a history can still come where the game has gone another way: nobody attacks a friend, and the beaten fight no war.

/** From this year on it is the Allies who conquer: those who are friends of the Axis. */
const ALLIES_CONQUER = 1943;

/** Whether what a history tells can come as the game stands. */
export function canCome(open: Open, fact: FactKey, value: FactValue): boolean {
  const [family, first = '', second = ''] = fact.split('.');
  if (family === 'colony') return value === 'french' || canBeTaken(open, first);
  if (value !== true) return true;
  if (family === 'conquered') return canFall(open, first);
  if (family === 'at-war') return isPower(first) && canFight(open, POWERS[first].faction, second);
  return family === 'war' ? canDeclare(open, first) : true;
}

const friendOf = (open: Open, target: string): Standing | null => {
  const now = standingOf(open, target);
  return binds(now?.result) ? now : null;
};

function canFall(open: Open, target: string): boolean {
  const isOfAxis = friendOf(open, target)?.faction === 'european-axis';
  return open.year < ALLIES_CONQUER ? !isOfAxis : isOfAxis;
}

/** What was French and is not Free French already is fought for. */
function canBeTaken(open: Open, colony: string): boolean {
  const now = COLONIES.find((each) => each === colony);
  const state = now && colonyOf(open, now);
  return state === 'vichy' || state === 'independent';
}

/** A war on a country that is no friend, and not conquered. */
function canFight(open: Open, faction: Faction, target: string): boolean {
  return friendOf(open, target)?.faction !== faction && !isConquered(open, target);
}

/** Of an event the first is who declares, of a war both: 'russia-finland', 'germany-us'. */
function canDeclare(open: Open, pair: string): boolean {
  const war = WARS.find(([a, b]) => `${a}-${b}` === pair);
  if (war) return war.every((power) => !isOut(open, power));
  const of = EVENTS[pair];
  return of === undefined || canFight(open, ...of);
}

const isOut = (open: Open, power: Belligerent): boolean => power !== 'china' && hasSurrendered(open, power);

/** The declarations on minor countries that let react (49.63), each with the faction that makes it. */
const EVENTS: Readonly<Record<string, readonly [Faction, string]>> = {
  'russia-finland': ['russia', 'finland'],
  'russia-sweden': ['russia', 'sweden'],
  'axis-sweden': ['european-axis', 'sweden'],
  'allies-vichy': ['western-allies', 'vichy-france'],
};
