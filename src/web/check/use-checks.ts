import { useEffect, useRef, useState } from 'react';
import { checkFile, type Checked } from './checking.ts';
import { summaryOf } from './found.tsx';
import { checkTexts } from './texts.ts';

/** A check that is under way. */
export interface Doing {
  readonly name: string;
  readonly n: number;
  readonly of: number;
}

interface Checks {
  readonly doing: Doing | null;
  /** What a reader of the screen is told. */
  readonly said: string;
  readonly faults: readonly string[];
  /** Of the first file and of the second. */
  readonly checked: readonly [Checked | null, Checked | null];
  /** Checks files, one after the other, from the first or the second on. */
  choose(at: 0 | 1, files: readonly File[]): void;
  stop(): void;
}

/** Files that are checked on this page. */
export function useChecks(): Checks {
  const [doing, setDoing] = useState<Doing | null>(null);
  const [said, setSaid] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [checked, setChecked] = useState<Checks['checked']>([null, null]);
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  const choose = async (at: 0 | 1, files: readonly File[]): Promise<void> => {
    under.current?.abort();
    const mine = new AbortController();
    under.current = mine;
    setFaults([]);
    let found: Checks['checked'] = at === 0 ? [null, null] : [checked[0], null];
    setChecked(found);
    for (const [i, file] of files.slice(0, 2 - at).entries()) {
      const { name } = file;
      setSaid(checkTexts.reading(name));
      setDoing({ name, n: 0, of: 0 });
      const came = await checkFile(file, {
        signal: mine.signal,
        onEntry: (n, of) => setDoing({ name, n, of }),
      }).catch(() => null);
      if (under.current !== mine) return;
      setDoing(null);
      if (came === null) return setSaid(checkTexts.stopped(name));
      if (typeof came === 'string') {
        setFaults([came]);
        return setSaid('');
      }
      found = at + i === 0 ? [came, null] : [found[0], came];
      setChecked(found);
      setSaid(checkTexts.done(name, summaryOf(came)));
    }
  };
  return {
    doing,
    said,
    faults,
    checked,
    choose: (at, files) => void choose(at, files),
    stop: () => under.current?.abort(),
  };
}
