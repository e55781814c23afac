import { type ReactNode, useState } from 'react';
import { Refused } from '../web/api.ts';

/** Does one thing at a time, and says what became of it. */
export function useDoing(): readonly [
  said: ReactNode,
  act: (act: () => Promise<string>, begun?: string) => void,
] {
  const [said, setSaid] = useState<{ readonly text: string; readonly isTrouble: boolean } | null>(null);
  const act = async (what: () => Promise<string>, begun = ''): Promise<void> => {
    setSaid({ text: begun, isTrouble: false });
    try {
      setSaid({ text: await what(), isTrouble: false });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setSaid({ text: error.message, isTrouble: true });
    }
  };
  const shown = said && (
    <p role={said.isTrouble ? 'alert' : 'status'} className={said.isTrouble ? 'trouble' : 'hint'}>
      {said.text}
    </p>
  );
  return [shown, (what, begun) => void act(what, begun)];
}
