import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

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
