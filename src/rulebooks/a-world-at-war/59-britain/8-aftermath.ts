import { type Referee, reportedValue, rulingsOf, tell } from '../../../kernel/index.ts';
import { begin, type Begins, lasting } from '../54-surrender/in-force.ts';
import { isUsDefeated } from '../war/elections.ts';
import { turnsToCome } from '../turn/now.ts';
import { part } from '../part.ts';
import type { Books, Open, WorldStep } from '../state.ts';
import { unlessFallen } from '../war/withdrawn.ts';
import { COMMONWEALTH, surrenderedMinor } from './22-counted.ts';
import { aftermathTexts } from './8-aftermath.words.ts';

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
  const lost = COMMONWEALTH.filter((country) => reportedValue(facts, surrenderedMinor.key(country)) === true);
  return BASE.floor - BASE.less * lost.length;
}

/** British partisans in Britain: at first, and with partisan production (59.88). */
export const PARTISANS = { count: 2, most: 4 };

/** 59.52, 59.81 to 59.84, 59.86A, 59.88: what a British surrender leaves standing. */
export const LASTING_AFTERMATH = lasting(aftermathTexts, {
  britishBase: { clauses: ['59.81'], on: 'britain', lifted: aftermathTexts.inForce.commonwealthFalls() },
  commonwealthToUs: { clauses: ['59.52'], on: 'western-allies' },
  canada: {
    clauses: ['59.82', '59.82A', '59.82B'],
    listed: ['59.82A'],
    on: 'britain',
    lifted: aftermathTexts.inForce.britishLevelRises(),
  },
  britishPartisans: { clauses: ['59.88'], on: 'western-allies' },
  britainNeutral: { clauses: ['59.83'], on: 'britain', lifted: aftermathTexts.inForce.warWithUs() },
  neutralDeployments: {
    clauses: ['59.84'],
    on: 'western-allies',
    lifted: aftermathTexts.inForce.warWithUs(),
  },
  noWarNextTurn: { clauses: ['59.86A'], on: 'all', lifted: aftermathTexts.inForce.turnAfter() },
});

/** 59.83: Britain is neutral where no U.S. comes back (62.82). */
export const NEUTRAL_FOR_GOOD = {
  clauses: ['59.83', '62.82'],
  told: aftermathTexts.told.neutralForGood,
  about: aftermathTexts.inForce.britainNeutral,
  on: 'britain',
};

/** What follows, and from the how manieth turn after this one on. */
type FollowsIn = Begins<typeof PARTISANS> & { readonly turns?: number };

/** Whatever follows (59.14B, 59.52, 59.82, 59.87, 59.871). */
const ALWAYS: readonly FollowsIn[] = [
  { clauses: ['59.14B'], told: aftermathTexts.told.noBritishElection },
  { ...LASTING_AFTERMATH.commonwealthToUs, turns: 1 },
  LASTING_AFTERMATH.canada,
];

/** Where the war goes on (59.85, 59.88). */
const AT_WAR: typeof ALWAYS = [
  { clauses: ['59.85'], told: aftermathTexts.told.warGoesOn },
  LASTING_AFTERMATH.britishPartisans,
];

/** Where there is peace (59.83, 59.84, 59.86A to C). */
const AT_PEACE: typeof ALWAYS = [
  LASTING_AFTERMATH.britainNeutral,
  LASTING_AFTERMATH.neutralDeployments,
  { ...LASTING_AFTERMATH.noWarNextTurn, turns: 1 },
  { clauses: ['59.86B'], told: aftermathTexts.told.germanyMayDeclare, turns: 2 },
  { clauses: ['59.86C'], told: aftermathTexts.told.usMayDeclare, turns: 2 },
];

/** The same where no U.S. comes back (62.82). */
const AT_PEACE_FOR_GOOD: typeof ALWAYS = [NEUTRAL_FOR_GOOD, LASTING_AFTERMATH.neutralDeployments];

/** 59.14B, 59.52, 59.82, 59.82A, B, 59.84, 59.85, 59.86A, 59.88: what the players keep in mind from now on. */
const britishAftermath: WorldStep<'british-aftermath'> = {
  clauses: ['59.81'],
  withdraw: unlessFallen('britain'),
  next: (books, { open }, { peace }, referee) => tellAll(books, open, peace, referee),
};

function tellAll(books: Books, open: Open, peace: boolean, referee: Referee): void {
  begin(referee, LASTING_AFTERMATH.britishBase, { floor: baseFloor(open), less: BASE.less });
  const isForGood = peace && isUsDefeated(open);
  const after = isForGood ? AT_PEACE_FOR_GOOD : peace ? AT_PEACE : AT_WAR;
  const left = turnsToCome(books, open);
  for (const each of [...ALWAYS, ...after]) if ((each.turns ?? 0) <= left) begin(referee, each, PARTISANS);
  if (isForGood || left <= 0) return;
  tell(referee, 'note', aftermathTexts.told.surrendersAgain, undefined, ['59.87', '59.871', '59.873']);
}

const { RULINGS } = rulingsOf([
  {
    id: 'british-war-ends',
    clauses: ['59.14B', '59.85'],
    question:
      'Russia too is in a state of surrender: is it a Japan that has surrendered that ends the war, or one that has not?',
    choices: [{ id: 'not', text: 'One that has not surrendered, as 59.14B and 62.91 have it.' }],
    default: 'not',
  },
]);

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
  texts: aftermathTexts,
});
