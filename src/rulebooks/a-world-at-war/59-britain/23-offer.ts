import {
  type DecisionKind,
  type Option,
  type Referee,
  directive,
  setFact,
  tell,
  texts,
} from '../../../kernel/index.ts';
import { levelOf } from '../54-surrender/22-needed.ts';
import { isUndone } from '../54-surrender/31-withdrawn.ts';
import { checkOf } from '../54-surrender/all-checks.ts';
import { part } from '../part.ts';
import { type Books, type Go, type Open, type WorldStep, turnId } from '../state.ts';
import { fall } from '../war/falls.ts';
import { isRecorded, PEACE, resultIn } from '../war/elections.ts';
import { electionTexts } from '../war/elections.words.ts';
import { THEATRES } from '../war/theatres.ts';
import { isWithdrawable } from '../war/withdrawn.ts';
import { levelBefore } from './21-check.ts';
import { tellSubject } from './51-subject.ts';
import { FLOOR, forgonePoints, germanDeclaration } from './facts.ts';

// 59.23 to 59.41: Britain offers to surrender, and Germany accepts or does not.

declare module '../state.ts' {
  interface Steps {
    /** At this level, the lowest possible one at the least. */
    'british-offer': { readonly level: number };
  }
}

const say = texts({
  told: {
    offerRejected:
      'Germany rejects the British offer: it lapses, and play goes on as if none had been made. The level is looked at anew at the end of each turn.',
    offerLapses: 'The British offer lapses: nobody has accepted it.',
    britainSurrenders: 'Britain surrenders. Its surrender level is {level}; levels that count now: {levels}.',
    britainSurrendersAgain:
      'Britain surrenders again, at {level}. What it is lower than before counts: {levels}.',
  },
  ask: {
    offer: 'Britain offers to surrender at {level}. Does Germany accept?',
  },
  option: {
    acceptOffer: 'Germany accepts: Britain surrenders',
    rejectOffer: 'Germany rejects: the war goes on, and the offer lapses',
  },
  bar: {
    mustAccept: 'At {level} or lower Germany must accept.',
  },
});

const ACCEPT: Option = { value: 'accept', label: say.option.acceptOffer() };
const REJECT: Option = { value: 'reject', label: say.option.rejectOffer() };
const MUST_ACCEPT: Option = {
  ...REJECT,
  barred: { clauses: ['59.23'], reason: say.bar.mustAccept({ level: FLOOR }) },
};

const CHECK_ANEW: readonly Go[] = [{ step: 'check', of: 'britain' }];

/** Whether Britain still offers to surrender, at this level: what its level counts may have been corrected (59.12). */
function isOffered(books: Books, open: Open, level: number): boolean {
  if (!isWithdrawable(open)) return true;
  const { total } = levelOf(books, open, checkOf(books, open, 'britain'));
  return !isUndone(books, open, 'britain') && Math.max(FLOOR, total.max) === level;
}

/** 59.13, 59.23, 59.31, 59.32: Germany accepts, or rejects and the offer lapses; at the lowest level it must accept. */
const britishOffer: WorldStep<'british-offer'> = {
  clauses: ['59.12', '59.23'],
  withdraw: (books, { open }, { level }) => (isOffered(books, open, level) ? null : CHECK_ANEW),
  seats: () => ['european-axis'],
  asks: (_, { open }, { level }) => ({
    id: `${turnId(open)}/germany/offer`,
    form: { kind: 'choose', options: [ACCEPT, level <= FLOOR ? MUST_ACCEPT : REJECT] },
    prompt: say.ask.offer({ level }),
    clauses: ['59.12', '59.23'],
  }),
  take: (books, { open }, { level }, { answer }, referee) =>
    answer === 'accept' ? accept(books, open, level, referee) : reject(referee),
  drop: (books, { open }, { level }, referee) =>
    level <= FLOOR ? accept(books, open, level, referee) : lapse(referee),
};

const OFFER: DecisionKind = {
  name: 'offer',
  seats: 'european-axis',
  form: 'choose',
  about: 'Whether Germany accepts the surrender that Britain offers.',
  clauses: ['59.12', '59.23'],
};

/** 59.13, 59.31, 59.32: as if nothing had been offered. */
function reject(referee: Referee): readonly Go[] {
  tell(referee, 'result', say.told.offerRejected, undefined, ['59.13', '59.31', '59.32']);
  return [];
}

/** 59.32: what is not accepted now is gone. */
function lapse(referee: Referee): readonly Go[] {
  tell(referee, 'note', say.told.offerLapses, undefined, ['59.32']);
  return [];
}

/** 62.44: what an election has restricted before binds Britain from now on, too. */
function tellBound(open: Open, referee: Referee): void {
  const isBound = THEATRES.some((theatre) => isRecorded(open, theatre) && resultIn(open, theatre) > PEACE);
  if (isBound) directive(referee, electionTexts.told.britainToo, undefined, ['62.44']);
}

/** 59.41, 59.872: of a second surrender only what it is lower than the one before counts. */
function accept(books: Books, open: Open, level: number, referee: Referee): readonly Go[] {
  return surrender(books, open, { since: turnId(open), level, before: levelBefore(open) }, referee);
}

/** A surrender in a game turn, at a level; before the first there was none: null. */
interface Surrender {
  readonly since: string;
  readonly level: number;
  readonly before: number | null;
}

/**
 * 59.14, 59.14A, 59.41: Britain surrenders at a level, and its forces are reduced; of a second surrender only what it is lower
 * than the one before counts (59.872).
 */
export function surrender(
  books: Books,
  open: Open,
  { since, level, before }: Surrender,
  referee: Referee,
): readonly Go[] {
  const levels = Math.max(0, (before ?? 0) - level);
  fall(open, 'britain', { since, level });
  // of earlier surrenders nothing counts any more (59.75A, 59.87)
  setFact(open.facts, forgonePoints.key(), 0);
  setFact(open.facts, germanDeclaration.key(), false);
  const [text, again] =
    before === null ? [say.told.britainSurrenders, []] : [say.told.britainSurrendersAgain, ['59.872']];
  tell(referee, 'result', text, { level, levels }, ['59.14', '59.14A', '59.41', ...again]);
  if (before === null) tellBound(open, referee);
  if (levels > 0) tellSubject(books, open, referee);
  return [
    { step: 'british-reduction', levels },
    { step: 'british-terms', levels },
  ];
}

/** 59.23: the British offer. */
export const BRITISH_OFFER = part(import.meta.url, {
  clauses: {
    '59.13': ['enforced', 'An offer that is declined', 'britishOffer'],
    '59.14': ['enforced', 'An offer that is accepted', 'surrender'],
    '59.14A': ['directive', 'Forces are adjusted', 'surrender'],
    '59.23': ['enforced', 'German response', 'britishOffer'],
    '59.3': ['heading', 'Germany rejects'],
    '59.31': ['enforced', 'Play continues', 'britishOffer'],
    '59.32': ['enforced', 'A refused offer lapses', 'britishOffer'],
    '59.4': ['heading', 'Germany accepts'],
    '59.41': ['enforced', 'British surrender', 'surrender'],
    '59.872': ['enforced', 'Effects of a second surrender', 'surrender'],
  },
  steps: { 'british-offer': britishOffer },
  decisions: [OFFER],
  texts: say,
});
