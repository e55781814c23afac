import { type ReactNode, type SubmitEvent, Suspense, useRef, useState } from 'react';
import type { Desk } from '../api.ts';
import { later } from '../later.tsx';

/** What asks comes with the first answer that is held back. */
const LapseAsked = later(async () => (await import('./lapse-asked.tsx')).LapseAsked);

interface Lapse {
  /** Holds back an answer until it is asked for once more. */
  onSubmitCapture(event: SubmitEvent): void;
  /** What asks, in the place of the button. */
  readonly asked: ReactNode;
}

/** Under a proposal an answer is asked for once more, in place: no press lets it lapse by mistake. */
export function useLapse(desk: Desk): Lapse {
  const { proposal } = desk;
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
  const asked = isHeld && (
    <Suspense fallback={null}>
      <LapseAsked desk={desk} onAnswer={answer} onNotYet={() => setHeld(null)} />
    </Suspense>
  );
  return { onSubmitCapture, asked: asked || null };
}
