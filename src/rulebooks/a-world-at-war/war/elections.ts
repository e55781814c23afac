import { reportedValue, eachOf, truth, whole, once } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { breakPeace, peaceOf, sign } from './belligerents.ts';
import { fact, family, inRegister, single } from '../facts/facts.ts';
import { isEuropeOver } from '../turn/over.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';
import { LEVELS, type RolledTension, ROLLED_TENSIONS } from '../tables/tensions.ts';
import { areAtWar } from './wars.ts';
import { electionRuling, ELECTION_RULINGS } from './elections.rulings.ts';
import { type Theatre, THEATRES } from './theatres.ts';
import { electionTexts } from './elections.words.ts';

// 62.4: the result that applies in each theatre, and whether the U.S. has made peace there.

/** The lowest result that is told apart (62.41/below). */
export const LEAST_RESULT = -30;
/** A result of one or more leaves U.S. policy as it is (62.31). */
export const NONE = 1;
/** At this result and below the U.S. signs a separate peace (62.41/-7). */
export const PEACE = -7;
/** The furthest that a U.S. at war is restricted (62.41/-6). */
export const LAST_RESTRICTION = PEACE + 1;

/** The DPs, in each year start, of a U.S. that was at war with Germany (62.67B). */
export const NEUTRAL_DPS = 5;
/** The RPs for each theatre in which it was at war (62.67C). */
export const NEUTRAL_RPS = 5;

/** The result that applies now in a theatre; one: none (62.41, 62.52). */
export const electionResult = family<[Theatre]>({
  key: once((theatre) => `election-result.${theatre}`),
  each: eachOf(THEATRES),
  spec: (_, theatre) =>
    fact('electionResult', whole(LEAST_RESULT, NONE), ['62.41', '62.52'], {
      kept: true,
      onMap: true,
      args: { theatre: electionTexts.theatre[theatre]() },
    }),
  unreported: NONE,
});

/** The level of a tension from which the next four points are counted (62.52). */
export const electionTension = family<[RolledTension]>({
  key: once((tension) => `election-tension.${tension}`),
  each: eachOf(ROLLED_TENSIONS),
  spec: (_, tension) =>
    fact('electionTension', whole(LEVELS.min, LEVELS.max), ['62.52'], { kept: true, args: { tension } }),
});

/** Whether the U.S. has signed a separate peace, and stands by it (62.6). */
export const usPeace = inRegister<['germany' | 'japan']>({
  key: once((enemy) => `us.peace.${enemy}`),
  of: [['germany'], ['japan']],
  spec: (enemy) => fact('usPeace', truth, ['62.61', '62.62'], { kept: true, onMap: true, args: { enemy } }),
  read: isAtPeace,
  write(open, value, _, enemy) {
    if (value === true) sign(open, [enemy, 'us'], 'us');
    else breakPeace(open, [enemy, 'us']);
  },
});

/** Whether an atomic attack has put the U.S. out of the war for good (62.82). */
export const usDefeated: ReturnType<typeof single> = {
  ...single('us.defeated', fact('usDefeated', truth, ['62.82'], { kept: true, onMap: true })),
  unreported: false,
};

/** The result that applies in a theatre; one where there is none (62.41). */
export function resultIn({ facts }: Open, theatre: Theatre): number {
  const result = reportedValue(facts, electionResult.key(theatre));
  return typeof result === 'number' ? result : NONE;
}

/** Whether the U.S. has signed a peace with a power, and no news has ended it (62.6). */
export function hasSignedPeace(open: Open, enemy: 'germany' | 'japan'): boolean {
  return peaceOf(open, [enemy, 'us']) === 'us';
}

/** Whether that peace stands: not beside a war that is being fought, as one that is put right can be (62.6). */
export function isAtPeace(open: Open, enemy: 'germany' | 'japan'): boolean {
  return hasSignedPeace(open, enemy) && !areAtWar(open, enemy, 'us');
}

/** Whether the U.S. is out of the war for good (62.82). */
export function isUsDefeated({ facts }: Open): boolean {
  return reportedValue(facts, usDefeated.key()) === true;
}

/** Whether a U.S. that is out of the war for good has not even what a neutral one has (62.82, ruling defeated-us). */
export function isUsOut(open: Open): boolean {
  return isUsDefeated(open) && electionRuling(open.rulings, 'defeated-us') === 'none';
}

/** Whether the war in a theatre is over, so that nothing of an election matters there any more (55.21, 56.21, 57.21). */
export function isOver(open: Open, theatre: Theatre): boolean {
  return theatre === 'europe' ? isEuropeOver(open) : hasSurrendered(open, 'japan');
}

/** Whether a tension is recorded for what an election has brought (62.51). */
export function isRecorded(open: Open, theatre: Theatre): boolean {
  return resultIn(open, theatre) < NONE && !isUsDefeated(open) && !isOver(open, theatre);
}

/** 62.41, 62.52, 62.6, 62.82: what an election has left in effect. */
export const IN_EFFECT = part(import.meta.url, {
  rulings: ELECTION_RULINGS,
  facts: [electionResult, electionTension, usPeace, usDefeated],
  texts: electionTexts,
});
