import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import type { SheetResult } from '../../../kernel/sheet.ts';
import { words } from '../../../kernel/words.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { conquer, tellConquered } from '../54-surrender/31-conquered.ts';
import { toldLevel } from '../54-surrender/told-level.ts';
import { abandon, LAST_AXIS, PLACES } from '../control.ts';
import type { Books, Go, Open, Position } from '../state.ts';
import { endGermanResults } from './5-minors.ts';

// 55.2 to 55.6: what a German surrender brings.

/** 55.11: at zero or less Germany surrenders. */
export function judgeGermany(
  books: Books,
  { open }: Position,
  sum: SheetResult,
  falls: boolean,
  referee: Referee,
): readonly Go[] {
  if (!falls && sum.total.max <= 0) referee.tell?.(toAll('result', words('told.berlinHolds'), ['54.22']));
  else {
    const data = words(falls ? 'told.germanySurrenders' : 'told.fightsOn', {
      power: 'germany',
      level: toldLevel(sum),
    });
    referee.tell?.(toAll('result', data, ['54.12', '55.11'], sum));
  }
  return falls ? surrenderGermany(books, open, referee) : [];
}

/** What the players do on their map (55.31, 55.41, 55.52). */
const DIRECTIVES = [
  ['55.31', 'told.germanUnits'],
  ['55.41', 'told.germanHexes'],
  ['55.52', 'told.germanFronts'],
] as const;

/**
 * The surrender of Germany: its units are removed (55.31), what it holds is nobody's (55.41, 55.52), in the Mediterranean Italy's
 * if that has not surrendered (55.52), it has no BRP value (55.61). A Japan that has not surrendered fights on (55.23), and U.S.
 * elections there read it (55.24).
 */
export function surrenderGermany({ plan }: Books, open: Open, referee: Referee): readonly Go[] {
  conquer(open, 'germany');
  tellConquered(open, 'germany', referee);
  for (const [clause, key] of DIRECTIVES) referee.tell?.(toAll('directive', words(key), [clause]));
  tellMediterranean(open, referee);
  leaveHexes(open);
  endGermanResults(open, referee);
  referee.tell?.(toAll('directive', words('told.germanBrps'), ['55.61']));
  if (!plan.european && !hasSurrendered(open, 'japan')) {
    referee.tell?.(toAll('note', words('told.japanFightsOn'), ['55.23']));
    referee.tell?.(toAll('directive', words('told.germanyInElections'), ['55.24']));
  }
  return [{ step: 'peace', after: 'germany' }];
}

/** 55.41, 55.52: what Germany held is nobody's: in the Mediterranean only once there is no Italy that it passes to. */
function leaveHexes(open: Open): void {
  abandon(open, PLACES['55.11'], 'axis');
  if (hasSurrendered(open, 'france')) abandon(open, ['paris'], 'axis');
  if (hasSurrendered(open, 'italy')) abandon(open, LAST_AXIS, 'axis');
}

/** 55.52: whether Italy is there to take over what Germany held in the Mediterranean. */
function tellMediterranean(open: Open, referee: Referee): void {
  const key = hasSurrendered(open, 'italy') ? 'told.noItaly' : 'told.toItaly';
  referee.tell?.(toAll('directive', words(key), ['55.52']));
}
