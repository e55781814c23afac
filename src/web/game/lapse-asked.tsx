import type { ReactNode } from 'react';
import type { Desk } from '../api.ts';

const TEXTS = {
  first: (name: string): string => `${name}\u2019s proposal first: your answer would let it lapse.`,
  own: 'To answer now lets your proposal lapse.',
  lapses: (name: string): string => `Then ${name}\u2019s proposal lapses.`,
  ownLapses: 'Then your proposal lapses.',
  answer: 'Answer and let it lapse',
  notYet: 'Not yet',
};

/** What an answer does to a proposal that is open: in a line over the button. */
export function LapseLine({ desk: { proposal, person } }: { readonly desk: Desk }): ReactNode {
  if (!proposal) return null;
  return <p className="says hint">{proposal.by === person ? TEXTS.own : TEXTS.first(proposal.by)}</p>;
}

interface AskedProps {
  readonly desk: Desk;
  onAnswer(): void;
  onNotYet(): void;
}

/** Asks once more, in the place of the button. */
export function LapseAsked({ desk: { proposal, person }, onAnswer, onNotYet }: AskedProps): ReactNode {
  if (!proposal) return null;
  return (
    <div className="lapse actions foot" role="alertdialog" aria-label={TEXTS.answer}>
      <p className="says">{proposal.by === person ? TEXTS.ownLapses : TEXTS.lapses(proposal.by)}</p>
      <button type="button" className="main" onClick={onAnswer}>
        {TEXTS.answer}
      </button>
      <button type="button" autoFocus onClick={onNotYet}>
        {TEXTS.notYet}
      </button>
    </div>
  );
}
