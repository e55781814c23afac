import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
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

interface Lapse {
  /** Holds back an answer until it is asked for once more. */
  onSubmitCapture(event: SubmitEvent): void;
  /** What asks, in the place of the button. */
  readonly asked: ReactNode;
}

/** Under a proposal an answer is asked for once more, in place: no press lets it lapse by mistake. */
export function useLapse({ proposal, person }: Desk): Lapse {
  const [held, setHeld] = useState<{ readonly form: HTMLFormElement; readonly mark: string } | null>(null);
  const passes = useRef(false);
  const isHeld = held !== null && held.mark === proposal?.mark;
  const onSubmitCapture = (event: SubmitEvent): void => {
    const form = event.target;
    if (passes.current || !proposal || !(form instanceof HTMLFormElement)) return;
    if (!form.matches('.ask .is-main > form') || form.querySelector('.main[aria-disabled=true]')) return;
    event.preventDefault();
    event.stopPropagation();
    setHeld({ form, mark: proposal.mark });
  };
  const answer = (): void => {
    setHeld(null);
    passes.current = true;
    held?.form.requestSubmit();
    passes.current = false;
  };
  const asked = isHeld && proposal && (
    <div className="lapse actions foot" role="alertdialog" aria-label={TEXTS.answer}>
      <p className="says">{proposal.by === person ? TEXTS.ownLapses : TEXTS.lapses(proposal.by)}</p>
      <button type="button" className="main" onClick={answer}>
        {TEXTS.answer}
      </button>
      <button type="button" autoFocus onClick={() => setHeld(null)}>
        {TEXTS.notYet}
      </button>
    </div>
  );
  return { onSubmitCapture, asked: asked || null };
}
