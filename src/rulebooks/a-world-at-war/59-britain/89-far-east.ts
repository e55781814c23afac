import {
  type DecisionKind,
  type FactKey,
  type Referee,
  directive,
  rulingsOf,
  tell,
} from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { begin, lasting } from '../54-surrender/in-force.ts';
import { part } from '../part.ts';
import { type Books, type Open, type WorldStep, turnId } from '../state.ts';
import { areAtWar, endByPeace, war } from '../war/wars.ts';
import { isJapanBound } from './facts.ts';
import { toldOf } from '../facts/facts.ts';
import { unlessFallen } from '../war/withdrawn.ts';
import { farEastTexts } from './89-far-east.words.ts';

// 59.89: what a British surrender is in the Far East.

declare module '../state.ts' {
  interface Steps {
    /** Whether Germany and Britain made peace. */
    'british-far-east': { readonly peace: boolean };
  }
}

const WITH_BRITAIN = war.key('japan', 'britain');
const WITH_US = war.key('japan', 'us');

/** Whether there is a Japan that can fight: not in European scenarios, nor once it has surrendered (59.891). */
export function isJapanIn({ plan }: Pick<Books, 'plan'>, open: Open): boolean {
  return !plan.european && !hasSurrendered(open, 'japan');
}

/** 59.891C: whether Japan, at war with Britain alone, may end that, by ruling japanese-treaty only with a treaty to adhere to. */
function mayChoose(books: Books, open: Open, peace: boolean): boolean {
  const isAlone = areAtWar(open, 'japan', 'britain') && !areAtWar(open, 'japan', 'us');
  return isJapanIn(books, open) && isAlone && (peace || ruled(open.rulings, 'japanese-treaty') === 'always');
}

/** 59.891A to C, 59.892, 59.892A, B, 59.894: what a British surrender is to Japan; at war with Britain alone it makes peace or fights on. */
const britishFarEast: WorldStep<'british-far-east'> = {
  clauses: ['59.89', '59.891'],
  withdraw: unlessFallen('britain'),
  needs: {
    facts: (books, open): readonly FactKey[] =>
      isJapanIn(books, open) ? [WITH_BRITAIN, WITH_US].filter((key) => toldOf(open, key) === undefined) : [],
    asks: (_, open) => ({ at: turnId(open), prompt: farEastTexts.ask.farEast(), clauses: ['59.891'] }),
  },
  seats: (books, open, { peace }) => (mayChoose(books, open, peace) ? ['japan'] : []),
  asks: (_, { open }) => ({
    id: `${turnId(open)}/japan/treaty`,
    form: {
      kind: 'choose',
      options: [
        { value: 'adhere', label: farEastTexts.option.adhere() },
        { value: 'fight', label: farEastTexts.option.fightOn() },
      ],
    },
    prompt: farEastTexts.ask.treaty(),
    clauses: ['59.891C', '59.892', '59.894'],
  }),
  take: (_, { open }, __, { answer }, referee) =>
    answer === 'adhere' ? adhere(open, referee) : fightOn(referee),
  next: (books, { open }, _, referee) => tellFarEast(books, open, referee),
  drop: (books, { open }, { peace }, referee) => {
    if (mayChoose(books, open, peace)) fightOn(referee);
    else tellFarEast(books, open, referee);
  },
};

const TREATY: DecisionKind = {
  name: 'treaty',
  seats: 'japan',
  form: 'choose',
  about: 'Whether Japan, at war with Britain alone, adheres to the peace between Germany and Britain.',
  clauses: ['59.891C', '59.892', '59.894'],
};

/** 59.891A, 59.892B: where Japan is at peace with both, and where it adheres to the peace. */
export const LASTING_FAR_EAST = lasting(farEastTexts, {
  noConcessionsInAsia: { clauses: ['59.892B'], on: 'japan', lifted: farEastTexts.inForce.japanResumes() },
  japanNotAlone: { clauses: ['59.891A'], on: 'japan', lifted: farEastTexts.inForce.japanAtWar() },
});

/** 59.891C, 59.892: the war between Japan and Britain ends. */
function adhere(open: Open, referee: Referee): void {
  endByPeace(open, 'japan', 'britain', 'treaty');
  tell(referee, 'result', farEastTexts.told.japanAdheres, undefined, ['59.891C', '59.892']);
  directive(referee, farEastTexts.told.hexesInAsia, undefined, ['59.892A']);
  begin(referee, LASTING_FAR_EAST.noConcessionsInAsia, undefined);
  directive(referee, farEastTexts.told.japanMayResume, undefined, ['59.892C']);
}

/** 59.891C, 59.894: Japan fights on. */
function fightOn(referee: Referee): void {
  tell(referee, 'result', farEastTexts.told.japanDeclines, undefined, ['59.891C', '59.894']);
}

/** 59.891A and B: where Japan has no choice. */
function tellFarEast(books: Books, open: Open, referee: Referee): void {
  if (!isJapanIn(books, open) || isJapanBound(open)) return;
  const [withBritain, withUs] = [areAtWar(open, 'japan', 'britain'), areAtWar(open, 'japan', 'us')];
  if (withBritain && withUs) tell(referee, 'result', farEastTexts.told.onlyInEurope, undefined, ['59.891B']);
  if (!withBritain && !withUs) begin(referee, LASTING_FAR_EAST.japanNotAlone, undefined);
}

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'japanese-treaty',
    clauses: ['59.891C', '59.892', '59.61'],
    question:
      'The U.S. is at war with Germany when Britain surrenders, but not with Japan: may Japan make peace?',
    choices: [
      { id: 'with-peace', text: 'No: there is no treaty between Germany and Britain to adhere to.' },
      { id: 'always', text: 'Yes: 59.891C says only that Britain surrenders.' },
    ],
    default: 'with-peace',
  },
]);

/** 59.89: the Far East. */
export const FAR_EAST = part(import.meta.url, {
  clauses: {
    '59.89': ['heading', 'Effects in the Far East'],
    '59.891': ['heading', 'Japan when Britain surrenders'],
    '59.891A': ['directive', 'Japan at peace', 'britishFarEast'],
    '59.891B': ['enforced', 'Japan at war with both', 'britishFarEast'],
    '59.891C': ['enforced', 'Japan at war with Britain alone', 'britishFarEast'],
    '59.892': ['enforced', 'Japan adheres to the peace', 'britishFarEast'],
    '59.892A': ['directive', 'Hex control', 'britishFarEast'],
    '59.892B': ['directive', 'No concessions in the Far East', 'britishFarEast'],
    '59.894': ['directive', 'Japan declines', 'britishFarEast'],
  },
  steps: { 'british-far-east': britishFarEast },
  decisions: [TREATY],
  rulings: RULINGS,
  texts: farEastTexts,
});
