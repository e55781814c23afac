import {
  type DecisionKind,
  type Form,
  type Option,
  type Referee,
  reportedValue,
  rulingsOf,
  setFact,
  tell,
} from '../../../kernel/index.ts';
import { isAtPeace } from '../war/elections.ts';
import { part } from '../part.ts';
import { type Go, type Open, type WorldStep, turnId } from '../state.ts';
import { toldOf } from '../facts/facts.ts';
import { vichy } from '../war/vichy.ts';
import { areAtWar, war } from '../war/wars.ts';
import { unlessFallen } from '../war/withdrawn.ts';
import { frenchLevel, missingLevel, SHEET } from './22-found.ts';
import { vichyTexts } from './31-vichy.words.ts';
import { passHexes, passWhatIsNotVichy } from './4-hexes.ts';
import { leaveRolls, leaveTaken, rollsAfter } from './53-colonies.ts';
import { ROLLS } from './53-table.ts';
import { bothForces, finishUnchosen, forcesWords, freeForces, vichyForces } from './6-forces.ts';
import { tellVichyBrps } from './7-brps.ts';

// 58.3: whether the Axis establish Vichy France.

declare module '../state.ts' {
  interface Steps {
    'french-vichy': object;
  }
}

const WITH_US = war.key('germany', 'us');

/** 58.31, 58.31A, 58.31B: the Axis establish Vichy France or not; once Germany and the U.S. are at war they cannot. */
export const vichyChoice: WorldStep<'french-vichy'> = {
  clauses: ['58.31', '58.31A', '58.31B'],
  withdraw: unlessFallen('france'),
  needs: {
    facts: (_, open) => [...(toldOf(open, WITH_US) === undefined ? [WITH_US] : []), ...missingLevel(open)],
    asks: (_, open) => ({
      at: turnId(open),
      prompt: vichyTexts.ask.vichyBarred(),
      clauses: ['58.22', '58.31', '58.411'],
    }),
  },
  seats: () => ['european-axis'],
  asks: (_, { open }) => ({
    id: `${turnId(open)}/germany/vichy`,
    form: vichyForm(open),
    prompt: vichyTexts.ask.vichy({ level: reportedValue(open.facts, frenchLevel.key()) ?? '' }),
    clauses: ['58.31', '58.31A', '58.31B'],
    sheets: [{ name: SHEET, dice: [] }],
  }),
  take: (_, { open }, __, { answer }, referee) => settle(open, answer === 'establish', referee),
  // a skipped turn leaves the choice to the table, where there is one: what comes of it is put right later
  drop: (_, { open }, __, referee) =>
    isBarred(open) ? settle(open, false, referee) : leaveToTable(open, referee),
  // what is told of the U.S. meanwhile bars it or frees it
  again: () => [{ step: 'french-vichy' }],
};

/** 58.31: Germany and the U.S. are at war, by ruling vichy-after-us-peace or were (62.61). */
function isBarred(open: Open): boolean {
  const hasBeen = ruled(open.rulings, 'vichy-after-us-peace') === 'barred' && isAtPeace(open, 'germany');
  return hasBeen || areAtWar(open, 'germany', 'us');
}

const VICHY: DecisionKind = {
  name: 'vichy',
  seats: 'european-axis',
  form: 'choose',
  about: 'Whether Vichy France is established.',
  clauses: ['58.31'],
  leadsTo: ['colonies'],
};

/** 58.31: both choices, each with the forces and the rolls that it leads to. */
export function vichyForm(open: Open): Form {
  const level = Number(reportedValue(open.facts, frenchLevel.key()));
  const established: Option = {
    value: 'establish',
    leads: rollsAfter(open, 'established'),
    label: vichyTexts.option.vichy({
      vichy: forcesWords(vichyForces(level)),
      free: forcesWords(freeForces(level, true)),
    }),
  };
  const not: Option = {
    value: 'not',
    leads: rollsAfter(open, 'none'),
    label: vichyTexts.option.noVichy({ free: forcesWords(freeForces(level, false)) }),
  };
  const barred = { clauses: ['58.31'], reason: vichyTexts.bar.noVichyAfterUs() };
  return {
    kind: 'choose',
    options: [isBarred(open) ? { ...established, barred } : established, not],
  };
}

/** 58.31A, 58.31B: what follows at once; then the colonies, one die for each part (58.531). */
function settle(open: Open, isEstablished: boolean, referee: Referee): readonly Go[] {
  setFact(open.facts, vichy.key(), isEstablished ? 'established' : 'none');
  tell(referee, 'result', isEstablished ? vichyTexts.told.vichy : vichyTexts.told.noVichy, undefined, [
    '58.31',
    isEstablished ? '58.31A' : '58.31B',
  ]);
  passHexes(open, isEstablished, referee);
  tellVichyBrps(open, isEstablished, referee);
  leaveTaken(open, referee);
  return [...ROLLS.map((of): Go => ({ step: 'french-colonies', of })), { step: 'french-forces' }];
}

/** 58.41, 58.51, 58.52, 58.61: what either choice brings comes; the choice, the dice and the forces are left to the table. */
function leaveToTable(open: Open, referee: Referee): readonly Go[] {
  const level = reportedValue(open.facts, frenchLevel.key());
  const left =
    typeof level === 'number'
      ? vichyTexts.told.vichyLeftAt({ level, forces: bothForces(level) })
      : vichyTexts.told.vichyLeft();
  referee.tell?.({ to: 'all', kind: 'directive', data: left, clauses: ['58.31', '58.53', '58.62', '58.63'] });
  passWhatIsNotVichy(open, referee);
  leaveTaken(open, referee);
  leaveRolls(open, referee);
  finishUnchosen(open, referee);
  return [];
}

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'vichy-after-us-peace',
    clauses: ['58.31', '62.61'],
    question:
      'No Vichy France can be established once the U.S. and Germany are at war: what if that war has ended before France falls?',
    choices: [
      { id: 'possible', text: 'It can be: they are at war no more.' },
      { id: 'barred', text: 'It cannot be: they have been at war.' },
    ],
    default: 'possible',
  },
  {
    id: 'vichy-brps',
    clauses: ['58.31A', '58.31B', '58.71'],
    question: 'Are the 20 BRPs of Vichy France the same as the value of France as a conquest?',
    choices: [
      {
        id: 'beside',
        text: 'No: who conquered France has its value either way, and the Axis those of Vichy besides where there is no Vichy France.',
      },
    ],
    default: 'beside',
    fixed: true,
  },
]);

/** 58.3: whether Vichy France is established. */
export const VICHY_CHOICE = part(import.meta.url, {
  clauses: {
    '58.3': ['heading', 'Establishment of Vichy France'],
    '58.31': ['enforced', 'Axis option', 'vichyChoice'],
    '58.31A': ['enforced', 'Vichy France established', 'vichyChoice'],
    '58.31B': ['enforced', 'Vichy France not established', 'vichyChoice'],
  },
  steps: { 'french-vichy': vichyChoice },
  decisions: [VICHY],
  rulings: RULINGS,
  texts: vichyTexts,
});
