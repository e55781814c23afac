import { type News, type Referee, tell, texts } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { effectiveLevel } from '../49-diplomacy/85-effective-level.ts';
import { breakOut, peaceOf } from '../war/belligerents.ts';
import { hasSignedPeace, isUsDefeated } from '../war/elections.ts';
import { part } from '../part.ts';
import { isLateWarPlayed } from '../turn/played.ts';
import { type Books, type Follows, type Go, type Open, turnId } from '../state.ts';
import { fallOf } from '../war/falls.ts';
import {
  areAtWar,
  type Belligerent,
  declarerOf,
  goToWar,
  sinceOf,
  stayAtPeace,
  TURNS,
  turnsOfWar,
  war,
  warDeclared,
} from '../war/wars.ts';
import { isJapanIn } from './89-far-east.ts';
import { endPeace, isJapanBound, wasPeace } from './facts.ts';
import { declarationRuling } from '../war/declarations.rulings.ts';
import { farEastTexts } from './89-far-east.words.ts';

// 59.86, 59.891A, 59.892C: wars that break out after a British surrender.

/** How many turns a British surrender bars a war: its own and the next (59.86A, 59.892C). */
const EARLY = 2;

/** The turns of the latest British surrender and after it in which no war may be declared (59.86A, 59.892C). */
export function earlyTurns(open: Open): readonly string[] {
  const turn = fallOf(open, 'britain').since;
  const from = turn === undefined ? -1 : TURNS.indexOf(turn);
  return from < 0 ? [] : TURNS.slice(from, from + EARLY);
}

/** Whether a war that begins now begins in one of them. */
export function isTooEarly(open: Open): boolean {
  return earlyTurns(open).includes(turnId(open));
}

/** 59.86: whether the peace was made at the surrender, and did not come with a U.S. that left the war later (59.83). */
export function isOfTreaty(open: Open): boolean {
  return peaceOf(open, ['germany', 'britain']) === 'treaty';
}

function begins({ report, was }: News, a: Belligerent, b: Belligerent): boolean {
  const key = war.key(a, b);
  return report[key]?.as === 'change' && report[key].value === true && was.get(key) !== true;
}

/** 59.83, 59.86B, C: a war between Germany and the U.S. is one with Britain; 59.891A, 59.892C: and in the Far East. */
export const warResumes: Follows = {
  clauses: ['59.86', '59.892C'],
  on: [war],
  brings(books, { open }, news, referee): Go[] {
    if (!isLateWarPlayed(books, open) || !hasSurrendered(open, 'britain')) return [];
    const [britain, us] = [begins(news, 'japan', 'britain'), begins(news, 'japan', 'us')];
    const inAsia = britain || us ? goesToWar(books, open, us, referee) : [];
    const [withBritain, withUs] = [begins(news, 'germany', 'britain'), begins(news, 'germany', 'us')];
    if (!wasPeace(open) || !(withBritain || withUs)) return inAsia;
    if (areNoted(open) && isUsDefeated(open)) {
      stayNeutral(open, withBritain, referee);
      return inAsia;
    }
    if (!areNoted(open) && !withUs && !areAtWar(open, 'germany', 'us')) {
      resumeAlone(open, referee);
      return inAsia;
    }
    // a war that is told with the U.S. brings it back by itself (62.71)
    const comesBack = !withUs && hasSignedPeace(open, 'germany');
    resume(open, news, referee);
    return comesBack ? [...inAsia, { step: 'us-reentry', theatre: 'europe' }] : inAsia;
  },
};

/** 59.83, 59.86B, 62.82: with a U.S. that is out for good Britain stays neutral; Germany may not declare war on it alone. */
function stayNeutral(open: Open, isTold: boolean, referee: Referee): void {
  stayAtPeace(open, 'germany', 'britain');
  if (isTold) tell(referee, 'note', say.told.notBritainAlone, undefined, ['59.86B', '62.82']);
}

/** Whether what may not be declared is taken with a note (ruling declarations). */
export function areNoted({ rulings }: Open): boolean {
  return declarationRuling(rulings, 'declarations') === 'noted';
}

/** 59.86B: the players have let be that Germany and Britain are at war, and the U.S. is not. */
function resumeAlone(open: Open, referee: Referee): void {
  endPeace(open, 'germany');
  tell(referee, 'result', say.told.withBritainAlone, undefined, ['59.86B']);
}

/** 59.86A to C: Germany, the U.S. and Britain are at war. */
function resume(open: Open, { report }: News, referee: Referee): void {
  if (isTooEarly(open) && isOfTreaty(open)) tell(referee, 'note', say.told.tooEarly, undefined, ['59.86A']);
  if (!areAtWar(open, 'germany', 'us'))
    tell(referee, 'note', say.told.notBritainAlone, undefined, ['59.86B']);
  endPeace(open, 'germany');
  goToWar(open, 'germany', 'us');
  breakOut(open, ['germany', 'britain'], { since: sinceOf(open, 'germany', 'us') ?? turnId(open) });
  const key = warDeclared.key('germany', 'us');
  const by = report[key]?.value ?? declarerOf(open, 'germany', 'us');
  if (by === 'us') warnOfCalm(open, referee);
  const [told, clauses] =
    by === 'germany'
      ? [say.told.germanyResumes, ['59.86B']]
      : by === 'us'
        ? [say.told.usResumes, ['59.86C']]
        : [say.told.warResumes, ['59.86B', '59.86C']];
  tell(referee, 'result', told, undefined, ['59.83', ...clauses]);
}

/** At this level of its tension and above the U.S. may declare war (59.86C, 62.65). */
export const WAR_LEVEL = 50;

/** 59.86C: as far as the level is known; the effective one governs it (49.851D). */
function warnOfCalm(open: Open, referee: Referee): void {
  const level = areNoted(open) ? effectiveLevel(open, 'usat') : undefined;
  if (level === undefined || level >= WAR_LEVEL) return;
  tell(referee, 'note', say.told.usTooCalm, { level, needed: WAR_LEVEL }, ['59.86C', '49.851D']);
}

/** 59.86C: that the U.S. has declared the war, told after the war itself. */
const declarationTold: Follows = {
  clauses: ['59.86C'],
  on: [warDeclared],
  brings(books, { open }, { report }, referee) {
    if (!isLateWarPlayed(books, open) || !hasSurrendered(open, 'britain')) return;
    const isIt = report[warDeclared.key('germany', 'us')]?.value === 'us';
    const isToldBefore = report[war.key('germany', 'us')] === undefined;
    if (isIt && isToldBefore && turnsOfWar(open, 'germany', 'us') === 1) warnOfCalm(open, referee);
  },
};

/** 59.891A, 59.892C: after a British surrender Japan goes to war with both or with neither. */
function goesToWar(books: Books, open: Open, isUsTold: boolean, referee: Referee): Go[] {
  if (!isJapanIn(books, open)) return [];
  if (isJapanBound(open)) {
    if (isTooEarly(open)) tell(referee, 'note', say.told.japanTooEarly, undefined, ['59.892C']);
    endPeace(open, 'japan');
    goToWar(open, 'japan', 'britain');
    if (!isUsDefeated(open)) goToWar(open, 'japan', 'us');
    tell(referee, 'result', say.told.japanResumes, undefined, ['59.892C']);
    const comesBack = !isUsTold && hasSignedPeace(open, 'japan') && !isUsDefeated(open);
    return comesBack ? [{ step: 'us-reentry', theatre: 'pacific' }] : [];
  } else if (areNoted(open) && !areAtWar(open, 'japan', 'us'))
    tell(referee, 'note', farEastTexts.told.japanNotAlone, undefined, ['59.891A']);
  return [];
}

const say = texts({
  told: {
    tooEarly:
      'Neither Germany nor the U.S. may declare war on the other in the turn of the British surrender and the next.',
    notBritainAlone: 'Germany may not declare war on Britain alone: it is at war with the U.S. as well.',
    usTooCalm: 'The U.S. may declare war on Germany only at a USAT level of {needed} or more: it is {level}.',
    germanyResumes:
      'Germany has declared war on the U.S.: it is at war with Britain too, at no BRP cost. Britain will not surrender again.',
    usResumes: 'The U.S. has declared war on Germany: Britain is at war with Germany too.',
    warResumes: 'Germany is at war with the U.S., and so with Britain too. Say who declared it.',
    withBritainAlone: 'Germany and Britain are at war again, as the players let it be; the U.S. is not.',
    japanTooEarly: 'Japan may not go to war in the turn of the British surrender and the next.',
    japanResumes: 'Japan is at war with Britain and the U.S.: its peace with Britain is over.',
  },
});

/** 59.86: the war resumes. */
export const RESUMPTION = part(import.meta.url, {
  clauses: {
    '59.83': ['enforced', 'Governed by restrictions on the U.S.', 'warResumes'],
    '59.86': ['heading', 'Resumption of the war'],
    '59.86A': ['enforced', 'Immediate resumption prohibited', '../war/declarations.ts#barredWars'],
    '59.86B': ['enforced', 'German declaration of war', 'warResumes'],
    '59.86C': ['enforced', 'American declaration of war', 'warResumes'],
    '59.892C': ['enforced', 'Japan resumes fighting', 'warResumes'],
  },
  news: [warResumes, declarationTold],
  texts: say,
});
