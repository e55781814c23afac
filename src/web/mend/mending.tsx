import { createContext, use, useState } from 'react';
import type { Drafts } from '../side/changes.tsx';
import type { FactKey } from '../../kernel/facts.ts';
import type { Edit } from '../../kernel/edits.ts';
import type { Mended } from '../../kernel/record-mended.ts';
import type { Seat } from '../../kernel/seat.ts';

/** Where to begin: a line, and a fact that was so before it, where that is what was found out. */
export interface Begin {
  readonly line: number;
  readonly fact?: FactKey;
  readonly start?: Drafts;
}

/** One thing that is to be put right; `seat`: whose own answer it is, where it is one's own. */
export interface Gathered {
  readonly edit: Edit;
  readonly seat: Seat | null;
  readonly says: Mended;
}

/** Putting right at one desk: what is gathered until it is proposed, and the line that is open. */
export interface Mending {
  readonly at: Begin | null;
  readonly gathered: readonly Gathered[];
  begin(at: Begin): void;
  close(): void;
  gather(more: Gathered): void;
  leaveOut(which: Gathered): void;
  drop(): void;
}

const Context = createContext<Mending | null>(null);
export const MendingProvider = Context.Provider;

/** Putting right at this desk; null where nothing can be put right, as on looking back. */
export function useMending(): Mending | null {
  return use(Context);
}

/** What a desk gathers. */
export function useGathering(): Mending {
  const [at, setAt] = useState<Begin | null>(null);
  const [gathered, setGathered] = useState<readonly Gathered[]>([]);
  return {
    at,
    gathered,
    begin: setAt,
    close: () => setAt(null),
    // a line is put right once
    gather: (more) => setGathered([...gathered.filter((each) => !isSamePlace(each, more)), more]),
    leaveOut: (which) => setGathered(gathered.filter((each) => each !== which)),
    drop: () => setGathered([]),
  };
}

function isSamePlace({ edit: a }: Gathered, { edit: b }: Gathered): boolean {
  return 'at' in a && 'at' in b && a.at === b.at && a.decision === b.decision;
}
