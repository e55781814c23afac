import { type FactKey, type Referee, rulingsOf, tell, texts } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import { type Go, type Open, type WorldStep, turnId } from '../state.ts';
import { toldOf } from '../facts/facts.ts';
import { war } from '../war/wars.ts';
import { unlessFallen } from '../war/withdrawn.ts';
import { endBritishWars } from './83-neutral.ts';

// 59.61, 59.62: whether the war goes on after a British surrender.

declare module '../state.ts' {
  interface Steps {
    /** For so many levels (59.65, 59.872). */
    'british-terms': { readonly levels: number };
  }
}

const say = texts({
  told: {
    britainFightsOn:
      'Britain and the U.S. fight on. All keep what they control, and nothing is ceded: only the British forces are reduced.',
    britishPeace: 'Peace between Germany and Britain: their war is over.',
  },
  ask: {
    britishTerms: 'Is the U.S. at war with Germany, so that the war goes on?',
  },
});

/** The wars in which the U.S. keeps Britain fighting (59.61), by ruling us-in-europe one with Italy too (59.62). */
function warsThatCount({ rulings }: Open): readonly FactKey[] {
  const withItaly = ruled(rulings, 'us-in-europe') === 'europe' ? [war.key('italy', 'us')] : [];
  return [war.key('germany', 'us'), ...withItaly];
}

function isUsAtWar(open: Open): boolean {
  return warsThatCount(open).some((key) => toldOf(open, key) === true);
}

/** 59.61, 59.62: with the U.S. at war with Germany the war goes on; else there is peace, and Germany makes its demands. */
const britishTerms: WorldStep<'british-terms'> = {
  clauses: ['59.61', '59.62'],
  withdraw: unlessFallen('britain'),
  needs: {
    facts: (_, open) =>
      isUsAtWar(open) ? [] : warsThatCount(open).filter((key) => toldOf(open, key) === undefined),
    asks: (_, open) => ({ at: turnId(open), prompt: say.ask.britishTerms(), clauses: ['59.61'] }),
  },
  next: (_, { open }, { levels }, referee) =>
    isUsAtWar(open) ? goOn(referee) : makePeace(open, levels, referee),
  // where nobody has said that the U.S. is at war it is not
  drop: (_, { open }, { levels }, referee) =>
    isUsAtWar(open) ? goOn(referee) : makePeace(open, levels, referee),
};

/** 59.61: nothing but the forces changes. */
function goOn(referee: Referee): readonly Go[] {
  tell(referee, 'result', say.told.britainFightsOn, undefined, ['59.61', '59.85']);
  return [
    { step: 'british-far-east', peace: false },
    { step: 'british-aftermath', peace: false },
  ];
}

/** 59.62: the wars of Britain with the European Axis end. */
function makePeace(open: Open, levels: number, referee: Referee): readonly Go[] {
  endBritishWars(open, 'treaty');
  tell(referee, 'result', say.told.britishPeace, undefined, ['59.62']);
  return [
    { step: 'british-far-east', peace: true },
    { step: 'concessions', levels },
    { step: 'british-aftermath', peace: true },
  ];
}

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'us-in-europe',
    clauses: ['59.61', '59.62'],
    question:
      'The U.S. is at war with Italy and not with Germany when Britain surrenders: does the war go on?',
    choices: [
      { id: 'germany', text: 'No: 59.61 asks for a war with Germany.' },
      { id: 'europe', text: 'Yes: 59.62 brings peace only where the U.S. is not at war in Europe.' },
    ],
    default: 'germany',
  },
]);

/** 59.61, 59.62: war or peace. */
export const TERMS = part(import.meta.url, {
  clauses: {
    '59.6': ['heading', 'German-British negotiations'],
    '59.61': ['enforced', 'War continues', 'britishTerms'],
    '59.62': ['enforced', 'Peace', 'britishTerms'],
  },
  steps: { 'british-terms': britishTerms },
  rulings: RULINGS,
  texts: say,
});
