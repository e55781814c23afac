import { type Referee, reportedValue, rulingsOf, setFact, tell, texts } from '../../../kernel/index.ts';
import { electionResult, electionTension, isRecorded, NONE, resultIn } from '../war/elections.ts';
import { electionTexts } from '../war/elections.words.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';
import type { RolledTension } from '../tables/tensions.ts';
import { theatreOf } from '../war/theatres.ts';
import { POINTS } from './65-level.ts';

// 62.52: every four points of tension give the U.S. one level back.

/** 62.51, 62.52: a level of tension has moved (ruling regained-by): the result of an election rises by one for each four points above where it is counted from. */
export function regain(
  open: Open,
  tension: RolledTension,
  level: number,
  of: 'actual' | 'effective',
  referee: Referee,
): void {
  const theatre = theatreOf(tension);
  if (!isRecorded(open, theatre)) return;
  const from = reportedValue(open.facts, electionTension.key(tension));
  if (typeof from !== 'number') return setFact(open.facts, electionTension.key(tension), level);
  if (ruled(open.rulings, 'regained-by') !== of) return;
  const levels = Math.floor((level - from) / POINTS);
  if (levels <= 0) return;
  const result = Math.min(NONE, resultIn(open, theatre) + levels);
  setFact(open.facts, electionResult.key(theatre), result);
  setFact(open.facts, electionTension.key(tension), from + levels * POINTS);
  const args = { theatre: electionTexts.theatre[theatre](), tension, result };
  tell(referee, 'result', result === NONE ? say.told.unrestricted : say.told.regained, args, ['62.52']);
}

const say = texts({
  told: {
    regained: '{tension} has risen: the U.S. election result in {theatre} is now {result}.',
    unrestricted: '{tension} has risen: no result of the election restricts the U.S. in {theatre} any more.',
  },
});

/** The rulings on points of tension. */
const { RULINGS, ruled } = rulingsOf([
  {
    id: 'regained-by',
    clauses: ['62.52', '49.851D', '49.852D'],
    question: 'Four points of tension give the U.S. a level of its result back: points of which level?',
    choices: [
      { id: 'actual', text: 'Of the actual one, as soon as it has risen.' },
      { id: 'effective', text: 'Of the effective one, as each die has it.' },
    ],
    default: 'actual',
  },
]);

/** 62.5: tension gives a level back. */
export const REGAINED_LEVEL = part(import.meta.url, {
  clauses: {
    '62.51': ['enforced', 'Tensions again recorded', 'regain'],
    '62.52': ['enforced', 'Four tension points = one election result level', 'regain'],
    '62.5': ['heading', 'Post-election tensions'],
  },
  rulings: RULINGS,
  gives: { movedLevel: [regain] },
  texts: say,
});
