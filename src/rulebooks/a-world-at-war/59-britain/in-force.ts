import type { Json } from '../../../kernel/json.ts';
import { words } from '../../../kernel/words.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import type { InForce, InForceOf } from '../54-surrender/in-force.ts';
import { isLateWarPlayed } from '../54-surrender/played.ts';
import { isUsDefeated } from '../62-elections/4-in-effect.ts';
import { fallOf } from '../falls.ts';
import type { Books, Open } from '../state.ts';
import { areAtWar } from '../wars.ts';
import { levelBefore, maySurrender } from './21-check.ts';
import { baseFloor, PARTISANS } from './8-aftermath.ts';
import { isTooEarly, turnsSince } from './86-resumption.ts';
import { isJapanIn } from './89-far-east.ts';
import { isJapanBound, isPeace } from './facts.ts';

// What stands after a British surrender, and what lifts it (59.52, 59.8).

/** What stands: its clauses, its text, on whom, and what lifts it. */
type Standing = readonly [
  clauses: readonly string[],
  key: string,
  on: string,
  lifted: string,
  args?: Readonly<Record<string, Json>>,
];

/** What a British surrender leaves standing, in war or peace, and in the Far East (59.52, 59.81 to 59.89). */
export const inForce: InForceOf = (books, open) => {
  if (!hasSurrendered(open, 'britain') || !isLateWarPlayed(books, open)) return [];
  const all = [...always(open), ...(isPeace(open) ? atPeace(open) : atWar(open)), ...farEast(books, open)];
  const since = sinceWords(open);
  return all.map(
    ([clauses, key, on, lifted, args]): InForce => ({
      clauses,
      about: words(key, args),
      on,
      since,
      lifted: words(lifted),
    }),
  );
};

function sinceWords(open: Open): NonNullable<InForce['since']> {
  const turn = fallOf(open, 'britain').since;
  if (turn === undefined) return words('inForce.surrender', { power: 'britain' });
  const [year = '', season = ''] = turn.split('/');
  return words('inForce.britishSurrender', { turn: words(`turn.${season}`), year: Number(year) });
}

/** 59.52, 59.81, 59.82: whatever follows; the Commonwealth from the turn after on. */
function always(open: Open): readonly Standing[] {
  const floor = { floor: baseFloor(open) };
  return [
    ...(turnsSince(open) !== 0
      ? [[['59.52'], 'inForce.commonwealth', 'western-allies', 'inForce.never'] as const]
      : []),
    [['59.81'], 'inForce.britishBase', 'britain', 'inForce.commonwealthFalls', floor],
    [['59.82A'], 'inForce.canada', 'britain', 'inForce.britishLevelRises'],
  ];
}

/** 59.83, 59.84, 59.86A to C: while there is peace; with a U.S. that is defeated nothing ends it (62.82). */
function atPeace(open: Open): readonly Standing[] {
  if (isUsDefeated(open))
    return [
      [['59.83', '62.82'], 'inForce.britainNeutral', 'britain', 'inForce.never'],
      [['59.84'], 'inForce.neutralDeployments', 'western-allies', 'inForce.never'],
    ];
  const wars: Standing = isTooEarly(open)
    ? [['59.86A'], 'inForce.noWarYet', 'all', 'inForce.turnAfter']
    : [['59.86B', '59.86C'], 'inForce.howWarResumes', 'all', 'inForce.warWithUs'];
  return [
    [['59.83'], 'inForce.britainNeutral', 'britain', 'inForce.warWithUs'],
    [['59.84'], 'inForce.neutralDeployments', 'western-allies', 'inForce.warWithUs'],
    wars,
  ];
}

/** 59.87, 59.88: while the war goes on. */
function atWar(open: Open): readonly Standing[] {
  if (!areAtWar(open, 'germany', 'britain')) return [];
  return [
    ...(maySurrender(open) === false ? [] : [nextSurrender(open)]),
    [['59.88'], 'inForce.britishPartisans', 'western-allies', 'inForce.never', PARTISANS],
  ];
}

function nextSurrender(open: Open): Standing {
  const level = { level: levelBefore(open) };
  return [['59.87'], 'inForce.nextSurrender', 'britain', 'inForce.germanDeclaration', level];
}

/** 59.891A, 59.892B and C, 59.894: what Japan may do. */
function farEast(books: Books, open: Open): readonly Standing[] {
  if (!isJapanIn(books, open)) return [];
  if (isJapanBound(open))
    return [
      [['59.892B'], 'inForce.noAsianConcessions', 'japan', 'inForce.japanResumes'],
      isTooEarly(open)
        ? [['59.892C'], 'inForce.japanNotYet', 'japan', 'inForce.turnAfter']
        : [['59.892C'], 'inForce.japanBoth', 'japan', 'inForce.japanResumes'],
    ];
  const [withBritain, withUs] = [areAtWar(open, 'japan', 'britain'), areAtWar(open, 'japan', 'us')];
  if (!withBritain && !withUs) return [[['59.891A'], 'inForce.japanBoth', 'japan', 'inForce.japanAtWar']];
  return withBritain && isPeace(open)
    ? [[['59.894'], 'inForce.japanFightsOn', 'japan', 'inForce.secondSurrender']]
    : [];
}
