import {
  type DecisionKind,
  type Referee,
  directive,
  reportedValue,
  setFact,
  tell,
  truth,
} from '../../../kernel/index.ts';
import { actual } from '../49-diplomacy/8-tension.ts';
import { begin, lasting } from '../54-surrender/in-force.ts';
import { isAtPeace, isRecorded } from '../war/elections.ts';
import { fact, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import { type Go, type Open, type WorldStep, turnId } from '../state.ts';
import { embargoTexts } from './53-embargo.words.ts';

// 62.53: the oil embargo after an election that went badly in the Pacific.

declare module '../state.ts' {
  interface Steps {
    embargo: object;
  }
}

/** Whether the U.S. has put the oil embargo on Japan again after an election (62.53). */
export const embargo = single(
  'embargo.japan',
  fact('embargo', truth, ['62.53'], { kept: true, onMap: true }),
);

/** At peace with Japan and below this level of USJT the U.S. may not put it on again (62.53). */
const EMBARGO_LEVEL = 20;

/** 62.53: the embargo on Japan is lifted. */
export const LASTING_EMBARGO = lasting(embargoTexts, {
  embargoLifted: { clauses: ['62.53'], on: 'us' },
});

/** 62.53: the embargo is lifted; in the turn that follows the U.S. may put it on again, unless at peace and too low in USJT. */
export function embargoAfter(open: Open, referee: Referee): readonly Go[] {
  setFact(open.facts, embargo.key(), false);
  begin(referee, LASTING_EMBARGO.embargoLifted, undefined);
  const level = reportedValue(open.facts, actual.key('usjt'));
  const isTooLow = isAtPeace(open, 'japan') && typeof level === 'number' && level < EMBARGO_LEVEL;
  if (!isTooLow) return [{ step: 'embargo' }];
  tell(referee, 'note', embargoTexts.told.noEmbargo, { level: EMBARGO_LEVEL }, ['62.53']);
  return [];
}

/** 62.53: the choice of the U.S., in the turn after the election: it counts in that turn and in each one after it. */
export const embargoStep: WorldStep<'embargo'> = {
  clauses: ['62.53'],
  seats: () => ['western-allies'],
  asks: (_, { open }) => ({
    id: `${turnId(open)}/us/embargo`,
    form: {
      kind: 'choose',
      options: [
        { value: 'impose', label: embargoTexts.option.embargo() },
        { value: 'not', label: embargoTexts.option.noEmbargo() },
      ],
    },
    prompt: embargoTexts.ask.embargo(),
    clauses: ['62.53'],
  }),
  take(_, { open }, __, { answer }, referee) {
    if (answer !== 'impose') return;
    setFact(open.facts, embargo.key(), true);
    tell(referee, 'result', embargoTexts.told.embargo, undefined, ['62.53']);
  },
  drop(_, __, ___, referee) {
    directive(referee, embargoTexts.told.embargoLeft, undefined, ['62.53']);
  },
};

const EMBARGO: DecisionKind = {
  name: 'embargo',
  seats: 'western-allies',
  form: 'choose',
  about:
    'Whether the U.S. puts its oil embargo on Japan again after an election that went badly in the Pacific.',
  clauses: ['62.53'],
};

/** Whether the embargo raises USJT each turn (62.53). */
export function isEmbargoed(open: Open): boolean {
  return isRecorded(open, 'pacific') && reportedValue(open.facts, embargo.key()) === true;
}

/** 62.53: the embargo after an election. */
export const EMBARGO_AGAIN = part(import.meta.url, {
  steps: { embargo: embargoStep },
  facts: [embargo],
  decisions: [EMBARGO],
  texts: embargoTexts,
});
