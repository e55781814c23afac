import {
  type News,
  type Referee,
  directive,
  reportedValue,
  setFact,
  tell,
  texts,
} from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { diplomacyAskedRuling } from '../49-diplomacy/asked.rulings.ts';
import { areNoted } from '../59-britain/86-resumption.ts';
import { germanDeclaration } from '../59-britain/facts.ts';
import { part } from '../part.ts';
import { type Follows, type Go, type Open, type WorldStep, turnId } from '../state.ts';
import { areAtWar, declarerOf, stayAtPeace, war, warDeclared, warSince } from '../war/wars.ts';
import { between, breakPeace } from '../war/belligerents.ts';
import {
  electionResult,
  electionTension,
  hasSignedPeace,
  isUsDefeated,
  LAST_RESTRICTION,
  NONE,
  resultIn,
} from '../war/elections.ts';
import { isLateWarPlayed } from '../turn/played.ts';
import { SIDES, THEATRES, type Theatre } from '../war/theatres.ts';
import { isWithdrawable } from '../war/withdrawn.ts';
import { POINTS } from './65-level.ts';

// 62.7: the U.S. comes back into the war.

declare module '../state.ts' {
  interface Steps {
    'us-reentry': { readonly theatre: Theatre };
  }
}

/** 62.71, 62.72, 62.82: news of a war of a U.S. that had made peace, or whose first one it is while a result restricts it. */
const reentryTold: Follows = {
  clauses: ['62.71', '62.72', '62.82'],
  on: [war],
  brings(books, { open }, { report, was }, referee): Go[] {
    if (!isLateWarPlayed(books, open)) return [];
    return THEATRES.flatMap((theatre): Go[] => {
      const { enemy } = SIDES[theatre];
      const key = war.key(enemy, 'us');
      const news = report[key];
      const isWar = news?.as === 'change' && news.value === true && was.get(key) !== true;
      const isBound = hasSignedPeace(open, enemy) || isFirst(open, theatre, report);
      if (!isWar || !isBound) return [];
      return isUsDefeated(open) && areNoted(open)
        ? stayOut(open, enemy, referee)
        : [{ step: 'us-reentry', theatre }];
    });
  },
};

/** Whether the war that has just broken out is the first with the U.S. there, and a result restricts it (62.71, 62.72). */
function isFirst(open: Open, theatre: Theatre, report: News['report']): boolean {
  const { enemy } = SIDES[theatre];
  const { all } = between(open, [enemy, 'us']);
  // it has begun in this turn, or the report says when
  const isNew = all[0]?.since === turnId(open) || report[warSince.key(enemy, 'us')] !== undefined;
  return all.length === 1 && isNew && resultIn(open, theatre) < NONE;
}

/** 62.82: a defeated U.S. takes no part in the war any more. */
function stayOut(open: Open, enemy: 'germany' | 'japan', referee: Referee): Go[] {
  stayAtPeace(open, enemy, 'us');
  tell(referee, 'note', say.told.staysOut, { enemy }, ['62.82']);
  return [];
}

/** 62.71, 62.72: by whom the war was declared says whether the restrictions of the election still apply. */
const reentry: WorldStep<'us-reentry'> = {
  clauses: ['62.71', '62.72'],
  // told to be none after all
  withdraw: (_, { open }, { theatre }) =>
    isWithdrawable(open) && !areAtWar(open, SIDES[theatre].enemy, 'us') ? [] : null,
  needs: {
    facts(_, open, { theatre }) {
      const key = warDeclared.key(SIDES[theatre].enemy, 'us');
      const by = declarerOf(open, SIDES[theatre].enemy, 'us');
      if (by === undefined) return [key];
      return by === 'us' && isEarlierOneOpen(open, theatre) ? [germanDeclaration.key()] : [];
    },
    asks: (_, open, { theatre }) => ({
      at: turnId(open),
      prompt: say.ask.reentry({ enemy: SIDES[theatre].enemy }),
      clauses: ['62.71', '62.72'],
    }),
  },
  next: (_, { open }, { theatre }, referee) => reenter(open, theatre, referee),
  drop: (_, { open }, { theatre }, referee) => reenter(open, theatre, referee),
};

/** Whether nobody has said who declared the war before, which a British surrender still hangs on (59.87). */
function isEarlierOneOpen(open: Open, theatre: Theatre): boolean {
  const isAsked = diplomacyAskedRuling(open.rulings, 'asked') === 'asked';
  const isUnknown = reportedValue(open.facts, germanDeclaration.key()) === undefined;
  const isSecond = hasSignedPeace(open, SIDES[theatre].enemy);
  return isAsked && isUnknown && isSecond && theatre === 'europe' && hasSurrendered(open, 'britain');
}

function reenter(open: Open, theatre: Theatre, referee: Referee): void {
  const { enemy } = SIDES[theatre];
  const by = declarerOf(open, enemy, 'us');
  breakPeace(open, [enemy, 'us']);
  if (by === enemy) resumeWholly(open, theatre, referee);
  else resumeRestricted(open, theatre, referee);
}

/** 62.72: attacked, the U.S. fights without any restriction of the election. */
function resumeWholly(open: Open, theatre: Theatre, referee: Referee): void {
  const { enemy } = SIDES[theatre];
  setFact(open.facts, electionResult.key(theatre), NONE);
  tell(referee, 'result', say.told.reentry.whole, { enemy }, ['62.72']);
  if (theatre === 'europe') directive(referee, say.told.noSubmarines, undefined, ['62.72']);
}

/** 62.71: the restrictions apply on; a U.S. that is at war again is at -6 at the worst. */
function resumeRestricted(open: Open, theatre: Theatre, referee: Referee): void {
  const { enemy, tension } = SIDES[theatre];
  const before = resultIn(open, theatre);
  const result = Math.max(LAST_RESTRICTION, before);
  const from = reportedValue(open.facts, electionTension.key(tension));
  if (before < result) {
    setFact(open.facts, electionResult.key(theatre), result);
    if (typeof from === 'number')
      setFact(open.facts, electionTension.key(tension), from + (result - before) * POINTS);
  }
  const args = { enemy, result, tension };
  if (result < NONE) directive(referee, say.told.reentry.restricted, args, ['62.71']);
  else tell(referee, 'result', say.told.reentry.free, args, ['62.71']);
}

const say = texts({
  ask: {
    reentry: 'The U.S. is at war with {enemy}: who declared war?',
  },
  told: {
    staysOut:
      'The U.S. is defeated and takes no part in the war any more: there is no war between it and {enemy}.',
    reentry: {
      whole: '{enemy} has declared war on the U.S., which fights without any restriction of the election.',
      restricted:
        'The U.S. is at war with {enemy}. Its result there is {result}, and restricts it until {tension} has risen.',
      free: 'The U.S. is at war with {enemy}, and nothing restricts it.',
    },
    noSubmarines:
      'Germany receives no modifiers for submarine warfare for this declaration of war if the U.S. was at war in Europe before.',
  },
});

/** 62.7: the U.S. at war again. */
export const REENTRY = part(import.meta.url, {
  clauses: {
    '62.71': ['enforced', 'Restricted reentry permitted', 'reentry'],
    '62.72': ['enforced', 'No restrictions if Germany or Japan declare war', 'reentry'],
    '62.7': ['heading', 'American reentry into the war'],
  },
  steps: { 'us-reentry': reentry },
  news: [reentryTold],
  texts: say,
});
