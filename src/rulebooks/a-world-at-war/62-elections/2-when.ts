import {
  type Referee,
  forget,
  reportedValue,
  rulingsOf,
  setFact,
  tell,
  texts,
  truth,
  whole,
} from '../../../kernel/index.ts';
import { MOST_ATTACKS } from '../war/attacks.ts';
import { isUsDefeated } from '../war/elections.ts';
import { fact, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import { isLateWarPlayed } from '../turn/played.ts';
import type { Books, Follows, Go, Open } from '../state.ts';
import { isWithdrawable } from '../war/withdrawn.ts';

// 62.2: when there is an election.

/** After the 1945 year start, or at the end of a turn with an atomic attack on the U.S. (62.21A, 62.21B). */
export type ElectionCause = 'year' | 'attack';

/** The year of the election (62.12, 62.21A). */
export const ELECTION_YEAR = 1945;

/** The successful German atomic attacks on the continental U.S. so far, those on its Atlantic box among them (62.21B, 62.31). */
export const atomicUs = single(
  'atomic.us',
  fact('atomicUs', whole(0, MOST_ATTACKS), ['62.21B', '62.31/e-atomic']),
);

/** Whether there was one in this game turn (62.21B). */
export const usAttacked = single('us-attacked', fact('usAttacked', truth, ['62.21B'], { lasts: 'turn' }));

/** Whether U.S. elections are held at all (62.46B): not in Pacific scenarios, nor once the U.S. is defeated (62.82). */
function areHeld(books: Books, open: Open): boolean {
  return isLateWarPlayed(books, open) && !isUsDefeated(open);
}

/** 62.12, 62.21A: immediately after the 1945 year start, in every game with a European theatre (62.46B). */
function electionOfYear(books: Books, open: Open): readonly Go[] {
  const isIt = open.year === ELECTION_YEAR && open.turn === 'spring';
  return isIt && areHeld(books, open) ? [{ step: 'election', cause: 'year' }] : [];
}

/** 62.21B, 62.81: at the end of a game turn in which the continental U.S. was attacked. */
function electionOfAttack(books: Books, open: Open): readonly Go[] {
  const isIt = reportedValue(open.facts, usAttacked.key()) === true && !open.attackReviewed;
  return isIt && areHeld(books, open) ? [{ step: 'election', cause: 'attack' }] : [];
}

/** 62.61: by ruling attack-election it comes before Britain can surrender: American units have left then. */
function electionBeforeBritain(books: Books, open: Open): readonly Go[] {
  return ruled(open.rulings, 'attack-election') === 'before-britain' ? electionOfAttack(books, open) : [];
}

/** 62.21B: an attack is told by its number or by the turn; each brings the other. */
const attacked: Follows = {
  clauses: ['62.21B'],
  on: [atomicUs, usAttacked],
  brings(books, { open }, { report, asked }, referee) {
    if (asked || !areHeld(books, open)) return;
    const count = report[atomicUs.key()];
    if (count?.as === 'change' && typeof count.value === 'number' && count.value > 0)
      setFact(open.facts, usAttacked.key(), true);
    if (count?.as === 'correction' && count.value === 0 && isWithdrawable(open))
      setFact(open.facts, usAttacked.key(), false);
    if (report[usAttacked.key()]?.value === true && count === undefined) countAttack(open, referee);
  },
};

/** The first turn in which the U.S. is attacked has seen one attack; how many a later one makes it in all is asked. */
function countAttack(open: Open, referee: Referee): void {
  const told = reportedValue(open.facts, atomicUs.key());
  if (told === undefined) return;
  if (told !== 0) return forget(open.facts, atomicUs.key());
  setFact(open.facts, atomicUs.key(), 1);
  tell(referee, 'note', say.told.attacksOnUs, { count: 1 }, ['62.21B', '62.31/e-atomic']);
}

const say = texts({
  facts: {
    'us-attacked': 'U.S. elections',
  },
  fact: {
    atomicUs:
      'How many successful German atomic attacks were there so far on the continental U.S. or the Atlantic U.S. box?',
    usAttacked: 'Was there a successful German atomic attack on the continental U.S. in this turn?',
  },
  told: {
    attacksOnUs:
      'Atomic attacks on the U.S. so far, this turn\u2019s among them: {count}. Report another number if there were more.',
  },
});

/** The rulings on when there is an election. */
const { RULINGS, ruled } = rulingsOf([
  {
    id: 'attack-election',
    clauses: ['62.21B', '62.61', '59.66A'],
    question:
      'The U.S. suffers an atomic attack in the turn in which Britain surrenders: which comes first, the election or the surrender?',
    choices: [
      {
        id: 'before-britain',
        text: 'The election: American units have left before concessions are determined, as 62.61 has it.',
      },
      { id: 'last', text: 'The surrender: it counts in the election.' },
    ],
    default: 'before-britain',
  },
]);

/** 62.2: when there is an election. */
export const WHEN = part(import.meta.url, {
  clauses: {
    '62.12': ['enforced', '"U.S. election" a broad term', 'electionOfYear'],
    '62.21A': ['enforced', 'After the 1945 YSS', 'electionOfYear'],
    '62.21B': ['enforced', 'If the U.S. is subject to atomic attack', 'electionOfAttack'],
    '62.46B': ['enforced', 'Pacific scenarios', 'electionOfYear'],
    '62.1': ['heading', 'Overview'],
    '62.2': ['heading', 'When U.S. elections occur'],
  },
  rulings: RULINGS,
  facts: [atomicUs, usAttacked],
  news: [attacked],
  at: { 'year-start': electionOfYear, 'turn-end': electionOfAttack },
  gives: { beforeChecks: [{ before: 'britain', due: electionBeforeBritain }] },
  texts: say,
});
