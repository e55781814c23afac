import {
  type Referee,
  type SheetResult,
  directive,
  reportedValue,
  setFact,
  tell,
  texts,
  truth,
} from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { checkTexts } from '../54-surrender/12-checks.words.ts';
import { toldLevel } from '../54-surrender/check.ts';
import { fact, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { Books, Go, Open, WorldPosition } from '../state.ts';
import { levelReached, lowestOf, noteLevel } from './32-lowest.ts';

// 60.12: what a Russian level of zero or less brings, turn by turn. Russia fights on, and is not conquered.

/** Whether Russia is in a state of surrender now: it ends when the level rises above zero (60.12). */
export const weaknessFact = single(
  'russia.weakened',
  fact('russiaWeakened', truth, ['60.12'], { kept: true }),
);

/**
 * 60.11, 60.12, 60.22, 60.41: above zero nothing comes of it and a state of surrender ends; else Russia is in one, and each
 * such turn pays with its ICs (60.21), below zero also with units where the level is lower than ever (60.31, 60.32A).
 */
export function judgeRussia(_: Books, { open }: WorldPosition, sum: SheetResult, referee: Referee): Go[] {
  const isWeak = sum.total.max <= 0;
  const wasWeak = reportedValue(open.facts, weaknessFact.key()) === true;
  const text = isWeak ? say.told.russiaWeak : checkTexts.told.fightsOn;
  tell(referee, 'result', text, { power: 'russia', level: toldLevel(sum) }, ['54.12', '60.11'], sum);
  setFact(open.facts, weaknessFact.key(), isWeak);
  if (isWeak !== wasWeak) tellState(open, isWeak, referee);
  const reached = levelReached(sum);
  const levels = lowestOf(open) - reached;
  if (levels > 0) return [{ step: 'russian-ic' }, { step: 'russian-removal', levels, reached }];
  if (reached < 0) tell(referee, 'note', say.told.russiaNoMore, { lowest: lowestOf(open) }, ['60.32A']);
  noteLevel(open, sum);
  return isWeak ? [{ step: 'russian-ic' }] : [];
}

/** 60.12: above zero on the word of the table alone a state of surrender ends all the same (54.22). */
export function endState(open: Open, referee: Referee): void {
  if (reportedValue(open.facts, weaknessFact.key()) !== true) return;
  setFact(open.facts, weaknessFact.key(), false);
  tellState(open, false, referee);
}

/** 60.12, 60.41: the state begins or ends. */
function tellState(open: Open, isWeak: boolean, referee: Referee): void {
  tell(referee, 'result', isWeak ? say.told.russiaInState : say.told.russiaRecovers, undefined, ['60.12']);
  if (!isWeak) return;
  const isBoth = hasSurrendered(open, 'britain') && !hasSurrendered(open, 'japan');
  directive(referee, isBoth ? say.told.russiaAndBritain : say.told.russiaNoElection, undefined, ['60.41']);
}

const say = texts({
  facts: {
    russia: 'Russia',
  },
  fact: {
    russiaWeakened: 'Is Russia in a state of surrender?',
  },
  told: {
    russiaWeak: 'The Russian resistance level is {level}: Russia pays with its ICs, below zero with units.',
    russiaInState:
      'Russia is in a state of surrender for the outcome of the game, as long as its level is not above zero. It fights on.',
    russiaNoElection: 'No U.S. election follows, and nothing of this keeps the U.S. from the war in Europe.',
    russiaAndBritain:
      'No U.S. election follows. Britain too is in a state of surrender, and Japan has not surrendered: with France that decides the game.',
    russiaRecovers: 'Russia is no longer in a state of surrender.',
    russiaNoMore: 'Russia removes no units: it has done so for level {lowest}.',
  },
});

/** 60.12: the state of surrender in which Russia fights on. */
export const STATE_OF_SURRENDER = part(import.meta.url, {
  clauses: {
    '60.12': ['enforced', 'Russia continues fighting', 'judgeRussia'],
    '60.22': ['enforced', 'Subsequent turns', 'judgeRussia'],
    '60.4': ['heading', 'No U.S. election'],
    '60.41': ['directive', 'No U.S. election', 'judgeRussia'],
  },
  facts: [weaknessFact],
  texts: say,
});
