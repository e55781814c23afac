import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import type { SheetResult } from '../../../kernel/sheet.ts';
import { words } from '../../../kernel/words.ts';
import { isGermanyOut } from '../49-diplomacy/51-axis.ts';
import { ASSOCIATED, surrenderMinors } from '../55-germany/5-minors.ts';
import { conquer, tellConquered } from '../54-surrender/31-conquered.ts';
import { abandon, LAST_AXIS } from '../control.ts';
import { setStanding, standingOf } from '../standing.ts';
import type { Books, Go, Open, Position } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { allocateForces, removeUnits } from './32-forces.ts';

// 56.2 to 56.6: what an Italian surrender brings.

/** What the key economic areas of Italy are worth (56.61). */
export const AREAS = { rome: 20, genoa: 10, milan: 10 } as const;

/** What the players do on their map beside the units (56.52, 56.61, 56.62, 56.63). */
const DIRECTIVES = [
  ['56.52', 'told.italianColonies'],
  ['56.61', 'told.italianBrps'],
  ['56.62', 'told.italianBrpsWhen'],
  ['56.63', 'told.italianBrpsWho'],
] as const;

/**
 * The surrender of Italy, with its level as far as that is known: its units (56.32) and where they are built (56.33), its hexes
 * (56.41), minor countries (56.51), colonies and conquests (56.52), and key economic areas (56.61 to 56.63). It may bring peace
 * (56.21).
 */
export function surrenderItaly(
  _: Books,
  { open }: Position,
  sum: SheetResult,
  referee: Referee,
): readonly Go[] {
  const { min, max } = sum.total;
  const level = min === max ? min : words('level.between', { min, max });
  referee.tell?.(toAll('result', words('told.italyLevel', { level }), ['56.31', '56.31A', '56.31B'], sum));
  conquer(open, 'italy');
  open.impaired = false;
  tellConquered(open, 'italy', referee);
  removeUnits(open, referee);
  if (min === max) allocateForces(open, min, referee);
  else tell(referee, 'told.forcesByTable', ['56.32']);
  if (min !== max && isGermanyOut(open)) tell(referee, 'told.noGermanForces', ['56.32']);
  // with Germany beaten nobody has Folgore
  tell(referee, 'told.italianBuilding', ['56.33'], isGermanyOut(open) ? { without: ['folgore'] } : undefined);
  leaveHexes(open, referee);
  endItalianResults(open, referee);
  for (const [clause, key] of DIRECTIVES) tell(referee, key, [clause], AREAS);
  return [{ step: 'peace', after: 'italy' }];
}

/** 56.41, 56.52: Italy's hexes pass to Germany; once that is beaten they are nobody's (ruling italy-after-germany), as all else of the Axis. */
function leaveHexes(open: Open, referee: Referee): void {
  const isFree = isGermanyOut(open);
  if (isFree) abandon(open, LAST_AXIS, 'axis');
  tell(referee, isFree ? 'told.italianHexesFree' : 'told.italianHexes', ['56.41']);
}

/** 56.51: Italy's associated minor countries surrender; every other result that is Italy's ends too (ruling italian-results). */
function endItalianResults(open: Open, referee: Referee): void {
  const its = MINORS.filter((target) => standingOf(open, target)?.power === 'italy');
  const isOwn = (target: string): boolean => ASSOCIATED.includes(standingOf(open, target)?.result ?? '');
  surrenderMinors(open, its.filter(isOwn));
  for (const target of its) setStanding(open, target, null);
  open.due = open.due.filter(({ power }) => power !== 'italy');
  if (its.length > 0) tell(referee, 'told.italianMinorsNamed', ['56.51'], { targets: its });
  else tell(referee, 'told.italianMinors', ['56.51']);
}

function tell(
  referee: Referee,
  key: string,
  clauses: readonly string[],
  args?: Readonly<Record<string, number | string[]>>,
): void {
  referee.tell?.(toAll('directive', words(key, args), clauses));
}
