import { useState } from 'react';
import { Refused } from '../api.ts';
import { isForKey } from '../set-up/key-field.tsx';

/** Something that is asked of the server, one at a time. */
export interface Once {
  readonly busy: boolean;
  readonly refused: Refused | null;
  /** The server has asked for its key. */
  readonly needsKey: boolean;
  /** Ask, unless that is under way; a refusal is kept to be shown. */
  once(ask: () => Promise<void>): void;
}

/** Nothing is asked yet. */
export function useOnce(): Once {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [needsKey, setNeedsKey] = useState(false);
  const ask = async (what: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
      setNeedsKey((needed) => needed || isForKey(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, needsKey, once: (what) => void ask(what) };
}
