import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PrintedProps } from './printed.tsx';

/** Whether the page is being printed, or shown as it would be: at other times there is no record in it. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(() => window.matchMedia('print').matches);
  useEffect(() => {
    const paper = window.matchMedia('print');
    // a preview goes to paper and back as often as its settings change
    let asked = false;
    const show = (): void => flushSync(() => setPrinting(asked || paper.matches));
    const begin = (): void => {
      asked = true;
      show();
    };
    const end = (): void => {
      asked = false;
      show();
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', show);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', show);
    };
  }, []);
  return printing;
}

/** The game on paper, while it is printed; null on the screen. Its script comes after the desk, before anybody can print. */
export function usePrinted(): ComponentType<PrintedProps> | null {
  const printing = usePrinting();
  const [printed, setPrinted] = useState<{ Printed: ComponentType<PrintedProps> } | null>(null);
  useEffect(() => {
    void import('./printed.tsx').then(setPrinted, () => undefined);
  }, []);
  return printing ? (printed?.Printed ?? null) : null;
}
