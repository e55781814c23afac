import { type Referee, tell } from '../../../kernel/dispatch.ts';
import { reported, setFact } from '../../../kernel/facts.ts';
import type { Open } from '../state.ts';
import type { Rolled } from '../tables/tensions.ts';
import { electionResult, electionTension, isRecorded, NONE, resultIn } from './4-in-effect.ts';
import { POINTS } from './65-level.ts';
import { ruled } from './rulings.ts';
import { theatreOf } from './theatres.ts';
import { say } from './words.ts';

// 62.52: every four points of tension give the U.S. one level back.

/** 62.51, 62.52: a level of tension has moved (ruling regained-by): the result of an election rises by one for each four points above where it is counted from. */
export function regain(
  open: Open,
  tension: Rolled,
  level: number,
  referee: Referee,
  of: 'actual' | 'effective' = 'actual',
): void {
  const theatre = theatreOf(tension);
  if (!isRecorded(open, theatre)) return;
  const from = reported(open.facts, electionTension.key(tension));
  if (typeof from !== 'number') return setFact(open.facts, electionTension.key(tension), level);
  if (ruled(open.rulings, 'regained-by') !== of) return;
  const levels = Math.floor((level - from) / POINTS);
  if (levels <= 0) return;
  const result = Math.min(NONE, resultIn(open, theatre) + levels);
  setFact(open.facts, electionResult.key(theatre), result);
  setFact(open.facts, electionTension.key(tension), from + levels * POINTS);
  const args = { theatre: say.theatre[theatre](), tension, result };
  tell(referee, 'result', result === NONE ? say.told.unrestricted : say.told.regained, args, ['62.52']);
}
