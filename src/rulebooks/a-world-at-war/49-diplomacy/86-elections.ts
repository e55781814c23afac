import {
  type News,
  type Referee,
  directive,
  reportedValue,
  setFact,
  tell,
  eachOf,
  whole,
} from '../../../kernel/index.ts';
import { fact, family } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { Books, Follows, Open } from '../state.ts';
import { LEVELS, type RolledTension, ROLLED_TENSIONS } from '../tables/tensions.ts';
import { actual, tellMoved } from './8-tension.ts';
import { tensionTexts } from './8-tension.words.ts';

// 49.86: what is begun is not undone by a fall of the level, but by that of an election.

/** The level that an election in the U.S. sets (49.86). */
const election = family<[RolledTension]>({
  key: (tension) => `election.${tension}`,
  each: eachOf(ROLLED_TENSIONS),
  spec: (_, tension) =>
    fact('election', whole(LEVELS.min, LEVELS.max), ['49.86'], { lasts: 'turn', args: { tension } }),
});

/** An election in the U.S. sets a level, and alone of all falls undoes what the level before it had allowed (49.86, 62.65). */
export function setByElection(
  open: Open,
  tension: RolledTension,
  level: number,
  clauses: readonly string[],
  referee: Referee,
): void {
  const before = reportedValue(open.facts, actual.key(tension));
  setFact(open.facts, actual.key(tension), level);
  tell(referee, 'result', tensionTexts.told.election, { tension, level }, clauses);
  if (typeof before !== 'number' || level < before)
    directive(referee, tensionTexts.told.electionUndoes, { tension, level }, clauses);
}

/** The level after an election, as the table reports it. */
function noteElection(books: Books, open: Open, report: News['report'], referee: Referee): void {
  for (const tension of ROLLED_TENSIONS) {
    const news = report[election.key(tension)];
    if (news === undefined || typeof news.value !== 'number') continue;
    setByElection(open, tension, news.value, ['49.86'], referee);
    tellMoved(books, open, tension, news.value, 'actual', referee);
  }
}

/** 49.86: news of an election. */
export const elections: Follows = {
  clauses: ['49.86'],
  on: [election],
  brings: (books, { open }, { report }, referee) => noteElection(books, open, report, referee),
};

/** 62.52: a level that the table reports can give the U.S. back what an election took, as one that the rules move. */
export const levelsReported: Follows = {
  clauses: ['62.52'],
  on: [actual],
  brings(books, { open }, { report }, referee) {
    for (const tension of ROLLED_TENSIONS) {
      const value = report[actual.key(tension)]?.value;
      if (typeof value === 'number') tellMoved(books, open, tension, value, 'actual', referee);
    }
  },
};

/** 49.86: elections. */
export const ELECTIONS = part(import.meta.url, {
  clauses: {
    '49.86': ['directive', 'Actions not reversed by a drop in tensions', 'elections'],
  },
  facts: [election],
});
