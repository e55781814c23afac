import { useEffect } from 'react';
import { flushSync } from 'react-dom';

const LEAD = 'demarche-lead';

/** Go to a field of a form; where the form or another tab hides it for the moment, it is asked to show it first. */
export function leadTo(id: string): void {
  if (!document.getElementById(id)?.checkVisibility({ visibilityProperty: true }))
    document.dispatchEvent(new Event(LEAD));
  document.getElementById(id)?.focus();
}

/** Ask that what is in the panel has all the room that there is. */
export function askForRoom(): void {
  document.dispatchEvent(new CustomEvent(LEAD, { detail: 'full' }));
}

/** What a form or the frame does when somebody is led to a field that it hides. */
export function useLed(show: (needsAll: boolean) => void): void {
  useEffect(() => {
    const heard = (event: Event): void =>
      flushSync(() => show(event instanceof CustomEvent && event.detail === 'full'));
    document.addEventListener(LEAD, heard);
    return () => document.removeEventListener(LEAD, heard);
  });
}
