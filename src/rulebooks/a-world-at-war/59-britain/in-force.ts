import { reported } from '../../../kernel/facts.ts';
import type { Words } from '../../../kernel/words.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import type { InForce, InForceOf } from '../54-surrender/in-force.ts';
import { say } from '../54-surrender/in-force.words.ts';
import { isUsDefeated } from '../62-elections/4-in-effect.ts';
import { isLateWarPlayed } from '../played.ts';
import { say as saySequence } from '../sequence.words.ts';
import type { Books, Open, Season } from '../state.ts';
import { areAtWar } from '../wars.ts';
import { levelBefore, maySurrender } from './21-check.ts';
import { baseFloor, PARTISANS } from './8-aftermath.ts';
import { isJapanBound, isTooEarly, turnsSince } from './86-resumption.ts';
import { isJapanIn } from './89-far-east.ts';
import { britishTurn, isPeace } from './facts.ts';
import { say as sayBritain } from './words.ts';

// What stands after a British surrender, and what lifts it (59.52, 59.8).

/** What stands: its clauses, its text, on whom, and what lifts it. */
type Standing = readonly [clauses: readonly string[], about: Words, on: string, lifted: Words];

/** What a British surrender leaves standing, in war or peace, and in the Far East (59.52, 59.81 to 59.89). */
export const inForce: InForceOf = (books, open) => {
  if (!hasSurrendered(open, 'britain') || !isLateWarPlayed(books, open)) return [];
  const all = [...always(open), ...(isPeace(open) ? atPeace(open) : atWar(open)), ...farEast(books, open)];
  const since = sinceWords(open);
  return all.map(
    ([clauses, about, on, lifted]): InForce => ({
      clauses,
      about,
      on,
      since,
      lifted,
    }),
  );
};

function sinceWords(open: Open): NonNullable<InForce['since']> {
  const turn = reported(open.facts, britishTurn.key());
  if (typeof turn !== 'string') return say.inForce.surrender({ power: 'britain' });
  const [year = '', season = ''] = turn.split('/');
  return sayBritain.inForce.britishSurrender({
    turn: saySequence.turn[season as Season](),
    year: Number(year),
  });
}

/** 59.52, 59.81, 59.82: whatever follows; the Commonwealth from the turn after on. */
function always(open: Open): readonly Standing[] {
  const floor = { floor: baseFloor(open) };
  return [
    ...(turnsSince(open) !== 0
      ? [[['59.52'], sayBritain.inForce.commonwealth(), 'western-allies', say.inForce.never()] as const]
      : []),
    [['59.81'], sayBritain.inForce.britishBase(floor), 'britain', sayBritain.inForce.commonwealthFalls()],
    [['59.82A'], sayBritain.inForce.canada(), 'britain', sayBritain.inForce.britishLevelRises()],
  ];
}

/** 59.83, 59.84, 59.86A to C: while there is peace; with a U.S. that is defeated nothing ends it (62.82). */
function atPeace(open: Open): readonly Standing[] {
  if (isUsDefeated(open))
    return [
      [['59.83', '62.82'], sayBritain.inForce.britainNeutral(), 'britain', say.inForce.never()],
      [['59.84'], sayBritain.inForce.neutralDeployments(), 'western-allies', say.inForce.never()],
    ];
  const wars: Standing = isTooEarly(open)
    ? [['59.86A'], sayBritain.inForce.noWarYet(), 'all', sayBritain.inForce.turnAfter()]
    : [['59.86B', '59.86C'], sayBritain.inForce.howWarResumes(), 'all', sayBritain.inForce.warWithUs()];
  return [
    [['59.83'], sayBritain.inForce.britainNeutral(), 'britain', sayBritain.inForce.warWithUs()],
    [['59.84'], sayBritain.inForce.neutralDeployments(), 'western-allies', sayBritain.inForce.warWithUs()],
    wars,
  ];
}

/** 59.87, 59.88: while the war goes on. */
function atWar(open: Open): readonly Standing[] {
  if (!areAtWar(open, 'germany', 'britain')) return [];
  return [
    ...(maySurrender(open) === false ? [] : [nextSurrender(open)]),
    [['59.88'], sayBritain.inForce.britishPartisans(PARTISANS), 'western-allies', say.inForce.never()],
  ];
}

function nextSurrender(open: Open): Standing {
  const level = { level: levelBefore(open) };
  return [
    ['59.87'],
    sayBritain.inForce.nextSurrender(level),
    'britain',
    sayBritain.inForce.germanDeclaration(),
  ];
}

/** 59.891A, 59.892B and C, 59.894: what Japan may do. */
function farEast(books: Books, open: Open): readonly Standing[] {
  if (!isJapanIn(books, open)) return [];
  if (isJapanBound(open))
    return [
      [['59.892B'], sayBritain.inForce.noAsianConcessions(), 'japan', sayBritain.inForce.japanResumes()],
      isTooEarly(open)
        ? [['59.892C'], sayBritain.inForce.japanNotYet(), 'japan', sayBritain.inForce.turnAfter()]
        : [['59.892C'], sayBritain.inForce.japanBoth(), 'japan', sayBritain.inForce.japanResumes()],
    ];
  const [withBritain, withUs] = [areAtWar(open, 'japan', 'britain'), areAtWar(open, 'japan', 'us')];
  if (!withBritain && !withUs)
    return [[['59.891A'], sayBritain.inForce.japanBoth(), 'japan', sayBritain.inForce.japanAtWar()]];
  return withBritain && isPeace(open)
    ? [[['59.894'], sayBritain.inForce.japanFightsOn(), 'japan', sayBritain.inForce.secondSurrender()]]
    : [];
}
