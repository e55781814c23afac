import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { words } from '../../../kernel/words.ts';
import { PLACES } from '../control.ts';
import { seize } from '../held.ts';
import type { Open } from '../state.ts';
import { areAtWar } from '../wars.ts';

// 58.4: who controls France afterwards, and what becomes of the forces in it.

/**
 * 58.41, 58.411, 58.43: all of France that is not Vichy passes to the Axis, and Allied forces still in it are lost or leave;
 * with the U.S. at war with Germany what was French becomes British, and they may stay.
 */
export function passHexes(open: Open, isEstablished: boolean, referee: Referee): void {
  const tell = (key: string, clauses: readonly string[]): void =>
    referee.tell?.(toAll('directive', words(key), clauses));
  if (areAtWar(open, 'germany', 'us')) {
    tell('told.frenchHexesBritish', ['58.41', '58.411']);
    return;
  }
  tell(isEstablished ? 'told.frenchHexesBesideVichy' : 'told.frenchHexes', [
    '58.41',
    isEstablished ? '58.31A' : '58.31B',
  ]);
  for (const place of isEstablished ? PARIS : PLACES['58.21A']) seize(open, place, 'axis');
  // which of them lies in Vichy France the map says
  if (isEstablished) for (const place of OTHERS) seize(open, place, undefined);
  tell('told.alliesInFrance', ['58.41']);
  if (isEstablished) tell('told.alliesInVichy', ['58.43']);
}

/** 58.41: as long as nobody has said whether there is a Vichy France, what is Axis either way. */
export function passWhatIsNotVichy(open: Open, referee: Referee): void {
  for (const place of PARIS) seize(open, place, 'axis');
  for (const key of ['told.frenchHexesBesideVichy', 'told.alliesInFrance'])
    referee.tell?.(toAll('directive', words(key), ['58.41']));
}

const PARIS = ['paris'] as const;
const OTHERS = ['lyon', 'marseilles'] as const;
