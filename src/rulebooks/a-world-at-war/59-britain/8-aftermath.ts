import { directive, type Referee, tell } from '../../../kernel/steps/dispatch.ts';
import { reported } from '../../../kernel/sums/facts.ts';
import type { Words } from '../../../kernel/texts/words.ts';
import { isUsDefeated } from '../elections.ts';
import { part } from '../part.ts';
import type { Open, Step } from '../state.ts';
import { COMMONWEALTH, surrenderedMinor } from './22-counted.ts';
import { RULINGS } from './8-aftermath.rulings.ts';
import { say } from './8-aftermath.words.ts';

// 59.52, 59.8: what holds after a British surrender.

declare module '../state.ts' {
  interface Steps {
    /** Whether Germany and Britain made peace. */
    'british-aftermath': { readonly peace: boolean };
  }
}

/** The BRP base below which Britain does not fall, and what each country of the Commonwealth that surrenders takes off it (59.81). */
const BASE = { floor: 40, less: 10 };

/** The lowest BRP base that Britain can have now (59.81). */
export function baseFloor({ facts }: Open): number {
  const lost = COMMONWEALTH.filter((country) => reported(facts, surrenderedMinor.key(country)) === true);
  return BASE.floor - BASE.less * lost.length;
}

/** British partisans in Britain: at first, and with partisan production (59.88). */
export const PARTISANS = { count: 2, most: 4 };

type Told = readonly [clauses: readonly string[], text: (args: typeof PARTISANS) => Words];

/** Whatever follows (59.14B, 59.52, 59.82, 59.87, 59.871). */
const ALWAYS: readonly Told[] = [
  [['59.14B'], say.told.noBritishElection],
  [['59.52'], say.told.commonwealthToUs],
  [['59.82', '59.82A', '59.82B'], say.told.canada],
];

/** Where the war goes on (59.85, 59.88). */
const AT_WAR: readonly Told[] = [
  [['59.85'], say.told.warGoesOn],
  [['59.88'], say.told.britishPartisans],
];

/** Where there is peace (59.83, 59.84, 59.86A to C). */
const AT_PEACE: readonly Told[] = [
  [['59.83'], say.told.britainNeutral],
  [['59.84'], say.told.neutralDeployments],
  [['59.86A'], say.told.noWarNextTurn],
  [['59.86B'], say.told.germanyMayDeclare],
  [['59.86C'], say.told.usMayDeclare],
];

/** The same where no U.S. comes back (62.82). */
const AT_PEACE_FOR_GOOD: readonly Told[] = [
  [['59.83', '62.82'], say.told.neutralForGood],
  [['59.84'], say.told.neutralDeployments],
];

/** 59.14B, 59.52, 59.82, 59.82A, B, 59.84, 59.85, 59.86A, 59.88: what the players keep in mind from now on. */
export const britishAftermath: Step<'british-aftermath'> = {
  clauses: ['59.81'],
  next: (_, { open }, { peace }, referee) => tellAll(open, peace, referee),
};

function tellAll(open: Open, peace: boolean, referee: Referee): void {
  directive(referee, say.told.britishBase, { floor: baseFloor(open), less: BASE.less }, ['59.81']);
  const isForGood = peace && isUsDefeated(open);
  const after = isForGood ? AT_PEACE_FOR_GOOD : peace ? AT_PEACE : AT_WAR;
  for (const [clauses, text] of [...ALWAYS, ...after]) directive(referee, text, PARTISANS, clauses);
  if (isForGood) return;
  tell(referee, 'note', say.told.surrendersAgain, undefined, ['59.87', '59.871', '59.873']);
}

/** 59.8: what follows a British surrender. */
export const AFTERMATH = part(import.meta.url, {
  clauses: {
    '59.14B': ['directive', 'No U.S. election', 'britishAftermath'],
    '59.52': ['directive', 'Commonwealth nations turn to the U.S.', 'britishAftermath'],
    '59.8': ['heading', 'After a British surrender'],
    '59.81': ['directive', 'Britain continues as a major power', 'baseFloor'],
    '59.82': ['directive', 'British forces in Canada', 'britishAftermath'],
    '59.82A': ['directive', 'With a level of zero or less', 'britishAftermath'],
    '59.82B': ['directive', 'With Britain isolated or taken', 'britishAftermath'],
    '59.84': ['directive', 'Deployments by a neutral Britain', 'britishAftermath'],
    '59.85': ['directive', 'Continuation of the war', 'britishAftermath'],
    '59.88': ['directive', 'British partisans', 'britishAftermath'],
  },
  steps: { 'british-aftermath': britishAftermath },
  rulings: RULINGS,
  texts: say,
});
