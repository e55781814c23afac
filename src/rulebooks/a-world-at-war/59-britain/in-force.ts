import { texts } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { type InForce, type InForceOf, stands } from '../54-surrender/in-force.ts';
import { inForceTexts } from '../54-surrender/in-force.words.ts';
import { isUsDefeated } from '../war/elections.ts';
import { part } from '../part.ts';
import { isLateWarPlayed } from '../turn/played.ts';
import { worldSequenceTexts } from '../turn/sequence.words.ts';
import { type Books, type Open, type Season, turnId } from '../state.ts';
import { fallOf } from '../war/falls.ts';
import { areAtWar } from '../war/wars.ts';
import { levelBefore, maySurrender } from './21-check.ts';
import { baseFloor, LASTING_AFTERMATH, NEUTRAL_FOR_GOOD, PARTISANS } from './8-aftermath.ts';
import { aftermathTexts } from './8-aftermath.words.ts';
import { isOfTreaty, isTooEarly } from './86-resumption.ts';
import { isJapanIn, LASTING_FAR_EAST } from './89-far-east.ts';
import { farEastTexts } from './89-far-east.words.ts';
import { isJapanBound, isPeace } from './facts.ts';

// What stands after a British surrender, and what lifts it (59.52, 59.8).

/** What a British surrender leaves standing, in war or peace, and in the Far East (59.52, 59.81 to 59.89). */
export const inForce: InForceOf = (books, open) => {
  if (!hasSurrendered(open, 'britain') || !isLateWarPlayed(books, open)) return [];
  const all = [...always(open), ...(isPeace(open) ? atPeace(open) : atWar(open)), ...farEast(books, open)];
  const since = sinceWords(open);
  return all.map((each): InForce => ({ ...each, since }));
};

function sinceWords(open: Open): NonNullable<InForce['since']> {
  const turn = fallOf(open, 'britain').since;
  if (turn === undefined) return inForceTexts.inForce.surrender({ power: 'britain' });
  const [year = '', season = ''] = turn.split('/');
  return say.inForce.britishSurrender({
    turn: worldSequenceTexts.turn[season as Season](),
    year: Number(year),
  });
}

/** 59.52, 59.81, 59.82: whatever follows; the Commonwealth from the turn after on. */
function always(open: Open): readonly InForce[] {
  return [
    ...(fallOf(open, 'britain').since !== turnId(open)
      ? [stands(LASTING_AFTERMATH.commonwealthToUs, undefined)]
      : []),
    stands(LASTING_AFTERMATH.britishBase, { floor: baseFloor(open) }),
    stands(LASTING_AFTERMATH.canada, undefined),
  ];
}

/** 59.83, 59.84, 59.86A to C: while there is peace; with a U.S. that is defeated nothing ends it (62.82). */
function atPeace(open: Open): readonly InForce[] {
  if (isUsDefeated(open))
    return [
      stands(NEUTRAL_FOR_GOOD, undefined),
      stands(LASTING_AFTERMATH.neutralDeployments, undefined, { lifted: inForceTexts.inForce.never() }),
    ];
  const resumes: InForce = {
    clauses: ['59.86B', '59.86C'],
    about: say.inForce.howWarResumes(),
    on: 'all',
    lifted: aftermathTexts.inForce.warWithUs(),
  };
  return [
    stands(LASTING_AFTERMATH.britainNeutral, undefined),
    stands(LASTING_AFTERMATH.neutralDeployments, undefined),
    isTooEarly(open) && isOfTreaty(open) ? stands(LASTING_AFTERMATH.noWarNextTurn, undefined) : resumes,
  ];
}

/** 59.87, 59.88: while the war goes on. */
function atWar(open: Open): readonly InForce[] {
  if (!areAtWar(open, 'germany', 'britain')) return [];
  return [
    ...(maySurrender(open) === false ? [] : [nextSurrender(open)]),
    stands(LASTING_AFTERMATH.britishPartisans, PARTISANS),
  ];
}

function nextSurrender(open: Open): InForce {
  return {
    clauses: ['59.87'],
    about: say.inForce.nextSurrender({ level: levelBefore(open) }),
    on: 'britain',
    lifted: say.inForce.germanDeclaration(),
  };
}

/** 59.891A, 59.892B and C, 59.894: what Japan may do. */
function farEast(books: Books, open: Open): readonly InForce[] {
  if (!isJapanIn(books, open)) return [];
  if (isJapanBound(open)) return [stands(LASTING_FAR_EAST.noConcessionsInAsia, undefined), resumption(open)];
  const [withBritain, withUs] = [areAtWar(open, 'japan', 'britain'), areAtWar(open, 'japan', 'us')];
  if (!withBritain && !withUs) return [stands(LASTING_FAR_EAST.japanNotAlone, undefined)];
  const lifted = say.inForce.secondSurrender();
  return withBritain && isPeace(open)
    ? [{ clauses: ['59.894'], about: say.inForce.japanFightsOn(), on: 'japan', lifted }]
    : [];
}

/** 59.892C: a Japan bound by the peace goes to war with both, once it may. */
function resumption(open: Open): InForce {
  const [about, lifted] = isTooEarly(open)
    ? [say.inForce.japanNotYet(), aftermathTexts.inForce.turnAfter()]
    : [farEastTexts.inForce.japanNotAlone(), farEastTexts.inForce.japanResumes()];
  return { clauses: ['59.892C'], about, on: 'japan', lifted };
}

const say = texts({
  inForce: {
    britishSurrender: 'the British surrender of {turn} {year}',
    howWarResumes:
      'war between Germany and the U.S. is war with Britain too: declared by Germany at no BRP cost, by the U.S. at a USAT level of 50; never on Britain alone',
    nextSurrender: 'surrenders again only below {level}',
    germanDeclaration: 'a German declaration of war on the West: then not at all',
    japanNotYet: 'may not go to war with Britain or the U.S. yet',
    japanFightsOn: 'its war with Britain goes on',
    secondSurrender: 'a British surrender to Germany after Britain has entered the European war again',
  },
});

/** Rule 59: what of it is in force. */
export const IN_FORCE = part(import.meta.url, {
  gives: { inForce: [inForce] },
  texts: say,
});
