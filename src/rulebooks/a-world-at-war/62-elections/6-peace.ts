import { type Referee, type Words, directive, rulingsOf, tell } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { begin, type Begins, lasting } from '../54-surrender/in-force.ts';
import { keepDeclaration } from '../59-britain/21-check.ts';
import { followInAsia, followIntoPeace } from '../59-britain/83-neutral.ts';
import { electionRuling } from '../war/elections.rulings.ts';
import { isUsOut } from '../war/elections.ts';
import { NEUTRAL_DPS, NEUTRAL_RPS } from '../war/elections.ts';
import { electionTexts } from '../war/elections.words.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';
import { areAtWar, endByPeace } from '../war/wars.ts';
import { SIDES, type Theatre } from '../war/theatres.ts';
import { peaceTexts } from './6-peace.words.ts';

// 62.6: a separate peace of the U.S. in a theatre.

type Args = {
  readonly enemy: string;
  readonly tension: string;
  readonly theatre: Words;
  readonly dps: number;
  readonly rps: number;
};

const PEACE_TEXTS = { told: peaceTexts.told.peace, inForce: peaceTexts.inForce.peace };

/** 62.45, 62.61, 62.62: what a separate peace leaves standing; units that return are not intercepted (62.63). */
export const LASTING_PEACE = lasting(PEACE_TEXTS, {
  europe: { clauses: ['62.61'], listed: ['62.61', '62.63'], on: 'us', lifted: peaceTexts.inForce.newWar() },
  pacific: { clauses: ['62.62'], listed: ['62.62', '62.63'], on: 'us', lifted: peaceTexts.inForce.newWar() },
  grants: { clauses: ['62.45'], on: 'us', lifted: peaceTexts.inForce.newWar() },
});

/**
 * 62.61, 62.62: the wars of the U.S. in a theatre are over, and what that asks of the players. The rest of the Allies fight on
 * (62.64); what is granted, who returns and what a neutral U.S. goes on with is told (62.45, 62.63, 62.67A and C). When the next war begins, and who declares it, is told with it (62.72).
 */
export function signPeace(open: Open, theatre: Theatre, clauses: readonly string[], referee: Referee): void {
  const { enemy, wars, tension } = SIDES[theatre];
  if (theatre === 'europe') keepDeclaration(open);
  for (const each of wars) if (areAtWar(open, each, 'us')) endByPeace(open, each, 'us', 'us');
  const isFollowed =
    enemy === 'germany' && isFightingOn(open) && ruled(open.rulings, 'surrendered-britain') === 'neutral';
  const args = {
    enemy,
    tension,
    theatre: electionTexts.theatre[theatre](),
    dps: NEUTRAL_DPS,
    rps: NEUTRAL_RPS,
  };
  const main = theatre === 'europe' ? '62.61' : '62.62';
  tell(referee, 'result', peaceTexts.told.separatePeace, args, [...clauses, main, '62.11']);
  const all: readonly Begins<Args>[] = [
    theatre === 'europe' ? LASTING_PEACE.europe : LASTING_PEACE.pacific,
    { told: peaceTexts.told.peace.return, clauses: ['62.63'] },
    { told: peaceTexts.told.peace.others, clauses: ['62.64'] },
    ...(isUsOut(open)
      ? [{ told: peaceTexts.told.peace.none, clauses: ['62.82'] }]
      : whileNeutral(open, theatre)),
  ];
  for (const each of all) begin(referee, each, args);
  if (isFollowed) followIntoPeace(open, referee);
  if (enemy === 'japan') followInAsia(open, referee);
}

/** 62.45, 62.67A to C: what a neutral U.S. goes on with. */
function whileNeutral(open: Open, theatre: Theatre): readonly Begins<Args>[] {
  return [
    LASTING_PEACE.grants,
    { told: peaceTexts.told.peace.mobilizations, clauses: ['62.67A'] },
    ...(theatre === 'europe' ? [{ told: neutralDps(open), clauses: ['62.67B'] }] : []),
    { told: peaceTexts.told.peace.rps, clauses: ['62.67C'] },
  ];
}

/** 62.67B: by ruling neutral-us-dps the five are its basic allotment, or all that it has. */
function neutralDps({ rulings }: Open): Begins<Args>['told'] {
  return electionRuling(rulings, 'neutral-us-dps') === 'all'
    ? peaceTexts.told.peace.dpsInAll
    : peaceTexts.told.peace.dps;
}

/** Whether Britain has surrendered and is at war with Germany all the same (59.85). */
function isFightingOn(open: Open): boolean {
  return hasSurrendered(open, 'britain') && areAtWar(open, 'germany', 'britain');
}

/** 62.66: how the tension governs a U.S. that may come back: no mobilization twice (62.66A), no restriction overridden (62.66B). */
export function tellGovernedBy(theatre: Theatre, referee: Referee): void {
  const args = { tension: SIDES[theatre].tension, theatre: electionTexts.theatre[theatre]() };
  const { '66': may, '66A': once, '66B': within } = peaceTexts.told.governed['62'];
  directive(referee, may, args, ['62.66']);
  directive(referee, once, args, ['62.66A']);
  directive(referee, within, args, ['62.66B']);
}

/** The rulings on a separate peace. */
const { RULINGS, ruled } = rulingsOf([
  {
    id: 'surrendered-britain',
    clauses: ['59.83', '62.64'],
    question:
      'Britain has surrendered and fights on beside the U.S., which then makes peace with Germany: what of Britain?',
    choices: [
      { id: 'neutral', text: 'It is neutral as long as the U.S. is.' },
      { id: 'fights-on', text: 'It fights on, as all others do that are at war.' },
    ],
    default: 'neutral',
  },
]);

/** 62.6: a separate peace. */
export const PEACE_SIGNED = part(import.meta.url, {
  clauses: {
    '62.45': ['directive', 'BRP grants', 'LASTING_PEACE'],
    '62.61': ['directive', 'Europe', 'LASTING_PEACE'],
    '62.62': ['directive', 'Pacific', 'LASTING_PEACE'],
    '62.63': ['directive', 'Returning American units may not be attacked', 'signPeace'],
    '62.64': ['directive', 'War continues', 'signPeace'],
    '62.66': ['directive', 'American reentry governed by tension level', 'tellGovernedBy'],
    '62.66A': ['directive', 'No mobilization twice', 'tellGovernedBy'],
    '62.66B': ['directive', 'Restrictions are not overridden', 'tellGovernedBy'],
    '62.67A': ['directive', 'American mobilizations continue', 'signPeace'],
    '62.67C': ['directive', 'RPs', 'signPeace'],
    '62.6': ['heading', 'A separate peace'],
    '62.67': ['heading', 'American activity while neutral'],
    '62.67B': ['computed', 'DPs', '../49-diplomacy/12-worksheet.ts#yearStartLines'],
  },
  rulings: RULINGS,
  texts: peaceTexts,
});
