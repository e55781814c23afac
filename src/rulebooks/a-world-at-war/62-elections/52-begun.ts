import { reportedValue, setFact } from '../../../kernel/index.ts';
import { actual } from '../49-diplomacy/8-tension.ts';
import { electionResult, electionTension, isAtPeace, NONE, resultIn } from '../war/elections.ts';
import { isLateWarPlayed } from '../turn/played.ts';
import type { Books, Open } from '../state.ts';
import { SIDES, type Theatre, THEATRES } from '../war/theatres.ts';
import { electionsEffectRuling } from './41-effects.rulings.ts';
import { peaceLevel, POINTS, resultAt } from './65-level.ts';

// 62.52: a game that begins after an election.

/**
 * 62.52, 62.65: a game that begins with a peace whose result nobody has said, or with a result from which no level counts: of a
 * peace the scale gives both; else the level of the start is what the next four points are counted from.
 */
export function beginWithResults(books: Pick<Books, 'plan'>, open: Open): void {
  if (!isLateWarPlayed(books, open)) return;
  for (const theatre of THEATRES) {
    const { enemy, tension } = SIDES[theatre];
    const level = reportedValue(open.facts, actual.key(tension));
    const isTold = reportedValue(open.facts, electionResult.key(theatre)) !== undefined;
    if (!isTold && isAtPeace(open, enemy) && typeof level === 'number')
      setFact(open.facts, electionResult.key(theatre), resultAt(level));
    beginFrom(open, theatre, level);
  }
}

function beginFrom(open: Open, theatre: Theatre, level: unknown): void {
  const { enemy, tension } = SIDES[theatre];
  const result = resultIn(open, theatre);
  if (result >= NONE || reportedValue(open.facts, electionTension.key(tension)) !== undefined) return;
  const isOnScale =
    isAtPeace(open, enemy) || electionsEffectRuling(open.rulings, 'election-base') === 'scale';
  const scale = peaceLevel(result);
  // a level that has outrun the result by the scale is not counted twice
  const isOutrun = typeof level === 'number' && level >= scale + POINTS;
  const from = isOnScale && !isOutrun ? scale : level;
  if (typeof from === 'number') setFact(open.facts, electionTension.key(tension), from);
}
