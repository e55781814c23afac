import { type DecisionKind, type Option, tell, texts } from '../../../kernel/index.ts';
import { NONE, PEACE } from '../war/elections.ts';
import { electionTexts } from '../war/elections.words.ts';
import { part } from '../part.ts';
import { type Books, type Go, type Open, type WorldStep, turnId } from '../state.ts';
import { LEVELS } from '../tables/tensions.ts';
import { SIDES, type Theatre } from '../war/theatres.ts';
import { isWithdrawable } from '../war/withdrawn.ts';
import type { ElectionCause } from './2-when.ts';
import { resultWords, rowOf } from './31-outcomes.ts';
import { implement } from './41-effects.ts';
import { holdAnew, resultsNow } from './42-election.ts';
import { peaceLevel } from './65-level.ts';

// 62.43: Germany and Japan may take a milder result in their theatre.

declare module '../state.ts' {
  interface Steps {
    /** `other`: what was won in the other theatre comes next; `second`: the result of the first has been taken. */
    milder: Won & { readonly cause: ElectionCause; readonly other?: Won; readonly second?: true };
  }
}

type Won = { readonly theatre: Theatre; readonly result: number };

/** The result of the election and every milder one, up to none (62.43); after an attack it is a peace or nothing (62.83). */
function optionsFor(theatre: Theatre, result: number, cause: ElectionCause): Option[] {
  const all = Array.from({ length: NONE - result + 1 }, (_, i) => result + i);
  return all.map((each) => {
    const option = { value: String(each), label: labelOf(theatre, each) };
    const isHalf = cause === 'attack' && each > PEACE && each < NONE;
    if (!isHalf) return option;
    return { ...option, barred: { clauses: ['62.83'], reason: say.bar.allOrNothing() } };
  });
}

function labelOf(theatre: Theatre, result: number) {
  if (result >= NONE) return say.option.electionNone();
  const effect = resultWords(rowOf(result));
  if (result > PEACE) return say.option.election({ result, effect });
  const { tension } = SIDES[theatre];
  const level = Math.max(LEVELS.min, peaceLevel(result));
  return say.option.electionPeace({ result, tension, level });
}

/** 62.43: the seat of the Axis in a theatre takes the result of the election or a milder one; skipped, the result stands. */
export const milder: WorldStep<'milder'> = {
  clauses: ['62.43'],
  withdraw: (books, { open }, { cause, second, ...won }, referee) =>
    second || !isWithdrawable(open) || isStill(books, open, cause, won)
      ? null
      : holdAnew(open, cause, referee),
  seats: (_, __, { theatre }) => [SIDES[theatre].seat],
  asks: (_, { open }, { theatre, result, cause }) => ({
    id: `${turnId(open)}/${SIDES[theatre].enemy}/milder`,
    form: { kind: 'choose', options: optionsFor(theatre, result, cause) },
    prompt: say.ask.milder({ theatre: electionTexts.theatre[theatre](), result }),
    clauses: ['62.43'],
  }),
  take(books, position, { theatre, result, cause, other }, { answer }, referee) {
    const taken = Number(answer);
    if (taken > result) {
      const args = { theatre: electionTexts.theatre[theatre](), result, taken };
      tell(referee, 'result', say.told.milder, args, ['62.43']);
    }
    return [...implement(books, position, { theatre, result, taken, cause }, referee), ...next(cause, other)];
  },
  drop: (books, position, { theatre, result, cause, other }, referee) => [
    ...implement(books, position, { theatre, result, taken: result, cause }, referee),
    ...next(cause, other),
  ],
};

function next(cause: ElectionCause, other: Won | undefined): readonly Go[] {
  return other ? [{ step: 'milder', ...other, cause, second: true }] : [];
}

/** Whether an election still comes to what it came to, whatever was corrected since (62.31, 62.42). */
function isStill(
  books: Books,
  open: Open,
  cause: ElectionCause,
  { theatre, result, other }: Won & { readonly other?: Won },
): boolean {
  const now = resultsNow(books, open, cause);
  if (now === null) return false;
  return now[theatre] === result && now[theatre === 'europe' ? 'pacific' : 'europe'] === other?.result;
}

const MILDER: DecisionKind = {
  name: 'milder',
  seats: 'european-axis, japan',
  form: 'choose',
  about:
    'Which result of a U.S. election Germany or Japan takes in its theatre: that of the election or a milder one.',
  clauses: ['62.43'],
};

const say = texts({
  ask: {
    milder:
      'The result in {theatre} is {result}. Take it, or a milder one? Each brings what stands below it too.',
  },
  told: {
    milder: 'In {theatre} the milder result {taken} is taken in place of {result}.',
  },
  option: {
    election: '{result}: {effect}',
    electionPeace: '{result}: a separate peace, {tension} {level}',
    electionNone: 'none: U.S. policy as before',
  },
  bar: {
    allOrNothing: 'An atomic attack on the U.S. brings a separate peace, or nothing.',
  },
});

/** 62.43: a milder result. */
export const MILDER_RESULT = part(import.meta.url, {
  clauses: {
    '62.43': ['enforced', 'Higher result may be taken', 'milder'],
  },
  steps: { milder },
  decisions: [MILDER],
  texts: say,
});
