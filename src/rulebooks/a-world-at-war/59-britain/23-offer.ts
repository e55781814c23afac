import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { setFact } from '../../../kernel/facts.ts';
import type { Option } from '../../../kernel/form.ts';
import type { DecisionKind } from '../../../kernel/rulebook.ts';
import { words } from '../../../kernel/words.ts';
import { surrendered } from '../49-diplomacy/17-surrender.ts';
import { turnId } from '../54-surrender/turn-id.ts';
import type { Go, Open, Step } from '../state.ts';
import { levelBefore } from './21-check.ts';
import { britishLevel, britishTurn, FLOOR, forgone } from './facts.ts';

// 59.23 to 59.41: Britain offers to surrender, and Germany accepts or does not.

declare module '../state.ts' {
  interface Steps {
    /** At this level, the lowest possible one at the least. */
    'british-offer': { readonly level: number };
  }
}

const ACCEPT: Option = { value: 'accept', label: words('option.acceptOffer') };
const REJECT: Option = { value: 'reject', label: words('option.rejectOffer') };
const MUST_ACCEPT: Option = {
  ...REJECT,
  barred: { clauses: ['59.23'], reason: words('bar.mustAccept', { level: FLOOR }) },
};

/** 59.23, 59.31, 59.32, 59.41: Germany accepts, or rejects and the offer lapses; at the lowest level it must accept. */
export const britishOffer: Step<'british-offer'> = {
  clauses: ['59.12', '59.23'],
  seats: () => ['european-axis'],
  asks: (_, { open }, { level }) => ({
    id: `${turnId(open)}/germany/offer`,
    form: { kind: 'choose', options: [ACCEPT, level <= FLOOR ? MUST_ACCEPT : REJECT] },
    prompt: words('ask.offer', { level }),
    clauses: ['59.12', '59.23'],
  }),
  take: (_, { open }, { level }, { answer }, referee) =>
    answer === 'accept' ? surrender(open, level, referee) : reject(referee),
  drop: (_, { open }, { level }, referee) =>
    level <= FLOOR ? surrender(open, level, referee) : lapse(referee),
};

export const OFFER: DecisionKind = {
  name: 'offer',
  seats: 'european-axis',
  form: 'choose',
  about: 'Whether Germany accepts the surrender that Britain offers.',
  clauses: ['59.12', '59.23'],
};

/** 59.13, 59.31, 59.32: as if nothing had been offered. */
function reject(referee: Referee): readonly Go[] {
  referee.tell?.(toAll('result', words('told.offerRejected'), ['59.13', '59.31', '59.32']));
  return [];
}

/** 59.32: what is not accepted now is gone. */
function lapse(referee: Referee): readonly Go[] {
  referee.tell?.(toAll('note', words('told.offerLapses'), ['59.32']));
  return [];
}

/** 59.41, 59.872: Britain surrenders at this level; of a second surrender only what it is lower than the one before counts. */
export function surrender(open: Open, level: number, referee: Referee): readonly Go[] {
  const levels = Math.max(0, (levelBefore(open) ?? 0) - level);
  setFact(open.facts, surrendered.key('britain'), true);
  setFact(open.facts, britishLevel.key(), level);
  setFact(open.facts, britishTurn.key(), turnId(open));
  // of earlier surrenders nothing counts any more (59.75A)
  setFact(open.facts, forgone.key(), 0);
  referee.tell?.(toAll('result', words('told.britainSurrenders', { level, levels }), ['59.14', '59.41']));
  return [
    { step: 'british-reduction', levels },
    { step: 'british-terms', levels },
  ];
}
