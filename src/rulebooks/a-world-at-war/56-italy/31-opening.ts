import { type Referee, type SheetResult, TABLE, tell, texts } from '../../../kernel/index.ts';
import { openDps } from '../49-diplomacy/21-paper.ts';
import { openingRuling } from '../49-diplomacy/425-opening.rulings.ts';
import {
  type Announcing,
  announcers,
  askCovert,
  covertSteps,
  spendCovert,
} from '../49-diplomacy/4262-covert.ts';
import { askOpening } from '../54-surrender/31-opening.ts';
import { toldLevel } from '../54-surrender/check.ts';
import { isUndone, unlessComing } from '../54-surrender/31-withdrawn.ts';
import { tellFall } from '../war/falls.ts';
import { part } from '../part.ts';
import { FACTIONS } from '../powers.ts';
import { type Go, isAhead, type Open, type WorldPosition, type WorldStep, turnId } from '../state.ts';
import { isWithdrawable } from '../war/withdrawn.ts';

// 56.31A: once Italy's surrender is certain, DPs in Italy are opened and covert operations announced.

declare module '../state.ts' {
  interface Steps {
    'italy-opening': object;
    'italy-covert': Announcing;
  }
}

/** 56.11: at a DP total of zero or less Italy surrenders, where one of the conditions is met; its total is what decides. */
export function judgeItaly(
  { open }: WorldPosition,
  sum: SheetResult,
  met: readonly string[],
  referee: Referee,
): readonly Go[] {
  const isMet = met.length > 0;
  const falls = isMet && sum.total.max <= 0;
  const clauses = ['54.12', '56.11'];
  if (!isMet) tell(referee, 'result', say.told.italyHolds, undefined, clauses);
  else {
    const text = falls ? say.told.italySurrenders : say.told.italyFights;
    tell(referee, 'result', text, { level: toldLevel(sum) }, [...clauses, ...met, '56.12'], sum);
  }
  if (!falls) return [];
  tellFall(open, 'italy', 'coming', 'found');
  return [{ step: 'italy-opening' }];
}

const IN_ITALY = FACTIONS.map((faction) => ({ faction, target: 'italy' }));

/** 56.11, 56.31A: what waits of a surrender that is certain is withdrawn where its check finds it no more. */
export const unlessItalyStands = unlessComing({
  power: 'italy',
  isFound: (books, open) => !isUndone(books, open, 'italy'),
  anew: [{ step: 'check', of: 'italy' }],
});

/** 56.31A: what comes once Italy’s surrender is certain, by its check or as the table reports it. */
const italyOpening: WorldStep<'italy-opening'> = {
  clauses: ['56.31A'],
  withdraw: unlessItalyStands,
  seats: (_, { rulings }) => (openingRuling(rulings, 'surrender-opening') === 'asked' ? [TABLE] : []),
  asks: (_, { open: now }) => askOpening(now, 'italy', '56.31A'),
  next: (_, position, __, referee) => open(position, referee),
  // factsToConfirm, nothing is opened; the surrender comes all the same
  drop: () => [{ step: 'italy-level' }],
};

/** The DPs of all camps in Italy: from what they placed, or on paper by asking who can have any there. */
function open(position: WorldPosition, referee: Referee): readonly Go[] {
  const due = openDps(position, IN_ITALY, ['56.31A'], referee);
  return [
    ...(due ? [{ step: 'show', before: 'surrender' } as const] : []),
    ...coverts(position.open),
    { step: 'italy-level' },
  ];
}

function coverts(now: Open): readonly Go[] {
  return covertSteps(now).flatMap((each) =>
    each.step === 'covert' ? [{ step: 'italy-covert', faction: each.faction } as const] : [],
  );
}

/** 56.31A: covert operations in Italy, asked of every camp as in a roll (49.4262). */
const italyCovert: WorldStep<'italy-covert'> = {
  clauses: ['56.31A', '49.4262'],
  withdraw: unlessItalyStands,
  seats: (_, open, at) => announcers(open, at),
  asks: (_, view) => askCovert(view, `${turnId(view.open)}/italy/${view.seat}/covert`, ['italy']),
  take: (_, position, __, given, referee) => spendCovert(position, given, ['56.31A', '49.4262'], referee),
};

/** Italy surrenders at the level of its DP total (56.31A), and a power that has surrendered has no DPs (49.17): first its level. */
function surrenderToCome(open: Open): readonly Go[] {
  const isComing = isAhead(open, 'italy-opening') || isAhead(open, 'italy-level');
  tellFall(open, 'italy', 'now', false);
  tellFall(open, 'italy', 'coming', 'told');
  return isComing && isWithdrawable(open) ? [] : [{ step: 'italy-opening' }];
}

const say = texts({
  told: {
    italyHolds: 'Italy fights on: Rome is not in Allied hands, and Axis units are in Africa.',
    italyFights: 'Italy fights on: its DP total is {level}.',
    italySurrenders: 'Italy surrenders: its DP total is {level}.',
  },
});

/** 56.31A: what comes once the surrender of Italy is certain. */
export const OPENING = part(import.meta.url, {
  steps: { 'italy-opening': italyOpening, 'italy-covert': italyCovert },
  gives: { surrenders: [{ of: 'italy', effects: (_, open) => surrenderToCome(open) }] },
  texts: say,
});
