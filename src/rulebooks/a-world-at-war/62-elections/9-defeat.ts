import { type Referee, reportedValue, rulingsOf, setFact, tell, texts } from '../../../kernel/index.ts';
import { hasSurrendered, surrenderFact } from '../49-diplomacy/17-surrender.ts';
import { weaknessFact } from '../60-russia/12-state.ts';
import { axisVictory, hasAxisWon } from '../turn/over.ts';
import { part } from '../part.ts';
import { isLateWarPlayed } from '../turn/played.ts';
import type { Books, Follows, Go, Open, WorldStep } from '../state.ts';

// 62.9: the Allies lose without an election.

declare module '../state.ts' {
  interface Steps {
    'allied-defeat': object;
  }
}

/** 62.91: France, Britain and Russia are in a state of surrender (62.91A), Germany and Japan have not surrendered (62.91B). */
function areAlliesBeaten(open: Open): boolean {
  const isRussiaWeak =
    reportedValue(open.facts, weaknessFact.key()) === true || hasSurrendered(open, 'russia');
  return (
    hasSurrendered(open, 'france') &&
    hasSurrendered(open, 'britain') &&
    isRussiaWeak &&
    !hasSurrendered(open, 'germany') &&
    !hasSurrendered(open, 'japan')
  );
}

/** 62.91: a game that begins with all of them beaten has been lost before it begins. */
export function beginBeaten(books: Pick<Books, 'plan'>, open: Open): void {
  if (canBe(books, open) && areAlliesBeaten(open)) setFact(open.facts, axisVictory.key(), true);
}

function canBe(books: Pick<Books, 'plan'>, open: Open): boolean {
  return isLateWarPlayed(books, open) && !hasAxisWon(open);
}

/** 62.91: looked at wherever a surrender can have come about, after all else of the moment; by ruling defeat-judged not before the turn ends. */
function defeatAt(books: Books, open: Open): readonly Go[] {
  return ruled(open.rulings, 'defeat-judged') === 'at-once' ? defeatAtTurnEnd(books, open) : [];
}

/** 62.91: looked at when the turn is over. */
function defeatAtTurnEnd(books: Books, open: Open): readonly Go[] {
  return canBe(books, open) ? [{ step: 'allied-defeat' }] : [];
}

/** 62.91: the game ends in a decisive victory of the Axis, without an election. */
const alliedDefeat: WorldStep<'allied-defeat'> = {
  clauses: ['62.91'],
  next: (books, { open }, _, referee) => judge(books, open, referee),
};

function judge(books: Books, open: Open, referee: Referee): void {
  if (!canBe(books, open) || !areAlliesBeaten(open)) return;
  setFact(open.facts, axisVictory.key(), true);
  tell(referee, 'result', say.told.axisVictory, undefined, ['62.91', '62.91A', '62.91B']);
}

/** 62.91: a surrender that the table reports can end the game, too. */
const defeatReported: Follows = {
  clauses: ['62.91'],
  on: [surrenderFact, weaknessFact],
  brings: (books, { open }) => defeatAt(books, open),
};

const say = texts({
  fact: {
    axisVictory: 'Have the Allies lost, with France, Britain and Russia in a state of surrender?',
  },
  told: {
    axisVictory:
      'France, Britain and Russia are in a state of surrender, Germany and Japan are not: the game ends in a decisive victory of the Axis.',
  },
});

/** The rulings on the defeat of the Allies. */
const { RULINGS, ruled } = rulingsOf([
  {
    id: 'defeat-judged',
    clauses: ['62.91', '62.91B'],
    question:
      'France, Britain and Russia are in a state of surrender, and Germany or Japan surrenders later in the same turn: who has won?',
    choices: [
      { id: 'at-once', text: 'The Axis: the game ends as soon as the third Ally is in that state.' },
      {
        id: 'turn-end',
        text: 'Nobody by that rule: it is looked at when all surrenders of the turn are known.',
      },
    ],
    default: 'at-once',
  },
]);

/** 62.9: the Allies are beaten. */
export const DEFEAT = part(import.meta.url, {
  clauses: {
    '62.91': ['enforced', 'Major power surrenders', 'areAlliesBeaten'],
    '62.91A': ['enforced', 'France, Britain and Russia', 'areAlliesBeaten'],
    '62.91B': ['enforced', 'Germany and Japan', 'areAlliesBeaten'],
    '62.9': ['heading', 'Allied defeat'],
  },
  rulings: RULINGS,
  steps: { 'allied-defeat': alliedDefeat },
  facts: [axisVictory],
  news: [defeatReported],
  at: { 'player-turn-end': defeatAt, 'turn-end': defeatAtTurnEnd },
  texts: say,
});
