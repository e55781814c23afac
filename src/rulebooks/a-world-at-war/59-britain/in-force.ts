import type { Words } from '../../../kernel/texts/words.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import type { InForce, InForceOf } from '../54-surrender/in-force.ts';
import { say as sayInForce } from '../54-surrender/in-force.words.ts';
import { isUsDefeated } from '../elections.ts';
import { part } from '../part.ts';
import { isLateWarPlayed } from '../played.ts';
import { say as saySequence } from '../sequence.words.ts';
import type { Books, Open, Season } from '../state.ts';
import { fallOf } from '../falls.ts';
import { areAtWar } from '../wars.ts';
import { levelBefore, maySurrender } from './21-check.ts';
import { baseFloor, PARTISANS } from './8-aftermath.ts';
import { isTooEarly, turnsSince } from './86-resumption.ts';
import { isJapanIn } from './89-far-east.ts';
import { isJapanBound, isPeace } from './facts.ts';
import { say } from './in-force.words.ts';

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
  const turn = fallOf(open, 'britain').since;
  if (turn === undefined) return sayInForce.inForce.surrender({ power: 'britain' });
  const [year = '', season = ''] = turn.split('/');
  return say.inForce.britishSurrender({
    turn: saySequence.turn[season as Season](),
    year: Number(year),
  });
}

/** 59.52, 59.81, 59.82: whatever follows; the Commonwealth from the turn after on. */
function always(open: Open): readonly Standing[] {
  const floor = { floor: baseFloor(open) };
  return [
    ...(turnsSince(open) !== 0
      ? [[['59.52'], say.inForce.commonwealth(), 'western-allies', sayInForce.inForce.never()] as const]
      : []),
    [['59.81'], say.inForce.britishBase(floor), 'britain', say.inForce.commonwealthFalls()],
    [['59.82A'], say.inForce.canada(), 'britain', say.inForce.britishLevelRises()],
  ];
}

/** 59.83, 59.84, 59.86A to C: while there is peace; with a U.S. that is defeated nothing ends it (62.82). */
function atPeace(open: Open): readonly Standing[] {
  if (isUsDefeated(open))
    return [
      [['59.83', '62.82'], say.inForce.britainNeutral(), 'britain', sayInForce.inForce.never()],
      [['59.84'], say.inForce.neutralDeployments(), 'western-allies', sayInForce.inForce.never()],
    ];
  const wars: Standing = isTooEarly(open)
    ? [['59.86A'], say.inForce.noWarYet(), 'all', say.inForce.turnAfter()]
    : [['59.86B', '59.86C'], say.inForce.howWarResumes(), 'all', say.inForce.warWithUs()];
  return [
    [['59.83'], say.inForce.britainNeutral(), 'britain', say.inForce.warWithUs()],
    [['59.84'], say.inForce.neutralDeployments(), 'western-allies', say.inForce.warWithUs()],
    wars,
  ];
}

/** 59.87, 59.88: while the war goes on. */
function atWar(open: Open): readonly Standing[] {
  if (!areAtWar(open, 'germany', 'britain')) return [];
  return [
    ...(maySurrender(open) === false ? [] : [nextSurrender(open)]),
    [['59.88'], say.inForce.britishPartisans(PARTISANS), 'western-allies', sayInForce.inForce.never()],
  ];
}

function nextSurrender(open: Open): Standing {
  const level = { level: levelBefore(open) };
  return [['59.87'], say.inForce.nextSurrender(level), 'britain', say.inForce.germanDeclaration()];
}

/** 59.891A, 59.892B and C, 59.894: what Japan may do. */
function farEast(books: Books, open: Open): readonly Standing[] {
  if (!isJapanIn(books, open)) return [];
  if (isJapanBound(open))
    return [
      [['59.892B'], say.inForce.noAsianConcessions(), 'japan', say.inForce.japanResumes()],
      isTooEarly(open)
        ? [['59.892C'], say.inForce.japanNotYet(), 'japan', say.inForce.turnAfter()]
        : [['59.892C'], say.inForce.japanBoth(), 'japan', say.inForce.japanResumes()],
    ];
  const [withBritain, withUs] = [areAtWar(open, 'japan', 'britain'), areAtWar(open, 'japan', 'us')];
  if (!withBritain && !withUs)
    return [[['59.891A'], say.inForce.japanBoth(), 'japan', say.inForce.japanAtWar()]];
  return withBritain && isPeace(open)
    ? [[['59.894'], say.inForce.japanFightsOn(), 'japan', say.inForce.secondSurrender()]]
    : [];
}

/** Rule 59: what of it is in force. */
export const IN_FORCE = part(import.meta.url, {
  gives: { inForce: [inForce] },
  texts: say,
});
